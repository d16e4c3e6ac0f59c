### Pozycja odczytana na głos, to, co się w ruchu stało, i to, co zawiera talia.

## Pozycja, po jednym wierszu.

post-show-round =
    { $stock ->
        [0] Runda { $round } z { $rounds }. Stos jest pusty.
        [one] Runda { $round } z { $rounds }. W stosie została jedna karta.
        [few] Runda { $round } z { $rounds }. W stosie zostały { $stock } karty.
        [many] Runda { $round } z { $rounds }. W stosie zostało { $stock } kart.
       *[other] Runda { $round } z { $rounds }. W stosie zostało { $stock } karty.
    }
post-show-tableau =
    { $mice ->
        [0] { $name }: razem { $total }, ani jednej widocznej myszy.
        [one] { $name }: razem { $total }, jedna widoczna mysz.
        [few] { $name }: razem { $total }, { $mice } widoczne myszy.
        [many] { $name }: razem { $total }, { $mice } widocznych myszy.
       *[other] { $name }: razem { $total }, { $mice } widocznej myszy.
    }
post-show-row = Rząd { $row }, od kolumny { $col }: { $slots }.
post-show-line-row = Rząd { $line } liczy się za { $points }: { $packages }.
post-show-line-col = Kolumna { $line } liczy się za { $points }: { $packages }.
post-show-preview = Podgląd, nic nie jest przesądzone: razem { $before } przedtem, { $after } potem.
post-show-pending =
    { $count ->
        [one] { $name }: jedna wyłożona karta nie jest jeszcze pokazana wszystkim.
        [few] { $name }: { $count } wyłożone karty nie są jeszcze pokazane wszystkim.
        [many] { $name }: { $count } wyłożonych kart nie jest jeszcze pokazanych wszystkim.
       *[other] { $name }: { $count } wyłożonej karty nie jest jeszcze pokazane wszystkim.
    }
post-show-hand = { $name }, karty w ręce: { $cards }.
# Jedna karta w wyliczeniu.
post-show-card = { $card } ({ $slots })
post-show-kept = { $name } zatrzymuje { $card }.
post-show-passed = { $name }: karta { $card } podana dalej, dostaje ją { $left }.
post-show-order = Nadejdą jeszcze: { $cards }.

## O co się pyta.

post-ask-keep = { $name }: zatrzymujesz { OR($cards) }? Drugą kartę dostanie { $left }.
post-ask-place = { $name }: którą kartę wykładasz najpierw, { OR($cards) }, i gdzie?
post-ask-place-last = { $name }: gdzie wykładasz { $card }?

## Karty rozdane, zatrzymane i podane.

post-told-start = { $name } zaczyna z kartą { $card }.
post-told-line-up = Jako { $number }. nadejdzie karta { $card }.
post-told-draw = { $name } dobiera { $card }.
post-told-drawn = { $name } dobiera kartę.
post-told-keep = { $name } zatrzymuje { $card }.
post-told-chosen = { $name }: wybór dokonany.
post-told-pass = Wszystkie karty idą w lewo.
post-told-passed = { $name } podaje { $card }, dostaje ją { $left }.
post-told-place =
    { $turns ->
        [0] { $name } wykłada { $card } prosto, rząd { $row }, kolumna { $col }.
        [1] { $name } wykłada { $card } z obrotem w prawo, rząd { $row }, kolumna { $col }.
        [2] { $name } wykłada { $card } do góry nogami, rząd { $row }, kolumna { $col }.
       *[3] { $name } wykłada { $card } z obrotem w lewo, rząd { $row }, kolumna { $col }.
    }
post-told-shown =
    { $mice ->
        [0] { $name } wykłada { AND($cards) }: razem { $total }, ani jednej widocznej myszy.
        [one] { $name } wykłada { AND($cards) }: razem { $total }, jedna widoczna mysz.
        [few] { $name } wykłada { AND($cards) }: razem { $total }, { $mice } widoczne myszy.
        [many] { $name } wykłada { AND($cards) }: razem { $total }, { $mice } widocznych myszy.
       *[other] { $name } wykłada { AND($cards) }: razem { $total }, { $mice } widocznej myszy.
    }

## Koniec.

post-told-wins = Złotą Trąbkę Pocztową zdobywa { $name }.
post-told-wins-by-mice = Tyle samo punktów, ale mniej widocznych myszy: Złotą Trąbkę Pocztową zdobywa { $name }.
post-told-shared = Złotą Trąbką Pocztową dzielą się { AND($names) }.
post-told-rank = Razem punktów: { $total }. Twój urząd pocztowy to { $rank }.

## Liczenie linia po linii i to, co leży zakryte.

