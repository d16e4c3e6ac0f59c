### Het bord in de browser: opschriften, titels, aanwijzingen. `$post` is “yes” in het postthema, waar klepjes brieven zijn.

## Titels boven de bak.

board-title-starter = Wie begint?
board-title-roll-off = Elk één dobbelsteen om het gelijkspel te breken
board-title-roll = Jouw worp
board-title-roll-shared = Gooi voor iedereen
board-title-turn = { $name } is aan de beurt
board-title-rolling = De dobbelstenen rollen
board-title-threw = Jouw worp: { $faces }
board-title-threw-by = { $name } gooide { $faces }
board-title-shared = De worp voor iedereen: { $faces }
board-title-dice = Hoeveel dobbelstenen?
board-title-stop = Nog eens gooien, of stoppen?
board-title-reopen =
    { $post ->
        [yes] Eén brief terugsturen naar { $name }?
       *[no] Een klepje van { $name } weer openen?
    }
board-title-reopen-wait = { $name } mag één klepje weer openen
board-title-unstick = Open één klepje weer
board-title-flip = Gaat er een klepje weer open?
board-title-after = Jouw bak aan het eind
board-title-after-of = De bak van { $name } aan het eind

## Naast de titel.

board-note-beat = Te verslaan: { $score } van { $name }
board-note-round = Ronde { $round }
board-note-round-of = Ronde { $round } van { $rounds }

## Aanwijzingen onder de bak.

board-hint-reopen =
    { $post ->
        [yes] Elke bezorgde brief mag terug: alleen nu, en maar één.
       *[no] Elk klepje dat in het spel dichtging mag weer open: alleen nu, en maar één.
    }
board-hint-unstick = De worp sluit niets, dus moet er één klepje weer open.
board-hint-dice = Typ het aantal dobbelstenen, of druk op een knop.
board-hint-dice-touch = Kies met hoeveel dobbelstenen je gooit.
board-hint-stop = Als je stopt, blijft je score staan.
board-hint-real = Gooi je eigen dobbelstenen en vul in wat ze tonen.
board-hint-real-for = Gooi voor { $name } en vul in wat de dobbelstenen tonen.
board-hint-dead =
    { $post ->
        [yes] Geen worp kan al deze brieven nog bezorgen; bezorg wat je kunt.
       *[no] Geen worp kan deze bak nog sluiten; sluit wat je kunt.
    }
board-hint-roll = Druk op de spatiebalk of op de knop.
board-hint-wait =
    { $count ->
        [one] Wachten op { $names }.
       *[other] Wachten op { $names }.
    }
board-hint-complete =
    { $post ->
        [yes] Samen { $sum }. Bezorg ze, of leg er een terug.
       *[no] Samen { $sum }. Sluit ze, of zet er een terug.
    }
board-hint-only = Alleen { $tiles } past bij deze worp.
board-hint-sum =
    { $post ->
        [yes] Kies brieven die samen { $sum } zijn.
       *[no] Kies klepjes die samen { $sum } zijn.
    }
board-hint-any = Kies { $tiles }.
board-hint-ways =
    { $ways ->
        [one] Met { $tiles } kun je op { $ways } manier verder.
       *[other] Met { $tiles } kun je op { $ways } manieren verder.
    }
board-hint-add = Bij { $tiles }: voeg { $rest } toe.
board-hint-typed = Klepje { $typed }…
board-hint-warn = Dat kost { $loss } punten. Beter: { $best }.
board-refused =
    { $post ->
        [yes] Brief { $tile } past niet bij deze worp.
       *[no] Klepje { $tile } past niet bij deze worp.
    }
board-refused-with =
    { $post ->
        [yes] Brief { $tile } past niet bij { $tiles }.
       *[no] Klepje { $tile } past niet bij { $tiles }.
    }

## Klepjes bij naam, voor schermlezers.

board-box = De bak van { $name }
board-tile-open =
    { $post ->
        [yes] Brief { $tile }, wacht
       *[no] Klepje { $tile }, open
    }
board-tile-legal =
    { $post ->
        [yes] Brief { $tile }, kan worden bezorgd
       *[no] Klepje { $tile }, open, kan dicht
    }
board-tile-chosen =
    { $post ->
        [yes] Brief { $tile }, gekozen
       *[no] Klepje { $tile }, gekozen
    }
board-tile-dim =
    { $post ->
        [yes] Brief { $tile }, past niet
       *[no] Klepje { $tile }, open, past niet
    }
