### De regels waar een blad brieven in plaats van klepjes toont: een brief bezorgen is zijn klepje sluiten.

explain-part-box-post = De brieven
explain-tiles-run-post =
    { $count ->
        [one] Iedere speler heeft één enkele brief, nummer { $count }.
       *[other] Iedere speler heeft { $count } brieven, genummerd van 1 tot en met { $count }.
    }
explain-one-die-must-sum-at-most-post = Als de overgebleven brieven samen { $sum } of minder zijn, wordt met maar één dobbelsteen gegooid.
explain-one-die-may-sum-at-most-post = Als de overgebleven brieven samen { $sum } of minder zijn, mag een speler met maar één dobbelsteen gooien, en kiest dat vóór elke worp opnieuw.
explain-one-die-must-high-shut-post = Als alle brieven vanaf 7 bezorgd zijn, wordt met maar één dobbelsteen gegooid.
explain-one-die-may-high-shut-post = Als alle brieven vanaf 7 bezorgd zijn, mag een speler met maar één dobbelsteen gooien, en kiest dat vóór elke worp opnieuw.
explain-sets-sum-post = Met een worp mogen overgebleven brieven worden bezorgd waarvan de nummers samen het aantal gegooide ogen zijn.
explain-must-shut-post = Wie iets kan bezorgen, moet dat doen.
explain-turn-whole-post = Een speler gooit steeds opnieuw tot de beurt eindigt; dan begint de volgende speler met alle brieven.
explain-turn-alternate-post = Elke speler heeft eigen brieven en gooit om de beurt één keer; wie klaar is, wordt overgeslagen.
explain-stuck-out-post = Een worp waarmee een speler niets kan bezorgen, beëindigt diens beurt.
explain-reopen-neighbour-post = Na elke zet waarna nog een brief te bezorgen is, mag de speler die vóór de zetter aan de beurt was een van de bezorgde brieven van de zetter terugsturen, ook een die net bezorgd is.
explain-on-shut-wins-game-post = Wie alle brieven bezorgt, wint meteen en het spel is uit.
explain-on-shut-wins-round-post = Wie alle brieven bezorgt, wint meteen de ronde.
explain-on-shut-ends-turn-post = Wie alle brieven bezorgt, is klaar; de anderen spelen door.
explain-cap-post =
    { $throws ->
        [one] Niemand gooit in een ronde vaker dan { $throws } keer; dan tellen de overgebleven brieven.
       *[other] Niemand gooit in een ronde vaker dan { $throws } keer; dan tellen de overgebleven brieven.
    }
explain-score-sum-post = De score is de som van de brieven die overblijven: met { AND($tiles) } over is dat { $score }.
explain-score-count-post = De score is het aantal brieven dat overblijft: met { AND($tiles) } over is dat { $score }.
explain-shut-pays-post =
    { $points ->
        [one] Wie alle brieven bezorgt, krijgt in plaats daarvan { $points } punt van elke andere, ook van wie geen beurt had.
       *[other] Wie alle brieven bezorgt, krijgt in plaats daarvan { $points } punten van elke andere, ook van wie geen beurt had.
    }
explain-alone-no-neighbour-post = Wie alleen speelt, heeft niemand die een brief kan terugsturen.
rulesheet-options-post = Deze mogen worden bezorgd: { $sets }.
rulesheet-options-many-post =
    { $count ->
        [one] Eén combinatie mag worden bezorgd: { $sets }.
       *[other] { $count } combinaties mogen worden bezorgd, waaronder { $sets }.
    }
rulesheet-letters = Op dit blad zijn de klepjes brieven: een klepje sluiten is zijn brief bezorgen.
