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
refused-choice-choose = Er ligt een worp op tafel: kies de klepjes die dicht gaan.
refused-choice-reopen = Zet een van de genoemde klepjes weer open, of laat alles zoals het is.
refused-choice-unstick = Er moet één gesloten klepje weer open.

refused-no-tiles = Er kan iets dicht, dus er moet minstens één klepje dicht.
refused-no-such-tile = Deze bak heeft geen klepje { $tile }.
refused-tile-twice = Klepje { $tile } is twee keer genoemd; elk klepje kan maar één keer dicht.
refused-tile-shut = Klepje { $tile } is al dicht.
refused-tile-behind = Klepje { $tile } staat nog achter een ander klepje.
refused-too-many =
    { $most ->
        [one] Met één worp mag maar één klepje dicht.
       *[other] Met één worp mogen hoogstens { $most } klepjes dicht.
    }
refused-sum = Deze klepjes zijn samen { $sum }, maar de worp is { $total }.
refused-first-throw = De eerste worp moet klepje { $tile } sluiten.
refused-not-a-set = Met de worp { $throw } mogen deze klepjes niet dicht.
