### De regels van een variant als proza: één zin voor elke keuze in de spelregels.

explain-part-box = De bak
explain-part-dice = De dobbelstenen
explain-part-throw = Een worp
explain-part-turn = Een beurt
explain-part-score = De score en de partij

## De bak.

explain-seats =
    { $fewest ->
        [one] Voor één speler alleen, of voor hoogstens { $most } spelers.
       *[other] Voor { $fewest } tot { $most } spelers.
    }
explain-seats-exactly =
    { $seats ->
        [one] Voor { $seats } speler.
       *[other] Voor { $seats } spelers.
    }
explain-tiles-run = De bak heeft { $count } klepjes, genummerd van 1 tot en met { $count }.
explain-tiles-list =
    { COUNT($tiles) ->
        [one] De bak heeft maar één klepje, met nummer { $tiles }.
       *[other] De bak heeft de klepjes { AND($tiles) }.
    }
explain-rows =
    { $rows ->
        [2] De klepjes staan in twee rijen van { $columns }, de ene achter de andere.
       *[3] De klepjes staan in drie rijen van { $columns }, de ene achter de andere.
    }
explain-row-front = De voorste rij is rij { $row }: { $tiles }.
explain-row = Daarachter staat rij { $row }: { $tiles }.
explain-rows-order = Een klepje kan dicht zodra het klepje ervoor ligt; één worp mag beide sluiten. Klepjes met hetzelfde nummer in verschillende rijen zijn verschillende klepjes en mogen samen dicht.
explain-all-open = Aan het begin staan alle klepjes open.
explain-shut-at-start =
    { COUNT($tiles) ->
        [one] Klepje { $tiles } is vanaf het begin dicht, gaat nooit open en telt nooit mee.
       *[other] De klepjes { AND($tiles) } zijn vanaf het begin dicht, gaan nooit open en tellen nooit mee.
    }
explain-no-handicap-shut = Alle spelers beginnen met dezelfde open klepjes.
explain-handicap-shut =
    { COUNT($tiles) ->
        [one] Speler { $seat } krijgt een voorsprong: klepje { $tiles } is vanaf het begin dicht en telt nooit mee.
       *[other] Speler { $seat } krijgt een voorsprong: de klepjes { AND($tiles) } zijn vanaf het begin dicht en tellen nooit mee.
    }

## De dobbelstenen.

explain-dice =
    { $dice ->
        [1] Er wordt met één gewone dobbelsteen gegooid.
        [2] Er wordt met twee gewone dobbelstenen gegooid.
        [3] Er wordt met drie gewone dobbelstenen gegooid.
       *[4] Er wordt met vier gewone dobbelstenen gegooid.
    }
explain-dice-sides =
    { $dice ->
        [1] Er wordt met één dobbelsteen van { $sides } vlakken gegooid.
        [2] Er wordt met twee dobbelstenen van { $sides } vlakken gegooid.
        [3] Er wordt met drie dobbelstenen van { $sides } vlakken gegooid.
       *[4] Er wordt met vier dobbelstenen van { $sides } vlakken gegooid.
    }
explain-one-die-never = Ze worden altijd samen gegooid, nooit één alleen.
explain-one-die-may-sum-at-most = Als de open klepjes samen { $sum } of minder zijn, mag een speler met maar één dobbelsteen gooien, en kiest dat vóór elke worp opnieuw.
explain-one-die-may-sum-free = Als de voorste staande klepjes van alle kolommen samen { $sum } of minder zijn, mag een speler met maar één dobbelsteen gooien, en kiest dat vóór elke worp opnieuw.
explain-one-die-may-high-shut = Als alle klepjes vanaf 7 dicht zijn, mag een speler met maar één dobbelsteen gooien, en kiest dat vóór elke worp opnieuw.
explain-one-die-may-only-one = Als alleen klepje 1 nog open staat, mag een speler met maar één dobbelsteen gooien, en kiest dat vóór elke worp opnieuw.
explain-one-die-may-last-row = Als alleen de laatste rij nog staat, en daarvan geen klepje vanaf 7, mag een speler met maar één dobbelsteen gooien, en kiest dat vóór elke worp opnieuw.
explain-one-die-must-sum-at-most = Als de open klepjes samen { $sum } of minder zijn, wordt met maar één dobbelsteen gegooid.
explain-one-die-must-sum-free = Als de voorste staande klepjes van alle kolommen samen { $sum } of minder zijn, wordt met maar één dobbelsteen gegooid.
explain-one-die-must-high-shut = Als alle klepjes vanaf 7 dicht zijn, wordt met maar één dobbelsteen gegooid.
explain-one-die-must-only-one = Als alleen klepje 1 nog open staat, wordt met maar één dobbelsteen gegooid.
explain-one-die-must-last-row = Als alleen de laatste rij nog staat, en daarvan geen klepje vanaf 7, wordt met maar één dobbelsteen gegooid.
explain-no-handicap-one-die = Dat geldt voor alle spelers.
explain-handicap-one-die = Speler { $seat } heeft een eigen regel: “{ $rule }”

