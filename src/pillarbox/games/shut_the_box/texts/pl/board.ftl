### Plansza w przeglądarce: napisy, tytuły, wskazówki. `$post` to „yes” w wersji pocztowej, gdzie kafelki są listami.

## Tytuły nad pudełkiem.

board-title-starter = Kto zaczyna?
board-title-roll-off = Po jednej kostce na rozstrzygnięcie remisu
board-title-roll = Twój rzut
board-title-roll-shared = Rzuć za wszystkich
board-title-turn = Kolej gracza { $name }
board-title-rolling = Kostki się toczą
board-title-threw = Twój rzut: { $faces }
board-title-threw-by = Rzut gracza { $name }: { $faces }
board-title-shared = Wspólny rzut: { $faces }
board-title-dice = Ile kostek?
board-title-stop = Rzucasz dalej czy kończysz?
board-title-reopen =
    { $post ->
        [yes] Odesłać jeden list graczowi { $name }?
       *[no] Otworzyć znów kafelek gracza { $name }?
    }
board-title-reopen-wait = { $name } może znów otworzyć jeden kafelek
board-title-unstick = Otwórz ponownie jeden kafelek
board-title-flip = Czy któryś kafelek znów się otworzy?
board-title-after = Twoje pudełko na koniec
board-title-after-of = Pudełko gracza { $name } na koniec

## Obok tytułu.

board-note-beat = Do pobicia: { $score } ({ $name })
board-note-round = Runda { $round }
board-note-round-of = Runda { $round } z { $rounds }

## Wskazówki pod pudełkiem.

board-hint-reopen =
    { $post ->
        [yes] Wrócić może każdy doręczony list: tylko teraz i tylko jeden.
       *[no] Otworzyć można każdy kafelek zamknięty w grze: tylko teraz i tylko jeden.
    }
board-hint-unstick = Ten rzut niczego nie zamyka, więc jeden kafelek musi się znów otworzyć.
board-hint-dice = Wpisz liczbę kostek albo naciśnij przycisk.
board-hint-dice-touch = Wybierz, iloma kostkami rzucasz.
board-hint-stop = Jeśli kończysz, wynik zostaje.
board-hint-real = Rzuć własnymi kostkami i wpisz, co wypadło.
board-hint-real-for = Rzuć za gracza { $name } i wpisz, co wypadło.
board-hint-dead =
    { $post ->
        [yes] Żaden rzut nie doręczy już wszystkich tych listów; doręcz, co się da.
       *[no] Żaden rzut nie zamknie już tego pudełka; zamknij, co się da.
    }
board-hint-roll = Naciśnij spację albo przycisk.
board-hint-wait =
    { $count ->
        [one] Czekamy na gracza { $names }.
        [few] Czekamy na graczy: { $names }.
        [many] Czekamy na graczy: { $names }.
       *[other] Czekamy na graczy: { $names }.
    }
board-hint-complete =
    { $post ->
        [yes] Razem { $sum }. Doręcz albo odłóż jeden list.
       *[no] Razem { $sum }. Zamknij albo odłóż jeden kafelek.
    }
board-hint-only = Do tego rzutu pasuje tylko { $tiles }.
board-hint-sum =
    { $post ->
        [yes] Wybierz listy o sumie { $sum }.
       *[no] Wybierz kafelki o sumie { $sum }.
    }
board-hint-any = Wybierz { $tiles }.
board-hint-ways =
    { $ways ->
        [one] Z { $tiles } można grać dalej na { $ways } sposób.
        [few] Z { $tiles } można grać dalej na { $ways } sposoby.
        [many] Z { $tiles } można grać dalej na { $ways } sposobów.
       *[other] Z { $tiles } można grać dalej na { $ways } sposobu.
    }
board-hint-add = Masz { $tiles }: dołóż { $rest }.
board-hint-typed = Kafelek { $typed }…
board-hint-warn = To kosztuje { $loss } pkt. Lepiej: { $best }.
board-refused =
    { $post ->
        [yes] List { $tile } nie pasuje do tego rzutu.
       *[no] Kafelek { $tile } nie pasuje do tego rzutu.
    }
board-refused-with =
    { $post ->
        [yes] List { $tile } nie pasuje do { $tiles }.
       *[no] Kafelek { $tile } nie pasuje do { $tiles }.
    }

## Nazwy kafelków, dla czytników ekranu.

board-box = Pudełko gracza { $name }
board-tile-open =
    { $post ->
        [yes] List { $tile }, czeka
       *[no] Kafelek { $tile }, otwarty
    }
board-tile-legal =
    { $post ->
        [yes] List { $tile }, można doręczyć
       *[no] Kafelek { $tile }, otwarty, można zamknąć
    }
board-tile-chosen =
    { $post ->
        [yes] List { $tile }, wybrany
       *[no] Kafelek { $tile }, wybrany
    }
