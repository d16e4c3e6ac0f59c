### Zasady odmiany prozą: po jednym zdaniu na każdy wybór w zestawie zasad.

explain-part-box = Pudełko
explain-part-dice = Kostki
explain-part-throw = Rzut
explain-part-turn = Tura
explain-part-score = Wynik i partia

## Pudełko.

explain-seats =
    { $fewest ->
        [one] Dla jednego gracza lub więcej, najwyżej dla { $most }.
        [few] Liczba graczy: od { $fewest } do { $most }.
        [many] Liczba graczy: od { $fewest } do { $most }.
       *[other] Liczba graczy: od { $fewest } do { $most }.
    }
explain-seats-exactly =
    { $seats ->
        [one] Dla { $seats } gracza.
        [few] Dla { $seats } graczy.
        [many] Dla { $seats } graczy.
       *[other] Dla { $seats } gracza.
    }
explain-tiles-run =
    { $count ->
        [one] W pudełku jest { $count } kafelek.
        [few] W pudełku są { $count } kafelki z numerami od 1 do { $count }.
        [many] W pudełku jest { $count } kafelków z numerami od 1 do { $count }.
       *[other] W pudełku jest { $count } kafelka.
    }
explain-tiles-list =
    { COUNT($tiles) ->
        [one] W pudełku jest tylko jeden kafelek, z numerem { $tiles }.
        [few] W pudełku są kafelki { AND($tiles) }.
        [many] W pudełku są kafelki { AND($tiles) }.
       *[other] W pudełku są kafelki { AND($tiles) }.
    }
explain-rows =
    { $rows ->
        [2] Kafelki stoją w dwóch rzędach, jeden za drugim; liczba kafelków w rzędzie: { $columns }.
       *[3] Kafelki stoją w trzech rzędach, jeden za drugim; liczba kafelków w rzędzie: { $columns }.
    }
explain-row-front = Z przodu jest rząd { $row }: { $tiles }.
explain-row = Za nim stoi rząd { $row }: { $tiles }.
explain-rows-order = Kafelek można zamknąć dopiero wtedy, gdy kafelek przed nim już leży; jeden rzut może zamknąć oba. Kafelki o tym samym numerze w różnych rzędach to różne kafelki i można je zamknąć razem.
explain-all-open = Na początku wszystkie kafelki są otwarte.
explain-shut-at-start =
    { COUNT($tiles) ->
        [one] Kafelek { $tiles } jest zamknięty od początku, nigdy się nie otwiera i nigdy się nie liczy.
        [few] Kafelki { AND($tiles) } są zamknięte od początku, nigdy się nie otwierają i nigdy się nie liczą.
        [many] Kafelki { AND($tiles) } są zamknięte od początku, nigdy się nie otwierają i nigdy się nie liczą.
       *[other] Kafelki { AND($tiles) } są zamknięte od początku, nigdy się nie otwierają i nigdy się nie liczą.
    }
explain-no-handicap-shut = Wszyscy zaczynają z tymi samymi otwartymi kafelkami.
explain-handicap-shut =
    { COUNT($tiles) ->
        [one] Gracz { $seat } ma fory: kafelek { $tiles } jest zamknięty od początku i nigdy się nie liczy.
        [few] Gracz { $seat } ma fory: kafelki { AND($tiles) } są zamknięte od początku i nigdy się nie liczą.
        [many] Gracz { $seat } ma fory: kafelki { AND($tiles) } są zamknięte od początku i nigdy się nie liczą.
       *[other] Gracz { $seat } ma fory: kafelki { AND($tiles) } są zamknięte od początku i nigdy się nie liczą.
    }

## Kostki.

explain-dice =
    { $dice ->
        [1] Rzuca się jedną zwykłą kostką.
        [2] Rzuca się dwiema zwykłymi kostkami.
        [3] Rzuca się trzema zwykłymi kostkami.
       *[4] Rzuca się czterema zwykłymi kostkami.
    }
explain-dice-sides =
    { $dice ->
        [1] Rzuca się jedną kostką; liczba ścianek: { $sides }.
        [2] Rzuca się dwiema kostkami; liczba ścianek każdej: { $sides }.
        [3] Rzuca się trzema kostkami; liczba ścianek każdej: { $sides }.
       *[4] Rzuca się czterema kostkami; liczba ścianek każdej: { $sides }.
    }
