### Wiersz poleceń: pomoc, odmowy i to, co polecenia mówią poza swoimi danymi.

## Pomoc. Zwykłe teksty bez zmiennych: są kopiowane do spisu, żeby pomoc nie potrzebowała Fluenta.

cli-help-usage = Użycie:
cli-help-usage-options = [OPCJE]
cli-help-usage-command = [POLECENIE ...]
cli-help-arguments = Argumenty:
cli-help-options = Opcje:
cli-help-commands = Polecenia:
cli-help-examples = Przykłady:

cli-help-json = Odpowiedz w formacie JSON na standardowym wyjściu.
cli-help-lang = Język: en, pl lub nl. Bez tej opcji decyduje PILLARBOX_LANG albo język systemu.
cli-help-plain = Same wiersze tekstu, bez rysunków i kolorów: dla potoków i czytników ekranu.
cli-help-data = Katalog z twoimi partiami. Bez tej opcji PILLARBOX_DATA albo zwykłe miejsce w systemie.
cli-help-help = Pokaż tę pomoc.
cli-help-version = Pokaż wersję.
cli-help-ruleset = Identyfikator zasad z listy „pillarbox rulesets” albo plik z zasadami.
cli-help-changes = Zmień jeden klucz zasad, na przykład rounds=3. Można podać kilka razy.
cli-help-state = Położenie w notacji zapisów: do wszystkiego, czego nie powie --open.

cli-help-pillarbox = Shut the Box we wszystkich odmianach: rozegraj partię do końca i poznaj dokładne szanse. Bez polecenia otwiera się stół.
cli-help-pillarbox-more = „pillarbox POLECENIE --help” mówi więcej o poleceniu.

cli-help-play = Rozegraj całą partię tutaj, w terminalu.
cli-help-play-more =
    W pojedynkę, z przyjaciółmi przy jednej klawiaturze albo przeciw botom. O to, czego nie podasz, program zapyta. Każda partia zapisuje się w trakcie gry: po „koniec”, Ctrl-C albo zaniku prądu ciąg dalszy przez --resume.
    Zapis partii dowodzi potem uczciwości kostek: są ustalone przed pierwszym rzutem, a „pillarbox verify” je sprawdza.
cli-help-play-ruleset = Identyfikator zasad, dowolna ich nazwa albo plik.
cli-help-play-seats = Kto zajmuje następne miejsce: imię albo bot:POLICY. W Shut the Box POLICY to random, highest-first, fewest-tiles, most-tiles lub perfect; w Post Office random, greedy1, greedy2, potential, rich lub strong. Podaj raz na każde miejsce.
cli-help-play-seed = Weź rzuty z tego tekstu: ten sam tekst daje te same rzuty. Zapis partii to zaznacza.
cli-help-play-real-dice = Rzucaj własnymi kostkami i wpisuj wyniki. Zapis partii to zaznacza.
cli-help-play-resume = Graj dalej partię, którą przerwano: jej identyfikator albo jego początek. Bez niego: lista wszystkich niedokończonych.
cli-help-play-abandon = Przerwij tę partię na dobre. Jej zapis zostaje, a ziarno zostaje ujawnione.
cli-help-play-record = Zapisz partię także do tego pliku, na końcu albo przy wyjściu.

cli-help-rulesets = Wypisz zasady, znajdź je po dowolnej nazwie albo sprawdź plik.
cli-help-rulesets-more = Dokładny identyfikator albo plik pokazuje się w całości: zasady zwykłymi słowami, źródło i klucze.
cli-help-rulesets-ruleset = Identyfikator, plik albo tekst do wyszukania w nazwach, na przykład canoga.
cli-help-rulesets-check = Sprawdź ten plik i wypisz wszystkie błędy z wierszem i kluczem. Gdy są błędy, kod wyjścia to 1.
cli-help-rulesets-schema = Wypisz schemat JSON plików z zasadami, dla edytorów.
cli-help-rulesets-hint = „pillarbox rulesets NAZWA” pokazuje zasady w całości, „pillarbox play NAZWA” zaczyna grę.