board-tile-behind = Klepje { $tile }, open, achter een ander klepje
board-tile-shut =
    { $post ->
        [yes] Brief { $tile }, bezorgd
       *[no] Klepje { $tile }, dicht
    }
board-tile-fixed =
    { $post ->
        [yes] Brief { $tile }, vanaf het begin bezorgd
       *[no] Klepje { $tile }, vanaf het begin dicht
    }
board-tile-reopen =
    { $post ->
        [yes] Brief { $tile }, bezorgd, mag terug
       *[no] Klepje { $tile }, dicht, mag weer open
    }

## Dobbelstenen en de som.

board-dice = De dobbelstenen tonen { $faces }
board-die = De dobbelsteen toont { $face }
board-dice-wait = De dobbelstenen wachten
board-sealed = Worp { $throw }, verzegeld
board-sealed-none = De dobbelstenen zijn verzegeld
board-check = Controleer deze dobbelstenen
board-by-hand = Met de hand gegooid
board-markers =
    { $count ->
        [0] Geen fiches
        [one] { $count } fiche
       *[other] { $count } fiches
    }
board-sum = { $sum } van { $aim }
board-shut =
    { $post ->
        [yes] Alles bezorgd
       *[no] Bak gesloten
    }
board-sum-all = samen
board-sum-done = klaar
board-sum-left = nog { $left }
board-sum-ways =
    { $ways ->
        [one] { $ways } mogelijkheid
       *[other] { $ways } mogelijkheden
    }
board-real-head = Wat tonen je dobbelstenen?
board-real-die = Dobbelsteen { $die } van { $of }
board-real-done = Wij gooiden { $faces }
board-real-missing =
    { $left ->
        [one] Nog { $left } dobbelsteen invullen
       *[other] Nog { $left } dobbelstenen invullen
    }

## Knoppen.

board-act-shut =
    { $post ->
        [yes] Bezorg { $tiles }
       *[no] Sluit { $tiles }
    }
board-act-shut-short =
    { $post ->
        [yes] Bezorg, nog { $left }
       *[no] Sluit, nog { $left }
    }
board-act-shut-none =
    { $post ->
        [yes] Kies eerst brieven
       *[no] Kies eerst klepjes
    }
board-act-anyway =
    { $post ->
        [yes] Toch { $tiles } bezorgen
       *[no] Toch { $tiles } sluiten
    }
board-act-again = Kijk nog eens
board-act-back = Zet de { $tile } terug
board-act-keep = Laat { $name } met rust
board-act-reopen =
    { $post ->
        [yes] Stuur brief { $tile } terug
       *[no] Open de { $tile } weer
    }
board-act-reopen-none =
    { $post ->
        [yes] Kies een brief
       *[no] Kies een klepje
    }
board-act-stop = Hier stoppen
board-act-more = Nog eens gooien
board-act-undo = Neem terug
board-act-dice =
    { $count ->
        [1] Eén dobbelsteen
        [2] Twee dobbelstenen
        [3] Drie dobbelstenen
       *[4] Vier dobbelstenen
    }
board-act-roll =
    { $count ->
        [1] Gooi één dobbelsteen
        [2] Gooi twee dobbelstenen
        [3] Gooi drie dobbelstenen
       *[4] Gooi vier dobbelstenen
    }

## Het postthema.

board-post-delivered = bezorgd
board-post-return = Retour afzender

## De coach.

board-coach = Coach
board-coach-reopen = Wat het doet met { $name }
board-coach-now = Nu: { $worth }.
board-coach-open = Open de lijst van de coach
board-coach-close = Sluit de lijst van de coach
board-coach-how = Hoe de coach helpt
board-coach-how-off = Uit
board-coach-how-on = Aan
board-coach-how-warn = Waarschuw
board-coach-off = De coach zwijgt.
board-coach-warns = De coach meldt zich vóór een dure keuze.
board-coach-thinking = De coach rekent.
board-coach-waits = De coach wacht op je volgende keuze.
board-coach-best = De beste.
board-coach-costs = Kost { $loss } punten.
board-coach-fits = past bij je { $tiles }
board-coach-more =
    { $count ->
        [one] En nog { $count } keuze, duurder dan deze.
       *[other] En nog { $count } keuzes, duurder dan deze.
    }
board-coach-dice =
    { $count ->
        [1] Eén dobbelsteen
        [2] Twee dobbelstenen
        [3] Drie dobbelstenen
       *[4] Vier dobbelstenen
    }