## Een worp.

explain-sets-sum = Met een worp mogen open klepjes worden gesloten waarvan de nummers samen het aantal gegooide ogen zijn.
explain-sets-one-tile = Een worp sluit precies één open klepje: dat van een van de dobbelstenen, of dat van het totaal.
explain-sets-dice-or-total = Een worp sluit het klepje van het totaal of, als alle dobbelstenen iets anders tonen, de klepjes van alle dobbelstenen.
explain-sets-total-else-dice = Staat het klepje van het totaal open, dan sluit de worp dat; zo niet, dan sluit hij elk open klepje waarvan een dobbelsteen het nummer toont. Er valt niets te kiezen.
explain-sets-dice-or-sum = Met een worp mogen open klepjes worden gesloten waarvan de nummers samen het aantal gegooide ogen zijn, of de klepjes van de nummers op de dobbelstenen; van een dubbele worp hoeft het klepje maar één keer gesloten te worden.
explain-sets-difference = Met een worp mogen open klepjes worden gesloten waarvan de nummers samen het aantal gegooide ogen zijn, of samen het verschil van de twee dobbelstenen.
explain-sets-product = De ogen van de dobbelstenen worden vermenigvuldigd; met de worp mogen open klepjes worden gesloten waarvan de nummers samen die uitkomst zijn.
explain-doubles-plain = Een dubbele worp telt als elke andere worp.
explain-doubles-twice = Een dubbele worp telt twee keer: 3 en 3 is 12.
explain-any-number-of-tiles = Een worp mag zoveel klepjes sluiten als passen.
explain-most-tiles =
    { $most ->
        [one] Een worp mag maar { $most } klepje sluiten.
       *[other] Een worp mag hoogstens { $most } klepjes sluiten.
    }
explain-must-shut = Wie iets kan sluiten, moet dat doen.
explain-may-stop = Vóór elke worp, behalve de eerste van een beurt, mag een speler stoppen en de score houden.
explain-first-throw-free = De eerste worp van een beurt is als alle andere.
explain-first-throw-turn = De eerste worp van een beurt moet klepje { $tile } sluiten, alleen of met andere; kan dat niet, dan eindigt de beurt met alle klepjes open.
explain-first-throw-match = De eerste worp van een beurt moet klepje { $tile } sluiten, alleen of met andere; wie dat niet kan, ligt uit de partij.
explain-no-deadly = Geen enkel totaal is verboden.
explain-deadly-turn = Een worp van twee of meer dobbelstenen met een totaal van { OR($totals) } beëindigt de beurt voordat er iets dicht gaat.
explain-deadly-round = Een worp van twee of meer dobbelstenen met een totaal van { OR($totals) } beëindigt de ronde voor iedereen voordat er iets dicht gaat.
explain-no-insurance = Er zijn geen fiches die een beurt redden.
explain-insurance = Elke dubbele worp levert een fiche op, dat meteen te gebruiken is. Een worp die niets kan sluiten kost een fiche, en de beurt gaat door; een vergeefse dubbele worp kost dus niets.

## Een beurt.

