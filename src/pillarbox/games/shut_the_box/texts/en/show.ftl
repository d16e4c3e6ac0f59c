### A position read aloud, and what a move did.

## The position, one line each.

show-round = Round { $round }.
show-round-of = Round { $round } of { $rounds }.
# A name and a number within a list: “Ann 13, Bob 8”.
show-named = { $name } { $number }
show-box = { $name }. Open: { $open }. Shut: { $shut }. Score as it stands: { $score }.
show-box-free = { $name }. Nothing stands in front of: { $tiles }.
show-box-ended = { $name } is finished. Open: { $open }. Score: { $score }.
show-box-shut = { $name } has shut the box.
show-box-gone = { $name } is out of the match.
show-markers =
    { $markers ->
        [one] { $name } holds { $markers } marker.
       *[other] { $name } holds { $markers } markers.
    }
show-dead = { $name }: no throw can shut this box any more.
show-totals = Totals: { $totals }.
show-throw = The dice show { AND($faces) }: { $total } in all.
show-throw-one = The die shows { $face }.

show-sheet-player = Player
show-sheet-total = Total
show-sheet-stakes = Stakes

## What is asked.

show-ask-throw =
    { $dice ->
        [1] { $name }: throw one die.
        [2] { $name }: throw two dice.
        [3] { $name }: throw three dice.
       *[4] { $name }: throw four dice.
    }
show-ask-throw-shared = { $name }: throw for everybody.
show-ask-start = { $name }: throw one die to see who begins.
show-ask-roll-off = { $name }: throw one die to break the tie.
show-ask-choose = { $name }: which tiles do you shut? { $throw }
show-ask-dice = { $name }: { OR($counts) } dice?
show-ask-dice-or-stop = { $name }: { OR($counts) } dice, or stop here?
show-ask-stop = { $name }: throw again, or stop here?
show-ask-reopen = { $name }: do you open one of { $mover }’s tiles again?
show-ask-unstick = { $name }: which tile do you open again?

## Throws.

told-throw = { $name } throws { AND($faces) }: { $total } in all.
told-throw-one = { $name } throws { $face }.
told-throw-twice = { $name } throws { $face } and { $face }: as a double, that counts { $total }.
told-throw-shared = { $name } throws for everybody: { AND($faces) }, { $total } in all.
told-die-start = { $name } throws { $face } for the start.
told-die-roll-off = { $name } throws { $face } to break the tie.
told-level = { AND($names) } are level and throw again.
told-roll-off = { AND($names) } are level: each throws one die, and the highest wins.
told-begins = { $name } begins.

## Why a throw is useless.

told-none-sum = No open tiles add up to { $total }.
told-none-sum-post = No letters left add up to { $total }.
told-none-sum-free = No tiles that are free to shut add up to { $total }.
told-none-sum-most =
    { $most ->
        [one] Tile { $total } is not open, and no other single tile will do.
       *[other] No open tiles, { $most } at most, add up to { $total }.
    }
told-none-tile =
    { COUNT($tiles) ->
        [one] Tile { $tiles } cannot be shut.
       *[other] None of the tiles { $tiles } can be shut.
    }
told-none-dice-or-total = Tile { $total } cannot be shut, nor can the tiles of the dice ({ $faces }) be shut together.
told-none-dice-or-sum = No open tiles add up to { $total }, and the tiles of the dice ({ $faces }) cannot all be shut.
told-none-difference = No open tiles add up to { $total }, nor to the difference, { $difference }.
told-none-product = No open tiles add up to { $product }, the product of the dice.
told-none-first = The first throw must shut tile { $tile }, and { $total } cannot.
told-deadly = A total of { $total } ends the turn before anything is shut.
told-pass = Nothing happens, and the dice pass on.
told-marker-earned = A double: { $name } earns a marker and now holds { $markers }.
told-marker-even = The double itself earns { $name } the marker that saves the turn; markers left: { $markers }.
told-marker-spent = A marker saves { $name }’s turn; markers left: { $markers }.

## Choices.

told-shut =
    { COUNT($tiles) ->
        [one] { $name } shuts tile { $tiles }.
       *[other] { $name } shuts tiles { AND($tiles) }.
    }
