### The lab: many games by bots, rulesets side by side, and reports.

## Help.

cli-help-simulate = Play many games by bots and count what they come to.
cli-help-simulate-more =
    Give --policy once for each seat. One seat plays one turn, several play one round; --match plays the whole match.
    The same seed gives the same figures, to the last bit, with any number of workers, here or on a cluster. Every mean is given with its standard error.
cli-help-simulate-policies = Who plays the next seat, as in “pillarbox play”: random, highest-first, fewest-tiles, most-tiles or perfect; in Post Office random, greedy1, greedy2, potential, rich or strong.
cli-help-simulate-games = How many games; 1e6 is understood. 10000 if nothing is said.
cli-help-simulate-seed = A whole number that all chance comes from. Without it a new one is taken, and told.
cli-help-simulate-error = Stop as soon as the standard error is as small as this.
cli-help-simulate-match = Play whole matches.
cli-help-simulate-budget = Samples for each choice of a bot that takes any.
cli-help-simulate-workers = Work in so many processes. One for each processor if nothing is said.
cli-help-simulate-cluster = Work on the Dask cluster whose scheduler is at this address.

cli-help-arena = Let bots play each other on the same dice, and rate them.
cli-help-arena-more = Give --policy at least twice. Every pair plays every game twice, with seats changed, on the same dice or cards. Ratings are Elo points with an interval that holds in 95 of 100 such runs; the first policy has 1000.
cli-help-arena-policies = A bot that takes part, as in “pillarbox play”.
cli-help-arena-games = How many games each pair plays in each seating. 200 if nothing is said.
cli-help-arena-seed = A whole number that all chance comes from. Without it a new one is taken, and told.
cli-help-arena-match = Play whole matches.
cli-help-arena-budget = Samples for each choice of a bot that takes any.
cli-help-arena-workers = Work in so many processes. One for each processor if nothing is said.
cli-help-arena-cluster = Work on the Dask cluster whose scheduler is at this address.

cli-help-compare = Put rulesets side by side: what a turn comes to, who has the edge, what skill is worth.
cli-help-compare-more = One ruleset alone is compared with the one it comes from. Figures are exact wherever they can be; what had to be simulated stands with its error.
cli-help-compare-rulesets = Rulesets' ids, or files.
cli-help-compare-seats = The first seat's edge at up to so many seats. 4 if nothing is said.
cli-help-odds-report = Write a page with pictures to this file.
cli-help-compare-report = Write a page with pictures to this file.

## What goes wrong.

lab-too-big = This box has { $positions } positions; turns are put into tables up to { $most } of them.
lab-no-lanes = This cannot be played in bulk, only move by move.
lab-workers-lost = The workers were lost { $times } times, most likely for want of memory. Fewer workers may do.
lab-needs-library = Working on a cluster needs the library { $library }, which is not installed. To install it, type: pip install "pillarbox[cluster]"
lab-no-cluster = No Dask scheduler answers at “{ $address }”. Its address looks like tcp://192.0.2.7:8786.
lab-no-workers = The cluster at “{ $address }” has no workers.
lab-other-version = The worker { $worker } has Pillarbox { $theirs }, and here it is { $ours }. Figures are only the same with the same version everywhere.
lab-no-such-policy = There is no policy “{ $policy }” in this game. There are { AND($known) }.
lab-policy-meant = There is no policy “{ $policy }” in this game. Did you mean { $near }?
lab-no-policy = Who is to play? Give --policy NAME once for each seat. “pillarbox { $command } --help” names them.
lab-two-policies = An arena needs at least two different policies, each given with --policy NAME.
lab-seed = A seed is a whole number from 0 to { $most }.
lab-not-positive = { $option } takes a number above 0, such as 0.01, not “{ $text }”.

## Simulate.

lab-progress = { $done }, about { $left } s left
lab-with-error = { $value } ± { $error }
lab-simulated =
    { $match ->
        [match] { $title }: { $games ->
            [one] one match
           *[other] { $games } matches
        } played by { AND($policies) }, seed { $seed }.
        [round] { $title }: { $games ->
            [one] one round
           *[other] { $games } rounds
        } played by { AND($policies) }, seed { $seed }.
       *[turn] { $title }: { $games ->
            [one] one game
           *[other] { $games } games
        } played by { AND($policies) }, seed { $seed }.
    }
lab-mean =
    { $measure ->
        [throws] Throws on average: { $mean }; standard deviation { $sd }.
       *[score] Score on average: { $mean }; standard deviation { $sd }.
    }
lab-seat = Seat { $seat }, { $policy }: { $share } of the wins, return { $net }.
lab-ties = Several winners: { $chance } of the games.
lab-early = The error wanted was reached after { $games } games.
lab-speed = It took { $seconds } s: { $rate } games a second.
lab-speed-slow = It took { $seconds } s: { $each } s a game.

## Compare.

lab-two-games = Rulesets of different games cannot stand side by side.
lab-title-changed = { $title }, changed
lab-change = { $key } is { $here } here, { $there } in the first.

## Arena.

lab-arena =
    { $games ->
        [one] { $title }: every pair plays one game in each seating on the same dice or cards, seed { $seed }.
       *[other] { $title }: every pair plays { $games } games in each seating on the same dice or cards, seed { $seed }.
    }
lab-arena-policy = Policy
lab-arena-elo = Elo
lab-arena-interval = 95% interval
lab-arena-share = Part of the wins
lab-arena-span = { $low } to { $high }
lab-arena-pair = Pair
lab-arena-error = Standard error
lab-arena-first = The first seat took { $share } of all wins.