board-tile-dim =
    { $post ->
        [yes] List { $tile }, nie pasuje
       *[no] Kafelek { $tile }, otwarty, nie pasuje
    }
board-tile-behind = Kafelek { $tile }, otwarty, za innym kafelkiem
board-tile-shut =
    { $post ->
        [yes] List { $tile }, doręczony
       *[no] Kafelek { $tile }, zamknięty
    }
board-tile-fixed =
    { $post ->
        [yes] List { $tile }, doręczony od początku
       *[no] Kafelek { $tile }, zamknięty od początku
    }
board-tile-reopen =
    { $post ->
        [yes] List { $tile }, doręczony, może wrócić
       *[no] Kafelek { $tile }, zamknięty, może się znów otworzyć
    }

## Kostki i suma.

board-dice = Kostki pokazują: { $faces }
board-die = Kostka pokazuje { $face }
board-dice-wait = Kostki czekają
board-sealed = Rzut { $throw }, zapieczętowany
board-sealed-none = Kostki zapieczętowane
board-check = Sprawdź te kostki
board-by-hand = Rzucane ręką
board-markers =
    { $count ->
        [0] Bez znaczników
        [one] { $count } znacznik
        [few] { $count } znaczniki
        [many] { $count } znaczników
       *[other] { $count } znacznika
    }
board-sum = { $sum } z { $aim }
board-shut =
    { $post ->
        [yes] Wszystko doręczone
       *[no] Pudełko zamknięte
    }
board-sum-all = razem
board-sum-done = gotowe
board-sum-left = brakuje { $left }
board-sum-ways =
    { $ways ->
        [one] { $ways } możliwość
        [few] { $ways } możliwości
        [many] { $ways } możliwości
       *[other] { $ways } możliwości
    }
board-real-head = Co pokazują twoje kostki?
board-real-die = Kostka { $die } z { $of }
board-real-done = Wypadło { $faces }
board-real-missing =
    { $left ->
        [one] Wpisz jeszcze { $left } kostkę
        [few] Wpisz jeszcze { $left } kostki
        [many] Wpisz jeszcze { $left } kostek
       *[other] Wpisz jeszcze { $left } kostki
    }

## Przyciski.

board-act-shut =
    { $post ->
        [yes] Doręcz { $tiles }
       *[no] Zamknij { $tiles }
    }
board-act-shut-short =
    { $post ->
        [yes] Doręcz, brakuje { $left }
       *[no] Zamknij, brakuje { $left }
    }
board-act-shut-none =
    { $post ->
        [yes] Najpierw wybierz listy
       *[no] Najpierw wybierz kafelki
    }
board-act-anyway =
    { $post ->
        [yes] Mimo to doręcz { $tiles }
       *[no] Mimo to zamknij { $tiles }
    }
board-act-again = Pomyśl jeszcze
board-act-back = Odłóż { $tile }
board-act-keep = Oszczędź gracza { $name }
board-act-reopen =
    { $post ->
        [yes] Odeślij list { $tile }
       *[no] Otwórz znów { $tile }
    }
board-act-reopen-none =
    { $post ->
        [yes] Wybierz list
       *[no] Wybierz kafelek
    }
board-act-stop = Kończę
board-act-more = Rzucam dalej
board-act-undo = Cofnij
board-act-dice =
    { $count ->
        [1] Jedna kostka
        [2] Dwie kostki
        [3] Trzy kostki
       *[4] Cztery kostki
    }
board-act-roll =
    { $count ->
        [1] Rzuć jedną kostką
        [2] Rzuć dwiema kostkami
        [3] Rzuć trzema kostkami
       *[4] Rzuć czterema kostkami
    }

## Wersja pocztowa.

board-post-delivered = doręczony
board-post-return = Zwrot do nadawcy

## Trener.

board-coach = Trener
board-coach-reopen = Co to zmieni graczowi { $name }
board-coach-now = Teraz: { $worth }.
board-coach-open = Otwórz listę trenera
board-coach-close = Zamknij listę trenera
board-coach-how = Jak pomaga trener
board-coach-how-off = Wyłącz
board-coach-how-on = Włącz
board-coach-how-warn = Ostrzegaj
board-coach-off = Trener milczy.
board-coach-warns = Trener odezwie się przed kosztownym wyborem.
board-coach-thinking = Trener liczy.
board-coach-waits = Trener czeka na twój następny wybór.
board-coach-best = Najlepsze.
board-coach-costs = Kosztuje { $loss } pkt.
board-coach-fits = pasuje do { $tiles }
board-coach-more =
    { $count ->
        [one] I jeszcze { $count } wybór, droższy od tych.
        [few] I jeszcze { $count } wybory, droższe od tych.
        [many] I jeszcze { $count } wyborów, droższych od tych.
       *[other] I jeszcze { $count } wyboru, droższego od tych.
    }