# Where the board shows letters instead of tiles.
told-shut-post =
    { COUNT($tiles) ->
        [one] { $name } delivers letter { $tiles }.
       *[other] { $name } delivers letters { AND($tiles) }.
    }
told-sealed = { $name } has chosen.
told-dice =
    { $dice ->
        [1] { $name } takes one die.
        [2] { $name } takes two dice.
        [3] { $name } takes three dice.
       *[4] { $name } takes four dice.
    }
told-stop = { $name } stops.
told-keep = { $name } leaves { $mover }’s tiles as they are.
told-reopen = { $name } opens { $mover }’s tile { $tile } again.
told-keep-post = { $name } sends none of { $mover }’s letters back.
told-reopen-post = { $name } sends { $mover }’s letter { $tile } back.
told-reopen-own = { $name } opens tile { $tile } again.
told-flip = By chance tile { $tile } opens again.
told-flip-none = No tile opens again.

## How a turn ended.

told-end-stuck = { $name } is finished, with a score of { $score }.
told-end-stuck-shared = { $name } can shut nothing and is finished, with a score of { $score }.
told-end-shut = { $name } shuts the box!
told-end-stopped = { $name } keeps a score of { $score }.
told-end-deadly = { $name } is finished, with a score of { $score }.
told-end-first-throw = { $name } is finished on the first throw, with a score of { $score }.
told-end-first-throw-match = { $name } is out of the match on the first throw.
told-end-capped =
    { $throws ->
        [one] After { $throws } throw { $name }’s box is scored as it stands: { $score }.
       *[other] After { $throws } throws { $name }’s box is scored as it stands: { $score }.
    }

## How a round ended.

told-scores = Scores: { $scores }.
told-round-scores = Round { $round } is over. Scores: { $scores }.
told-round-alone = Round { $round } is over, with a score of { $score }; the total is { $total }.
told-no-turn = No turn in this round: { $names }.
told-cut = Cut short, so scored as it stands: { $names }.
told-round-won = { $name } wins the round.
told-round-shared = { AND($names) } share the win of the round.
told-round-draw = The round is a draw between { AND($names) }.
told-stakes = Stake points: { $stakes }.
told-totals = Totals: { $totals }.
told-out = { $name } has reached { $limit } and is out.
told-next-round = Round { $round }: { $name } begins.

## How the match ended.

told-won = { $name } wins!
told-won-shared = { AND($names) } win together!
told-draw = It is a draw between { AND($names) }.
told-stakes-in-all = Stake points in all: { $stakes }.
told-cap-rounds =
    { $rounds ->
        [one] After { $rounds } round the match ends as it stands.
       *[other] After { $rounds } rounds the match ends as it stands.
    }
told-alone-score = The score in the end: { $score }.
told-alone-total =
    { $rounds ->
        [one] The total after { $rounds } round: { $total }.
       *[other] The total after { $rounds } rounds: { $total }.
    }
told-alone-rounds =
    { $rounds ->
        [one] After { $rounds } round the total is { $total }.
       *[other] After { $rounds } rounds the total is { $total }.
    }
told-alone-survived =
    { $rounds ->
        [0] No round was survived.
        [one] { $rounds } round was survived.
       *[other] { $rounds } rounds were survived.
    }
told-alone-throws =
    { $throws ->
        [one] It took { $throws } throw.
       *[other] It took { $throws } throws.
    }

# Where the choice was only whether to throw.
told-again = { $name } throws again.

# What a move is called within a sentence, as in “keeping all tiles shut (keep) was a bad choice”.
named-shut =
    { COUNT($tiles) ->
        [one] shutting tile { $tiles } ({ $text })
       *[other] shutting tiles { AND($tiles) } ({ $text })
    }
named-dice =
    { $dice ->
        [one] throwing one die (1d)
       *[other] throwing { $dice } dice ({ $dice }d)
    }
named-stop = ending the turn (stop)
named-keep = opening no tile again (keep)
named-reopen = opening tile { $tile } again (^{ $tile })
named-die = the { $face } on one die (die:{ $face })
named-flip = tile { $tile } opening again (flip:{ $tile })
named-flip-none = no tile opening again (flip:none)

## What statistics and simulations call a turn in which the box was shut.

end-shut = Boxes shut
    .of = { $count } of { $rounds }
    .chance = Chance to shut the box: { $chance }
