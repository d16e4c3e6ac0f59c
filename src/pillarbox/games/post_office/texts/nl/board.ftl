### De tafel in de browser. Dit bestand gaat naar de pagina, met wat andere gezichten er ook van gebruiken.

## Wat in een vakje ligt, en de letter van elke soort pakje: binnen de taal verschillend.

post-slot-empty = leeg
post-slot-mouse = muis
post-slot-gift = geschenk
post-slot-personal = persoonlijk
post-slot-sweet = snoep
post-slot-fragile = breekbaar
post-slot-none = geen kaart
post-letter-g = G
post-letter-p = P
post-letter-s = S
post-letter-f = B
post-name-empty = Een leeg vakje
post-name-m = Een muis
post-name-g = Een geschenk
post-name-p = Iets persoonlijks
post-name-s = Iets zoets
post-name-f = Iets breekbaars

## Wat er te doen is.

post-board-keep = Houd één kaart
post-board-first = Leg je eerste kaart
post-board-second = Leg je tweede kaart
post-board-check = Beide kaarten posten?
post-board-waiting = Wachten op de anderen
post-board-watching = Er worden kaarten gelegd
post-board-dealing = De kaarten worden gedeeld.
post-board-over = De telling
post-board-look = De tafel van { $name }
post-board-back = Terug naar je tafel
post-board-back-all = Terug naar alle tafels
post-board-fit = Alles
post-board-in = Groter
post-board-out = Kleiner
post-board-zoom = Grootte van de tafel
post-board-tag = Voorproef { $change }
post-board-round = Ronde { $round } van { $rounds }
post-board-picture = De tafel van { $name }, totaal { $total }. Na dit beeld staat hij als tabel beschreven.
post-board-picture-alone = Een tafel met totaal { $total }
post-board-how = Kies een kaart in je hand. De pijltjestoetsen schuiven haar langs de plaatsen waar ze mag liggen, R draait, Enter legt, U neemt terug, Escape doet haar terug in de hand. Tab gaat naar je andere kaart.
post-legend-covers = bedekt een vakje
post-legend-changes = lijn verandert

## De hand.

post-hand = In je hand
post-hand-card = Kaart { $card }: { $slots }
post-hand-placing = Wordt gelegd
post-hand-laid = Gelegd
post-hand-open = Nog te leggen
post-hand-from = Van { $name }
post-hint-first = Kies een kaart en sleep haar op tafel: ze klikt alleen vast waar ze mag liggen.
post-hint-second = Nu je andere kaart. Ze mag de eerste bedekken.
post-hint-ghost = Sleep haar, of tik waar ze moet liggen.
post-hint-complete = Beide kaarten liggen. Je kunt ze nog terugnemen; eenmaal gepost blijven ze liggen.
post-posted = Gepost. Je kaarten worden getoond zodra iedereen gelegd heeft.
post-keep-open = Deze houden?
post-keep-stays = Blijft bij jou
post-keep-goes = Gaat naar { $name }
post-keep-hint = De andere kaart gaat naar { $name }. Jij krijgt er ook een, en ziet die zodra iedereen gekozen heeft.
post-keep-sealed = Je hebt gekozen. De andere kaart gaat naar { $name } zodra iedereen zover is.
post-keep-first = Kies een kaart om te houden
post-keep-act = Houd haar, geef de andere aan { $name }

## Knoppen.

post-act-rotate = Draaien
post-act-undo = Terug
post-act-lay = Leg kaart
post-act-choose = Kies een kaart
post-act-anyway = Toch doen
post-act-post =
    { $cards ->
        [one] Post de kaart
        [2] Post beide kaarten
       *[other] Post { $cards } kaarten
    }

## De voorproef, telkens een hele zin. Lijnen tellen van boven en van links.

post-preview = Voorproef
post-preview-total = Voorproef: eerst { $before }, dan { $after }.
post-change-none = Geen lijn verandert.
post-change-row-gains =
    { $kinds ->
        [4] { $before ->
            [3] Rij { $line } krijgt haar vierde soort
           *[other] Rij { $line } heeft nu alle vier de soorten
        }
       *[other] Rij { $line } heeft nu drie soorten
    }
post-change-col-gains =
    { $kinds ->
        [4] { $before ->
            [3] Kolom { $line } krijgt haar vierde soort
           *[other] Kolom { $line } heeft nu alle vier de soorten
        }
       *[other] Kolom { $line } heeft nu drie soorten
    }
post-change-row-loses =
    { $kinds ->
        [0] Rij { $line } verliest al haar pakjes
        [one] Rij { $line } houdt één soort over
       *[other] Rij { $line } houdt { $kinds } soorten over
    }
