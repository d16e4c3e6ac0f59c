### Exacte kansen en de coach.

odds-no-such-objective = Het doel “{ $objective }” bestaat niet: het is score, shut, worst, win, of reach:K met een geheel getal K.
odds-goal-too-high = Geen beurt levert meer dan { $most } op: kies een geheel getal K van 0 tot en met { $most }.
odds-markers-in-circles = Deze beurt is niet exact op te lossen: klepjes komen terug en de fiches stapelen zich onbegrensd op.
odds-circles-too-big = Deze beurt is niet exact op te lossen: klepjes komen terug, en { $positions } standen zijn meer dan de { $most } die telkens opnieuw doorgerekend kunnen worden.
odds-no-certificate = Deze beurt heeft geen zekere waarde: ze kan eindeloos duren en de twee grenzen komen niet bij elkaar.
odds-worst-in-circles = Er is geen zeker slechtste geval: klepjes komen terug, dus aan pech komt geen eind.
odds-counted-in-throws = Hier gaat de bak zeker dicht en tellen alleen de worpen, dus “{ $objective }” heeft geen eigen antwoord. Vraag naar score of shut.
odds-too-many-scores = Deze beurt kan met meer dan { $most } verschillende scores eindigen: te veel om apart te noemen.
odds-family-too-big = Elk van de { $scores } scores zou een eigen oplossing over { $positions } standen zijn: vraag er één met reach:K.
odds-too-big = Deze beurt is niet exact op te lossen: { $positions } standen zijn er te veel voor zulke regels.
odds-too-much-work = Deze beurt is niet binnen redelijke tijd exact op te lossen: { $positions } standen met elk { $sets } combinaties om te proberen.
odds-needs-library = Een bak met { $positions } standen wordt opgelost met { $library }, en dat is niet geïnstalleerd. Om het te installeren, typ: pip install "pillarbox[fast]"
odds-no-memory = Deze bak oplossen kost { $needed } MB geheugen, en er is { $left } MB vrij.

odds-note-ties = Bij even goede combinaties gaan de minste klepjes dicht, daarna de hoogste; bij het aantal dobbelstenen wordt het kleinste gekozen. Spreiding, worpen en verdeling gelden onder deze regel.
odds-note-with-cap =
    { $throws ->
        [one] De beurt eindigt uiterlijk na { $throws } worp; de getallen houden daar rekening mee.
       *[other] De beurt eindigt uiterlijk na { $throws } worpen; de getallen houden daar rekening mee.
    }
odds-note-without-cap =
    { $throws ->
        [one] Niet helemaal precies: volgens de regels eindigt de beurt uiterlijk na { $throws } worp, en de getallen houden daar geen rekening mee.
       *[other] Niet helemaal precies: volgens de regels eindigt de beurt uiterlijk na { $throws } worpen, en de getallen houden daar geen rekening mee.
    }
odds-note-throws = Hier telt alleen het aantal worpen: de bak gaat uiteindelijk zeker dicht.
odds-note-no-neighbour = Alleen heb je geen buur, dus er gaat geen klepje weer open.
odds-note-one-turn = De cijfers gaan over één beurt, niet over de hele partij.
odds-note-too-many-scores = Het zijn te veel scores om op te sommen; gemiddelde, spreiding en kansen zijn volledig.

bot-perfect-cannot = De perfecte speler kan deze bak niet in zijn geheel doorrekenen; waar dat niet kan, sluit hij zo weinig mogelijk klepjes. { $reason }

coach-nothing-to-decide = Hier valt voor deze speler niets te kiezen.
coach-note-own-turn = De waarden gelden voor de eigen beurt van de speler; naar de scores van de anderen wordt niet gekeken.
coach-note-other-more = De waarden zijn de scores die de speler van wie het klepje opengaat in de eigen beurt mag verwachten: hoe hoger de waarde, hoe beter voor wie opent. Naar de scores van de anderen wordt niet gekeken.
coach-note-other-less = De waarden zijn wat de speler van wie het klepje opengaat in de eigen beurt mag hopen: hoe lager de waarde, hoe beter voor wie opent. Naar de scores van de anderen wordt niet gekeken.
coach-note-dead = Deze bak kan niet meer dicht.

