### Pozycja odczytana na głos i to, co się w ruchu stało.

## Pozycja, po jednym wierszu.

show-round = Runda { $round }.
show-round-of = Runda { $round } z { $rounds }.
# Imię i liczba w wyliczeniu: „Anna 13, Jan 8”.
show-named = { $name } { $number }
show-box = { $name }. Otwarte: { $open }. Zamknięte: { $shut }. Wynik na tę chwilę: { $score }.
show-box-free = { $name }. Nic nie stoi przed kafelkami: { $tiles }.
show-box-ended = { $name } ma rundę za sobą. Otwarte: { $open }. Wynik: { $score }.
show-box-shut = { $name }: pudełko zamknięte.
show-box-gone = { $name } nie bierze już udziału w partii.
show-markers =
    { $markers ->
        [one] { $name } ma { $markers } znacznik.
        [few] { $name } ma { $markers } znaczniki.
        [many] { $name } ma { $markers } znaczników.
       *[other] { $name } ma { $markers } znacznika.
    }
show-dead = { $name }: żaden rzut nie zamknie już tego pudełka.
show-totals = Razem: { $totals }.
show-throw = Na kostkach wypadło { AND($faces) }, razem { $total }.
show-throw-one = Na kostce wypadło { $face }.

show-sheet-player = Gracz
show-sheet-total = Razem
show-sheet-stakes = Stawki

## O co pytamy.

show-ask-throw =
    { $dice ->
        [1] { $name }: rzut jedną kostką.
        [2] { $name }: rzut dwiema kostkami.
        [3] { $name }: rzut trzema kostkami.
       *[4] { $name }: rzut czterema kostkami.
    }
show-ask-throw-shared = { $name }: rzut dla wszystkich.
show-ask-start = { $name }: rzut jedną kostką o to, kto zaczyna.
show-ask-roll-off = { $name }: rzut jedną kostką rozstrzyga remis.
show-ask-choose = { $name }: które kafelki zamykasz? { $throw }
show-ask-dice = { $name }: iloma kostkami rzucasz, { OR($counts) }?
show-ask-dice-or-stop = { $name }: iloma kostkami rzucasz, { OR($counts) }, czy kończysz?
show-ask-stop = { $name }: rzucasz dalej czy kończysz?
show-ask-reopen = { $name }: czy otwierasz ponownie jeden z kafelków gracza { $mover }?
show-ask-unstick = { $name }: który kafelek otwierasz ponownie?

## Rzuty.

told-throw = { $name } rzuca { AND($faces) }, razem { $total }.
told-throw-one = { $name } rzuca { $face }.
told-throw-twice = { $name } rzuca { $face } i { $face }; dublet liczy się jako { $total }.
told-throw-shared = { $name } rzuca dla wszystkich: { AND($faces) }, razem { $total }.
told-die-start = { $name } rzuca { $face } o to, kto zaczyna.
told-die-roll-off = { $name } rzuca { $face }, żeby rozstrzygnąć remis.
told-level = Remis: { AND($names) } rzucają jeszcze raz.
told-roll-off = Remis: { AND($names) } rzucają po jednej kostce; wygrywa najwyższy rzut.
told-begins = { $name } zaczyna.

## Dlaczego rzut nic nie daje.

told-none-sum = Żadne otwarte kafelki nie dają razem { $total }.
told-none-sum-post = Żadne z pozostałych listów nie dają razem { $total }.
told-none-sum-free = Żadne kafelki, które można zamknąć, nie dają razem { $total }.
told-none-sum-most =
    { $most ->
        [one] Kafelek { $total } nie jest otwarty, a żaden inny pojedynczy kafelek nie pasuje.
        [few] Żadne otwarte kafelki, najwyżej { $most }, nie dają razem { $total }.
        [many] Żadne otwarte kafelki, najwyżej { $most }, nie dają razem { $total }.
       *[other] Żadne otwarte kafelki, najwyżej { $most }, nie dają razem { $total }.
    }
told-none-tile =
    { COUNT($tiles) ->
        [one] Kafelka { $tiles } nie można zamknąć.
        [few] Żadnego z kafelków { $tiles } nie można zamknąć.
        [many] Żadnego z kafelków { $tiles } nie można zamknąć.
       *[other] Żadnego z kafelków { $tiles } nie można zamknąć.
    }
