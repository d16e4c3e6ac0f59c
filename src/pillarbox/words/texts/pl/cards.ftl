### Stół gry Post Office w terminalu.

## Przed partią.

cards-committed = Od tej chwili kolejność kart jest ustalona. Jej pieczęć to długa liczba, która zaczyna się od { $seal }; zapis partii otworzy ją na końcu.
cards-seeded = Karty pochodzą z twojego tekstu, więc można je było znać z góry; zapis partii to zaznacza.
cards-no-dice = W tej grze nie ma kostek, więc --real-dice nic tu nie znaczy.
cli-help-play-think = Post Office: strong myśli około tylu milisekund na rundę, od 10 do 10000. Bez tej opcji liczy próby, co trwa około jednej dziesiątej sekundy, i na te same karty odpowiada tak samo.
cli-help-play-deck = Post Office: graj kartami z tego pliku talii.

## Wykładanie kart.

cards-such-as = (na przykład { $example }; { $card }? pokazuje, gdzie może leżeć)
cards-confirm =
    { $cards ->
        [1] Karta leży na próbę. Enter zatwierdza, { $undo } podnosi ją z powrotem.
       *[other] Obie karty leżą na próbę. Enter je zatwierdza, { $undo } podnosi ostatnią.
    }
cards-draft-done = Wszystkie karty leżą: naciśnij Enter, żeby zatwierdzić, albo wpisz { $undo }.
cards-draft-empty = Żadna karta nie jest wyłożona na próbę, więc nie ma czego cofnąć.
cards-no-draft = Wśród kart wyłożonych na próbę nie ma „{ $text }”; są tam { AND($cards) }.
cards-peek-whom = Nie wiadomo, o kogo chodzi: „{ $text }”. Wybierz { OR($names) }.
cards-lifted =
    { COUNT($cards) ->
        [1] Do ręki wraca { $cards }.
       *[other] Do ręki wracają { AND($cards) }: bez pierwszej druga nie może tam leżeć.
    }
cards-not-a-placement = Nie wiadomo, co znaczy „{ $text }”. Kartę wykłada się tak: { $example }, czyli karta, ćwierćobroty, rząd i kolumna jej lewego górnego pola.
cards-where = Gdzie ma leżeć { $card }? Dodaj rząd i kolumnę lewego górnego pola, na przykład { $example }.
cards-which = Która karta: { OR($cards) }?
cards-spots-count =
    { $count ->
        [one] { $card } może leżeć w jednym miejscu. Wpisz { $card } r0? albo r1, r2, r3, żeby zobaczyć miejsca przy jednym obrocie.
        [few] { $card } może leżeć w { $count } miejscach. Wpisz { $card } r0? albo r1, r2, r3, żeby zobaczyć miejsca przy jednym obrocie.
        [many] { $card } może leżeć w { $count } miejscach. Wpisz { $card } r0? albo r1, r2, r3, żeby zobaczyć miejsca przy jednym obrocie.
       *[other] { $card } może leżeć w { $count } miejsca. Wpisz { $card } r0? albo r1, r2, r3, żeby zobaczyć miejsca przy jednym obrocie.
    }
cards-spots-marked =
    { $count ->
        [one] { $card }: lewe górne pole może leżeć w jednym miejscu, oznaczonym znakiem { $open }.
        [few] { $card }: lewe górne pole może leżeć w { $count } miejscach, oznaczonych znakiem { $open }.
        [many] { $card }: lewe górne pole może leżeć w { $count } miejscach, oznaczonych znakiem { $open }.
       *[other] { $card }: lewe górne pole może leżeć w { $count } miejsca, oznaczonych znakiem { $open }.
    }
cards-spots-listed =
    { $count ->
        [one] { $card } może leżeć w jednym miejscu, rząd i kolumna: { $places }.
        [few] { $card } może leżeć w { $count } miejscach, rząd i kolumna: { $places }.
        [many] { $card } może leżeć w { $count } miejscach, rząd i kolumna: { $places }.
       *[other] { $card } może leżeć w { $count } miejsca, rząd i kolumna: { $places }.
    }
cards-count-of = Liczenie, { $name }:

## Co można wpisać.

