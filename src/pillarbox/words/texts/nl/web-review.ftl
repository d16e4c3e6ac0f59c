### Terugblik op een partij.

look-title = Terugblik
look-working = De partij wordt doorgerekend…
look-leave = Deze pagina hoeft niet open te blijven: de terugblik gaat door en blijft bij de partij bewaard.
look-again = Opnieuw proberen
look-you = Jij
look-seat = Plaats { $seat }
look-seats = Wiens terugblik
look-won-you = Gewonnen.
look-lost-you = Niet gewonnen.
look-won = { $name } won.
look-lost = { $name } won niet.
look-alone = De score: { $score }
look-perfect = Elke keuze was de beste die er was.
look-by-dice =
    { $chance ->
        [cards] De kaarten deden het meeste.
       *[dice] De dobbelstenen deden het meeste.
    }
look-despite-dice =
    { $chance ->
        [cards] Ondanks de kaarten.
       *[dice] Ondanks de dobbelstenen.
    }
look-by-choices = De eigen keuzes kostten het meeste.
look-by-others =
    { $count ->
        [1] De keuzes van { $other } deden het meeste.
       *[other] De keuzes van de anderen deden het meeste.
    }
look-scores = Scores: { $scores }.
look-chance-you = Jouw winstkans
look-chance = De winstkans van { $name }
look-value-you =
    { $measure ->
        [stake] Inzetpunten die jij kon verwachten
        [rounds] Rondes die jij kon verwachten
        [throws] Worpen die jij kon verwachten
        [score] De score die jij kon verwachten
       *[total] Punten die jij kon verwachten
    }
look-value =
    { $measure ->
        [stake] Inzetpunten die { $name } kon verwachten
        [rounds] Rondes die { $name } kon verwachten
        [throws] Worpen die { $name } kon verwachten
        [score] De score die { $name } kon verwachten
       *[total] Punten die { $name } kon verwachten
    }
look-chart = { $name }: van { $from } aan het begin tot { $to } aan het eind, over { $count } gebeurtenissen.
look-axis = worp
look-legend-throw = worp
look-legend-card = getrokken kaarten
look-legend-choice = eigen keuze
look-legend-lost = verloren door een keuze
look-turn-you = Jouw beurt
look-turn = Beurt van { $name }
look-row-start = Aan het begin
look-row-dice = Eigen worpen
look-row-cards = Eigen kaarten
look-row-choices = Eigen keuzes
look-row-other = Beurten van { $name }
look-row-drawn =
    { $count ->
        [1] Wat { $other } trok
       *[other] Wat de anderen trokken
    }
look-row-given =
    { $count ->
        [1] Wat { $other } koos en doorgaf
       *[other] Wat de anderen kozen en doorgaven
    }
look-row-estimate = Rest van de schatting
look-row-rest = Niet berekend
look-row-result = Resultaat
look-luckless = Zonder geluk
look-luckless-share = keer winst op 100, waar perfecte keuzes { $base } geven
look-luckless-score = aan het eind, waar perfecte keuzes { $base } geven
look-perfects =
    { $costly ->
        [0] Elke keuze was perfect.
        [one] { $costly } keuze kostte iets; perfecte: { $count }.
       *[other] { $costly } keuzes kostten iets; perfecte: { $count }.
    }
look-cost-share = Dat kostte { $cost } % van de winst
look-cost-beside = In punten van het eindtotaal: { $cost }.
look-cost = Dat kostte { $cost }
look-show = Laat zien
look-chosen-you = Jouw keuze
look-chosen = Gekozen
look-better = Beter
look-faces = De dobbelstenen tonen { $faces }
look-steps = Stap voor stap
look-start = De partij begint.
look-at =
    { $unit ->
        [share] Stap { $step } van { $of }: vanaf hier { $value } keer winst op 100.
       *[score] Stap { $step } van { $of }: vanaf hier { $value } te verwachten.
    }
look-at-beside = Het verwachte eindtotaal: { $value }.
look-first = Begin
look-back = Terug
look-on = Verder
look-keys = De pijltoetsen gaan per stap.
look-branch = Speel vanaf hier verder, als oefening
look-export = Notatie
look-export-json = Exporteren
look-share = Link delen
look-copied = De link is gekopieerd.
look-table = Naar de tafel