told-none-dice-or-total = Nie można zamknąć kafelka { $total } ani wszystkich kafelków z kostek ({ $faces }) naraz.
told-none-dice-or-sum = Żadne otwarte kafelki nie dają razem { $total }, a wszystkich kafelków z kostek ({ $faces }) nie można zamknąć.
told-none-difference = Żadne otwarte kafelki nie dają razem { $total } ani różnicy, czyli { $difference }.
told-none-product = Żadne otwarte kafelki nie dają razem { $product }, czyli iloczynu oczek.
told-none-first = Pierwszy rzut musi zamknąć kafelek { $tile }, a { $total } tego nie umożliwia.
told-deadly = Suma { $total } kończy turę, zanim cokolwiek zostanie zamknięte.
told-pass = Nic się nie dzieje, a kostki wędrują dalej.
told-marker-earned = Dublet: { $name } dostaje znacznik i ma teraz { $markers }.
told-marker-even = { $name } dostaje za dublet znacznik i od razu ratuje nim turę; pozostałe znaczniki: { $markers }.
told-marker-spent = { $name } ratuje turę znacznikiem; pozostałe znaczniki: { $markers }.

## Wybory.

told-shut =
    { COUNT($tiles) ->
        [one] { $name } zamyka kafelek { $tiles }.
        [few] { $name } zamyka kafelki { AND($tiles) }.
        [many] { $name } zamyka kafelki { AND($tiles) }.
       *[other] { $name } zamyka kafelki { AND($tiles) }.
    }
# Gdy plansza pokazuje listy zamiast kafelków.
told-shut-post =
    { COUNT($tiles) ->
        [one] { $name } doręcza list { $tiles }.
        [few] { $name } doręcza listy { AND($tiles) }.
        [many] { $name } doręcza listy { AND($tiles) }.
       *[other] { $name } doręcza listy { AND($tiles) }.
    }
told-sealed = { $name } ma już wybrane kafelki.
told-dice =
    { $dice ->
        [1] { $name } bierze jedną kostkę.
        [2] { $name } bierze dwie kostki.
        [3] { $name } bierze trzy kostki.
       *[4] { $name } bierze cztery kostki.
    }
told-stop = { $name } kończy.
told-keep = { $name } zostawia bez zmian kafelki gracza { $mover }.
told-reopen = { $name } otwiera ponownie kafelek { $tile } gracza { $mover }.
told-keep-post = { $name } nie odsyła żadnego listu gracza { $mover }.
told-reopen-post = { $name } odsyła list { $tile } gracza { $mover }.
told-reopen-own = { $name } otwiera ponownie kafelek { $tile }.
told-flip = Los otwiera ponownie kafelek { $tile }.
told-flip-none = Żaden kafelek nie otwiera się ponownie.

## Jak skończyła się tura.

told-end-stuck = { $name } kończy z wynikiem { $score }.
told-end-stuck-shared = { $name } nie może nic zamknąć i kończy z wynikiem { $score }.
told-end-shut = { $name } zamyka pudełko!
told-end-stopped = { $name } zachowuje wynik { $score }.
told-end-deadly = { $name } kończy z wynikiem { $score }.
told-end-first-throw = { $name } kończy już na pierwszym rzucie, z wynikiem { $score }.
told-end-first-throw-match = { $name } już na pierwszym rzucie odpada z partii.
told-end-capped =
    { $throws ->
        [one] Po { $throws } rzucie liczy się pudełko takie, jakie jest. { $name }: { $score }.
        [few] Po { $throws } rzutach liczy się pudełko takie, jakie jest. { $name }: { $score }.
        [many] Po { $throws } rzutach liczy się pudełko takie, jakie jest. { $name }: { $score }.
       *[other] Po { $throws } rzutu liczy się pudełko takie, jakie jest. { $name }: { $score }.
    }

## Jak skończyła się runda.

