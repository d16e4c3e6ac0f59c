### Czego nie może mówić plik z zasadami Shut the Box: sprzeczności i wybory, które nigdy nie miałyby skutku.

right-tiles = Napisz liczbę całkowitą od 1 do { $most } albo listę różnych numerów kafelków od 1 do { $highest }.
right-limit = Napisz "auto" albo liczbę całkowitą od { $least } do { $most }.

## Pudełko.

clash-tiles-rows = Podano i tiles, i rows, a rzędy zastępują kafelki.
    .right = Zostaw jedno z dwojga.
clash-rows-unequal = Rzędy { $rows } nie są równej długości.
    .right = Daj każdemu rzędowi tyle samo kafelków.
clash-rows-shut-at-start = shut_at_start jest dla pudełka z jednym rzędem, a to ma kilka.
    .right = Ustaw shut_at_start = [] albo podaj tiles zamiast rows.
clash-rows-handicap = handicap_shut jest dla pudełka z jednym rzędem, a to ma kilka.
    .right = Ustaw handicap_shut = [] albo podaj tiles zamiast rows.
clash-rows-first-throw = first_throw_shuts wskazuje kafelek numerem, a w kilku rzędach numer może oznaczać kilka kafelków.
    .right = Ustaw first_throw_shuts = 0 albo podaj tiles zamiast rows.
clash-weights-one-row = row_weights waży rzędy pudełka, a to nie ma rzędów.
    .right = Ustaw row_weights = [] albo podaj rows zamiast tiles.
clash-weights-number = row_weights = { $row_weights } nie ma jednej liczby na każdy rząd.
    .right = Podaj po jednej liczbie na rząd, zaczynając od przedniego.
clash-rows-score = score = { $score } nie pasuje do rzędów, w których numery się powtarzają.
    .right = Wybierz score = "sum" albo "shut-sum".
clash-weights-score = score = { $score } nie waży kafelków, więc row_weights nigdy by się nie liczyło.
    .right = Wybierz score = "sum" albo "shut-sum" lub ustaw row_weights = [].
clash-shut-not-in-box = shut_at_start = { $shut_at_start } wymienia kafelek, którego nie ma w pudełku.
    .right = Wymień tylko kafelki z pudełka: { $tiles }.
clash-all-shut = shut_at_start zamyka wszystkie kafelki, więc nie byłoby o co grać.
    .right = Zostaw otwarty co najmniej jeden kafelek.
clash-handicap-not-in-box = handicap_shut = { $handicap_shut } wymienia kafelek, którego nie ma w pudełku.
    .right = Wymień tylko kafelki z pudełka: { $tiles }.
clash-handicap-all-shut = handicap_shut = { $handicap_shut } nie zostawia komuś na początku żadnego otwartego kafelka.
    .right = Zostaw każdemu miejscu co najmniej jeden otwarty kafelek.
clash-handicap-seats = handicap_shut ma więcej pozycji, niż może być miejsc: seats = { $seats }.
    .right = Podaj najwyżej jedną pozycję na miejsce.
clash-one-die-seats = handicap_one_die ma więcej pozycji, niż może być miejsc: seats = { $seats }.
    .right = Podaj najwyżej jedną pozycję na miejsce.
clash-seats-order = W seats = { $seats } większa liczba stoi pierwsza.
    .right = Napisz najpierw najmniejszą liczbę miejsc, potem największą.

## Kostki i zbiory kafelków.

clash-one-die-of-one = Kostka jest tylko jedna, więc rzut jedną kostką zamiast kilkoma nic nie znaczy.
    .right = Ustaw one_die = "never" albo ustaw dice na 2 lub więcej.
clash-one-die-sides = one_die jest dla kostek najwyżej sześciościennych, a te mają ścian { $sides }.
    .right = Ustaw one_die = "never" albo ustaw sides na 6 lub mniej.
clash-one-die-never = one_die_when = { $one_die_when } w tym pudełku nigdy się nie spełni.
    .right = Wybierz inny warunek albo ustaw one_die = "never".
clash-doubles-dice = doubles = "twice" mówi o dwóch kostkach, a tutaj dice = { $dice }.
    .right = Ustaw dice = 2 albo ustaw doubles = "plain".
clash-doubles-product = doubles = "twice" podwaja sumę, na którą sets = "product" nie patrzy.
    .right = Ustaw doubles = "plain" albo wybierz inne sets.
