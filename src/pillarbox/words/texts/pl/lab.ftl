### Laboratorium: wiele gier botów, zasady obok siebie i raporty.

## Pomoc.

cli-help-simulate = Rozgrywa wiele gier botów i liczy, co z nich wychodzi.
cli-help-simulate-more =
    Opcję --policy podaj raz na każde miejsce. Jedno miejsce gra jedną turę, kilka miejsc jedną rundę; --match rozgrywa całą partię.
    To samo ziarno daje te same liczby, co do bitu, przy każdej liczbie procesów, tutaj i na klastrze. Każda średnia jest podana z błędem standardowym.
cli-help-simulate-policies = Kto gra na następnym miejscu, tak jak w „pillarbox play”: random, highest-first, fewest-tiles, most-tiles lub perfect; w Post Office random, greedy1, greedy2, potential, rich lub strong.
cli-help-simulate-games = Ile gier; można pisać 1e6. Bez tej opcji 10000.
cli-help-simulate-seed = Liczba całkowita, z której bierze się cały los. Bez niej brana jest nowa i zostaje podana.
cli-help-simulate-error = Skończ, gdy tylko błąd standardowy będzie tak mały.
cli-help-simulate-match = Rozgrywaj całe partie.
cli-help-simulate-budget = Liczba próbek na każdą decyzję bota, który ich używa.
cli-help-simulate-workers = Pracuj w tylu procesach. Bez tej opcji po jednym na procesor.
cli-help-simulate-cluster = Pracuj na klastrze Dask, którego koordynator ma ten adres.

cli-help-arena = Każe botom grać ze sobą na tych samych kostkach i ocenia je.
cli-help-arena-more = Opcję --policy podaj co najmniej dwa razy. Każda para rozgrywa każdą grę dwukrotnie, z zamianą miejsc, na tych samych kostkach lub kartach. Oceny to punkty Elo z przedziałem, który sprawdza się w 95 takich próbach na 100; pierwszy bot ma 1000.
cli-help-arena-policies = Bot, który bierze udział, tak jak w „pillarbox play”.
cli-help-arena-games = Ile gier rozgrywa każda para w każdym ustawieniu miejsc. Bez tej opcji 200.
cli-help-arena-seed = Liczba całkowita, z której bierze się cały los. Bez niej brana jest nowa i zostaje podana.
cli-help-arena-match = Rozgrywaj całe partie.
cli-help-arena-budget = Liczba próbek na każdą decyzję bota, który ich używa.
cli-help-arena-workers = Pracuj w tylu procesach. Bez tej opcji po jednym na procesor.
cli-help-arena-cluster = Pracuj na klastrze Dask, którego koordynator ma ten adres.

cli-help-compare = Stawia zasady obok siebie: co daje jedna tura, kto ma przewagę, ile jest warta umiejętność.
cli-help-compare-more = Jedne zasady podane same są porównywane z tymi, od których pochodzą. Liczby są dokładne, gdzie tylko się da; co trzeba było symulować, jest podane z błędem.
cli-help-compare-rulesets = Identyfikatory zasad albo pliki.
cli-help-compare-seats = Przewaga pierwszego miejsca przy liczbie miejsc do tylu. Bez tej opcji 4.
cli-help-odds-report = Zapisz stronę z wykresami do tego pliku.
cli-help-compare-report = Zapisz stronę z wykresami do tego pliku.

## Co się nie udaje.

