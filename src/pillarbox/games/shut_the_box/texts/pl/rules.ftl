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