cards-help = Kartę wykłada się, podając jej nazwę, ćwierćobroty, rząd i kolumnę lewego górnego pola tak, jak będzie leżało: A02 r1 +2-1 albo A02 r1 2 -1. Obie karty rundy leżą na próbę, póki nie zatwierdzi ich Enter. Sam znak zapytania pokazuje możliwości; A02 r1? pokazuje, gdzie ta karta może leżeć.
cards-word-hint = { $word }: co zrobiłby trener i dlaczego
cards-word-undo = { $word }: podnieś ostatnią kartę wyłożoną na próbę; { $word } A02 podnosi właśnie tę
cards-word-keep = { $word } A02: zatrzymaj tę kartę i podaj drugą dalej
cards-word-peek = { $word }: co leży zakryte w twoim układzie; { $word } i imię: w czyimś
cards-word-table = { $word }: układy wszystkich graczy
cards-word-score = { $word }: twoje punkty linia po linii i wyniki innych
cli-word-peek = zajrzyj

## Podpowiedzi i rady.

cards-hint-best = Trener wybrałby { $choices }: na koniec można wtedy liczyć na { $value } p.
cards-hint-keep = Trener zatrzymałby { $choices }: na koniec można wtedy liczyć na { $value } p., po odjęciu zysku sąsiada.
cards-hint-other = { $choices }: to traci { $loss }.
cards-hint-equal = { $choices }: to jest równie dobre.
cards-advise-equal = { $value }, na ile można orzec, tak samo dobre jak najlepsze
cards-needs-state = W Post Office potrzebna jest pozycja: --state PLIK.json z tym, co wie jedna osoba.
cli-nobody-thinks = Tutaj --think nic nie zmieni: tylko bot:strong w grze Post Office myśli według zegara.
cards-no-meaning = { $option } nic nie znaczy w grze { $game }.
cards-legal-elsewhere = „pillarbox legal” dotyczy rzutów, a w tej grze ich nie ma; gdzie może leżeć karta, mówi „pillarbox tableau PLIK.json --legal KARTA”.
cards-no-such-card = „{ $text }” nie jest kartą tej talii ani sześcioma polami w rodzaju „f..m..”.
cards-named-twice = Karta { $card } jest podana dwa razy.
cards-no-order = Więcej niż { $most } karty naraz można rozważyć tylko z biblioteką numba (aby ją zainstalować, wpisz: pip install "pillarbox[fast]") i tylko karty talii podane z nazwy.
cards-too-many =
    { $most ->
        [0] Ten układ ma dziewięć kart, więc więcej wyłożyć nie można.
        [one] Można tu rozważyć tylko jedną kartę.
        [few] Naraz można rozważyć najwyżej { $most } karty.
        [many] Naraz można rozważyć najwyżej { $most } kart.
       *[other] Naraz można rozważyć najwyżej { $most } karty.
    }
cards-rank = W grze dla jednej osoby to { $rank }.

cli-help-tableau = Post Office: ile wart jest układ, gdzie może leżeć karta, gdzie kartom jest najlepiej.
cli-help-tableau-more = Plik zawiera wyłożone karty jako JSON, najpierw startową: karta, ćwierćobroty, rząd i kolumna.
cli-help-tableau-file = Plik JSON z wyłożonymi kartami albo - jako standardowe wejście.
cli-help-tableau-legal = Pokaż, gdzie może leżeć ta karta: jej nazwa albo sześć pól.
cli-help-tableau-best = Powiedz, gdzie najlepiej wyłożyć jedną lub dwie karty, na przykład A05,A12, i dlaczego. Więcej kart przychodzi w tej kolejności, po dwie na rundę; pokazany jest najlepszy znaleziony sposób wyłożenia wszystkich.
cli-help-tableau-deck = Karty pochodzą z tego pliku talii.
cli-help-budget = Post Office: ile próbek patrzenia w przód wolno zużyć, od 1 do 2000. Bez tego około jednej dziesiątej sekundy.
cli-help-advise-state = Pozycja w notacji zapisu partii, na wszystko, czego nie powie --open. W Post Office plik JSON z tym, co wie jedna osoba, albo - jako standardowe wejście.
cli-help-deck = Post Office: co zawiera talia kart i co jest w niej błędne.
cli-help-deck-more = Talia to plik JSON, rysunek każdej karty albo tabela z nagłówkami.
cli-help-deck-file = Plik talii, - jako standardowe wejście albo nazwa talii dołączonej do gry.
cli-help-deck-check = Wymień wszystkie błędy, karta po karcie. Kod wyjścia to 1, jeśli jakieś są.
cli-help-deck-fit = Wylicz od nowa, ile przy tych kartach są warte niedokończone linie, dla botów na tym komputerze. Trwa to kilka minut.