post-score-preview =
    { $count ->
        [one] Podgląd: wliczona jest jedna karta, która nie jest jeszcze zatwierdzona albo pokazana.
        [few] Podgląd: wliczone są { $count } karty, które nie są jeszcze zatwierdzone albo pokazane.
        [many] Podgląd: wliczono { $count } kart, które nie są jeszcze zatwierdzone albo pokazane.
       *[other] Podgląd: wliczono { $count } karty, która nie jest jeszcze zatwierdzona albo pokazana.
    }
post-score-void-row = Rząd { $line } nie liczy się, bo leżą w nim dwie przesyłki jednego rodzaju: { $packages }.
post-score-void-col = Kolumna { $line } nie liczy się, bo leżą w niej dwie przesyłki jednego rodzaju: { $packages }.
post-score-mice =
    { $mice ->
        [0] Nie widać ani jednej myszy.
        [one] Widać jedną mysz, rząd/kolumna { $places }.
        [few] Widać { $mice } myszy, rząd/kolumna { $places }.
        [many] Widać { $mice } myszy, rząd/kolumna { $places }.
       *[other] Widać { $mice } myszy, rząd/kolumna { $places }.
    }
post-score-total = Linie { $lines }, myszy { $mice }: razem { $total }.
post-peek-not = W tej odmianie nie wolno zaglądać na zakryte pola.
post-peek-none = Nic nie leży zakryte.
post-peek-cell = Rząd { $row }, kolumna { $col } zakrywa, od góry: { $slots }.
# Jedno zakryte pole z jego kartą, w wyliczeniu.
post-peek-slot = { $slot } ({ $card })

## Karta wyników.

post-sheet-player = Gracz
post-sheet-three = Linie po 3
post-sheet-four = Linie po 4
post-sheet-mice = Myszy
post-sheet-total = Razem

## Co zawiera talia.

post-deck-name = { $name }
post-deck-shape = Karty o { $rows } × { $cols } polach.
# Jeden rodzaj przesyłki z liczbą, w wyliczeniu.
post-deck-kind = { $kind } { $count }
post-deck-set = Zestaw { $set }: kart { $cards }, przesyłek { $total } ({ $packages }).
post-deck-rest = Poza tym: myszy { $mice }, pustych pól { $empty }.
post-deck-richness =
    { $cards ->
        [one] Jedna karta ma przesyłek { $packages }, myszy { $mice }, pustych pól { $empty }.
        [few] { $cards } karty mają przesyłek { $packages }, myszy { $mice }, pustych pól { $empty }.
        [many] { $cards } kart ma przesyłek { $packages }, myszy { $mice }, pustych pól { $empty }.
       *[other] { $cards } karty ma przesyłek { $packages }, myszy { $mice }, pustych pól { $empty }.
    }
post-deck-pairs =
    { COUNT($cards) ->
        [one] Dwie przesyłki jednego rodzaju ma karta { $cards }.
        [few] Dwie przesyłki jednego rodzaju mają karty { AND($cards) }.
        [many] Dwie przesyłki jednego rodzaju mają karty { AND($cards) }.
       *[other] Dwie przesyłki jednego rodzaju mają karty { AND($cards) }.
    }
post-deck-symmetric =
    { COUNT($cards) ->
        [one] Karta { $cards } po półobrocie wygląda tak samo.
        [few] Karty { AND($cards) } po półobrocie wyglądają tak samo.
        [many] Karty { AND($cards) } po półobrocie wyglądają tak samo.
       *[other] Karty { AND($cards) } po półobrocie wyglądają tak samo.
    }
post-deck-twins = Karty { AND($cards) } pokazują to samo.
post-deck-alike = Oba zestawy zawierają to samo: gra jednej lub dwóch osób nie zależy od zestawu.
post-deck-unlike = Zestawy nie zawierają tego samego: gra jednej lub dwóch osób zależy od zestawu.
post-deck-even = Każdy rodzaj przesyłki jest tak samo częsty.
post-deck-uneven = Niektóre rodzaje przesyłek są częstsze od innych.

# Nazwa ruchu wewnątrz zdania, zawsze w rodzaju nijakim: „zatrzymanie A02 (keep A02) to zły wybór”.
post-named-keep = zatrzymanie { $card } (keep { $card })
post-named-place =
    { $turns ->
        [0] wyłożenie { $card } prosto, rząd { $row }, kolumna { $col } ({ $text })
        [1] wyłożenie { $card } z obrotem w prawo, rząd { $row }, kolumna { $col } ({ $text })
        [2] wyłożenie { $card } do góry nogami, rząd { $row }, kolumna { $col } ({ $text })
       *[3] wyłożenie { $card } z obrotem w lewo, rząd { $row }, kolumna { $col } ({ $text })
    }