board-coach-dice =
    { $count ->
        [1] Jedna kostka
        [2] Dwie kostki
        [3] Trzy kostki
       *[4] Cztery kostki
    }
board-coach-stop = Koniec tury
board-coach-keep = Zostaw wszystko tak, jak jest.
board-coach-line = Najlepsze: { $best }, warte { $worth }.
board-coach-line-fits = Najlepsze: { $best }, warte { $worth }; z { $tiles } najwyżej { $other }.

## Klawisze, do pomocy pod „?”.

board-keys-tiles = wybór kafelków
board-keys-shut = zamknij
board-keys-roll = rzuć
board-keys-back = cofnij

## Układanie zasad domowych: pytania, ich znaczenie i odpowiedzi.

build-number = { $number }
build-other = Jak w zasadach { $rules }
build-tiles = Kafelki
build-tiles-about = Ile stoi na początku
build-start = Zamknięte na początku
build-start-about = Gra krótsza albo trudniejsza
build-start-none = Żadne
build-start-three = 1, 2 i 3
build-start-odd = Nieparzyste
build-start-even = Parzyste
build-start-seven = Wszystkie oprócz 7
build-dice = Kostki w rzucie
build-dice-about = Zanim widać oczka
build-one-die = Jedna kostka zamiast kilku
build-one-die-about = Kiedy wolno albo trzeba ją rzucić
build-one-die-never = Nigdy
build-one-die-may-high = Wolno, gdy 7 i wyższe są zamknięte
build-one-die-may-six = Wolno, przy sumie do 6
build-one-die-must-six = Trzeba, przy sumie do 6
build-sets = Rzut może zamknąć
build-sets-about = Kafelki o tej sumie albo mniej
build-sets-any = Dowolny zestaw
build-sets-two = Najwyżej dwa
build-sets-one = Dokładnie jeden
build-sets-dice = Kostki albo sumę
build-score = Wynik
build-score-about = Ile kosztują stojące kafelki
build-score-sum = Suma
build-score-count = Liczba
build-score-digital = Czytane jak cyfry
build-shut = Zamknięcie pudełka
build-shut-about = Wszystkie kafelki leżą
build-shut-wins = Wygrywa od razu
build-shut-ends = Inni grają dalej
build-shut-match = Wygrywa partię
build-match = Partia
build-match-about = Aż ktoś wygra
build-match-single = Jedna runda
build-match-rounds = 5 rund
build-match-out = Odpada przy 45
build-match-until = Do 100
build-first = Pierwszy rzut
build-first-about = Kafelek, który musi zamknąć
build-first-free = Cokolwiek
build-first-tile = Kafelek { $tile }
build-deadly = Zabójcza suma
build-deadly-about = Kończy turę, zanim coś się zamknie
build-deadly-none = Brak
build-deadly-seven = 7 oczek
build-stuck = Pusty rzut
build-stuck-about = Gdy niczego nie da się zamknąć
build-stuck-out = Kończy turę
build-stuck-pass = Oddaje kostki
build-stuck-reopen = Otwiera kafelek
build-turn = Tury
build-turn-about = Kto rzuca i dla kogo
build-turn-whole = Do pustego rzutu
build-turn-alternate = Po jednym rzucie
build-turn-shared = Jeden dla wszystkich
build-reopen = Sąsiad
build-reopen-about = Po każdym ruchu
build-reopen-never = Patrzy
build-reopen-neighbour = Może otworzyć jeden kafelek
build-insurance = Ubezpieczenie
build-insurance-about = Dublet daje znacznik na zły rzut
build-insurance-no = Bez znaczników
build-insurance-yes = Znaczniki
build-doubles = Dublety
build-doubles-about = Ile liczy się dublet
build-doubles-plain = Suma
build-doubles-twice = Podwójna suma
build-go-on = Dalsza gra
build-go-on-about = Gdy można jeszcze coś zamknąć
build-go-on-must = Trzeba rzucać
build-go-on-may = Wolno skończyć
build-starter = Kto zaczyna
build-starter-about = Każdą nową rundę
build-starter-rotate = Po kolei
build-starter-die = Najwyższa kostka
build-starter-first = Pierwsze miejsce
build-starter-loser = Przegrany
build-ties = Równe wyniki
build-ties-about = Gdy dwoje ma tyle samo
build-ties-share = Podział
build-ties-sum = Niższa suma
build-ties-roll = Dogrywka kostką
build-stake = Punkty stawki
build-stake-about = Punkty w puli, nigdy pieniądze
build-stake-none = Brak
build-stake-pot = Pula
build-stake-double = Pula, podwójnie za zamknięte pudełko
build-stake-loser = Płaci najgorszy