cli-help-legal = Wypisz, na co pozwala rzut w danym położeniu.
cli-help-open = Otwarte kafelki, na przykład 1,2,5. W pudełkach o kilku rzędach a9 stoi przed b1.
cli-help-throw = Wyrzucone oczka, na przykład 3+2, albo sama suma, jeśli nic innego się nie liczy.
cli-help-first = To pierwszy rzut w turze. Oczywiste, gdy otwarte są wszystkie kafelki z początku.

cli-help-advise = Powiedz, ile wart jest każdy wybór w danym położeniu i dlaczego.
cli-help-advise-more = Przed rzutem porównuje liczby kostek, po rzucie zestawy kafelków. Każda liczba jest dokładna.

cli-help-odds = Oblicz dokładne szanse w turze, w rundzie kilku graczy albo w partii.
cli-help-odds-objective = O co gra jeden gracz: score (domyślnie), shut, reach:K (wynik K lub lepszy), reach (wszystkie takie wyniki) albo worst; przy kilku graczach win.

cli-help-verify = Sprawdź kostki, ruchy i wynik zapisu partii, bez sieci.
cli-help-verify-more = Kod wyjścia to 1, jeśli cokolwiek w zapisie się nie zgadza.
cli-help-force = Nadpisz plik, jeśli już istnieje.
cli-help-record = Plik z zapisem, identyfikator partii lub jego początek albo - dla standardowego wejścia.

cli-help-convert = Wypisz zapis w notacji dla ludzi albo jako JSON dla programów.
cli-help-convert-to = notation (domyślnie) albo json.
cli-help-convert-output = Zapisz do tego pliku zamiast na standardowe wyjście.

cli-help-stats = Pokaż, co tu rozegrano: partie, zwycięstwa i wyniki dla każdych zasad.
cli-help-stats-player = Tylko ten gracz. Bez tego wszyscy.

cli-help-plugins = Pokaż, co wnoszą inne pakiety i co jest z nimi nie tak.

## Co poszło nie tak.

cli-empty = { $name } jest puste. Pomiń to albo coś wpisz.
cli-no-such-command = Nie ma polecenia { $text }. { COUNT($near) ->
        [0] Listę poleceń pokazuje „pillarbox --help”.
       *[other] Może chodziło o { OR($near) }?
    }
cli-no-such-option = Nie ma opcji { $option }. { COUNT($near) ->
        [0] Listę opcji pokazuje „pillarbox { $command } --help”.
       *[other] Może chodziło o { OR($near) }?
    }
cli-missing = Brakuje { $name }. Przykład pokazuje „pillarbox { $command } --help”.
cli-option-value = { $takes ->
        [no-value] Opcja { $option } nie przyjmuje wartości.
       *[value] Po opcji { $option } trzeba podać wartość.
    }
cli-too-many = Nie wiadomo, co zrobić z „{ $text }”. Co może tu stać, pokazuje „pillarbox { $command } --help”.
cli-usage = { $text }
cli-not-whole = { $option } przyjmuje liczbę całkowitą od { $least } do { $most }, a nie „{ $text }”.
cli-not-both = { $one } i { $other } wykluczają się: podaj tylko jedno z nich.
cli-file-missing = Nie ma pliku „{ $file }”.
cli-file-folder = „{ $file }” to katalog, a potrzebny jest plik.
cli-folder-missing = Nie ma katalogu „{ $folder }”, w którym miałby powstać plik „{ $file }”.
cli-file-there = Plik „{ $file }” już istnieje. Podaj inną nazwę albo --force, by go nadpisać.
cli-file-forbidden = Pliku „{ $file }” nie wolno otworzyć: nie pozwalają na to jego uprawnienia.
cli-file-full = Dysk jest pełny; nie da się nic więcej zapisać.
cli-file = Pliku „{ $file }” nie da się użyć: { $text }.
cli-broken = Pillarbox sam się pomylił ({ $kind }: { $text }). Nic nie przepadło. Zgłoś to, proszę, podając swoje polecenie i to, co dopisze PILLARBOX_DEBUG=1.

