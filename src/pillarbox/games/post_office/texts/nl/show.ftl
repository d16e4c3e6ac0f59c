### Een stelling voorgelezen, wat een zet deed, en wat een kaartspel bevat.

## De stelling, één regel per keer.

post-show-round =
    { $stock ->
        [0] Ronde { $round } van { $rounds }. De stapel is leeg.
        [one] Ronde { $round } van { $rounds }. Er ligt nog één kaart op de stapel.
       *[other] Ronde { $round } van { $rounds }. Er liggen nog { $stock } kaarten op de stapel.
    }
post-show-tableau =
    { $mice ->
        [0] { $name }: totaal { $total }, geen muis in zicht.
        [one] { $name }: totaal { $total }, één muis in zicht.
       *[other] { $name }: totaal { $total }, { $mice } muizen in zicht.
    }
post-show-row = Rij { $row }, vanaf kolom { $col }: { $slots }.
post-show-line-row = Rij { $line } telt voor { $points }: { $packages }.
post-show-line-col = Kolom { $line } telt voor { $points }: { $packages }.
post-show-preview = Vooruitblik, er is niets beslist: totaal { $before } ervoor, { $after } erna.
post-show-pending =
    { $count ->
        [one] { $name } heeft één kaart gelegd die nog niet aan iedereen getoond is.
       *[other] { $name } heeft { $count } kaarten gelegd die nog niet aan iedereen getoond zijn.
    }
post-show-hand = In de hand van { $name }: { $cards }.
# Eén kaart in een opsomming.
post-show-card = { $card } ({ $slots })
post-show-kept = { $name } houdt { $card }.
post-show-passed = { $name } heeft { $card } doorgegeven aan { $left }.
post-show-order = Wat nog komt: { $cards }.

## Wat er gevraagd wordt.

post-ask-keep = { $name }: houd je { OR($cards) }? De andere gaat naar { $left }.
post-ask-place = { $name }: welke kaart leg je eerst, { OR($cards) }, en waar?
post-ask-place-last = { $name }: waar leg je { $card }?

## Kaarten gedeeld, gehouden en doorgegeven.

post-told-start = { $name } begint met { $card }.
post-told-line-up = Kaart { $number } die komt is { $card }.
post-told-draw = { $name } trekt { $card }.
post-told-drawn = { $name } trekt een kaart.
post-told-keep = { $name } houdt { $card }.
post-told-chosen = { $name } heeft gekozen.
post-told-pass = Alle kaarten gaan door naar links.
post-told-passed = { $name } geeft { $card } door aan { $left }.
post-told-place =
    { $turns ->
        [0] { $name } legt { $card } rechtop op rij { $row }, kolom { $col }.
        [1] { $name } legt { $card }, naar rechts gedraaid, op rij { $row }, kolom { $col }.
        [2] { $name } legt { $card }, op de kop, op rij { $row }, kolom { $col }.
       *[3] { $name } legt { $card }, naar links gedraaid, op rij { $row }, kolom { $col }.
    }
post-told-shown =
    { $mice ->
        [0] { $name } heeft { AND($cards) } gelegd: totaal { $total }, geen muis in zicht.
        [one] { $name } heeft { AND($cards) } gelegd: totaal { $total }, één muis in zicht.
       *[other] { $name } heeft { AND($cards) } gelegd: totaal { $total }, { $mice } muizen in zicht.
    }

## Het einde.

post-told-wins = De Gouden Posthoorn gaat naar { $name }.
post-told-wins-by-mice = Evenveel punten, maar minder muizen in zicht: de Gouden Posthoorn gaat naar { $name }.
post-told-shared = { AND($names) } delen de Gouden Posthoorn.
post-told-rank = { $total } punten: jouw postkantoor is { $rank }.

## De telling, lijn voor lijn, en wat bedekt ligt.

post-score-preview =
    { $count ->
        [one] Een vooruitblik: één kaart die nog niet bevestigd of getoond is, telt mee.
       *[other] Een vooruitblik: { $count } kaarten die nog niet bevestigd of getoond zijn, tellen mee.
    }
post-score-void-row = Rij { $line } telt niet, want er liggen twee van één soort in: { $packages }.
post-score-void-col = Kolom { $line } telt niet, want er liggen twee van één soort in: { $packages }.
post-score-mice =
    { $mice ->
        [0] Er is geen muis in zicht.
        [one] Er is één muis in zicht, op rij/kolom { $places }.
       *[other] Er zijn { $mice } muizen in zicht, op rij/kolom { $places }.
    }
post-score-total = Lijnen { $lines }, muizen { $mice }: totaal { $total }.
post-peek-not = In deze variant mogen bedekte vakjes niet bekeken worden.
post-peek-none = Er ligt niets bedekt.
post-peek-cell = Rij { $row }, kolom { $col } bedekt, van boven naar beneden: { $slots }.
# Eén bedekt vakje met zijn kaart, in een opsomming.
post-peek-slot = { $slot } ({ $card })

## Het scoreblad.

post-sheet-player = Speler
post-sheet-three = Lijnen van 3
post-sheet-four = Lijnen van 4
post-sheet-mice = Muizen
post-sheet-total = Totaal

## Wat een kaartspel bevat.

post-deck-name = { $name }
post-deck-shape = Kaarten van { $rows } × { $cols } vakjes.
# Eén soort pakje met het aantal, in een opsomming.
post-deck-kind = { $kind } { $count }
post-deck-set = Set { $set }: { $cards } kaarten, { $total } pakjes ({ $packages }).
post-deck-rest = Verder: muizen { $mice }, lege vakjes { $empty }.
post-deck-richness =
    { $cards ->
        [one] Eén kaart heeft pakjes { $packages }, muizen { $mice }, lege vakjes { $empty }.
       *[other] { $cards } kaarten hebben pakjes { $packages }, muizen { $mice }, lege vakjes { $empty }.
    }
post-deck-pairs =
    { COUNT($cards) ->
        [one] { $cards } heeft twee pakjes van één soort.
       *[other] { AND($cards) } hebben twee pakjes van één soort.
    }
post-deck-symmetric =
    { COUNT($cards) ->
        [one] { $cards } ziet er na een halve slag hetzelfde uit.
       *[other] { AND($cards) } zien er na een halve slag hetzelfde uit.
    }
post-deck-twins = { AND($cards) } tonen hetzelfde beeld.
post-deck-alike = Beide sets bevatten hetzelfde: spelen met één of twee hangt niet van de set af.
post-deck-unlike = De sets bevatten niet hetzelfde: spelen met één of twee hangt van de set af.
post-deck-even = Elke soort pakje komt even vaak voor.
post-deck-uneven = Sommige soorten pakjes komen vaker voor dan andere.

# Hoe een zet binnen een zin heet, zoals in “A02 houden (keep A02) was een slechte keuze”.
post-named-keep = { $card } houden (keep { $card })
post-named-place =
    { $turns ->
        [0] { $card } rechtop op rij { $row }, kolom { $col } ({ $text })
        [1] { $card }, naar rechts gedraaid, op rij { $row }, kolom { $col } ({ $text })
        [2] { $card }, op de kop, op rij { $row }, kolom { $col } ({ $text })
       *[3] { $card }, naar links gedraaid, op rij { $row }, kolom { $col } ({ $text })
    }
