### Afdrukken, en wat de opdrachtregel daarvan zegt.

## Hulp.

cli-help-print = Druk regels af om uit te knippen en te spelen, of de kaarten van een kaartspel, als PDF.
cli-help-print-more = Spelerskaarten met een plaatje voor elk klepje, fiches, dobbelstenen om te vouwen, de regels in het kort en een scoreblad. Voor Post Office de kaarten, met ruggen voor dubbelzijdig afdrukken (omslaan over de lange zijde).
cli-help-print-players = Zoveel spelerskaarten, 1 tot 12, voor niet meer spelers dan er volgens de regels plaatsnemen; anders twee.
cli-help-print-paper = a4 of letter.
cli-help-print-title = Een eigen titel, voor een feest met een thema.
cli-help-print-logo = Een PNG-, JPEG- of SVG-plaatje naast de titel.
cli-help-print-colour = De kleur van de accenten.
cli-help-print-felt = De kleur van de bodem van de bak.
cli-help-print-theme = Hoe het spel eruitziet: box (houten klepjes) of mail (brieven om te bezorgen); anders zoals zijn regels het hebben.
cli-help-print-low-ink = Omtrekken in plaats van gevulde vlakken.
cli-help-print-teacher = In plaats daarvan het lerarenblad: de precieze kansen, tabellen van sommen, vragen met antwoorden, beste zetten.
cli-help-print-deck = Een bestand met een eigen kaartspel.
cli-help-print-output = De PDF die geschreven wordt.
cli-print-paper = Er is geen papier „{ $text }”; kies a4 of letter.
cli-print-written = Geschreven: { $file }

## Weigeringen.

refused-no-sheet = Voor { $game } is er geen afdrukblad.
refused-no-lesson = Voor { $game } is er geen lerarenblad: laat --teacher weg.
refused-no-typst = Voor afdrukken is typst nodig: installeer het met pip install "pillarbox[pdf]".
refused-print-players = Spelerskaarten worden voor 1 tot { $most } spelers afgedrukt, niet voor { $players }.
refused-print-seats =
    { $most ->
        [one] Deze regels zijn voor één speler: kaarten voor { $players } kunnen niet worden afgedrukt. Laat het aantal spelers weg.
       *[other] Deze regels zijn voor hoogstens { $most } spelers: kaarten voor { $players } kunnen niet worden afgedrukt. Druk af voor { $most } of minder.
    }
refused-print-title = Een titel heeft hoogstens { $most } tekens, op één regel.
refused-print-letters = De titel heeft letters die de lettertypen van het vel niet hebben: { $letters }. Geef de titel in Latijnse letters.
refused-print-colour = „{ $text }” is geen kleur; schrijf haar als #af261d.
refused-print-theme = Dit spel heeft geen uiterlijk „{ $text }”; er is { $known }.
refused-print-one-look = Dit spel heeft maar één uiterlijk: laat de keuze ervan weg.
refused-print-felt = Dit uiterlijk heeft geen bak, dus de bodem ervan kan geen kleur hebben: laat die weg, of kies het uiterlijk box.
refused-print-no-floor = Dit spel heeft geen bak, dus de bodem ervan kan geen kleur hebben: laat die weg.
refused-picture-large = Het plaatje heeft { NUMBER($size) } bytes; hoogstens { NUMBER($most) } worden aangenomen.
refused-picture-wide = Het plaatje is { $width } bij { $height } pixels; geen zijde mag er meer dan { $most } hebben.
refused-picture-kind = Het bestand is geen PNG-, JPEG- of SVG-plaatje: andere soorten worden niet aangenomen.
refused-picture-empty = Het plaatje „{ $file }” is leeg: geef een PNG-, JPEG- of SVG-bestand.
refused-picture-unreadable = Het plaatje is beschadigd: het is niet te lezen.
refused-picture-elsewhere = De tekening verwijst naar iets buiten zichzelf; alleen plaatjes die niets anders nodig hebben worden aangenomen.
refused-picture-drawing = Een tekening (SVG) wordt niet over het netwerk aangenomen: stuur haar als PNG- of JPEG-plaatje.

## Op de bladen.

print-foot = Gemaakt met Pillarbox. Niet verbonden met de makers van de spellen waarvan het de regels noemt. Druk af op ware grootte.
print-player = Speler { $number }
print-duplex = Druk dubbelzijdig af op ware grootte, omgeslagen over de lange zijde. Knip langs de streepjeslijnen.
print-match = Partij
print-won = Gewonnen
print-stakes = Punten
print-part-score = Score
print-part-total = Totaal
print-part-mice = Muizen
print-rules = De regels in het kort
print-scores = Scoreblad
print-total = Totaal
print-round = Ronde
print-game = Spel
print-felt = Gooi hier. Leg een plaatje op elk klepje dat je sluit.
    .post = Gooi hier. Leg een postzegel op elke brief die je bezorgt.
print-tags = Plaatjes
    .post = Postzegels
print-tags-note = Knip ze los langs de streepjeslijnen en leg er een op elk gesloten klepje.
    .post = Knip ze los langs de streepjeslijnen en leg er een op elke bezorgde brief.
print-tag = dicht
    .post = bezorgd