## Położenia.

cli-with = Po --with podaje się klucz i wartość, na przykład rounds=3, a nie „{ $text }”.
cli-too-long = Opis położenia ma ponad { $most } znaków.
cli-throw-unreadable = „{ $text }” to nie rzut. Podaj oczka, na przykład 3+2, albo ich sumę.
cli-faces-matter = Tu ma znaczenie, które kostki dają { $throw }: podaj ich oczka, na przykład 3+2.
cli-open-no-tile = W tym pudełku nie ma kafelka { $tile }; są w nim { $tiles }.
cli-open-twice = Kafelek { $tile } jest podany dwa razy.
cli-open-none = Tu żaden kafelek nie jest otwarty: pudełko jest zamknięte, a tura skończona, więc nie ma już nic do zrobienia.
cli-open-unreadable = „{ $text }” nie jest listą kafelków; podaj otwarte kafelki jednego pudełka po przecinku, na przykład 1,2,5.
cli-no-throw-now = W tym położeniu nie czeka się na rzut.
cli-throw-impossible =
    { $dice ->
        [1] Rzut { $throw } jest tu niemożliwy: rzuca się jedną kostką o oczkach od 1 do { $sides }.
       *[other] Rzut { $throw } jest tu niemożliwy: liczba rzucanych kostek to { OR($counts) }, oczka od 1 do { $sides }.
    }
cli-total-impossible =
    { $dice ->
        [1] Suma { $total } jest tu niemożliwa: rzuca się jedną kostką o oczkach od 1 do { $sides }.
       *[other] Suma { $total } jest tu niemożliwa: liczba rzucanych kostek to { OR($counts) }, oczka od 1 do { $sides }.
    }
cli-legal-reopen = Trzeba ponownie otworzyć jeden zamknięty kafelek: { OR($tiles) }.

## Co wpisuje się przy stole.

cli-ambiguous = „{ $text }” może znaczyć { OR($choices) }. Co wybierasz?
cli-not-understood = { $kind ->
        [tiles] Nie wiadomo, co znaczy „{ $text }”. Wpisz kafelki, na przykład 5 4, albo ?, żeby zobaczyć możliwości.
       *[anything] Nie wiadomo, co znaczy „{ $text }”. Możliwości pokazuje ?.
    }

cli-choose-now = { $kind ->
        [tiles] Najpierw wybierz kafelki do zamknięcia, na przykład 5 4; ? pokazuje możliwości.
       *[anything] Najpierw wybierz; ? pokazuje możliwości.
    }
cli-throw-now = Pora rzucać: naciśnij Enter albo wpisz pomoc.
cli-faces-now =
    { $dice ->
        [one] Wpisz liczbę, którą pokazuje kostka, od 1 do { $sides }.
        [few] Wpisz { $dice } liczby, które pokazują kostki, każdą od 1 do { $sides }, na przykład { $example }.
        [many] Wpisz { $dice } liczb, które pokazują kostki, każdą od 1 do { $sides }, na przykład { $example }.
       *[other] Wpisz { $dice } liczby, które pokazują kostki, każdą od 1 do { $sides }, na przykład { $example }.
    }
cli-faces-right =
    { $dice ->
        [one] { $total }? (Enter potwierdza; albo wpisz jeszcze raz.)
        [few] { AND($faces) }, razem { $total }? (Enter potwierdza; albo wpisz jeszcze raz.)
        [many] { AND($faces) }, razem { $total }? (Enter potwierdza; albo wpisz jeszcze raz.)
       *[other] { AND($faces) }, razem { $total }? (Enter potwierdza; albo wpisz jeszcze raz.)
    }