explain-one-die-never = Rzuca się zawsze wszystkimi naraz, nigdy tylko jedną.
explain-one-die-may-sum-at-most = Gdy otwarte kafelki dają razem { $sum } lub mniej, można rzucić tylko jedną kostką; wybiera się przed każdym rzutem od nowa.
explain-one-die-may-sum-free = Gdy pierwsze stojące kafelki wszystkich kolumn dają razem { $sum } lub mniej, można rzucić tylko jedną kostką; wybiera się przed każdym rzutem od nowa.
explain-one-die-may-high-shut = Gdy wszystkie kafelki od 7 wzwyż są zamknięte, można rzucić tylko jedną kostką; wybiera się przed każdym rzutem od nowa.
explain-one-die-may-only-one = Gdy otwarty jest już tylko kafelek 1, można rzucić tylko jedną kostką; wybiera się przed każdym rzutem od nowa.
explain-one-die-may-last-row = Gdy stoi już tylko ostatni rząd, a w nim żaden kafelek od 7 wzwyż, można rzucić tylko jedną kostką; wybiera się przed każdym rzutem od nowa.
explain-one-die-must-sum-at-most = Gdy otwarte kafelki dają razem { $sum } lub mniej, rzuca się tylko jedną kostką.
explain-one-die-must-sum-free = Gdy pierwsze stojące kafelki wszystkich kolumn dają razem { $sum } lub mniej, rzuca się tylko jedną kostką.
explain-one-die-must-high-shut = Gdy wszystkie kafelki od 7 wzwyż są zamknięte, rzuca się tylko jedną kostką.
explain-one-die-must-only-one = Gdy otwarty jest już tylko kafelek 1, rzuca się tylko jedną kostką.
explain-one-die-must-last-row = Gdy stoi już tylko ostatni rząd, a w nim żaden kafelek od 7 wzwyż, rzuca się tylko jedną kostką.
explain-no-handicap-one-die = To samo dotyczy wszystkich graczy.
explain-handicap-one-die = Gracz { $seat } ma własną zasadę: „{ $rule }”

## Rzut.

explain-sets-sum = Rzutem zamyka się dowolne otwarte kafelki, które dają razem sumę oczek.
explain-sets-one-tile = Rzutem zamyka się dokładnie jeden otwarty kafelek: taki jak jedna z kostek albo taki jak suma oczek.
explain-sets-dice-or-total = Rzutem zamyka się kafelek sumy oczek albo, gdy na każdej kostce jest inna liczba, kafelki wszystkich kostek.
explain-sets-total-else-dice = Jeśli kafelek sumy oczek jest otwarty, rzut zamyka właśnie jego; jeśli nie, zamyka każdy otwarty kafelek, którego numer widać na kostce. Nie ma tu nic do wyboru.
explain-sets-dice-or-sum = Rzutem zamyka się dowolne otwarte kafelki, które dają razem sumę oczek, albo kafelki liczb z kostek; przy dublecie wystarczy zamknąć jego kafelek raz.
explain-sets-difference = Rzutem zamyka się dowolne otwarte kafelki, które dają razem sumę oczek albo różnicę obu kostek.
explain-sets-product = Liczby z kostek się mnoży; rzutem zamyka się dowolne otwarte kafelki, które dają razem ten iloczyn.
explain-doubles-plain = Dublet liczy się jak każdy inny rzut.
explain-doubles-twice = Dublet liczy się podwójnie: 3 i 3 to 12.
explain-any-number-of-tiles = Jednym rzutem można zamknąć dowolnie wiele kafelków.
explain-most-tiles =
    { $most ->
        [one] Jednym rzutem można zamknąć tylko { $most } kafelek.
        [few] Jednym rzutem można zamknąć najwyżej { $most } kafelki.
        [many] Jednym rzutem można zamknąć najwyżej { $most } kafelków.
       *[other] Jednym rzutem można zamknąć najwyżej { $most } kafelka.
    }
explain-must-shut = Kto może coś zamknąć, musi to zrobić.
explain-may-stop = Przed każdym rzutem oprócz pierwszego w turze można skończyć i zachować wynik.
explain-first-throw-free = Pierwszy rzut w turze jest taki jak każdy inny.
explain-first-throw-turn = Pierwszy rzut w turze musi zamknąć kafelek { $tile }, sam lub z innymi; jeśli nie może, tura kończy się ze wszystkimi kafelkami otwartymi.
explain-first-throw-match = Pierwszy rzut w turze musi zamknąć kafelek { $tile }, sam lub z innymi; komu się to nie uda, odpada z partii.
explain-no-deadly = Żadna suma oczek nie jest zakazana.
explain-deadly-turn = Rzut dwiema lub więcej kostkami z sumą { OR($totals) } kończy turę, zanim cokolwiek zostanie zamknięte.
explain-deadly-round = Rzut dwiema lub więcej kostkami z sumą { OR($totals) } kończy rundę dla wszystkich, zanim cokolwiek zostanie zamknięte.
explain-no-insurance = Nie ma znaczników, które ratują turę.
explain-insurance = Za każdy dublet dostaje się znacznik, którego można od razu użyć. Rzut, którym nie da się nic zamknąć, kosztuje znacznik i tura trwa dalej, więc nieudany dublet nie kosztuje nic.

