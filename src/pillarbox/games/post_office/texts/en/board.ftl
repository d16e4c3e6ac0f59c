### The table in the browser. This file goes to the page; so does what it shares with the other faces.

## What lies in a slot, and the letter of each kind of package: distinct within the language.

post-slot-empty = empty
post-slot-mouse = mouse
post-slot-gift = gift
post-slot-personal = personal
post-slot-sweet = sweet
post-slot-fragile = fragile
post-slot-none = no card
post-letter-g = G
post-letter-p = P
post-letter-s = S
post-letter-f = F
post-name-empty = An empty slot
post-name-m = A mouse
post-name-g = A gift
post-name-p = Something personal
post-name-s = Something sweet
post-name-f = Something fragile

## What is to be done.

post-board-keep = Keep one card
post-board-first = Place your first card
post-board-second = Place your second card
post-board-check = Post both cards?
post-board-waiting = Waiting for the others
post-board-watching = Cards are being placed
post-board-dealing = The cards are being dealt.
post-board-over = The count
post-board-look = The table of { $name }
post-board-back = Back to your table
post-board-back-all = Back to all tables
post-board-fit = Fit
post-board-in = Larger
post-board-out = Smaller
post-board-zoom = Size of the table
post-board-tag = Preview { $change }
post-board-round = Round { $round } of { $rounds }
post-board-picture = The table of { $name }, with a total of { $total }. It is told as a table after this picture.
post-board-picture-alone = A tableau with a total of { $total }
post-board-how = Choose a card in your hand. The arrow keys move it over the places where it may lie, R turns it, Enter places it, U takes it back, Escape puts it back into the hand. Tab goes to your other card.
post-legend-covers = will cover a slot
post-legend-changes = line changes

## The hand.

post-hand = In your hand
post-hand-card = Card { $card }: { $slots }
post-hand-placing = Being placed
post-hand-laid = Placed
post-hand-open = Still to place
post-hand-from = From { $name }
post-hint-first = Choose a card and drag it onto the table: it snaps only where it may lie.
post-hint-second = Now your other card. It may cover the first.
post-hint-ghost = Drag it, or tap where it should go.
post-hint-complete = Both cards are down. You can still take them back; once posted, they stay.
post-posted = Posted. Your cards are shown once everybody has placed theirs.
post-keep-open = Keep this one?
post-keep-stays = Stays with you
post-keep-goes = Goes to { $name }
post-keep-hint = The other card goes to { $name }. You get one too, and see it once all have chosen.
post-keep-sealed = You have chosen. The other card goes to { $name } as soon as all have.
post-keep-first = Choose a card to keep
post-keep-act = Keep it, pass the other to { $name }

## Buttons.

post-act-rotate = Rotate
post-act-undo = Undo
post-act-lay = Place card
post-act-choose = Choose a card
post-act-anyway = Do it anyway
post-act-post =
    { $cards ->
        [one] Post the card
        [2] Post both cards
       *[other] Post { $cards } cards
    }

## The preview, a whole sentence each. Lines are counted from the top and from the left.

post-preview = Preview
post-preview-total = Preview: { $before } before, { $after } after.
post-change-none = No line changes.
post-change-row-gains =
    { $kinds ->
        [4] { $before ->
            [3] Row { $line } gets its fourth kind
           *[other] Row { $line } now has all four kinds
        }
       *[other] Row { $line } now has three kinds
    }
post-change-col-gains =
    { $kinds ->
        [4] { $before ->
            [3] Column { $line } gets its fourth kind
           *[other] Column { $line } now has all four kinds
        }
       *[other] Column { $line } now has three kinds
    }
post-change-row-loses =
    { $kinds ->
        [0] Row { $line } loses all its packages
        [one] Row { $line } is down to one kind
       *[other] Row { $line } is down to { $kinds } kinds
    }
