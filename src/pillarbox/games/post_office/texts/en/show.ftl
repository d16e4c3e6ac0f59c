### A position read aloud, what a move did, and what a deck holds.

## The position, one line each.

post-show-round =
    { $stock ->
        [0] Round { $round } of { $rounds }. The stock is empty.
        [one] Round { $round } of { $rounds }. One card is left in the stock.
       *[other] Round { $round } of { $rounds }. { $stock } cards are left in the stock.
    }
post-show-tableau =
    { $mice ->
        [0] { $name }: total { $total }, no mouse in sight.
        [one] { $name }: total { $total }, one mouse in sight.
       *[other] { $name }: total { $total }, { $mice } mice in sight.
    }
post-show-row = Row { $row }, from column { $col } on: { $slots }.
post-show-line-row = Row { $line } counts { $points }: { $packages }.
post-show-line-col = Column { $line } counts { $points }: { $packages }.
post-show-preview = Preview, nothing is decided: total { $before } before, { $after } after.
post-show-pending =
    { $count ->
        [one] { $name } has laid one card that is not shown to all yet.
       *[other] { $name } has laid { $count } cards that are not shown to all yet.
    }
post-show-hand = In the hand of { $name }: { $cards }.
# One card within a list.
post-show-card = { $card } ({ $slots })
post-show-kept = { $name } keeps { $card }.
post-show-passed = { $name } has passed { $card } to { $left }.
post-show-order = Still to come: { $cards }.

## What is asked.

post-ask-keep = { $name }: do you keep { OR($cards) }? The other one goes to { $left }.
post-ask-place = { $name }: which card do you lay first, { OR($cards) }, and where?
post-ask-place-last = { $name }: where do you lay { $card }?

## Cards dealt, kept and passed.

post-told-start = { $name } begins with { $card }.
post-told-line-up = Card { $number } to come is { $card }.
post-told-draw = { $name } draws { $card }.
post-told-drawn = { $name } draws a card.
post-told-keep = { $name } keeps { $card }.
post-told-chosen = { $name } has chosen.
post-told-pass = All cards are passed to the left.
post-told-passed = { $name } passes { $card } to { $left }.
post-told-place =
    { $turns ->
        [0] { $name } lays { $card } upright at row { $row }, column { $col }.
        [1] { $name } lays { $card }, turned to the right, at row { $row }, column { $col }.
        [2] { $name } lays { $card }, turned upside down, at row { $row }, column { $col }.
       *[3] { $name } lays { $card }, turned to the left, at row { $row }, column { $col }.
    }
post-told-shown =
    { $mice ->
        [0] { $name } has laid { AND($cards) }: total { $total }, no mouse in sight.
        [one] { $name } has laid { AND($cards) }: total { $total }, one mouse in sight.
       *[other] { $name } has laid { AND($cards) }: total { $total }, { $mice } mice in sight.
    }

## The end.

post-told-wins = The Golden Post Horn goes to { $name }.
post-told-wins-by-mice = Level on points, but with fewer mice in sight: the Golden Post Horn goes to { $name }.
post-told-shared = { AND($names) } share the Golden Post Horn.
post-told-rank = { $total } points: your post office is { $rank }.

## The count, line by line, and what lies covered.

post-score-preview =
    { $count ->
        [one] A preview: one card that is not confirmed or shown yet is counted in.
       *[other] A preview: { $count } cards that are not confirmed or shown yet are counted in.
    }
post-score-void-row = Row { $line } counts nothing, for two of a kind lie in it: { $packages }.
post-score-void-col = Column { $line } counts nothing, for two of a kind lie in it: { $packages }.
post-score-mice =
    { $mice ->
        [0] No mouse is in sight.
        [one] One mouse is in sight, at row/column { $places }.
       *[other] { $mice } mice are in sight, at row/column { $places }.
    }
post-score-total = Lines { $lines }, mice { $mice }: total { $total }.
post-peek-not = In this variant covered slots may not be looked at.
post-peek-none = Nothing lies covered.
post-peek-cell = Row { $row }, column { $col } covers, from the top down: { $slots }.
# One covered slot with its card, within a list.
post-peek-slot = { $slot } ({ $card })

## The score sheet.

post-sheet-player = Player
post-sheet-three = Lines of 3
post-sheet-four = Lines of 4
post-sheet-mice = Mice
post-sheet-total = Total

## What a deck holds.

post-deck-name = { $name }
post-deck-shape = Cards of { $rows } × { $cols } slots.
# One kind of package with its number, within a list.
post-deck-kind = { $kind } { $count }
post-deck-set = Set { $set }: { $cards } cards, { $total } packages ({ $packages }).
post-deck-rest = Besides: mice { $mice }, empty slots { $empty }.
post-deck-richness =
    { $cards ->
        [one] One card has packages { $packages }, mice { $mice }, empty slots { $empty }.
       *[other] { $cards } cards have packages { $packages }, mice { $mice }, empty slots { $empty }.
    }
post-deck-pairs =
    { COUNT($cards) ->
        [one] { $cards } has two packages of one kind.
       *[other] { AND($cards) } have two packages of one kind.
    }
post-deck-symmetric =
    { COUNT($cards) ->
        [one] { $cards } looks the same after a half turn.
       *[other] { AND($cards) } look the same after a half turn.
    }
post-deck-twins = { AND($cards) } show the same face.
post-deck-alike = Both sets hold the same: games of one or two do not depend on the set.
post-deck-unlike = The sets do not hold the same: games of one or two depend on the set.
post-deck-even = Each kind of package is as frequent as the others.
post-deck-uneven = Some kinds of package are more frequent than others.

# What a move is called within a sentence, as in “keeping A02 (keep A02) was a bad choice”.
post-named-keep = keeping { $card } (keep { $card })
post-named-place =
    { $turns ->
        [0] { $card } upright at row { $row }, column { $col } ({ $text })
        [1] { $card }, turned to the right, at row { $row }, column { $col } ({ $text })
        [2] { $card }, turned upside down, at row { $row }, column { $col } ({ $text })
       *[3] { $card }, turned to the left, at row { $row }, column { $col } ({ $text })
    }