## Tura.

explain-turn-whole = Gracz rzuca raz po raz, aż tura się skończy; potem następny gracz otwiera pudełko od nowa.
explain-turn-alternate = Każdy ma własne pudełko i rzuca po jednym razie, po kolei; kto już skończył, jest pomijany.
explain-turn-shared = Każdy ma własne pudełko, a każdy rzut jest dla wszystkich. Wybiera się w tajemnicy, a wszystkie wybory pokazuje się razem.
explain-stuck-out = Rzut, którym gracz nie może nic zamknąć, kończy jego turę.
explain-stuck-pass = Rzut, którym gracz nie może nic zamknąć, niczego nie zmienia; kostki wędrują dalej.
explain-stuck-reopen-one = Kto nie może nic zamknąć, musi ponownie otworzyć jeden z zamkniętych kafelków i gra dalej; jeśli nie ma czego otworzyć, tura się kończy.
explain-stuck-marker-out = Kto nie może nic zamknąć i nie ma znacznika, którym mógłby zapłacić, kończy turę.
explain-stuck-marker-pass = Kto nie może nic zamknąć i nie ma znacznika, którym mógłby zapłacić, nic nie traci; kostki wędrują dalej.
explain-stuck-marker-reopen-one = Kto nie może nic zamknąć i nie ma znacznika, którym mógłby zapłacić, musi ponownie otworzyć jeden z zamkniętych kafelków i gra dalej; jeśli nie ma czego otworzyć, tura się kończy.
explain-reopen-never = Zamknięty kafelek zostaje zamknięty.
explain-reopen-neighbour = Po każdym ruchu, po którym zostaje otwarty kafelek, poprzedni gracz w kolejności może ponownie otworzyć jeden z kafelków tego, kto wykonał ruch, nawet dopiero co zamknięty.
explain-reopen-finished-may = Kto już skończył, zachowuje to prawo.
explain-reopen-finished-not = Kto już skończył, traci to prawo.
explain-no-solo-reopen = W grze jednoosobowej żaden kafelek nie otwiera się przypadkiem.
explain-solo-reopen = W grze jednoosobowej po każdym ruchu jest { $percent } procent szans, że jeden wylosowany zamknięty kafelek otworzy się ponownie.
explain-on-shut-wins-game = Kto zamknie wszystkie kafelki, od razu wygrywa i gra się kończy.
explain-on-shut-wins-round = Kto zamknie wszystkie kafelki, od razu wygrywa rundę.
explain-on-shut-ends-turn = Kto zamknie wszystkie kafelki, ten skończył; pozostali grają dalej.
explain-on-shut-wins-match = Kto zamknie wszystkie kafelki, od razu wygrywa całą partię.
explain-on-shut-no-turn = Kto nie miał w tej rundzie swojej tury, niczego nie dolicza do łącznego wyniku.
explain-on-shut-boxes-stand = Pozostałe pudełka liczą się wtedy tak, jak stoją.
explain-cap =
    { $throws ->
        [one] W jednej rundzie każdy ma najwyżej { $throws } rzut; potem liczy się pudełko takie, jakie jest.
        [few] W jednej rundzie każdy ma najwyżej { $throws } rzuty; potem liczy się pudełko takie, jakie jest.
        [many] W jednej rundzie każdy ma najwyżej { $throws } rzutów; potem liczy się pudełko takie, jakie jest.
       *[other] W jednej rundzie każdy ma najwyżej { $throws } rzutu; potem liczy się pudełko takie, jakie jest.
    }
explain-cap-rounds-lowest =
    { $rounds ->
        [one] Najpóźniej po { $rounds } rundzie wygrywa najniższy łączny wynik.
        [few] Najpóźniej po { $rounds } rundach wygrywa najniższy łączny wynik.
        [many] Najpóźniej po { $rounds } rundach wygrywa najniższy łączny wynik.
       *[other] Najpóźniej po { $rounds } rundy wygrywa najniższy łączny wynik.
    }
explain-cap-rounds-highest =
    { $rounds ->
        [one] Najpóźniej po { $rounds } rundzie wygrywa najwyższy łączny wynik.
        [few] Najpóźniej po { $rounds } rundach wygrywa najwyższy łączny wynik.
        [many] Najpóźniej po { $rounds } rundach wygrywa najwyższy łączny wynik.
       *[other] Najpóźniej po { $rounds } rundy wygrywa najwyższy łączny wynik.
    }