explain-turn-whole = Een speler gooit steeds opnieuw tot de beurt eindigt; dan zet de volgende speler de bak weer open.
explain-turn-alternate = Elke speler heeft een eigen bak en gooit om de beurt één keer; wie klaar is, wordt overgeslagen.
explain-turn-shared = Elke speler heeft een eigen bak, en elke worp geldt voor iedereen. Men kiest in het geheim, en alle keuzes gaan tegelijk open.
explain-stuck-out = Een worp waarmee een speler niets kan sluiten, beëindigt diens beurt.
explain-stuck-pass = Een worp waarmee een speler niets kan sluiten, verandert niets; de dobbelstenen gaan door.
explain-stuck-reopen-one = Wie niets kan sluiten, moet een van de gesloten klepjes weer openen en speelt verder; is er niets te openen, dan eindigt de beurt.
explain-stuck-marker-out = Wie niets kan sluiten en geen fiche heeft om te betalen, is aan het eind van de beurt.
explain-stuck-marker-pass = Wie niets kan sluiten en geen fiche heeft om te betalen, verliest niets; de dobbelstenen gaan door.
explain-stuck-marker-reopen-one = Wie niets kan sluiten en geen fiche heeft om te betalen, moet een van de gesloten klepjes weer openen en speelt verder; is er niets te openen, dan eindigt de beurt.
explain-reopen-never = Een gesloten klepje blijft dicht.
explain-reopen-neighbour = Na elke zet waarna nog een klepje open staat, mag de speler die vóór de zetter aan de beurt was een van de gesloten klepjes van de zetter weer openen, ook een dat net dicht ging.
explain-reopen-finished-may = Wie klaar is, houdt dat recht.
explain-reopen-finished-not = Wie klaar is, verliest dat recht.
explain-no-solo-reopen = Wie alleen speelt, ziet geen klepje bij toeval opengaan.
explain-solo-reopen = Wie alleen speelt, heeft na elke zet { $percent } procent kans dat één geloot gesloten klepje weer opengaat.
explain-on-shut-wins-game = Wie alle klepjes sluit, wint meteen en het spel is uit.
explain-on-shut-wins-round = Wie alle klepjes sluit, wint meteen de ronde.
explain-on-shut-ends-turn = Wie alle klepjes sluit, is klaar; de anderen spelen door.
explain-on-shut-wins-match = Wie alle klepjes sluit, wint meteen de hele partij.
explain-on-shut-no-turn = Wie in die ronde geen beurt had, telt niets bij het totaal op.
explain-on-shut-boxes-stand = De andere bakken tellen dan zoals ze staan.
explain-cap =
    { $throws ->
        [one] Niemand gooit in een ronde vaker dan { $throws } keer; dan telt de bak zoals hij staat.
       *[other] Niemand gooit in een ronde vaker dan { $throws } keer; dan telt de bak zoals hij staat.
    }
explain-cap-rounds-lowest =
    { $rounds ->
        [one] Uiterlijk na { $rounds } ronde wint het laagste totaal.
       *[other] Uiterlijk na { $rounds } rondes wint het laagste totaal.
    }
explain-cap-rounds-highest =
    { $rounds ->
        [one] Uiterlijk na { $rounds } ronde wint het hoogste totaal.
       *[other] Uiterlijk na { $rounds } rondes wint het hoogste totaal.
    }

## De score en de partij.

explain-score-weighted = De score is de som van de klepjes die open blijven.
explain-score-sum = De score is de som van de klepjes die open blijven: met { AND($tiles) } open is dat { $score }.
explain-score-count = De score is het aantal klepjes dat open blijft: met { AND($tiles) } open is dat { $score }.
explain-score-digital = De score zijn de klepjes die open blijven, van links naar rechts gelezen als één getal: met { AND($tiles) } open is dat { $score }.
explain-score-shut-sum = De score is de som van de gesloten klepjes.
explain-row-weight =
    { $weight ->
        [1] De klepjes van rij { $row } tellen één keer.
        [2] De klepjes van rij { $row } tellen dubbel.
        [3] De klepjes van rij { $row } tellen driedubbel.
       *[0] De klepjes van rij { $row } tellen { $weight } keer.
    }
explain-match-single-lowest = Er wordt één ronde gespeeld en de laagste score wint.
explain-match-single-highest = Er wordt één ronde gespeeld en de hoogste score wint.
explain-match-rounds-lowest =
    { $rounds ->
        [one] De partij heeft { $rounds } ronde; het laagste totaal wint.
       *[other] De partij heeft { $rounds } rondes; de scores worden opgeteld en het laagste totaal wint.
    }
