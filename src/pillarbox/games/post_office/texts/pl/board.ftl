### Stół w przeglądarce. Ten plik trafia na stronę, razem z tym, co wspólne z innymi widokami.

## Co leży na polu, i litera każdego rodzaju przesyłki: w danym języku każda inna.

post-slot-empty = puste
post-slot-mouse = mysz
post-slot-gift = prezent
post-slot-personal = osobiste
post-slot-sweet = słodkie
post-slot-fragile = kruche
post-slot-none = brak karty
post-letter-g = P
post-letter-p = O
post-letter-s = S
post-letter-f = K
post-name-empty = Puste pole
post-name-m = Mysz
post-name-g = Prezent
post-name-p = Coś osobistego
post-name-s = Coś słodkiego
post-name-f = Coś kruchego

## Co jest do zrobienia.

post-board-keep = Zatrzymaj jedną kartę
post-board-first = Połóż pierwszą kartę
post-board-second = Połóż drugą kartę
post-board-check = Wysłać obie karty?
post-board-waiting = Czekamy na pozostałych
post-board-watching = Gracze kładą karty
post-board-dealing = Trwa rozdawanie kart.
post-board-over = Liczenie
post-board-look = Stół: { $name }
post-board-back = Wróć do swojego stołu
post-board-back-all = Wróć do wszystkich stołów
post-board-fit = Całość
post-board-in = Większy
post-board-out = Mniejszy
post-board-zoom = Wielkość stołu
post-board-tag = Podgląd { $change }
post-board-round = Runda { $round } z { $rounds }
post-board-picture = Stół: { $name }, razem { $total }. Za tym obrazem opisuje go tabela.
post-board-picture-alone = Układ kart, razem { $total }
post-board-how = Wybierz kartę z ręki. Strzałki przesuwają ją po miejscach, gdzie może leżeć, R obraca, Enter kładzie, U cofa, Escape odkłada do ręki. Tab prowadzi do drugiej karty.
post-legend-covers = zakryje pole
post-legend-changes = linia się zmienia

## Ręka.

post-hand = Twoje karty
post-hand-card = Karta { $card }: { $slots }
post-hand-placing = Właśnie kładziona
post-hand-laid = Położona
post-hand-open = Jeszcze w ręce
post-hand-from = Od: { $name }
post-hint-first = Wybierz kartę i przeciągnij ją na stół: przylgnie tylko tam, gdzie może leżeć.
post-hint-second = Teraz druga karta. Może zakryć pierwszą.
post-hint-ghost = Przeciągnij ją albo dotknij miejsca, gdzie ma leżeć.
post-hint-complete = Obie karty leżą. Możesz je jeszcze cofnąć; po wysłaniu zostają.
post-posted = Wysłane. Twoje karty zostaną pokazane, gdy wszyscy położą swoje.
post-keep-open = Zatrzymać tę?
post-keep-stays = Zostaje u Ciebie
post-keep-goes = Dostaje ją { $name }
post-keep-hint = Drugą kartę dostaje { $name }. Ty też jedną dostaniesz i zobaczysz ją, gdy wszyscy wybiorą.
post-keep-sealed = Wybór zapadł. Drugą kartę dostanie { $name }, gdy tylko wszyscy wybiorą.
post-keep-first = Wybierz kartę do zatrzymania
post-keep-act = Zatrzymaj; drugą dostaje { $name }

## Przyciski.

post-act-rotate = Obróć
post-act-undo = Cofnij
post-act-lay = Połóż kartę
post-act-choose = Wybierz kartę
post-act-anyway = Mimo to
post-act-post =
    { $cards ->
        [one] Wyślij kartę
        [2] Wyślij obie karty
        [few] Wyślij { $cards } karty
        [many] Wyślij { $cards } kart
       *[other] Wyślij { $cards } karty
    }

## Podgląd, każde zdanie w całości. Linie liczy się od góry i od lewej.