print-counters = Fiches
print-counters-note = Inzetpunten om mee te betalen: knip de vierkanten of de rondjes uit.
    .insurance = Fiches voor verzekerde worpen: knip de vierkanten of de rondjes uit.
print-theme-box = Houten klepjes
print-theme-mail = Brieven om te bezorgen
print-dice = Dobbelstenen om te vouwen
print-dice-note = Knip uit langs de volle lijn, vouw langs de streepjeslijnen, plak de flappen of de randen vast.
print-dice-other = Deze regels gebruiken dobbelstenen met { $sides } vlakken, die je zelf moet meebrengen.
print-match-single = Een partij is één ronde. Elke regel van het blad is een partij.
print-match-rounds =
    { $rounds ->
        [one] Een partij is één ronde.
       *[other] Een partij is { $rounds } rondes; de totalen beslissen.
    }
print-match-elimination = Wie een totaal van { $limit } bereikt valt af; de laatste die over is wint.
print-match-until = De partij eindigt met de ronde waarin een totaal { $limit } bereikt.
print-match-first-to = Het eerste totaal van { $limit } wint.
print-match-post = Negen kaarten per speler; het hoogste totaal wint, daarna de minste muizen.
print-match-post-alone = Negen kaarten; het totaal bepaalt je rang.
print-part-rank = Rang
print-reference = Wat telt
print-post-points = Aan het eind
print-post-ranks = Alleen
print-post-line =
    { $kinds ->
        [one] Eén pakje in een rij of kolom, niet dubbel
       *[other] { $kinds } verschillende pakjes in een rij of kolom, geen dubbel
    }
print-post-twice = Een pakje dat dubbel ligt in een rij of kolom
print-post-mouse = Elke muis in zicht
print-post-lowest = tot { $most }

## Het lerarenblad.

refused-lesson = Een lerarenblad wordt gemaakt voor beurten die alleen korter worden: niet voor een gedeelde worp, verzekering, heropende klepjes of een nutteloze worp die de beurt niet beëindigt.
lesson-note = Precies uitgerekend voor deze regels, door de regels.
lesson-odds = De kansen van een beurt, volmaakt gespeeld
lesson-mean = Verwachte score
lesson-shut = Kans om de bak te sluiten
lesson-throws = Worpen in een beurt
lesson-spread = Spreiding van de score (standaardafwijking)
lesson-bars = Wat er aan het eind overblijft
lesson-sums =
    { $dice ->
        [one] Wat één dobbelsteen gooit
       *[other] Wat { $dice } dobbelstenen gooien
    }
lesson-sum = Totaal
lesson-adding = Twee dobbelstenen opgeteld
lesson-chance = Kans
lesson-openings = De eerste worp
lesson-openings-note = Keuzes met de score die daarna te verwachten is, de beste eerst.
lesson-questions = Vragen
lesson-answers = Antwoorden
lesson-chart = Beste zetten
lesson-chart-note = Zoek de klepjes die staan, dan het gegooide totaal. Een leeg vak komt niet voor, of laat niets te sluiten.
lesson-standing = Er staan
lesson-chart-covered =
    { $lines ->
        [one] Eén stelling, { $percent } % van alle keuzes in een volmaakte beurt.
       *[other] { $lines } stellingen, { $percent } % van alle keuzes in een volmaakte beurt.
    }
lesson-ask-likeliest =
    { $dice ->
        [one] Welk totaal komt het vaakst met één dobbelsteen, en hoe vaak?
       *[other] Welk totaal komt het vaakst met { $dice } dobbelstenen, en hoe vaak?
    }
lesson-tell-likeliest = { $sum }, met een kans van { $chance }. Komen er andere even vaak, dan zijn die even goed.
lesson-ask-outcomes =
    { $dice ->
        [one] Eén dobbelsteen heeft { $sides } vlakken. Hoeveel verschillende worpen zijn er?
       *[other] { $dice } dobbelstenen hebben elk { $sides } vlakken en zijn te onderscheiden: hoeveel verschillende worpen zijn er? En als ze er hetzelfde uitzien?
    }
lesson-tell-outcomes = { $whole } als de dobbelstenen te onderscheiden zijn, { $kinds } als ze er hetzelfde uitzien.
lesson-ask-sets = Er staan: { $tiles }. Je gooit { $sum }. Welke groepen klepjes mag je sluiten?
lesson-tell-sets =
    { $count ->
        [one] Eén: { $sets }.
       *[other] { $count }: { $sets }.
    }
lesson-ask-best = Er staan: { $tiles }. Je gooit { $sum }. Wat is het beste, en wat kost de op één na beste keuze?
lesson-tell-best = Sluit { $best }: dan is { $value } te verwachten. De volgende, { $next }, kost { $loss } meer.
lesson-ask-stuck =
    { $dice ->
        [one] Er staan: { $tiles }. Met welke kans kan de volgende worp met één dobbelsteen niets sluiten?
       *[other] Er staan: { $tiles }. Met welke kans kan de volgende worp met { $dice } dobbelstenen niets sluiten?
    }
lesson-tell-stuck = { $chance }, dat is { $percent }.

## Over the network.

server-print-with = „{ $text }” is geen wijziging van een regel: schrijf sleutel=waarde.
server-print-logo = Het plaatje is niet te lezen: het moet als base64 komen.
