### Het bord in de browser: opschriften, titels, aanwijzingen. `$post` is “yes” in het postthema, waar klepjes brieven zijn.

## Titels boven de doos.

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
board-title-over = { $name } wint
board-title-over-you = Je wint
board-title-over-shared = { $names } delen de winst
board-title-over-alone = Jouw score: { $score }
board-title-over-shut = Je hebt de doos gesloten

## Naast de titel.

board-note-beat = Te verslaan: { $score } van { $name }
board-note-round = Ronde { $round }
board-note-round-of = Ronde { $round } van { $rounds }

## Aanwijzingen onder de doos.

board-hint-reopen =
    { $post ->
        [yes] Elke bezorgde brief mag terug: alleen nu, en maar één.
       *[no] Elk klepje dat in het spel dichtging mag weer open: alleen nu, en maar één.
    }
board-hint-unstick = De worp sluit niets, dus moet er één klepje weer open.
board-hint-dice = Typ het aantal dobbelstenen, of druk op een knop.
board-hint-stop = Als je stopt, blijft je score staan.
board-hint-real = Gooi je eigen dobbelstenen en vul in wat ze tonen.
board-hint-dead =
    { $post ->
        [yes] Geen worp kan al deze brieven nog bezorgen; bezorg wat je kunt.
       *[no] Geen worp kan deze doos nog sluiten; sluit wat je kunt.
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
board-hint-warn = Dat kost gemiddeld { $loss } punten. Beter: { $best }.
board-hint-warn-percent = Dat kost { $loss } kansen op de honderd. Beter: { $best }.
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

board-box = De doos van { $name }
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
board-check = Controleer deze dobbelstenen
board-by-hand = Met de hand gegooid
board-markers =
    { $count ->
        [0] Geen fiches
        [one] { $count } fiche
       *[other] { $count } fiches
    }
board-sum = { $sum } van { $aim }
board-sum-all = samen
board-sum-done = klaar
board-sum-left = nog { $left } te vinden
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
# A measure and its present value: “expected score, now 2.9”.
board-coach-now = { $objective }, nu { $worth }
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
board-coach-costs-percent = Kost { $loss }.
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