lab-too-big = Liczba położeń tego pudełka to { $positions }; do tablic trafiają tury, które mają ich najwyżej { $most }.
lab-no-lanes = Tej gry nie da się rozegrać zbiorczo.
lab-workers-lost = Utracone procesy robocze: { $times } razy, najpewniej z braku pamięci. Mniejsza ich liczba może pomóc.
lab-needs-library = Praca na klastrze wymaga biblioteki { $library }, która nie jest zainstalowana. Aby zainstalować, wpisz: pip install "pillarbox[cluster]"
lab-no-cluster = Pod adresem „{ $address }” nie odpowiada żaden koordynator Dask. Taki adres wygląda jak tcp://192.0.2.7:8786.
lab-no-workers = Klaster „{ $address }” nie ma procesów roboczych.
lab-other-version = Proces { $worker } ma Pillarbox { $theirs }, a tutaj jest { $ours }. Liczby są te same tylko przy tej samej wersji wszędzie.
lab-no-such-policy = W tej grze nie ma bota „{ $policy }”. Są: { AND($known) }.
lab-policy-meant = W tej grze nie ma bota „{ $policy }”. Czy chodziło o { $near }?
lab-no-policy = Kto ma grać? Podaj --policy NAZWA raz na każde miejsce. Nazwy wymienia „pillarbox { $command } --help”.
lab-two-policies = Arena wymaga co najmniej dwóch różnych botów, każdy podany przez --policy NAZWA.
lab-seed = Ziarno to liczba całkowita od 0 do { $most }.
lab-not-positive = { $option } przyjmuje liczbę większą od 0, na przykład 0.01, a nie „{ $text }”.

## Symulacja.

lab-progress = { $done }, zostało około { $left } s
lab-with-error = { $value } ± { $error }
lab-simulated =
    { $match ->
        [match] { $title }: { $games ->
            [one] jedna partia
            [few] { $games } partie
            [many] { $games } partii
           *[other] { $games } partii
        }, { COUNT($policies) ->
            [one] gra
            [few] grają
            [many] grają
           *[other] grają
        } { AND($policies) }, ziarno { $seed }.
        [round] { $title }: { $games ->
            [one] jedna runda
            [few] { $games } rundy
            [many] { $games } rund
           *[other] { $games } rund
        }, { COUNT($policies) ->
            [one] gra
            [few] grają
            [many] grają
           *[other] grają
        } { AND($policies) }, ziarno { $seed }.
       *[turn] { $title }: { $games ->
            [one] jedna gra
            [few] { $games } gry
            [many] { $games } gier
           *[other] { $games } gier
        }, gra { AND($policies) }, ziarno { $seed }.
    }
lab-mean =
    { $measure ->
        [throws] Średnia liczba rzutów: { $mean }; odchylenie standardowe { $sd }.
       *[score] Średni wynik: { $mean }; odchylenie standardowe { $sd }.
    }
lab-seat = Miejsce { $seat }, { $policy }: { $share } wygranych, zwrot { $net }.
lab-ties = Kilku zwycięzców: { $chance } gier.
lab-early =
    { $games ->
        [one] Żądany błąd osiągnięto po jednej grze.
        [few] Żądany błąd osiągnięto po { $games } grach.
        [many] Żądany błąd osiągnięto po { $games } grach.
       *[other] Żądany błąd osiągnięto po { $games } grach.
    }
lab-speed = Trwało to { $seconds } s: { $rate } gier na sekundę.
lab-speed-slow = Trwało to { $seconds } s: { $each } s na grę.

## Porównanie.

lab-two-games = Zasady różnych gier nie mogą stać obok siebie.
lab-title-changed = { $title }, zmienione
lab-change = { $key }: tutaj { $here }, w pierwszych zasadach { $there }.

## Arena.

lab-arena =
    { $games ->
        [one] { $title }: każda para rozgrywa jedną grę w każdym ustawieniu miejsc na tych samych kostkach lub kartach, ziarno { $seed }.
        [few] { $title }: każda para rozgrywa { $games } gry w każdym ustawieniu miejsc na tych samych kostkach lub kartach, ziarno { $seed }.
        [many] { $title }: każda para rozgrywa { $games } gier w każdym ustawieniu miejsc na tych samych kostkach lub kartach, ziarno { $seed }.
       *[other] { $title }: każda para rozgrywa { $games } gry w każdym ustawieniu miejsc na tych samych kostkach lub kartach, ziarno { $seed }.
    }
lab-arena-policy = Bot
lab-arena-elo = Elo
lab-arena-interval = Przedział 95%
lab-arena-share = Udział w wygranych
lab-arena-span = { $low } do { $high }
lab-arena-pair = Para
lab-arena-error = Błąd standardowy
lab-arena-first = Pierwsze miejsce zdobyło { $share } wszystkich wygranych.
