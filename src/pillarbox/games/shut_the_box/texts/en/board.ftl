### The board in the browser: labels, titles, hints. `$post` is “yes” in the postal theme, where tiles are letters.

## Titles above the box.

board-title-starter = Who begins?
board-title-roll-off = A die each to break the tie
board-title-roll = Your throw
board-title-roll-shared = Throw for everybody
board-title-turn = { $name } is on turn
board-title-rolling = The dice are rolling
board-title-threw = Your throw: { $faces }
board-title-threw-by = { $name } threw { $faces }
board-title-shared = Everybody’s throw: { $faces }
board-title-dice = How many dice?
board-title-stop = Throw again, or stop?
board-title-reopen =
    { $post ->
        [yes] Send one letter back to { $name }?
       *[no] Open one of { $name }’s tiles again?
    }
board-title-reopen-wait = { $name } may open one tile again
board-title-unstick = Open one tile again
board-title-flip = Will a tile open again?
board-title-after = Your box at the end
board-title-after-of = { $name }’s box at the end

## Beside the title.

board-note-beat = Beat { $name }’s { $score }
board-note-round = Round { $round }
board-note-round-of = Round { $round } of { $rounds }

## Hints under the box.

board-hint-reopen =
    { $post ->
        [yes] Any delivered letter may come back: only now, only one.
       *[no] Any tile shut in play may open again: only now, only one.
    }
board-hint-unstick = The throw shuts nothing, so one tile has to open again.
board-hint-dice = Type the number of dice, or press a button.
board-hint-dice-touch = Choose how many dice to throw.
board-hint-stop = Your score stands if you stop.
board-hint-real = Throw your own dice and enter what they show.
board-hint-real-for = Throw for { $name } and enter what the dice show.
board-hint-dead =
    { $post ->
        [yes] No throw can deliver all of these letters any more; deliver what you can.
       *[no] No throw can shut this box any more; shut what you can.
    }
board-hint-roll = Press Space, or the button.
board-hint-wait =
    { $count ->
        [one] Waiting for { $names }.
       *[other] Waiting for { $names }.
    }
board-hint-complete =
    { $post ->
        [yes] That makes { $sum }. Deliver, or put one back.
       *[no] That makes { $sum }. Shut, or put one back.
    }
board-hint-only = Only { $tiles } fits this throw.
board-hint-sum =
    { $post ->
        [yes] Choose letters that add up to { $sum }.
       *[no] Choose tiles that add up to { $sum }.
    }
board-hint-any = Choose { $tiles }.
board-hint-ways =
    { $ways ->
        [one] With { $tiles } there is { $ways } way to go on.
       *[other] With { $tiles } there are { $ways } ways to go on.
    }
board-hint-add = With { $tiles }: add { $rest }.
board-hint-typed = Tile { $typed }…
board-hint-warn = That costs { $loss } points. Better: { $best }.
board-refused =
    { $post ->
        [yes] Letter { $tile } fits no set for this throw.
       *[no] Tile { $tile } fits no set for this throw.
    }
board-refused-with =
    { $post ->
        [yes] Letter { $tile } does not go with { $tiles }.
       *[no] Tile { $tile } does not go with { $tiles }.
    }

## Tiles by name, for screen readers.

board-box = { $name }’s box
board-tile-open =
    { $post ->
        [yes] Letter { $tile }, waiting
       *[no] Tile { $tile }, open
    }
board-tile-legal =
    { $post ->
        [yes] Letter { $tile }, can be delivered
       *[no] Tile { $tile }, open, can be shut
    }
board-tile-chosen =
    { $post ->
        [yes] Letter { $tile }, chosen
       *[no] Tile { $tile }, chosen
    }
board-tile-dim =
    { $post ->
        [yes] Letter { $tile }, does not fit
       *[no] Tile { $tile }, open, does not fit
    }
board-tile-behind = Tile { $tile }, open, behind another tile
board-tile-shut =
    { $post ->
        [yes] Letter { $tile }, delivered
       *[no] Tile { $tile }, shut
    }
board-tile-fixed =
    { $post ->
        [yes] Letter { $tile }, delivered from the start
       *[no] Tile { $tile }, shut from the start
    }
board-tile-reopen =
    { $post ->
        [yes] Letter { $tile }, delivered, may come back
       *[no] Tile { $tile }, shut, may open again
    }

## Dice and the running sum.

board-dice = The dice show { $faces }
board-die = The die shows { $face }
board-dice-wait = The dice wait
board-sealed = Throw { $throw }, sealed
board-sealed-none = The dice are sealed
board-check = Check these dice
board-by-hand = Thrown by hand
board-markers =
    { $count ->
        [0] No markers
        [one] { $count } marker
       *[other] { $count } markers
    }
board-sum = { $sum } of { $aim }
board-shut =
    { $post ->
        [yes] All delivered
       *[no] Box shut
    }
board-sum-all = in all
board-sum-done = ready
board-sum-left = { $left } still to find
board-sum-ways =
    { $ways ->
        [one] { $ways } way
       *[other] { $ways } ways
    }
board-real-head = What do your dice show?
board-real-die = Die { $die } of { $of }
board-real-done = We threw { $faces }
board-real-missing =
    { $left ->
        [one] { $left } die to enter
       *[other] { $left } dice to enter
    }

## Buttons.

board-act-shut =
    { $post ->
        [yes] Deliver { $tiles }
       *[no] Shut { $tiles }
    }
board-act-shut-short =
    { $post ->
        [yes] Deliver, { $left } to go
       *[no] Shut, { $left } to go
    }