post-change-col-loses =
    { $kinds ->
        [0] Kolom { $line } verliest al haar pakjes
        [one] Kolom { $line } houdt één soort over
       *[other] Kolom { $line } houdt { $kinds } soorten over
    }
post-change-row-twice =
    { $kind ->
        [g] Rij { $line } heeft twee keer het geschenk
        [p] Rij { $line } heeft twee keer de brief
        [s] Rij { $line } heeft twee keer het snoep
       *[f] Rij { $line } heeft twee keer het glas
    }
post-change-col-twice =
    { $kind ->
        [g] Kolom { $line } heeft twee keer het geschenk
        [p] Kolom { $line } heeft twee keer de brief
        [s] Kolom { $line } heeft twee keer het snoep
       *[f] Kolom { $line } heeft twee keer het glas
    }
post-change-mice-covered =
    { $covered ->
        [one] Bedekt een muis
       *[other] Bedekt { $covered } muizen
    }
post-change-mice-brought =
    { $brought ->
        [one] Toont een muis meer
       *[other] Toont { $brought } muizen meer
    }
post-change-mice =
    { $covered ->
        [one] { $brought ->
            [one] Bedekt een muis, toont een andere
           *[other] Bedekt een muis, toont er { $brought }
        }
       *[other] { $brought ->
            [one] Bedekt { $covered } muizen, toont er een
           *[other] Bedekt { $covered } muizen, toont er { $brought }
        }
    }
# Op een plaatje bij een lijn waar een soort twee keer ligt, wat haar waardeloos maakt.
post-line-twice = { $letter } twee keer

## Voor schermlezers.

post-spoken-caption = De tafel van { $name }, totaal { $total }
post-spoken-row = Rij { $line }
post-spoken-column = Kolom { $line }
post-spoken-points = Punten
post-spoken-twice = 0, twee keer { $kind }
post-spoken-ghost = { $card } op rij { $row }, kolom { $col }. Voorproef: eerst { $before }, dan { $after }.

## De anderen.

post-others-look = Bekijk de tafel van { $name }, { $total } punten
post-order = Komt nog

## Een vakje van dichtbij.

post-peek-title = Het vakje in rij { $row }, kolom { $col }
post-peek-place = Rij { $row }, kolom { $col }
post-peek-card = Op kaart { $card }
post-peek-under = Daaronder bedekt:
post-peek-one = { $slot } ({ $card })
post-peek-nothing = Hier ligt niets bedekt.
post-peek-never = In deze variant mag je niet onder kaarten kijken.
post-peek-close = Sluiten

## De coach.

post-coach = Coach
post-coach-how = Hoe de coach helpt
post-coach-how-off = Uit
post-coach-how-on = Aan
post-coach-how-warn = Waarschuw me
post-coach-warns = De coach meldt zich voor een dure keuze.
post-coach-thinking = De coach rekent het uit.
post-coach-warning =
    { $better ->
        [one] De coach: een andere manier is beter, met minstens { $loss } punten. Je kunt dit nog terugnemen.
       *[other] De coach: { $better } andere manieren zijn beter, de beste met minstens { $loss } punten. Je kunt dit nog terugnemen.
    }
post-coach-best = De beste manier die gevonden is.
post-coach-loses = Het kost ongeveer { $loss } vergeleken met de beste.
post-coach-show = Toon het op tafel
post-coach-choose = Kies deze kaart
post-coach-keeps = Houd { $card }

## Het einde.

post-ending-rank = Je postkantoor is { $rank }
post-ending-mice = Evenveel punten: minder muizen in zicht gaven de doorslag.
post-ranks = Wat een postkantoor kan worden, het beste eerst
# Rangen van het spel voor één, de laagste eerst: wat er van het postkantoor geworden is.
post-rank-0 = een voorraadkast voor muizen
post-rank-1 = een warboel van touw
post-rank-2 = een dorpsloket
post-rank-3 = een nette sorteerzaal
post-rank-4 = een sneldienst
post-rank-5 = de feilloze nachtpost
post-count = De telling
post-count-whose = Wiens telling
post-count-row = Rij { $line }
post-count-col = Kolom { $line }
post-count-mice =
    { $mice ->
        [0] Geen muis in zicht
        [one] Eén muis in zicht
       *[other] { $mice } muizen in zicht
    }
post-count-no-line = Geen enkele lijn telt.
post-count-total = Totaal
post-count-again = Tel opnieuw

## Toetsen.

post-keys-move = Schuif de kaart langs de plaatsen waar ze mag liggen
post-keys-turn = Draai de kaart
post-keys-lay = Leg de kaart
post-keys-other = Ga naar de andere kaart
post-keys-undo = Neem terug
post-keys-back = Doe de kaart terug, of ga terug naar je tafel
post-keys-fit = Zie de hele tafel
post-keys-zoom = Groter, kleiner
