### Dlaczego zasady nie pozwalają na ruch i czego nie da się odczytać.

post-refused-seats = Liczba graczy w tej odmianie: od { $fewest } do { $most }, a nie { $seats }.
post-refused-no-deal = Teraz nie rozdaje się kart: najpierw ktoś musi wybrać.
post-refused-dealt = Karty { $card } nie ma już wśród tych, które mogą zostać rozdane.
post-refused-not-now =
    { $stage ->
        [keep] Wybierz, którą z dwóch kart zatrzymujesz; jeśli wybór już padł, zaczekaj na innych.
        [place] Wyłóż kartę, którą trzymasz w ręce; jeśli obie już leżą, zaczekaj na innych.
        [over] Gra jest skończona.
       *[deal] Zaczekaj, aż karty zostaną rozdane.
    }
post-refused-keep = Nie trzymasz karty { $card }. Możesz zatrzymać { OR($hand) }.
post-refused-laid = Karta { $card } już leży na stole.
post-refused-not-held = Nie trzymasz karty { $card }. W ręce: { $hand }.
post-refused-turns = Kartę obraca się o 0, 1, 2 lub 3 ćwierćobroty, a nie o { $turns }.
post-refused-half-turn = Karta { $card } po półobrocie wygląda tak samo: napisz r{ $turns }.
post-refused-apart = W tym miejscu karta { $card } niczego by nie zakryła. Karta musi zakryć co najmniej jedno pole karty leżącej na stole.
post-refused-covers-all = W tym miejscu karta { $card } tylko by zakrywała. Co najmniej jedno jej pole musi leżeć obok kart na stole.
post-refused-too-long = W tym miejscu karta { $card } wydłużyłaby układ ponad dozwolone w tej odmianie pola, których może być { $most }.

post-unreadable-action = „{ $text }” nie jest ruchem. Napisz „keep A07”, by zatrzymać kartę, albo „A07 r1 +2-1”, by ją wyłożyć: karta, ćwierćobroty, rząd i kolumna.
post-unreadable-outcome = „{ $text }” nie jest kartą tej talii.
post-unreadable-value = Nie da się odczytać { $key }={ $value } (od znaku { $place }).
post-unreadable-card-twice = Karta { $card } jest w dwóch miejscach.
post-unreadable-card-not-in-play = Karty { $card } nie ma wśród kart w grze.
post-unreadable-passed = Karty { $card } nie ma tam, dokąd została podana.
post-unreadable-layer = Karta { $card } nie może leżeć tam, gdzie leży.
post-unreadable-stage = Karty wyłożone i trzymane nie pasują do etapu { $stage } rundy { $round }.

post-picture-empty = Rysunek nie pokazuje żadnej karty.
post-picture-columns = Wiersz { $line } rysunku powinien numerować kolumny po kolei.
post-picture-rows = Wiersz { $line } rysunku powinien mieć numer następnego rzędu.
post-picture-number = W wierszu { $line } rysunku stoi „{ $text }” zamiast liczby.
post-picture-code = W wierszu { $line } rysunku stoi „{ $code }” zamiast pola.
