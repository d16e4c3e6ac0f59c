ruleset-pig = Świnia
    .about = Jedna kostka rzucana raz za razem, aż przestaniesz albo stracisz wszystko.
ruleset-piglet = Prosiaczek
    .about = Świnia na krótką przerwę: trzydzieści punktów.

key-pig-goal = Kto ma tyle punktów, kończy partię z tą rundą.
key-pig-rounds = Po tylu rundach partia i tak się kończy.

pig-seats-order = Najmniejsza liczba miejsc jest większa niż największa.
    .right = Napisz najpierw mniejszą liczbę.
pig-no-throw = Teraz nie rzuca się kostką.
pig-not-now = Tego nie można teraz zrobić.
pig-no-such-face = Kostka tego nie pokaże.
pig-unreadable-state = „{ $text }” nie opisuje stanu gry. Przykład: turns=12s3,0x1 points=7 throws=2 stage=choose

pig-do-throw = Rzuć jeszcze raz
pig-do-stop = Przestań z { $points }
pig-has = { $name } ma { $total }.
pig-turn =
    { $points ->
        [one] { $name } ma w tej kolejce jeden punkt.
        [few] { $name } ma w tej kolejce { $points } punkty.
        [many] { $name } ma w tej kolejce { $points } punktów.
       *[other] { $name } ma w tej kolejce { $points } punktu.
    }
pig-asked-throw = { $name } rzuca kostką.
pig-asked-choose = { $name }, rzucasz dalej czy przestajesz z { $points }?
pig-player = Gracz
pig-total = Suma
pig-rules = Świnia
pig-rule-turn = W swojej kolejce rzucasz kostką, ile razy chcesz, a oczka się sumują. Przed każdym rzutem oprócz pierwszego możesz przestać i zachować, co masz.
pig-rule-one = Jedynka kończy kolejkę i nic się za nią nie liczy.
pig-rule-end =
    { $rounds ->
        [one] Gra się tylko jedną rundę. Wygrywa najwyższa suma.
        [few] Runda, w której ktoś ma { $goal } lub więcej, jest ostatnia, tak samo runda { $rounds }. Wygrywa najwyższa suma.
        [many] Runda, w której ktoś ma { $goal } lub więcej, jest ostatnia, tak samo runda { $rounds }. Wygrywa najwyższa suma.
       *[other] Runda, w której ktoś ma { $goal } lub więcej, jest ostatnia, tak samo runda { $rounds }. Wygrywa najwyższa suma.
    }
pig-told-again = { $name } rzuca jeszcze raz.
pig-told-stop =
    { $points ->
        [one] { $name } przestaje i zachowuje jeden punkt.
        [few] { $name } przestaje i zachowuje { $points } punkty.
        [many] { $name } przestaje i zachowuje { $points } punktów.
       *[other] { $name } przestaje i zachowuje { $points } punktu.
    }
pig-told-lost = { $name } rzuca jedynkę i traci kolejkę.
pig-told-face =
    { $points ->
        [one] { $name } rzuca { $face }, razem jeden punkt.
        [few] { $name } rzuca { $face }, razem { $points } punkty.
        [many] { $name } rzuca { $face }, razem { $points } punktów.
       *[other] { $name } rzuca { $face }, razem { $points } punktu.
    }
pig-told-end =
    { COUNT($names) ->
        [one] { $names } wygrywa z sumą { $total }.
        [few] { AND($names) } wygrywają, każde z sumą { $total }.
        [many] { AND($names) } wygrywają, każde z sumą { $total }.
       *[other] { AND($names) } wygrywają, każde z sumą { $total }.
    }
pig-lost = Stracone tury
    .of = { $count } z { $rounds }
    .chance = Szansa na stratę tury: { $chance }