post-preview = Podgląd
post-preview-total = Podgląd: { $before } przedtem, { $after } potem.
post-change-none = Żadna linia się nie zmienia.
post-change-row-gains =
    { $kinds ->
        [4] { $before ->
            [3] Rząd { $line } dostaje czwarty rodzaj
           *[other] Rząd { $line } ma teraz wszystkie cztery rodzaje
        }
       *[other] Rząd { $line } ma teraz trzy rodzaje
    }
post-change-col-gains =
    { $kinds ->
        [4] { $before ->
            [3] Kolumna { $line } dostaje czwarty rodzaj
           *[other] Kolumna { $line } ma teraz wszystkie cztery rodzaje
        }
       *[other] Kolumna { $line } ma teraz trzy rodzaje
    }
post-change-row-loses =
    { $kinds ->
        [0] Rząd { $line } traci wszystkie przesyłki
        [one] W rzędzie { $line } zostaje jeden rodzaj
        [few] W rzędzie { $line } zostają { $kinds } rodzaje
        [many] W rzędzie { $line } zostaje { $kinds } rodzajów
       *[other] W rzędzie { $line } zostaje { $kinds } rodzaju
    }
post-change-col-loses =
    { $kinds ->
        [0] Kolumna { $line } traci wszystkie przesyłki
        [one] W kolumnie { $line } zostaje jeden rodzaj
        [few] W kolumnie { $line } zostają { $kinds } rodzaje
        [many] W kolumnie { $line } zostaje { $kinds } rodzajów
       *[other] W kolumnie { $line } zostaje { $kinds } rodzaju
    }
post-change-row-twice =
    { $kind ->
        [g] Rząd { $line } ma dwa razy prezent
        [p] Rząd { $line } ma dwa razy list
        [s] Rząd { $line } ma dwa razy słodycze
       *[f] Rząd { $line } ma dwa razy szkło
    }
post-change-col-twice =
    { $kind ->
        [g] Kolumna { $line } ma dwa razy prezent
        [p] Kolumna { $line } ma dwa razy list
        [s] Kolumna { $line } ma dwa razy słodycze
       *[f] Kolumna { $line } ma dwa razy szkło
    }
post-change-mice-covered =
    { $covered ->
        [one] Zakrywa mysz
        [few] Zakrywa { $covered } myszy
        [many] Zakrywa { $covered } myszy
       *[other] Zakrywa { $covered } myszy
    }
post-change-mice-brought =
    { $brought ->
        [one] Odsłania jedną mysz więcej
        [few] Odsłania { $brought } myszy więcej
        [many] Odsłania { $brought } myszy więcej
       *[other] Odsłania { $brought } myszy więcej
    }
post-change-mice =
    { $covered ->
        [one] { $brought ->
            [one] Zakrywa mysz, odsłania inną
            [few] Zakrywa mysz, odsłania { $brought }
            [many] Zakrywa mysz, odsłania { $brought }
           *[other] Zakrywa mysz, odsłania { $brought }
        }
        [few] { $brought ->
            [one] Zakrywa { $covered } myszy, odsłania jedną
            [few] Zakrywa { $covered } myszy, odsłania { $brought }
            [many] Zakrywa { $covered } myszy, odsłania { $brought }
           *[other] Zakrywa { $covered } myszy, odsłania { $brought }
        }
        [many] { $brought ->
            [one] Zakrywa { $covered } myszy, odsłania jedną
            [few] Zakrywa { $covered } myszy, odsłania { $brought }
            [many] Zakrywa { $covered } myszy, odsłania { $brought }
           *[other] Zakrywa { $covered } myszy, odsłania { $brought }
        }
       *[other] { $brought ->
            [one] Zakrywa { $covered } myszy, odsłania jedną
            [few] Zakrywa { $covered } myszy, odsłania { $brought }
            [many] Zakrywa { $covered } myszy, odsłania { $brought }
           *[other] Zakrywa { $covered } myszy, odsłania { $brought }
        }
    }