clash-difference-dice = sets = "difference" mówi o dwóch kostkach, a tutaj dice = { $dice }.
    .right = Ustaw dice = 2 albo wybierz inne sets.
clash-insurance-dice = insurance żyje z dubletów dwóch kostek, a tutaj dice = { $dice }.
    .right = Ustaw dice = 2 albo ustaw insurance = false.
clash-first-throw-tile = first_throw_shuts = { $first_throw_shuts } nie jest kafelkiem, który każde miejsce ma na początku otwarty.
    .right = Podaj kafelek otwarty na początku albo 0, jeśli żaden.
clash-deadly-one-die = deadly_totals ocenia rzuty dwiema lub więcej kostkami, a tutaj dice = 1.
    .right = Ustaw deadly_totals = [] albo ustaw dice na 2 lub więcej.
clash-deadly-total = deadly_totals = { $deadly_totals } wymienia sumę, której nie da się wyrzucić.
    .right = Podaj sumy możliwe przy dice = { $dice } i sides = { $sides }.
clash-deadly-all = deadly_totals wymienia każdą sumę, więc nigdy nie dałoby się niczego zamknąć.
    .right = Opuść co najmniej jedną sumę.
clash-too-many-sets = Jeden rzut mógłby dać do wyboru więcej niż { $most } zbiorów kafelków.
    .right = Weź mniej kafelków, kostek lub ścian albo ustaw most_tiles.
clash-nothing-shuts = Żaden rzut nigdy nie zamknie ani jednego kafelka w tym pudełku.
    .right = Weź kafelki, które da się wyrzucić, albo inne kostki.
clash-only-the-cap = Niektórych kafelków nigdy nie da się zamknąć, a przy stuck = "pass" grę zakończyłby dopiero limit cap.
    .right = Weź kafelki, które da się wyrzucić, inne kostki albo inną wartość stuck.

## Tura.

clash-pass-whole = stuck = "pass" przekazuje kostki dalej, czego turn = "whole" nie robi.
    .right = Ustaw turn = "alternate" albo wybierz inną wartość stuck.
clash-shared-one-die = Przy turn = "shared" jeden rzut służy wszystkim, więc nikt nie może mieć one_die.
    .right = Ustaw one_die = "never" albo wybierz inne turn.
clash-shared-must-shut = Przy turn = "shared" jeden rzut służy wszystkim, więc nikt nie może przed nim przestać.
    .right = Ustaw must_shut = true albo wybierz inne turn.
clash-shared-insurance = Przy turn = "shared" jeden rzut służy wszystkim, więc nikt nie zdobywa nim znaczników.
    .right = Ustaw insurance = false albo wybierz inne turn.
clash-shared-reopen = Przy turn = "shared" wszyscy ruszają się naraz, więc nie ma sąsiada, który otworzyłby kafelek.
    .right = Ustaw reopen = "never" albo wybierz inne turn.
clash-shared-solo-reopen = Przy turn = "shared" żaden kafelek się nie otwiera, więc solo_reopen nic by nie robiło.
    .right = Ustaw solo_reopen = 0 albo wybierz inne turn.
clash-shared-stuck = Przy turn = "shared" kto nie może nic zamknąć, ten odpada, więc stuck = { $stuck } nic by nie robiło.
    .right = Ustaw stuck = "out" albo wybierz inne turn.

## Partia.

clash-wins-round = on_shut = "wins-round" czyni zamknięte pudełko najlepszym w rundzie, wbrew wins = "highest".
    .right = Ustaw on_shut = "ends-turn" albo wins = "lowest".
clash-elimination = match = "elimination" usuwa tych z wysoką sumą, wbrew wins = "highest".
    .right = Ustaw wins = "lowest" albo wybierz inne match.
clash-first-to = match = "first-to" to wyścig do wysokiej sumy, wbrew wins = "lowest".
    .right = Ustaw wins = "highest" albo wybierz match = "until".
clash-limit-auto = limit = "auto" to suma wszystkich kafelków, która nie jest miarą dla score = { $score }.
    .right = Ustaw limit na liczbę.
clash-rounds-cap = rounds = { $rounds } to więcej, niż pozwala cap_rounds = { $cap_rounds }.
    .right = Umów się na mniej rund albo podnieś cap_rounds.