## Wynik i partia.

explain-score-weighted = Wynik to suma kafelków, które zostały otwarte.
explain-score-sum =
    { COUNT($tiles) ->
        [one] Wynik to suma kafelków, które zostały otwarte: gdy jest to { $tiles }, wynosi { $score }.
        [few] Wynik to suma kafelków, które zostały otwarte: gdy są to { AND($tiles) }, wynosi { $score }.
        [many] Wynik to suma kafelków, które zostały otwarte: gdy są to { AND($tiles) }, wynosi { $score }.
       *[other] Wynik to suma kafelków, które zostały otwarte: gdy są to { AND($tiles) }, wynosi { $score }.
    }
explain-score-count =
    { COUNT($tiles) ->
        [one] Wynik to liczba kafelków, które zostały otwarte: gdy jest to { $tiles }, wynosi { $score }.
        [few] Wynik to liczba kafelków, które zostały otwarte: gdy są to { AND($tiles) }, wynosi { $score }.
        [many] Wynik to liczba kafelków, które zostały otwarte: gdy są to { AND($tiles) }, wynosi { $score }.
       *[other] Wynik to liczba kafelków, które zostały otwarte: gdy są to { AND($tiles) }, wynosi { $score }.
    }
explain-score-digital =
    { COUNT($tiles) ->
        [one] Wynik to kafelki, które zostały otwarte, odczytane od lewej do prawej jako jedna liczba: gdy jest to { $tiles }, wynosi { $score }.
        [few] Wynik to kafelki, które zostały otwarte, odczytane od lewej do prawej jako jedna liczba: gdy są to { AND($tiles) }, wynosi { $score }.
        [many] Wynik to kafelki, które zostały otwarte, odczytane od lewej do prawej jako jedna liczba: gdy są to { AND($tiles) }, wynosi { $score }.
       *[other] Wynik to kafelki, które zostały otwarte, odczytane od lewej do prawej jako jedna liczba: gdy są to { AND($tiles) }, wynosi { $score }.
    }
explain-score-shut-sum = Wynik to suma zamkniętych kafelków.
explain-row-weight =
    { $weight ->
        [1] Kafelki rzędu { $row } liczą się raz.
        [2] Kafelki rzędu { $row } liczą się podwójnie.
        [3] Kafelki rzędu { $row } liczą się potrójnie.
       *[0] Kafelki rzędu { $row } mnoży się przez { $weight }.
    }
explain-match-single-lowest = Gra się jedną rundę; wygrywa najniższy wynik.
explain-match-single-highest = Gra się jedną rundę; wygrywa najwyższy wynik.
explain-match-rounds-lowest =
    { $rounds ->
        [one] Partia to { $rounds } runda; wygrywa najniższy wynik.
        [few] Partia to { $rounds } rundy; wyniki się sumuje i wygrywa najniższy łączny wynik.
        [many] Partia to { $rounds } rund; wyniki się sumuje i wygrywa najniższy łączny wynik.
       *[other] Partia to { $rounds } rundy; wyniki się sumuje i wygrywa najniższy łączny wynik.
    }
explain-match-rounds-highest =
    { $rounds ->
        [one] Partia to { $rounds } runda; wygrywa najwyższy wynik.
        [few] Partia to { $rounds } rundy; wyniki się sumuje i wygrywa najwyższy łączny wynik.
        [many] Partia to { $rounds } rund; wyniki się sumuje i wygrywa najwyższy łączny wynik.
       *[other] Partia to { $rounds } rundy; wyniki się sumuje i wygrywa najwyższy łączny wynik.
    }
