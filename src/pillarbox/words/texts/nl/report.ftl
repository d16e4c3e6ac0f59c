### Verslagen: pagina's met cijfers en grafieken over spelregels, en de zinnen die uit de cijfers volgen.

report-needs-library = Een verslag met grafieken vraagt om { $library }, en dat is niet geïnstalleerd. Om het te installeren, typ: pip install "pillarbox[plots]"
report-written = Het verslag staat in “{ $file }”.

report-title-several = { AND($titles) } naast elkaar
report-distribution = Waar het op uitkomt
report-distribution-caption = Hoe waarschijnlijk elke score is; spel: { $policy }.
report-distributions-caption = Hoe waarschijnlijk elke score is bij het beste spel waarvan er cijfers zijn.
report-skill = Geluk tegen kunde
report-skill-caption = Het gemiddelde, voor een speler die loot, een die een vuistregel volgt, en een die zo goed speelt als te berekenen is.
report-skills-caption = Hoe waarschijnlijk elke score voor ieder van hen is: waar de lijnen op elkaar liggen, maakt kunde geen verschil.
report-edge = Helpt het om te beginnen?
report-edge-caption = Hoeveel het aandeel van de eerste plaats in de winst boven of onder het eerlijke deel ligt, per aantal plaatsen. Iedereen kent de eerdere scores en speelt om te winnen.
report-firsts = De beste eerste zetten
report-firsts-about = Na de eerste worp: de beste set, wat de beurt dan waard is, en wat de op één na beste zou verliezen.
report-heat = Wat een klepje waard is
report-heat-caption-score = Punten winst als het klepje ook dicht is, per klepje en per aantal open klepjes, over de standen waar het beste spel komt. Onder nul is het beter dat het nog open staat.
report-heat-caption-throws = Worpen winst als het klepje ook dicht is, per klepje en per aantal open klepjes, over de standen waar het beste spel komt. Onder nul is het beter dat het nog open staat.
report-heat-thousands = In duizenden punten.
report-changes = Wat de regels veranderen
report-changes-about = { $title } verschilt van { $base } in deze sleutels van het spelregelbestand:
report-difference-score =
    { $score ->
        [more] De gemiddelde score is { $by } hoger.
        [less] De gemiddelde score is { $by } lager.
       *[same] De gemiddelde score is dezelfde.
    }
report-difference-shut =
    { $shut ->
        [more] De bak gaat vaker dicht: { $points } procentpunt.
        [less] De bak gaat minder vaak dicht: { $points } procentpunt.
       *[same] De bak gaat even vaak dicht.
    }
report-notes = Hoe deze cijfers gevonden zijn
report-note-exact = Alle cijfers zijn exact, op afronding na: ze komen van het oplossen van het spel, niet van proberen.
report-note-mixed = Wat met ± staat is gesimuleerd, met zijn standaardfout; al het andere is exact, op afronding na.
report-note-ties = Van even goede sets gaan de minste klepjes dicht, dan de hoogste; de gemiddelden hangen daar niet van af, de spreiding soms wel. De vuistregel sluit altijd de set met de hoogste klepjes.

report-mean-score = Gemiddelde score
report-mean-throws = Gemiddeld aantal worpen
report-in-throws = { $mean } worpen
report-sd = Standaard­afwijking
report-shut = Bak dicht
report-throws = Worpen per beurt
report-ruleset-head = Spelregels
report-policy-head = Spel
report-key-head = Sleutel
report-seats-head = { $seats } plaatsen
report-first-throw = Worp
report-first-chance = Kans
report-first-best = Beste set
report-first-value = Dan waard
report-first-loss = Op één na beste verliest

report-axis-score = Score
report-axis-throws = Worpen
report-axis-chance = Kans
report-axis-mean-score = Gemiddelde score
report-axis-mean-throws = Gemiddeld aantal worpen
report-axis-seats = Plaatsen
report-axis-edge = Meer dan een eerlijk deel
report-axis-tile = Klepje
report-axis-open = Open klepjes
report-axis-gain = Winst

report-policy =
    { $policy ->
        [random] loten
        [highest-first] vuistregel
        [perfect] beste spel
        [greedy2] meteen het beste totaal
        [rich] vooruitkijken
       *[unknown] { $policy }
    }

## Zinnen die uit de cijfers volgen.

lab-note-simulated = De cijfers van { $policy } komen van { $games } gesimuleerde spellen, zaad { $seed }.
lab-says-shut = Het beste spel sluit de bak ongeveer één keer per { $games } beurten.
lab-says-skill = Van loten naar het beste spel is het { NUMBER($gain, maximumFractionDigits: 2) } punten, en een simpele vuistregel levert daarvan { NUMBER($part, maximumFractionDigits: 0) } % op.
lab-says-luck = Geluk alleen verschuift een beurt { NUMBER($sd, maximumFractionDigits: 2) } punten omhoog of omlaag. Daarom duurt het ongeveer { $turns } beurten voor het beste spel in 95 van 100 gevallen vóór ligt op de vuistregel.
lab-says-edge =
    { $side ->
        [first] Van twee spelers is de eerste in het voordeel: { NUMBER($share, maximumFractionDigits: 2) } % van de winst.
        [second] Van twee spelers is de tweede in het voordeel: { NUMBER($share, maximumFractionDigits: 2) } % van de winst.
       *[level] Van twee spelers is niemand in het voordeel.
    }
lab-says-tiles = Met alle klepjes open is het sluiten van { $high } het meest waard ({ NUMBER($gain, maximumFractionDigits: 2) } punten), en zonder { $low } zitten kost het meest ({ NUMBER($cost, maximumFractionDigits: 2) } punten): kleine klepjes maken grote worpen vol.