board-coach-stop = Hier stoppen
board-coach-keep = Laat alles zoals het is.
board-coach-line = Beste: { $best }, goed voor { $worth }.
board-coach-line-fits = Beste: { $best }, goed voor { $worth }; met { $tiles } hoogstens { $other }.

## Toetsen, voor de hulp bij “?”.

board-keys-tiles = klepjes kiezen
board-keys-shut = sluiten
board-keys-roll = gooien
board-keys-back = terugnemen

## De bouwer van huisregels: vragen, wat ze betekenen, en hun antwoorden.

build-number = { $number }
build-other = Zoals bij { $rules }
build-tiles = Klepjes
build-tiles-about = Hoeveel er aan het begin staan
build-start = Dicht aan het begin
build-start-about = Een korter spel, of een moeilijker
build-start-none = Geen
build-start-three = 1, 2 en 3
build-start-odd = Oneven
build-start-even = Even getallen
build-start-seven = Alles behalve 7
build-dice = Dobbelstenen per worp
build-dice-about = Voordat de ogen te zien zijn
build-one-die = Eén dobbelsteen
build-one-die-about = Wanneer dat mag, of moet
build-one-die-never = Nooit
build-one-die-may-high = Mag, als 7 en hoger dicht zijn
build-one-die-may-six = Mag, bij 6 of minder
build-one-die-must-six = Moet, bij 6 of minder
build-sets = Een worp mag sluiten
build-sets-about = Klepjes die samen kloppen, of minder
build-sets-any = Elk stel
build-sets-two = Hoogstens twee
build-sets-one = Precies één
build-sets-dice = Dobbelstenen of totaal
build-score = Telling
build-score-about = Wat de open klepjes kosten
build-score-sum = Som
build-score-count = Aantal
build-score-digital = Gelezen als cijfers
build-shut = De bak gesloten
build-shut-about = Alles ligt plat
build-shut-wins = Wint meteen
build-shut-ends = Anderen spelen door
build-shut-match = Wint de partij
build-match = Partij
build-match-about = Tot iemand gewonnen heeft
build-match-single = Eén ronde
build-match-rounds = 5 rondes
build-match-out = Uit bij 45
build-match-until = Tot 100
build-first = Eerste worp
build-first-about = Een klepje dat hij moet sluiten
build-first-free = Wat dan ook
build-first-tile = Klepje { $tile }
build-deadly = Dodelijk totaal
build-deadly-about = Het beëindigt de beurt voordat er iets dichtgaat
build-deadly-none = Geen
build-deadly-seven = 7 ogen
build-stuck = Nutteloze worp
build-stuck-about = Als er niets dicht kan
build-stuck-out = Einde beurt
build-stuck-pass = Geeft de dobbelstenen door
build-stuck-reopen = Opent een klepje
build-turn = Beurten
build-turn-about = Wie gooit, en voor wie
build-turn-whole = Tot je vastzit
build-turn-alternate = Elk één worp
build-turn-shared = Eén voor allen
build-reopen = De buur
build-reopen-about = Na elke zet
build-reopen-never = Kijkt toe
build-reopen-neighbour = Mag één klepje weer openen
build-insurance = Verzekering
build-insurance-about = Een dubbel geeft een fiche tegen een slechte worp
build-insurance-no = Geen fiches
build-insurance-yes = Met fiches
build-doubles = Dubbel
build-doubles-about = Wat een dubbel telt
build-doubles-plain = Het totaal
build-doubles-twice = Tweemaal het totaal
build-go-on = Doorgaan
build-go-on-about = Zolang er nog iets dicht kan
build-go-on-must = Moet gooien
build-go-on-may = Mag stoppen
build-starter = Wie begint
build-starter-about = Elke nieuwe ronde
build-starter-rotate = Om de beurt
build-starter-die = Hoogste dobbelsteen
build-starter-first = Eerste plaats
build-starter-loser = De verliezer
build-ties = Gelijke scores
build-ties-about = Als twee gelijk staan
build-ties-share = Delen
build-ties-sum = Laagste som
build-ties-roll = Erom gooien
build-stake = Inzetpunten
build-stake-about = Punten in een pot, nooit geld
build-stake-none = Geen
build-stake-pot = Een pot
build-stake-double = Een pot, dubbel voor een gesloten bak
build-stake-loser = De slechtste betaalt