explain-match-rounds-highest =
    { $rounds ->
        [one] De partij heeft { $rounds } ronde; het hoogste totaal wint.
       *[other] De partij heeft { $rounds } rondes; de scores worden opgeteld en het hoogste totaal wint.
    }
explain-match-elimination = De scores van de rondes worden opgeteld. Wie na een ronde { $limit } of meer heeft, ligt eruit, en wie het laatst overblijft wint; vallen de laatsten samen af, dan wint het laagste totaal.
explain-match-until-lowest = De scores van de rondes worden opgeteld tot iemand aan het eind van een ronde { $limit } of meer heeft; dan wint het laagste totaal.
explain-match-until-highest = De scores van de rondes worden opgeteld tot iemand aan het eind van een ronde { $limit } of meer heeft; dan wint het hoogste totaal.
explain-match-first-to = De scores van de rondes worden opgeteld, en wie aan het eind van een ronde als eerste { $limit } of meer heeft, wint; zijn dat er meer, dan wint het hoogste totaal.
explain-ties-share = Bij gelijke uitslagen wordt de winst gedeeld.
explain-ties-lower-sum = Bij gelijke uitslagen beslist de laagste som van de open klepjes; is ook die gelijk, dan wordt de winst gedeeld.
explain-ties-roll-off = Bij gelijke uitslagen gooit ieder van hen één dobbelsteen en de hoogste wint; gelijke worpen gaan over.
explain-starter-once = De eerste speler begint.
explain-starter-rotate = De eerste speler begint de eerste ronde; daarna begint telkens de volgende die nog meedoet.
explain-starter-highest-die = Vóór de eerste ronde gooit iedereen één dobbelsteen en de hoogste begint; gelijke worpen gaan over. Daarna begint telkens de volgende die nog meedoet.
explain-starter-highest-die-once = Eerst gooit iedereen één dobbelsteen en de hoogste begint; gelijke worpen gaan over.
explain-starter-first-seat = Elke ronde begint bij de eerste speler die nog meedoet.
explain-starter-loser = De eerste speler begint de eerste ronde; daarna begint wie in de vorige ronde de slechtste score had. Zijn dat er meer, dan gooien ze erom.
explain-no-stake = Er wordt niet om inzet gespeeld.
explain-stake-pot =
    { $stake ->
        [one] In elke ronde legt iedere speler { $stake } inzetpunt in de pot en de winnaar krijgt die; meer winnaars delen hem precies.
       *[other] In elke ronde legt iedere speler { $stake } inzetpunten in de pot en de winnaar krijgt die; meer winnaars delen hem precies.
    }
explain-stake-loser-pays =
    { $stake ->
        [one] Na elke ronde betaalt de speler met de slechtste score aan elke andere { $stake } inzetpunt; meer verliezers delen dat precies.
       *[other] Na elke ronde betaalt de speler met de slechtste score aan elke andere { $stake } inzetpunten; meer verliezers delen dat precies.
    }
explain-shut-pays =
    { $points ->
        [one] Wie de bak sluit, krijgt in plaats daarvan { $points } punt van elke andere, ook van wie geen beurt had.
       *[other] Wie de bak sluit, krijgt in plaats daarvan { $points } punten van elke andere, ook van wie geen beurt had.
    }
explain-stake-points = Inzetpunten zijn alleen punten, nooit geld.

## Alleen.

explain-part-alone = Alleen
explain-alone-least = Wie alleen speelt, gaat voor een zo laag mogelijke score.
explain-alone-most = Wie alleen speelt, gaat voor een zo hoog mogelijke score.
explain-alone-survive = Wie alleen speelt, probeert zo veel mogelijk rondes te overleven voordat { $limit } bereikt is.
explain-alone-last = Wie alleen speelt, probeert zo veel mogelijk rondes te spelen voordat { $limit } bereikt is.
explain-alone-fewest-rounds = Wie alleen speelt, probeert in zo weinig mogelijk rondes { $limit } te bereiken.
explain-alone-fewest-throws = Wie alleen speelt, telt de worpen: hoe minder, hoe beter.
explain-alone-no-neighbour = Wie alleen speelt, heeft niemand die een klepje weer kan openen.
explain-alone-no-stake = Wie alleen speelt, zet niets in.
