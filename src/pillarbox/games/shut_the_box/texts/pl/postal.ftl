### Zasady tam, gdzie arkusz pokazuje listy zamiast kafelków: doręczyć list to zamknąć jego kafelek.

explain-part-box-post = Listy
explain-tiles-run-post =
    { $count ->
        [one] Każdy ma tylko jeden list, numer { $count }.
        [few] Każdy ma { $count } listy z numerami od 1 do { $count }.
        [many] Każdy ma { $count } listów z numerami od 1 do { $count }.
       *[other] Każdy ma { $count } listu z numerami od 1 do { $count }.
    }
explain-one-die-must-sum-at-most-post = Gdy niedoręczone listy dają razem { $sum } lub mniej, rzuca się tylko jedną kostką.
explain-one-die-may-sum-at-most-post = Gdy niedoręczone listy dają razem { $sum } lub mniej, można rzucić tylko jedną kostką; wybiera się przed każdym rzutem od nowa.
explain-one-die-must-high-shut-post = Gdy wszystkie listy od 7 wzwyż są doręczone, rzuca się tylko jedną kostką.
explain-one-die-may-high-shut-post = Gdy wszystkie listy od 7 wzwyż są doręczone, można rzucić tylko jedną kostką; wybiera się przed każdym rzutem od nowa.
explain-sets-sum-post = Rzutem doręcza się dowolne z pozostałych listów, które dają razem sumę oczek.
explain-must-shut-post = Kto może coś doręczyć, musi to zrobić.
explain-turn-whole-post = Gracz rzuca raz po raz, aż tura się skończy; potem następny gracz zaczyna ze wszystkimi listami.
explain-turn-alternate-post = Każdy ma własne listy i rzuca po jednym razie, po kolei; kto już skończył, jest pomijany.
explain-stuck-out-post = Rzut, którym gracz nie może nic doręczyć, kończy jego turę.
explain-reopen-neighbour-post = Po każdym ruchu, po którym zostaje list do doręczenia, poprzedni gracz w kolejności może odesłać jeden z doręczonych listów tego, kto wykonał ruch, nawet dopiero co doręczony.
explain-on-shut-wins-game-post = Kto doręczy wszystkie listy, od razu wygrywa i gra się kończy.
explain-on-shut-wins-round-post = Kto doręczy wszystkie listy, od razu wygrywa rundę.
explain-on-shut-ends-turn-post = Kto doręczy wszystkie listy, ten skończył; pozostali grają dalej.
explain-cap-post =
    { $throws ->
        [one] W jednej rundzie każdy ma najwyżej { $throws } rzut; potem liczą się listy, które zostały.
        [few] W jednej rundzie każdy ma najwyżej { $throws } rzuty; potem liczą się listy, które zostały.
        [many] W jednej rundzie każdy ma najwyżej { $throws } rzutów; potem liczą się listy, które zostały.
       *[other] W jednej rundzie każdy ma najwyżej { $throws } rzutu; potem liczą się listy, które zostały.
    }
explain-score-sum-post = Wynik to suma listów, które zostały: gdy są to { AND($tiles) }, wynosi { $score }.
explain-score-count-post = Wynik to liczba listów, które zostały: gdy są to { AND($tiles) }, wynosi { $score }.
explain-shut-pays-post =
    { $points ->
        [one] Kto doręczy wszystkie listy, dostaje zamiast tego { $points } punkt od każdego z pozostałych, także od tych, którzy nie mieli swojej tury.
        [few] Kto doręczy wszystkie listy, dostaje zamiast tego { $points } punkty od każdego z pozostałych, także od tych, którzy nie mieli swojej tury.
        [many] Kto doręczy wszystkie listy, dostaje zamiast tego { $points } punktów od każdego z pozostałych, także od tych, którzy nie mieli swojej tury.
       *[other] Kto doręczy wszystkie listy, dostaje zamiast tego { $points } punktu od każdego z pozostałych, także od tych, którzy nie mieli swojej tury.
    }
explain-alone-no-neighbour-post = W pojedynkę nie ma nikogo, kto mógłby odesłać list.
rulesheet-options-post = Doręczyć można: { $sets }.
rulesheet-options-many-post =
    { $count ->
        [one] Doręczyć można jeden zestaw: { $sets }.
        [few] Doręczyć można { $count } zestawy, między innymi { $sets }.
        [many] Doręczyć można { $count } zestawów, między innymi { $sets }.
       *[other] Doręczyć można { $count } zestawu, między innymi { $sets }.
    }
rulesheet-letters = Na tym arkuszu kafelki są listami: zamknąć kafelek to doręczyć jego list.
