### Co może być nie tak z talią, układem albo plikiem zasad gry Post Office.

## Zasady.

right-extent = Napisz 0, jeśli nie ma ograniczenia, albo liczbę całkowitą od { $least } do { $most }.
fault-no-such-deck = Nie ma talii „{ $deck }”.
right-deck = Podaj talię dołączoną do gry, na przykład open-post-1, albo plik z talią.
post-clash-seats-order = W seats = { $seats } najmniejsza liczba miejsc jest większa od największej.
    .right = Napisz mniejszą liczbę najpierw.
post-clash-open-order = open_order jest dla jednej osoby, a seats = { $seats } dopuszcza więcej.
    .right = Napisz seats = [1, 1] albo pomiń open_order.

## Postać pliku.

json-fault-broken = Od kolumny { $column } to już nie jest JSON.
json-fault-absurd = Tego JSON-a nie da się odczytać: nawiasy bez końca albo liczba bez końca.
json-right-broken = Poszukaj brakującego przecinka, nawiasu lub cudzysłowu.
json-fault-no-object = Plik zawiera coś innego niż obiekt.
json-right-object = Zacznij od nawiasu klamrowego i nazwij to, co następuje.
deck-fault-too-long = Plik jest dłuższy niż { $most } kilobajtów.
deck-fault-lines = Plik ma więcej niż { $most } wierszy.
deck-right-shorter = Talia 36 kart zajmuje kilka kilobajtów; usuń to, co do niej nie należy.
deck-fault-empty = Plik jest pusty.
deck-right-forms = Zapisz karty jako JSON, jako rysunek każdej karty albo jako tabelę z nagłówkami.
deck-fault-key = Nie ma tu takiego klucza.
deck-right-keys = Klucze to { $keys }.
deck-fault-key-twice = To podano dwa razy.
deck-right-key-once = Zostaw jedno z dwóch.
deck-fault-untrue = { $value } nie jest prawdą o tej talii.
deck-right-true = Napisz, jak jest, albo to pomiń.
deck-fault-line = „{ $text }” nie zaczyna karty.
deck-fault-headings =
    { COUNT($headings) ->
        [one] Jedyny nagłówek tabeli to { $headings }.
        [few] Nagłówki tabeli to { $headings }.
        [many] Nagłówki tabeli to { $headings }.
       *[other] Nagłówki tabeli to { $headings }.
    }
deck-right-headings = Nadaj tabeli nagłówki id, set i slots albo id, set i od 1 do 6.
deck-fault-cells =
    { $count ->
        [one] Ten wiersz ma jedną komórkę.
        [few] Ten wiersz ma { $count } komórki.
        [many] Ten wiersz ma { $count } komórek.
       *[other] Ten wiersz ma { $count } komórki.
    }
deck-right-cells = Komórek powinno być { $headings }, po jednej na każdy nagłówek.

## Karty talii.

deck-fault-size = { $value } to nie liczba rzędów ani kolumn.
deck-fault-shape = Rzędy, których jest { $rows }, po tyle pól: { $cols }, nie dają razem sześciu pól.
deck-right-shape = Podaj rzędy i kolumny, które dają razem sześć pól: 3 i 2, 2 i 3, 6 i 1 albo 1 i 6.
deck-fault-no-cards = Talia nie ma listy kart.
deck-right-cards = Napisz "cards": listę, a w niej po jednym obiekcie na kartę.
deck-fault-too-many = Talia ma więcej kart niż { $most }; od tego miejsca nie były sprawdzane.
deck-fault-count =
    { $count ->
        [one] Zestaw { $set } ma { $count } kartę.
        [few] Zestaw { $set } ma { $count } karty.
        [many] Zestaw { $set } ma { $count } kart.
       *[other] Zestaw { $set } ma { $count } karty.
    }
deck-fault-total =
    { $count ->
        [one] Talia ma { $count } kartę.
        [few] Talia ma { $count } karty.
        [many] Talia ma { $count } kart.
       *[other] Talia ma { $count } karty.
    }