cli-look-away-first = Wybór zaczyna się, gdy inni nie patrzą: wtedy naciśnij Enter.
cli-throw-first = Przed rzutem nie ma czego wybierać.
cli-no-undo = Nie ma czego cofnąć: po rzucie i po ruchu kogoś innego wszystko zostaje, jak jest.
cli-enter-throws = (Enter)
cli-type-faces = Wpisz, co pokazują kostki.
cli-enter-only = Jedyna możliwość to { $choice }. (Enter)
cli-enter-takes = (Enter: { $choice })
cli-enter-or-stop = (Enter: rzut, { $stop }: koniec tury)
cli-enter-takes-or-stop = (Enter: { $choice }; { $stop }: koniec tury)
cli-possible = Możliwości: { $choices }.
cli-yes = Tak, { $choice } jest możliwe.
cli-look-away = { $name }, twoja kolej na tajny wybór. Inni niech nie patrzą. (Enter)

cli-word-quit = koniec
    .about = { $word }: odejdź od stołu; partia zostaje zapisana i można ją kiedyś dokończyć
cli-word-help = pomoc
    .about = { $word }: ta lista
cli-word-hint = podpowiedź, podpowiedz
    .about = { $word }: co zrobiłby trener i dlaczego
cli-word-undo = cofnij
    .about = { $word }: cofnij ostatni wybór, do najbliższego rzutu
cli-word-rules = zasady
    .about = { $word }: zasady tej partii
cli-word-table = stół, stol
    .about = { $word }: pudełka wszystkich graczy
cli-word-score = wyniki
    .about = { $word }: tabela wyników
cli-word-keep = zostaw
    .about = { $word }: zostaw kafelki sąsiada bez zmian
cli-word-stop = stop
    .about = { $word }: zakończ swoją turę, jeśli zasady na to pozwalają
cli-word-throw = rzut
cli-word-yes = tak
cli-table-help = Enter rzuca kostkami albo przyjmuje to, co podano w nawiasie. Kafelki do zamknięcia wpisuje się tak: 5 4, 5+4 albo 54. Sam znak zapytania pokazuje możliwości; 54? pyta, czy tak wolno.

## Partia, od pierwszego pytania do ostatniego słowa.

cli-marks = W pudełku { $shut } to kafelek zamknięty, { $fixed } taki, którego nie było w grze, a (9) taki, który stoi za innym; { $turn } wskazuje, kogo pytamy.
cli-you = Gracz
cli-welcome = Witaj w Pillarbox, w domu gry Shut the Box.
cli-unfinished = Niedokończone partie; wpisz identyfikator, żeby grać dalej:
cli-unfinished-none = Żadna partia nie czeka tu na dokończenie.
cli-unfinished-how = Aby grać dalej albo przerwać partię na dobre:
cli-unfinished-more = { $more ->
        [one] Niedokończona jest jeszcze jedna. Wszystkie:
        [few] Niedokończone są jeszcze { $more }. Wszystkie:
        [many] Niedokończonych jest jeszcze { $more }. Wszystkie:
       *[other] Niedokończonych jest jeszcze { $more }. Wszystkie:
    }
cli-unfinished-row = { $ruleset }: { AND($names) }, od { $when } UTC
cli-abandon-short = Tego nie da się cofnąć, więc podaj co najmniej { $least } znaki nazwy partii.
cli-abandoned = Partia { $match } jest przerwana na dobre. Jej zapis zostaje, a kostki można już sprawdzić.
cli-kept-as = Ta partia ma identyfikator { $match }.
cli-ask-ruleset = Według jakich zasad? (Enter: { $id }. Wpisz część dowolnej nazwy, żeby ją znaleźć, ? pokazuje wszystkie.)
cli-ask-seats-two = Kto gra? Imiona po przecinku, najwyżej { $most }; { $bot } to bot. (Enter: { $name } przeciw niemu)
cli-ask-seats-one = Kto gra? (Enter: { $name })
cli-ask-rounds = Ile rund? (Enter: { $usual })
cli-ask-limit =
    { $auto ->
        [yes] Jaki limit punktów? Słowo „auto” oznacza sumę wszystkich kafelków pudełka. (Enter: { $usual })
       *[no] Jaki limit punktów? (Enter: { $usual })
    }
