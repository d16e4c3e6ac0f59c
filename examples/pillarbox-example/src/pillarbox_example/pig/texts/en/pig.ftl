ruleset-pig = Pig
    .about = A die thrown again and again, until you stop or lose it all.
ruleset-piglet = Piglet
    .about = Pig for a short break: thirty points.

key-pig-goal = Whoever has so many points ends the match with this round.
key-pig-rounds = After so many rounds the match ends anyway.

pig-seats-order = The fewest seats are more than the most.
    .right = Write the smaller number first.
pig-no-throw = No die is thrown now.
pig-not-now = That cannot be done now.
pig-no-such-face = A die does not show that.
pig-unreadable-state = “{ $text }” tells no state of Pig. One looks like: turns=12s3,0x1 points=7 throws=2 stage=choose

pig-do-throw = Throw again
pig-do-stop = Stop with { $points }
pig-has = { $name } has { $total }.
pig-turn =
    { $points ->
        [one] { $name } has one point in this turn.
       *[other] { $name } has { $points } points in this turn.
    }
pig-asked-throw = { $name } throws the die.
pig-asked-choose = { $name }, throw again or stop with { $points }?
pig-player = Player
pig-total = Total
pig-rules = Pig
pig-rule-turn = In your turn you throw a die as often as you like, and what it shows adds up. You may stop before any throw but the first and keep what you have.
pig-rule-one = A one ends your turn, and it counts nothing.
pig-rule-end =
    { $rounds ->
        [one] Only one round is played. The highest total wins.
       *[other] The round in which somebody has { $goal } or more is the last, and so is round { $rounds }. The highest total wins.
    }
pig-told-again = { $name } throws again.
pig-told-stop =
    { $points ->
        [one] { $name } stops and keeps one point.
       *[other] { $name } stops and keeps { $points } points.
    }
pig-told-lost = { $name } throws a one and loses the turn.
pig-told-face =
    { $points ->
        [one] { $name } throws { $face }, one point so far.
       *[other] { $name } throws { $face }, { $points } points so far.
    }
pig-told-end =
    { COUNT($names) ->
        [one] { $names } wins with { $total }.
       *[other] { AND($names) } win with { $total } each.
    }
pig-lost = Turns lost
    .of = { $count } of { $rounds }
    .chance = Chance that a turn is lost: { $chance }