# Na plakietce linii, w której jakiś rodzaj leży dwa razy, przez co nic nie jest warta.
post-line-twice = { $letter } dwa razy

## Dla czytników ekranu.

post-spoken-caption = Stół: { $name }, razem { $total }
post-spoken-row = Rząd { $line }
post-spoken-column = Kolumna { $line }
post-spoken-points = Punkty
post-spoken-twice = 0, dwa razy { $kind }
post-spoken-ghost = { $card } w rzędzie { $row }, kolumnie { $col }. Podgląd: { $before } przedtem, { $after } potem.

## Pozostali gracze.

post-others-look = Spójrz na stół: { $name }, punkty: { $total }
post-order = Jeszcze przyjdą

## Pole z bliska.

post-peek-title = Pole w rzędzie { $row }, kolumnie { $col }
post-peek-place = Rząd { $row }, kolumna { $col }
post-peek-card = Na karcie { $card }
post-peek-under = Zakryte pod spodem:
post-peek-one = { $slot } ({ $card })
post-peek-nothing = Nic tu nie jest zakryte.
post-peek-never = W tym wariancie nie wolno zaglądać pod karty.
post-peek-close = Zamknij

## Trener.

post-coach = Trener
post-coach-how = Jak pomaga trener
post-coach-how-off = Wyłączony
post-coach-how-on = Włączony
post-coach-how-warn = Ostrzegaj
post-coach-warns = Trener odzywa się przed kosztownym wyborem.
post-coach-thinking = Trener liczy.
post-coach-warning =
    { $better ->
        [one] Trener: jest lepszy sposób, wart co najmniej { $loss } punktu więcej. Możesz jeszcze cofnąć.
        [few] Trener: są { $better } lepsze sposoby, najlepszy wart co najmniej { $loss } punktu więcej. Możesz jeszcze cofnąć.
        [many] Trener: jest { $better } lepszych sposobów, najlepszy wart co najmniej { $loss } punktu więcej. Możesz jeszcze cofnąć.
       *[other] Trener: jest { $better } lepszego sposobu, najlepszy wart co najmniej { $loss } punktu więcej. Możesz jeszcze cofnąć.
    }
post-coach-best = Najlepszy znaleziony sposób.
post-coach-loses = Kosztuje około { $loss } w porównaniu z najlepszym.
post-coach-show = Pokaż na stole
post-coach-choose = Wybierz tę kartę
post-coach-keeps = Zatrzymaj { $card }

## Koniec.

post-ending-rank = Twoja poczta to { $rank }
post-ending-mice = Po równo punktów: zdecydowało mniej widocznych myszy.
post-ranks = Czym może zostać poczta, od najlepszej
# Stopnie gry dla jednej osoby, od najniższego: czym stał się urząd pocztowy.
post-rank-0 = mysia spiżarnia
post-rank-1 = plątanina sznurków
post-rank-2 = wiejskie okienko
post-rank-3 = schludna sortownia
post-rank-4 = ekspresowa linia
post-rank-5 = niezawodna poczta nocna
post-count = Liczenie
post-count-whose = Czyje liczenie
post-count-row = Rząd { $line }
post-count-col = Kolumna { $line }
post-count-mice =
    { $mice ->
        [0] Ani jednej widocznej myszy
        [one] Jedna widoczna mysz
        [few] { $mice } widoczne myszy
        [many] { $mice } widocznych myszy
       *[other] { $mice } widocznej myszy
    }
post-count-no-line = Żadna linia się nie liczy.
post-count-total = Razem
post-count-again = Policz jeszcze raz

## Klawisze.

post-keys-move = Przesuń kartę po miejscach, gdzie może leżeć
post-keys-turn = Obróć kartę
post-keys-lay = Połóż kartę
post-keys-other = Przejdź do drugiej karty
post-keys-undo = Cofnij
post-keys-back = Odłóż kartę albo wróć do swojego stołu
post-keys-fit = Pokaż cały stół
post-keys-zoom = Większy, mniejszy