coach-shuts = Sluit de bak.
coach-last-throw = Dan staat nog open: { $tiles }. Dat was de laatste worp van de beurt.
coach-dead = Dan staat nog open: { $tiles }. Dat kan nooit meer allemaal dicht.
coach-safe = Dan staat nog open: { $tiles }. Elke volgende worp sluit iets.
coach-marker = Dan staat nog open: { $tiles }. Met een kans van { $percent } % levert de volgende worp niets op en kost hij een fiche.
coach-useless-one-die =
    { COUNT($throws) ->
        [one] Dan staat nog open: { $tiles }. Met één dobbelsteen levert alleen { $throws } niets op: { $percent } %.
       *[other] Dan staat nog open: { $tiles }. Met één dobbelsteen leveren { AND($throws) } niets op: samen { $percent } %.
    }
coach-useless-dice =
    { COUNT($throws) ->
        [one] Dan staat nog open: { $tiles }. { $dice ->
            [2] Met twee dobbelstenen
            [3] Met drie dobbelstenen
           *[4] Met vier dobbelstenen
        } levert alleen { $throws } niets op: { $percent } %.
       *[other] Dan staat nog open: { $tiles }. { $dice ->
            [2] Met twee dobbelstenen
            [3] Met drie dobbelstenen
           *[4] Met vier dobbelstenen
        } leveren { AND($throws) } niets op: samen { $percent } %.
    }
coach-only-one-die = Dan staat nog open: { $tiles }. Met één dobbelsteen helpt alleen { OR($throws) }; { $percent } % van de worpen levert niets op.
coach-only-dice =
    Dan staat nog open: { $tiles }. { $dice ->
        [2] Met twee dobbelstenen
        [3] Met drie dobbelstenen
       *[4] Met vier dobbelstenen
    } helpt alleen { OR($throws) }; { $percent } % van de worpen levert niets op.
coach-useless-chance = Dan staat nog open: { $tiles }. Met een kans van { $percent } % levert de volgende worp niets op.

around-all-had-turns =
    { $scores ->
        [one] Met { $scores } score al gemaakt is van de { $seats } spelers niemand meer aan de beurt.
       *[other] Met { $scores } scores al gemaakt is van de { $seats } spelers niemand meer aan de beurt.
    }
around-totals = Totalen zijn nodig voor alle spelers of voor geen: het zijn er { $totals }, en { $seats } spelers.
around-one-round = Een partij met deze regels heeft maar één ronde, dus er zijn geen totalen van eerdere rondes.
around-no-such-round = Er is geen ronde { $round }: een partij met deze regels heeft maar één ronde.
around-which-round = Bij totalen moet gezegd worden welke van de { $rounds } rondes gespeeld wordt: voeg --round toe.
around-too-many-rounds = Er is geen ronde { $round }: een partij heeft er { $rounds }.
around-total-over = Een totaal van { $total } had de partij beëindigd of die speler eruit gezet: de grens is { $limit }.
around-no-such-score = Geen beurt eindigt met een score van { $score }: scores liggen tussen { $least } en { $most }.
around-score-says-little = Een score van { $score } zegt hier niet genoeg, omdat de open klepjes bij gelijke scores beslissen: geef alle bakken met --state.
around-round-over = Een score van { $score } heeft de ronde beëindigd: daarna gooit niemand meer.

coach-win-alone = Alleen valt er van niemand te winnen.
coach-note-win = De waarden zijn het deel van de winst dat de speler mag verwachten, als ieder vanaf hier voor zichzelf speelt.
coach-note-win-stakes = De waarden zijn de inzetpunten die de speler mag verwachten, als ieder vanaf hier voor zichzelf speelt.