post-change-col-loses =
    { $kinds ->
        [0] Column { $line } loses all its packages
        [one] Column { $line } is down to one kind
       *[other] Column { $line } is down to { $kinds } kinds
    }
post-change-row-twice =
    { $kind ->
        [g] Row { $line } has the gift twice
        [p] Row { $line } has the letter twice
        [s] Row { $line } has the sweets twice
       *[f] Row { $line } has the glass twice
    }
post-change-col-twice =
    { $kind ->
        [g] Column { $line } has the gift twice
        [p] Column { $line } has the letter twice
        [s] Column { $line } has the sweets twice
       *[f] Column { $line } has the glass twice
    }
post-change-mice-covered =
    { $covered ->
        [one] Covers a mouse
       *[other] Covers { $covered } mice
    }
post-change-mice-brought =
    { $brought ->
        [one] Shows one more mouse
       *[other] Shows { $brought } more mice
    }
post-change-mice =
    { $covered ->
        [one] { $brought ->
            [one] Covers a mouse, shows another
           *[other] Covers a mouse, shows { $brought }
        }
       *[other] { $brought ->
            [one] Covers { $covered } mice, shows one
           *[other] Covers { $covered } mice, shows { $brought }
        }
    }
# On a pill at a line that holds a kind twice, which makes it worth nothing.
post-line-twice = { $letter } twice

## For screen readers.

post-spoken-caption = The table of { $name }, total { $total }
post-spoken-row = Row { $line }
post-spoken-column = Column { $line }
post-spoken-points = Points
post-spoken-twice = 0, twice { $kind }
post-spoken-ghost = { $card } at row { $row }, column { $col }. Preview: { $before } before, { $after } after.

## Other seats.

post-others-look = Look at the table of { $name }, { $total } points
post-order = Still to come

## A slot looked at closely.

post-peek-title = The slot in row { $row }, column { $col }
post-peek-place = Row { $row }, column { $col }
post-peek-card = On card { $card }
post-peek-under = Covered under it:
post-peek-one = { $slot } ({ $card })
post-peek-nothing = Nothing lies covered here.
post-peek-never = In this variant covered slots may not be looked at.
post-peek-close = Close

## The coach.

post-coach = Coach
post-coach-how = How the coach helps
post-coach-how-off = Off
post-coach-how-on = On
post-coach-how-warn = Warn me
post-coach-warns = The coach speaks up before a costly choice.
post-coach-thinking = The coach is working it out.
post-coach-warning =
    { $better ->
        [one] The coach: another way is better, by { $loss } points or more. You can still take this back.
       *[other] The coach: { $better } other ways are better, the best by { $loss } points or more. You can still take this back.
    }
post-coach-best = The best way found.
post-coach-loses = It costs about { $loss } against the best.
post-coach-show = Show it on the table
post-coach-choose = Choose this card
post-coach-keeps = Keep { $card }

## The end.

post-ending-rank = Your post office is { $rank }
post-ending-mice = Level on points: fewer mice in sight decided.
post-ranks = What a post office can become, the best first
# Ranks of the game for one, lowest first: what the post office has become.
post-rank-0 = a larder for mice
post-rank-1 = a tangle of string
post-rank-2 = a village counter
post-rank-3 = a tidy sorting room
post-rank-4 = an express line
post-rank-5 = the flawless night mail
post-count = The count
post-count-whose = Whose count
post-count-row = Row { $line }
post-count-col = Column { $line }
post-count-mice =
    { $mice ->
        [0] No mouse in sight
        [one] One mouse in sight
       *[other] { $mice } mice in sight
    }
post-count-no-line = No line counts.
post-count-total = Total
post-count-again = Count again

## Keys.

post-keys-move = Move the card over the places where it may lie
post-keys-turn = Turn the card
post-keys-lay = Place the card
post-keys-other = Go to the other card
post-keys-undo = Take back
post-keys-back = Put the card back, or go back to your table
post-keys-fit = See the whole table
post-keys-zoom = Larger, smaller