cli-asked-unfit = Nie można tu przyjąć „{ $text }”.
cli-asked-wrong = { $wrong } { $right }
cli-ask-stake = Ile punktów stawki w każdej rundzie? (Enter: { $usual })
cli-match-of = { $title }: { AND($names) }.
cli-dice-committed = Od tej chwili kostki są ustalone. Ich pieczęć to długa liczba, która zaczyna się od { $seal }; zapis partii otworzy ją na końcu.
cli-dice-seeded = Rzuty pochodzą z twojego tekstu, więc można je było znać z góry; zapis partii to zaznacza.
cli-dice-by-hand = Rzuca się własnymi kostkami; zapis partii to zaznacza.
cli-bot-instead = { $name } gra tak jak fewest-tiles. { $why }
cli-alone-no-neighbour = W pojedynkę nie ma sąsiada, który mógłby ponownie otworzyć kafelek: gra się bez tego. Klucz solo_reopen zostawia to przypadkowi.
cli-alone-no-stakes = W pojedynkę nie ma punktów stawki.
cli-how = Wpisz pomoc, żeby zobaczyć, co można wpisać.
cli-resumed = { COUNT($names) ->
        [one] Ciąg dalszy: { $title }, gra { AND($names) }.
        [few] Ciąg dalszy: { $title }, grają { AND($names) }.
        [many] Ciąg dalszy: { $title }, grają { AND($names) }.
       *[other] Ciąg dalszy: { $title }, grają { AND($names) }.
    }
cli-match-over = Partia { $match } jest skończona. „pillarbox verify { $match }” ją sprawdza.
cli-left-before = Do zobaczenia.
cli-left = Partia jest zapisana. Aby grać dalej:
cli-kept = Partia jest zapisana. Aby sprawdzić jej kostki i ruchy albo ją wypisać:
cli-record-written = Zapis partii jest w pliku „{ $file }”.
cli-place = { $place }. { $name }

## Zestawy zasad.

cli-rulesets-none = Nic nie nazywa się „{ $text }”. Wszystkie zasady pokazuje „pillarbox rulesets”.
cli-rulesets-also = Inne nazwy: { $names }.
cli-rulesets-source = Źródło: { $source }
cli-check-done = { $faults ->
        [0] Plik „{ $file }” nie ma błędów.
        [one] Plik „{ $file }” ma { $faults } błąd.
        [few] Plik „{ $file }” ma { $faults } błędy.
        [many] Plik „{ $file }” ma { $faults } błędów.
       *[other] Plik „{ $file }” ma { $faults } błędu.
    }

## Zapisy partii.

cli-no-record = Nie ma pliku „{ $text }” ani zapisanej tu partii o identyfikatorze z takim początkiem.
cli-no-such-form = Nie ma postaci „{ $text }”: może to być { OR($forms) }.
cli-verify-dice = { $holds ->
        [yes] Rzuty są takie, jak zapieczętowano je przed partią.
       *[no] Rzuty nie są prawdziwe.
    }
cli-verify-deck = { $holds ->
        [yes] Karty są takie, jak zapieczętowano je przed partią.
       *[no] Karty nie są prawdziwe.
    }
cli-verify-moves = { $holds ->
        [yes] Ruchy są zgodne z zasadami.
       *[no] Ruchy nie są zgodne z zasadami.
    }
cli-verify-result = { $holds ->
        [yes] Wynik jest prawidłowy.
       *[no] Wynik nie jest prawidłowy.
    }
cli-verify-chain = { $holds ->
        [yes] Niczego później nie zmieniono, nie dodano ani nie pominięto.
       *[no] Coś później zmieniono, dodano albo pominięto.
    }
cli-verify-at = Zdarzenie { $event }: { $wrong }
cli-verify-line = Wiersz { $line } (zdarzenie { $event }): { $wrong }
cli-verify-true = Zapis jest prawdziwy.
cli-verify-false = Zapis nie jest prawdziwy.
cli-verify-so-far = Zapis jest prawdziwy, na ile go dotąd jest.
cli-verify-unread = Zapisu nie da się odczytać do końca, więc nie jest sprawdzony.