board-act-shut-none =
    { $post ->
        [yes] Choose letters first
       *[no] Choose tiles first
    }
board-act-anyway =
    { $post ->
        [yes] Deliver { $tiles } anyway
       *[no] Shut { $tiles } anyway
    }
board-act-again = Look again
board-act-back = Put the { $tile } back
board-act-keep = Leave { $name } be
board-act-reopen =
    { $post ->
        [yes] Return letter { $tile }
       *[no] Open the { $tile } again
    }
board-act-reopen-none =
    { $post ->
        [yes] Choose a letter
       *[no] Choose a tile
    }
board-act-stop = Stop here
board-act-more = Throw again
board-act-undo = Take back
board-act-dice =
    { $count ->
        [1] One die
        [2] Two dice
        [3] Three dice
       *[4] Four dice
    }
board-act-roll =
    { $count ->
        [1] Throw one die
        [2] Throw two dice
        [3] Throw three dice
       *[4] Throw four dice
    }

## The postal theme.

board-post-delivered = delivered
board-post-return = Return to sender

## The coach.

board-coach = Coach
board-coach-reopen = What it does to { $name }
board-coach-now = Now: { $worth }.
board-coach-open = Open the coach’s list
board-coach-close = Close the coach’s list
board-coach-how = How the coach helps
board-coach-how-off = Off
board-coach-how-on = On
board-coach-how-warn = Warn me
board-coach-off = The coach is silent.
board-coach-warns = The coach speaks up before a costly choice.
board-coach-thinking = The coach is working it out.
board-coach-waits = The coach waits for your next choice.
board-coach-best = Best.
board-coach-costs = Costs { $loss } points.
board-coach-fits = fits your { $tiles }
board-coach-more =
    { $count ->
        [one] And { $count } more choice, costlier than these.
       *[other] And { $count } more choices, costlier than these.
    }
board-coach-dice =
    { $count ->
        [1] One die
        [2] Two dice
        [3] Three dice
       *[4] Four dice
    }
board-coach-stop = Stop here
board-coach-keep = Leave all as it is.
board-coach-line = Best: { $best }, worth { $worth }.
board-coach-line-fits = Best: { $best }, worth { $worth }; with { $tiles } at best { $other }.

## Keys, for the help of “?”.

board-keys-tiles = choose tiles
board-keys-shut = shut
board-keys-roll = throw
board-keys-back = take back

## The builder of house rules: questions, what they mean, and their answers.

build-number = { $number }
build-other = As { $rules } has it
build-tiles = Tiles
build-tiles-about = How many stand at the start
build-start = Shut at the start
build-start-about = A shorter game, or a harder one
build-start-none = None
build-start-three = 1, 2, 3
build-start-odd = Odd
build-start-even = Even
build-start-seven = All but 7
build-dice = Dice each throw
build-dice-about = Before the pips are seen
build-one-die = One die instead
build-one-die-about = When a player may, or must, drop one
build-one-die-never = Never
build-one-die-may-high = May, once 7 and up are shut
build-one-die-may-six = May, at 6 or less
build-one-die-must-six = Must, at 6 or less
build-sets = A throw may shut
build-sets-about = Tiles that add up, or fewer
build-sets-any = Any set
build-sets-two = Two at most
build-sets-one = Exactly one
build-sets-dice = Dice or total
build-score = Score
build-score-about = What the tiles left standing cost
build-score-sum = Sum
build-score-count = Count
build-score-digital = Read as digits
build-shut = Shutting the box
build-shut-about = Everything down
build-shut-wins = Wins at once
build-shut-ends = Others play on
build-shut-match = Wins the match
build-match = Match
build-match-about = Until somebody has won
build-match-single = One round
build-match-rounds = 5 rounds
build-match-out = Out at 45
build-match-until = To 100
build-first = First throw
build-first-about = A tile that it has to shut
build-first-free = Anything
build-first-tile = Tile { $tile }
build-deadly = Deadly total
build-deadly-about = It ends the turn before anything is shut
build-deadly-none = None
build-deadly-seven = 7
build-stuck = Useless throw
build-stuck-about = When nothing can be shut
build-stuck-out = Ends the turn
build-stuck-pass = Passes the dice
build-stuck-reopen = Opens a tile
build-turn = Turns
build-turn-about = Who throws, and for whom
build-turn-whole = Until stuck
build-turn-alternate = One throw each
build-turn-shared = One for all
build-reopen = The neighbour
build-reopen-about = After each move
build-reopen-never = Looks on
build-reopen-neighbour = May open one tile again
build-insurance = Insurance
build-insurance-about = A double earns a marker against a bad throw
build-insurance-no = No markers
build-insurance-yes = Markers
build-doubles = Doubles
build-doubles-about = What a double counts
build-doubles-plain = The total
build-doubles-twice = Twice the total
build-go-on = Going on
build-go-on-about = While something can still be shut
build-go-on-must = Must throw
build-go-on-may = May stop
build-starter = Who begins
build-starter-about = Each new round
build-starter-rotate = In turn
build-starter-die = Highest die
build-starter-first = First seat
build-starter-loser = The loser
build-ties = Equal scores
build-ties-about = When two are level
build-ties-share = Share
build-ties-sum = Lower sum
build-ties-roll = Throw for it
build-stake = Stake points
build-stake-about = Points in a pot, never money
build-stake-none = None
build-stake-pot = A pot
build-stake-double = A pot, double for a shut box
build-stake-loser = The worst pays