deck-right-count = Talia ma 36 kart: 18 z zestawu A i 18 z zestawu B.
deck-fault-card-no-object = Ta karta nie jest obiektem.
deck-fault-no-text = Brakuje tu tekstu.
deck-right-card-object = Napisz kartę tak: id "A01", set "A", slots "f..m..".
deck-fault-id = { $written } nie może być nazwą karty.
deck-right-id = Użyj liter, a potem cyfr, najwyżej 12 znaków, na przykład A01.
deck-fault-id-twice = Karta { $card } już jest, w wierszu { $first }.
deck-right-id-once = Nadaj każdej karcie własną nazwę.
deck-fault-set = Karta { $card } jest z zestawu { $set }, a takiego nie ma.
deck-right-set = Napisz A, gdy na odwrocie jest jedna kropka, B, gdy dwie.
deck-fault-slots =
    { $count ->
        [one] Karta { $card } ma jedno pole.
        [few] Karta { $card } ma { $count } pola.
        [many] Karta { $card } ma { $count } pól.
       *[other] Karta { $card } ma { $count } pola.
    }
deck-right-slots = Każda karta ma sześć pól, rząd po rzędzie.
deck-fault-rows =
    { $count ->
        [one] Karta { $card } jest narysowana w jednym rzędzie.
        [few] Karta { $card } jest narysowana w { $count } rzędach.
        [many] Karta { $card } jest narysowana w { $count } rzędach.
       *[other] Karta { $card } jest narysowana w { $count } rzędu.
    }
deck-fault-row =
    { $count ->
        [one] Rząd { $row } karty { $card } ma jedno pole.
        [few] Rząd { $row } karty { $card } ma { $count } pola.
        [many] Rząd { $row } karty { $card } ma { $count } pól.
       *[other] Rząd { $row } karty { $card } ma { $count } pola.
    }
deck-right-card-drawn =
    { $rows ->
        [one] Narysuj kartę jako jej nazwę i zestaw, a pod nimi jeden rząd, pól w nim { $cols }.
        [few] Narysuj kartę jako jej nazwę i zestaw, a pod nimi { $rows } rzędy, w każdym po tyle pól: { $cols }.
        [many] Narysuj kartę jako jej nazwę i zestaw, a pod nimi { $rows } rzędów, w każdym po tyle pól: { $cols }.
       *[other] Narysuj kartę jako jej nazwę i zestaw, a pod nimi { $rows } rzędu, w każdym po tyle pól: { $cols }.
    }
deck-fault-code = Na polu { $slot } karty { $card } stoi „{ $code }”.
deck-right-code = Kody pól to . puste, m mysz, g prezent, p osobiste, s słodkie, f kruche.

## Układ lub pozycja.

given-fault-none = W pliku nie ma placements.
given-fault-list =
    { $most ->
        [one] Tu powinna stać lista najwyżej jednej wyłożonej karty.
        [few] Tu powinna stać lista najwyżej { $most } wyłożonych kart.
        [many] Tu powinna stać lista najwyżej { $most } wyłożonych kart.
       *[other] Tu powinna stać lista najwyżej { $most } wyłożonych kart.
    }
given-right-placements = Napisz listę wyłożonych kart, kartę początkową najpierw, na przykład [["A01", 0, 0, 0], ["A07", 1, 1, -1]].
given-fault-placement = { $value } to nie jest wyłożona karta.
given-right-placement = Napisz kartę, jej ćwierćobroty od 0 do 3, jej rząd i kolumnę, na przykład ["A07", 1, 1, -1].
given-fault-card = { $card } nie jest kartą tej talii.
given-right-card = Napisz nazwę karty z talii.
given-fault-far = Karta { $card } leży za daleko.
given-right-near = Rząd i kolumna karty początkowej powinny leżeć między -{ $most } a { $most }.
given-right-legal = Każda karta po pierwszej musi zakryć od jednego do pięciu widocznych pól.
given-right-once = Każda karta jest tylko jedna: pomiń ją tutaj albo podaj tę, o którą chodziło.
given-fault-others = To nie jest po jednej liście wyłożonych kart dla każdej z pozostałych osób.
given-right-others =
    { $count ->
        [0] Pomiń to albo napisz pustą listę.
        [one] Napisz listę, a w niej jedną listę wyłożonych kart.
        [few] Napisz listę, a w niej { $count } listy wyłożonych kart, w kolejności miejsc.
        [many] Napisz listę, a w niej { $count } list wyłożonych kart, w kolejności miejsc.
       *[other] Napisz listę, a w niej { $count } listy wyłożonych kart, w kolejności miejsc.
    }
given-right-position = Podaj round, hand, pending i placements tak, jak stoją przed wyborem.