explain-match-elimination = Wyniki rund się sumuje. Po każdej rundzie odpada każdy, kto ma { $limit } lub więcej; wygrywa ostatni, kto zostanie. Jeśli ostatni odpadną razem, wygrywa najniższy łączny wynik.
explain-match-until-lowest = Wyniki rund się sumuje, aż na koniec rundy ktoś ma { $limit } lub więcej; wtedy wygrywa najniższy łączny wynik.
explain-match-until-highest = Wyniki rund się sumuje, aż na koniec rundy ktoś ma { $limit } lub więcej; wtedy wygrywa najwyższy łączny wynik.
explain-match-first-to = Wyniki rund się sumuje; wygrywa ten, kto pierwszy ma na koniec rundy { $limit } lub więcej, a jeśli jest ich kilku, ten z najwyższym łącznym wynikiem.
explain-ties-share = Przy równych wynikach wygrana jest wspólna.
explain-ties-lower-sum = Przy równych wynikach rozstrzyga niższa suma otwartych kafelków; jeśli i ona jest równa, wygrana jest wspólna.
explain-ties-roll-off = Przy równych wynikach każdy z remisujących rzuca jedną kostką i wygrywa najwyższy rzut; równe rzuty się powtarza.
explain-starter-once = Zaczyna pierwszy gracz.
explain-starter-rotate = Pierwszą rundę zaczyna pierwszy gracz; potem zaczynają kolejni, którzy są jeszcze w grze.
explain-starter-highest-die = Przed pierwszą rundą każdy rzuca jedną kostką i zaczyna ten, kto ma najwięcej; równe rzuty się powtarza. Potem zaczynają kolejni, którzy są jeszcze w grze.
explain-starter-highest-die-once = Najpierw każdy rzuca jedną kostką i zaczyna ten, kto ma najwięcej; równe rzuty się powtarza.
explain-starter-first-seat = Każdą rundę zaczyna pierwszy z graczy, którzy są jeszcze w grze.
explain-starter-loser = Pierwszą rundę zaczyna pierwszy gracz, a każdą następną ten, kto miał najgorszy wynik w poprzedniej. Jeśli jest ich kilku, rzucają o to kostką.
explain-no-stake = Nie gra się o stawki.
explain-stake-pot =
    { $stake ->
        [one] W każdej rundzie każdy wkłada do puli { $stake } punkt stawki, a zwycięzca ją zabiera; kilku zwycięzców dzieli ją dokładnie po równo.
        [few] W każdej rundzie każdy wkłada do puli { $stake } punkty stawki, a zwycięzca ją zabiera; kilku zwycięzców dzieli ją dokładnie po równo.
        [many] W każdej rundzie każdy wkłada do puli { $stake } punktów stawki, a zwycięzca ją zabiera; kilku zwycięzców dzieli ją dokładnie po równo.
       *[other] W każdej rundzie każdy wkłada do puli { $stake } punktu stawki, a zwycięzca ją zabiera; kilku zwycięzców dzieli ją dokładnie po równo.
    }
explain-stake-loser-pays =
    { $stake ->
        [one] Po każdej rundzie gracz z najgorszym wynikiem płaci każdemu z pozostałych { $stake } punkt stawki; kilku dzieli tę zapłatę dokładnie po równo.
        [few] Po każdej rundzie gracz z najgorszym wynikiem płaci każdemu z pozostałych { $stake } punkty stawki; kilku dzieli tę zapłatę dokładnie po równo.
        [many] Po każdej rundzie gracz z najgorszym wynikiem płaci każdemu z pozostałych { $stake } punktów stawki; kilku dzieli tę zapłatę dokładnie po równo.
       *[other] Po każdej rundzie gracz z najgorszym wynikiem płaci każdemu z pozostałych { $stake } punktu stawki; kilku dzieli tę zapłatę dokładnie po równo.
    }
explain-shut-pays =
    { $points ->
        [one] Kto zamknie pudełko, dostaje zamiast tego { $points } punkt od każdego z pozostałych, także od tych, którzy nie mieli swojej tury.
        [few] Kto zamknie pudełko, dostaje zamiast tego { $points } punkty od każdego z pozostałych, także od tych, którzy nie mieli swojej tury.
        [many] Kto zamknie pudełko, dostaje zamiast tego { $points } punktów od każdego z pozostałych, także od tych, którzy nie mieli swojej tury.
       *[other] Kto zamknie pudełko, dostaje zamiast tego { $points } punktu od każdego z pozostałych, także od tych, którzy nie mieli swojej tury.
    }
explain-stake-points = Punkty stawki to tylko punkty, nigdy pieniądze.

## W pojedynkę.

explain-part-alone = W pojedynkę
explain-alone-least = W pojedynkę gra się o jak najniższy wynik.
explain-alone-most = W pojedynkę gra się o jak najwyższy wynik.
explain-alone-survive = W pojedynkę trzeba przetrwać jak najwięcej rund, zanim wynik dojdzie do { $limit }.
explain-alone-last = W pojedynkę trzeba rozegrać jak najwięcej rund, zanim wynik dojdzie do { $limit }.
explain-alone-fewest-rounds = W pojedynkę trzeba dojść do { $limit } w jak najmniejszej liczbie rund.
explain-alone-fewest-throws = W pojedynkę liczy się rzuty: im mniej, tym lepiej.
explain-alone-no-neighbour = W pojedynkę nie ma nikogo, kto mógłby ponownie otworzyć kafelek.
explain-alone-no-stake = W pojedynkę nie gra się o stawki.