told-scores = Wyniki: { $scores }.
told-round-scores = Koniec rundy { $round }. Wyniki: { $scores }.
told-round-alone = Koniec rundy { $round } z wynikiem { $score }; razem { $total }.
told-no-turn = Bez tury w tej rundzie: { $names }.
told-cut = Tura przerwana, liczy się pudełko takie, jakie jest: { $names }.
told-round-won = { $name } wygrywa rundę.
told-round-shared = { AND($names) } wspólnie wygrywają rundę.
told-round-draw = Runda kończy się remisem: { AND($names) }.
told-stakes = Punkty stawki: { $stakes }.
told-totals = Razem: { $totals }.
told-out = { $name } ma już { $limit } lub więcej i odpada.
told-next-round = Runda { $round }: { $name } zaczyna.

## Jak skończyła się partia.

told-won = { $name } wygrywa!
told-won-shared = { AND($names) } wygrywają wspólnie!
told-draw = Remis: { AND($names) }.
told-stakes-in-all = Punkty stawki łącznie: { $stakes }.
told-cap-rounds =
    { $rounds ->
        [one] Po { $rounds } rundzie partia kończy się tak, jak stoi.
        [few] Po { $rounds } rundach partia kończy się tak, jak stoi.
        [many] Po { $rounds } rundach partia kończy się tak, jak stoi.
       *[other] Po { $rounds } rundy partia kończy się tak, jak stoi.
    }
told-alone-score = Wynik końcowy: { $score }.
told-alone-total =
    { $rounds ->
        [one] Łączny wynik po { $rounds } rundzie: { $total }.
        [few] Łączny wynik po { $rounds } rundach: { $total }.
        [many] Łączny wynik po { $rounds } rundach: { $total }.
       *[other] Łączny wynik po { $rounds } rundy: { $total }.
    }
told-alone-rounds =
    { $rounds ->
        [one] Koniec po { $rounds } rundzie, z łącznym wynikiem { $total }.
        [few] Koniec po { $rounds } rundach, z łącznym wynikiem { $total }.
        [many] Koniec po { $rounds } rundach, z łącznym wynikiem { $total }.
       *[other] Koniec po { $rounds } rundy, z łącznym wynikiem { $total }.
    }
told-alone-survived =
    { $rounds ->
        [0] Nie udało się przetrwać ani jednej rundy.
        [one] Udało się przetrwać { $rounds } rundę.
        [few] Udało się przetrwać { $rounds } rundy.
        [many] Udało się przetrwać { $rounds } rund.
       *[other] Udało się przetrwać { $rounds } rundy.
    }
told-alone-throws =
    { $throws ->
        [one] Wystarczył { $throws } rzut.
        [few] Potrzebne były { $throws } rzuty.
        [many] Potrzeba było { $throws } rzutów.
       *[other] Potrzeba było { $throws } rzutu.
    }

# Where the choice was only whether to throw.
told-again = { $name } rzuca jeszcze raz.

# Nazwa ruchu wewnątrz zdania, zawsze w rodzaju nijakim: „pozostawienie wszystkiego (keep) to zły wybór”.
named-shut =
    { COUNT($tiles) ->
        [one] zamknięcie kafelka { $tiles } ({ $text })
        [few] zamknięcie kafelków { AND($tiles) } ({ $text })
        [many] zamknięcie kafelków { AND($tiles) } ({ $text })
       *[other] zamknięcie kafelków { AND($tiles) } ({ $text })
    }
named-dice =
    { $dice ->
        [one] rzucenie jedną kostką (1d)
        [few] rzucenie { $dice } kostkami ({ $dice }d)
        [many] rzucenie { $dice } kostkami ({ $dice }d)
       *[other] rzucenie { $dice } kostkami ({ $dice }d)
    }
named-stop = zakończenie tury (stop)
named-keep = nieotwarcie żadnego kafelka (keep)
named-reopen = ponowne otwarcie kafelka { $tile } (^{ $tile })
named-die = { $face } na jednej kostce (die:{ $face })
named-flip = samo otwarcie się kafelka { $tile } (flip:{ $tile })
named-flip-none = nieotwarcie się żadnego kafelka (flip:none)

## Jak statystyki i symulacje nazywają turę z zamkniętym pudełkiem.

end-shut = Zamknięte pudełka
    .of = { $count } z { $rounds }
    .chance = Szansa na zamknięcie pudełka: { $chance }
