### Waarom de regels een zet weigeren.

refused-seats = Deze variant is voor { $fewest } tot { $most } spelers, niet voor { $seats }.
refused-not-your-turn = Deze speler is nu niet aan de beurt.
refused-no-chance = Er valt nu niets te gooien: eerst moet een speler kiezen.
refused-throw =
    { $dice ->
        [one] Zo kan niet gegooid zijn: het moet één getal van 1 tot en met { $sides } zijn.
       *[other] Zo kan niet gegooid zijn: het moeten { $dice } getallen van 1 tot en met { $sides } zijn.
    }
refused-outcome = Dat kan hier niet gebeuren.

refused-choice-dice = Dat aantal dobbelstenen kan nu niet worden gekozen.
refused-choice-choose = Er ligt een worp op tafel: kies de klepjes die je sluit.
refused-choice-reopen = Zet een van de genoemde klepjes weer open, of laat alles zoals het is.
refused-choice-unstick = Er moet één gesloten klepje weer open.

refused-no-tiles = Er is iets te sluiten, dus moet je minstens één klepje sluiten.
refused-no-such-tile = Deze bak heeft geen klepje { $tile }.
refused-tile-twice = Klepje { $tile } is twee keer genoemd; je sluit elk klepje maar één keer.
refused-tile-shut = Klepje { $tile } is al dicht.
refused-tile-behind = Klepje { $tile } staat nog achter een ander klepje.
refused-too-many =
    { $most ->
        [one] Met één worp mag je maar één klepje sluiten.
       *[other] Met één worp mag je hoogstens { $most } klepjes sluiten.
    }
refused-sum = Deze klepjes zijn samen { $sum }, maar de worp is { $total }.
refused-first-throw = De eerste worp moet klepje { $tile } sluiten.
refused-not-a-set = Met de worp { $throw } mag je deze klepjes niet sluiten.

## Notatie: wat niet te lezen is.

unreadable-action = “{ $text }” is in dit spel geen keuze: schrijf klepjes zoals 1+4, of 2d, stop, keep, of ^7 om klepje 7 weer te openen.
unreadable-outcome = “{ $text }” is geen worp: schrijf de ogen, zoals 3-5.
unreadable-state =
    { $key ->
        [open] Kolom { $place }: “{ $value }” zegt niet welke klepjes open zijn. Schrijf klepjes van deze bak met komma’s, zoals 1,2,5; all; of - voor geen; en / tussen spelers.
        [seats] Kolom { $place }: “{ $value }” is geen aantal plaatsen van 1 tot en met 12.
        [throw] Kolom { $place }: “{ $value }” is geen worp met deze dobbelstenen. Schrijf de ogen, zoals 3-5.
        [turn] Kolom { $place }: “{ $value }” is geen van de plaatsen, die vanaf 0 tellen.
        [starter] Kolom { $place }: “{ $value }” is geen van de plaatsen, die vanaf 0 tellen.
        [tied] Kolom { $place }: “{ $value }” is geen lijst van plaatsen, die vanaf 0 tellen.
        [ranked] Kolom { $place }: “{ $value }” is geen lijst van plaatsen, die vanaf 0 tellen.
        [dice] Kolom { $place }: “{ $value }” is geen aantal dobbelstenen.
        [ends] Kolom { $place }: “{ $value }” zegt niet hoe beurten eindigden. Schrijf voor elke plaats stuck, shut, stopped, deadly, capped of -.
        [stage] Kolom { $place }: op “{ $value }” kan niet worden gewacht, wel op bijvoorbeeld throw, choose of reopen.
        [past] Kolom { $place }: “{ $value }” is geen lijst van voltooide rondes.
        [sealed] Kolom { $place }: “{ $value }” is geen lijst van verzegelde keuzes: klepjes zoals 1+4, ? of - voor elke plaats.
       *[any] Kolom { $place }: na { $key }= horen hele getallen met komma’s te staan, één voor elke plaats, en niet “{ $value }”.
    }
unreadable-state-clash =
    { $key ->
        [open] Deze stelling klopt niet: elke plaats heeft een bak nodig.
        [gone] Deze stelling klopt niet: wie is uitgevallen, viel uit in een ronde die voorbij is.
        [turn] Deze stelling klopt niet: de plaats die aan de beurt is, is al klaar.
        [tied] Deze stelling klopt niet: er moet nog iemand om gooien, en alleen bij gelijke stand.
        [throw] Deze stelling klopt niet: de worp heeft een ander aantal dobbelstenen dan mag, of ligt er terwijl er geen hoort.
        [throws] Deze stelling klopt niet: er zijn meer worpen dan een beurt mag hebben.
        [stage] Deze stelling klopt niet: daar vragen deze regels hier nooit om.
        [dice] Deze stelling klopt niet: zoveel dobbelstenen kunnen hier niet worden gegooid.
       *[sealed] Deze stelling klopt niet: verzegelde keuzes horen alleen bij een gedeelde worp, en moeten mogen.
    }
