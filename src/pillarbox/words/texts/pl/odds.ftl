### `odds` dla kilku graczy i rady, które patrzą na pozostałych.

cli-help-odds-seats = Ilu graczy, od 2 do 12: szanse w jednej rundzie między nimi, gdy każdy zna wcześniejsze wyniki.
cli-help-odds-match = Szanse w całej partii według jej zasad, a nie w jednej turze lub rundzie.
odds-seats-objective = Przy kilku graczach każdy gra o wygraną: cel „{ $objective }” jest dla jednego gracza. Pomiń go albo podaj { $win }.
odds-win-alone = W grze solo nie ma z kim wygrać: przy celu { $win } podaj --seats z liczbą od 2 wzwyż.
odds-seats-cost = To wymaga około { $seconds } s pracy i { $megabytes } MB pamięci.
odds-seats-round =
    { $seats ->
        [one] { $title }: jedna runda, { $seats } gracz, każdy gra na własny oczekiwany wynik.
        [few] { $title }: jedna runda, { $seats } gracze, każdy gra na własny oczekiwany wynik.
        [many] { $title }: jedna runda, { $seats } graczy, każdy gra na własny oczekiwany wynik.
       *[other] { $title }: jedna runda, { $seats } gracza, każdy gra na własny oczekiwany wynik.
    }
odds-seats-match =
    { $seats ->
        [one] { $title }: cała partia, { $seats } gracz, każdy gra na własny oczekiwany wynik.
        [few] { $title }: cała partia, { $seats } gracze, każdy gra na własny oczekiwany wynik.
        [many] { $title }: cała partia, { $seats } graczy, każdy gra na własny oczekiwany wynik.
       *[other] { $title }: cała partia, { $seats } gracza, każdy gra na własny oczekiwany wynik.
    }
odds-seats-value = Oczekiwany zysk pierwszego gracza: { $value }, gdzie samodzielna wygrana liczy się +{ $win }, a przegrana -1.
odds-seats-stakes = Oczekiwane punkty stawki pierwszego gracza: { $value }
odds-seats-certificate = Ta wartość na pewno leży między { $lower } a { $upper }.
odds-seats-error = Błąd standardowy tego oszacowania: { $error }
odds-seats-tie = Szansa na remis: { $chance }
odds-seats-player = Gracz
odds-seats-share = Część wygranych
odds-seats-net = Punkty stawki
odds-seats-shut = Zamyka pudełko
odds-match-objective = W całej partii gra się o jej własny wynik: pomiń cel „{ $objective }”.
odds-alone = { $title }: cała partia jednego gracza, cel gry to jej wynik.
odds-alone-shut = Szansa na zamknięcie pudełka choć raz: { $chance }
odds-alone-length = Rzutów w partii: średnio { $throws }.
odds-rounds-mean = Oczekiwana liczba rund: { $mean }, odchylenie { $sd }.
odds-rounds-head = Rundy

cli-help-advise-objective = O co gramy: score (domyślnie), shut, reach:K (wynik K lub lepszy), worst albo win (o partię).
cli-help-scores = Wyniki już uzyskane w tej rundzie, w kolejności tur; wtedy liczy się, kto wygra partię.
cli-help-beat = Wynik do pobicia, to samo co --scores z jednym wynikiem.
cli-help-totals = Sumy wszystkich graczy przed tą rundą, w kolejności tur.
cli-help-advise-seats = Ilu jest graczy, jeśli nie wynika to z wyników i sum.
cli-help-advise-number = Która runda trwa, jeśli umówiono się na liczbę rund.
advise-not-numbers = { $option } przyjmuje liczby całkowite oddzielone przecinkami, najwyżej { $most }, a nie „{ $text }”.
advise-state-or-scores = Podaj albo --state, które mówi wszystko o pozostałych graczach, albo { $option }, nie jedno i drugie.
advise-scores-or-beat = Podaj albo --scores, albo --beat, nie jedno i drugie: --beat K to to samo co --scores K.