## Statystyki.

cli-stats-none = Nikt nie rozegrał tu jeszcze żadnej partii do końca.
cli-stats-bots =
    { $matches ->
        [one] { $matches } partię rozegrały same boty i nie liczy się ona: liczby dotyczą ludzi.
        [few] { $matches } partie rozegrały same boty i nie liczą się one: liczby dotyczą ludzi.
        [many] { $matches } partii rozegrały same boty i nie liczą się one: liczby dotyczą ludzi.
       *[other] { $matches } partii rozegrały same boty i nie liczą się one: liczby dotyczą ludzi.
    }
cli-stats-none-of = { $player } nie ma tu jeszcze żadnej partii rozegranej do końca.
cli-stats-unread = Tych partii nie da się odczytać, więc się nie liczą: { $matches }.
cli-stats-games = Partie
    .is = { $games }
cli-stats-wins = Wygrane
    .is = { $shared ->
        [0] { $wins } z { $rivals }
        [one] { $wins } z { $rivals }; jedna wspólna liczy się za pół
        [few] { $wins } z { $rivals }; { $shared } wspólne liczą się po pół
        [many] { $wins } z { $rivals }; { $shared } wspólnych liczy się po pół
       *[other] { $wins } z { $rivals }; { $shared } wspólnej liczy się po pół
    }
cli-stats-streak = Wygrane z rzędu
    .is = teraz { $now }, najwięcej { $longest }
cli-stats-score = Wynik
    .is = najlepszy { $best }, średni { $mean }
cli-stats-stakes = Punkty stawki
    .is = { $stakes }

## Szanse i rady.

cli-help-odds-exact = Pokaż ułamki w całości, choćby były bardzo długie.
cli-no-odds = Dla { $ruleset } nie oblicza się szans.
cli-number = { $value }
cli-percent = { $value } %
cli-working = Trwa obliczanie ...
cli-thinking = { $name } myśli ...
cli-odds-of = { $title }: jedna tura jednego gracza, cel gry to { $objective }.
cli-objective = { $objective ->
        [score] oczekiwany wynik
        [shut] szansa na zamknięcie pudełka
        [worst] najlepszy wynik, który jest pewny
        [win] wygrana
       *[reach] szansa na { $goal } lub lepiej
    }
cli-odds-reach-head = Tyle lub lepiej
cli-odds-worst = Najlepszy pewny wynik: { $value }
cli-odds-reach = Szansa na { $goal } lub lepiej: { $value }
cli-odds-exactly = Dokładnie: { $value }
cli-odds-mean = Oczekiwany wynik: { $mean }, odchylenie { $sd }.
cli-odds-throws-mean = Oczekiwana liczba rzutów: { $mean }, odchylenie { $sd }.
cli-odds-length = Rzutów w turze: średnio { $throws }.
cli-odds-certificate = Oczekiwana wartość na pewno leży między { $lower } a { $upper }.
cli-odds-certain-digits = Wszystkie cyfry oczekiwanej wartości są pewne.
cli-odds-score-head = Wynik
cli-odds-throws-head = Rzuty
cli-odds-chance-head = Szansa
cli-no-coach = Dla tej gry nie ma trenera.
cli-hint-best = Trener wybrałby { $choice }, wartość { $value }. { $why }
cli-hint-other = { $choice } byłoby gorsze o { $loss }.
cli-hint-dice =
    { $dice ->
        [1] Jedna kostka jest warta { $value }.
        [2] Dwie kostki są warte { $value }.
        [3] Trzy kostki są warte { $value }.
       *[4] Cztery kostki są warte { $value }.
    }
cli-hint-stop = Zakończenie tury jest warte { $value }.
cli-advise-head = Wartości: { $objective }.
cli-advise-best = { $value }, najlepiej
cli-advise-loses = { $value }, gorzej o { $loss }
