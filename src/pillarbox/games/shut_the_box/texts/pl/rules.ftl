### Dlaczego zasady nie pozwalają na ruch.

refused-seats = W tej odmianie gra od { $fewest } do { $most } graczy, a nie { $seats }.
refused-not-your-turn = Teraz kolej na kogoś innego.
refused-no-chance = Teraz nie ma czym rzucać: najpierw ktoś musi wybrać.
refused-throw =
    { $dice ->
        [one] Tak się nie da rzucić: potrzebna jest jedna liczba od 1 do { $sides }.
        [few] Tak się nie da rzucić: potrzebne są { $dice } liczby od 1 do { $sides }.
        [many] Tak się nie da rzucić: potrzeba { $dice } liczb od 1 do { $sides }.
       *[other] Tak się nie da rzucić: potrzeba { $dice } liczby od 1 do { $sides }.
    }
refused-outcome = To się tu nie może zdarzyć.

refused-choice-dice = Takiej liczby kostek nie można teraz wybrać.
refused-choice-choose = Kostki leżą na stole: trzeba wybrać kafelki do zamknięcia.
refused-choice-reopen = Można otworzyć jeden z podanych kafelków albo zostawić wszystko bez zmian.
refused-choice-unstick = Trzeba ponownie otworzyć jeden zamknięty kafelek.

refused-no-tiles = Jest co zamknąć, więc trzeba zamknąć przynajmniej jeden kafelek.
refused-no-such-tile = W tym pudełku nie ma kafelka { $tile }.
refused-tile-twice = Kafelek { $tile } podano dwa razy; każdy kafelek można zamknąć tylko raz.
refused-tile-shut = Kafelek { $tile } jest już zamknięty.
refused-tile-behind = Kafelek { $tile } stoi jeszcze za innym kafelkiem.
refused-too-many =
    { $most ->
        [one] Jednym rzutem można zamknąć tylko jeden kafelek.
        [few] Jednym rzutem można zamknąć najwyżej { $most } kafelki.
        [many] Jednym rzutem można zamknąć najwyżej { $most } kafelków.
       *[other] Jednym rzutem można zamknąć najwyżej { $most } kafelka.
    }
refused-sum = Te kafelki dają razem { $sum }, a w rzucie jest { $total }.
refused-first-throw = Pierwszy rzut musi zamknąć kafelek { $tile }.
refused-not-a-set = Rzut { $throw } nie pozwala zamknąć tych kafelków.

## Notacja: czego nie da się odczytać.

unreadable-action = „{ $text }” nie jest ruchem w tej grze: podaj kafelki, na przykład 1+4, albo 2d, stop, keep lub ^7, żeby znów otworzyć kafelek 7.
unreadable-outcome = „{ $text }” nie jest rzutem: podaj oczka, na przykład 3-5.
unreadable-state =
    { $key ->
        [open] Kolumna { $place }: „{ $value }” nie mówi, które kafelki są otwarte. Podaj kafelki tego pudełka po przecinkach, na przykład 1,2,5; all; albo - gdy żaden; między graczami /.
        [seats] Kolumna { $place }: „{ $value }” to nie liczba miejsc od 1 do 12.
        [throw] Kolumna { $place }: „{ $value }” nie jest rzutem tymi kostkami. Podaj oczka, na przykład 3-5.
        [turn] Kolumna { $place }: „{ $value }” nie jest żadnym z miejsc, które liczy się od 0.
        [starter] Kolumna { $place }: „{ $value }” nie jest żadnym z miejsc, które liczy się od 0.
        [tied] Kolumna { $place }: „{ $value }” nie jest listą miejsc, które liczy się od 0.
        [ranked] Kolumna { $place }: „{ $value }” nie jest listą miejsc, które liczy się od 0.
        [dice] Kolumna { $place }: „{ $value }” nie jest liczbą kostek.
        [ends] Kolumna { $place }: „{ $value }” nie mówi, jak skończyły się tury. Dla każdego miejsca podaj stuck, shut, stopped, deadly, capped albo -.
        [stage] Kolumna { $place }: „{ $value }” nie jest niczym, na co można czekać, jak throw, choose czy reopen.
        [past] Kolumna { $place }: „{ $value }” nie jest listą zakończonych rund.
        [sealed] Kolumna { $place }: „{ $value }” nie jest listą zakrytych wyborów: dla każdego miejsca kafelki, na przykład 1+4, ? albo -.
       *[any] Kolumna { $place }: po { $key }= mają stać liczby całkowite po przecinkach, po jednej na miejsce, a nie „{ $value }”.
    }
unreadable-state-clash =
    { $key ->
        [open] To położenie przeczy samo sobie: każde miejsce musi mieć pudełko.
        [gone] To położenie przeczy samo sobie: kto odpadł, odpadł w rundzie, która się skończyła.
        [turn] To położenie przeczy samo sobie: miejsce, na które przypada kolej, już skończyło.
        [tied] To położenie przeczy samo sobie: ktoś musi jeszcze rzucać, i to tylko przy remisie.
        [throw] To położenie przeczy samo sobie: w rzucie jest inna liczba kostek, niż wolno rzucić, albo rzut leży tam, gdzie nie powinien.
        [throws] To położenie przeczy samo sobie: rzutów jest więcej, niż może mieć tura.
        [stage] To położenie przeczy samo sobie: te zasady nigdy o to tutaj nie pytają.
        [dice] To położenie przeczy samo sobie: tylu kostek nie można tu rzucić.
       *[sealed] To położenie przeczy samo sobie: zakryte wybory są tylko przy wspólnym rzucie i muszą być dozwolone.
    }
