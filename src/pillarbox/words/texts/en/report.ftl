### Reports: pages with figures and pictures about rulesets, and the sentences that follow from the figures.

report-needs-library = A report with pictures needs { $library }, which is not installed. To install it, type: pip install "pillarbox[plots]"
report-written = The report is in “{ $file }”.

report-title-several = { AND($titles) } side by side
report-distribution = How it ends
report-distribution-caption = How likely each score is, played by { $policy }.
report-distributions-caption = How likely each score is under the best play there is a figure of.
report-skill = Luck against skill
report-skill-caption = The mean, for a player who draws lots, one who follows a rule of thumb, and one who plays as well as it can be calculated.
report-skills-caption = How likely each score is for each of them: where the lines lie over one another, skill makes no difference.
report-edge = Does it help to go first?
report-edge-caption = By how much the first seat's share of the wins is more or less than its fair part, by number of seats. Everybody knows the earlier scores and plays to win.
report-firsts = The best first moves
report-firsts-about = After the first throw: the best set, what the turn is then worth, and what the second best set would lose.
report-heat = What a tile is worth
report-heat-caption-score = Points gained by having the tile shut as well, by tile and by how many tiles are open, over the positions that best play comes to. Below zero it is better to have it still open.
report-heat-caption-throws = Throws gained by having the tile shut as well, by tile and by how many tiles are open, over the positions that best play comes to. Below zero it is better to have it still open.
report-heat-thousands = In thousands of points.
report-changes = What the rules change
report-changes-about = { $title } differs from { $base } in these keys of the ruleset file:
report-difference-score =
    { $score ->
        [more] The mean score is higher by { $by }.
        [less] The mean score is lower by { $by }.
       *[same] The mean score is the same.
    }
report-difference-shut =
    { $shut ->
        [more] The box is shut more often, by { $points } percentage points.
        [less] The box is shut less often, by { $points } percentage points.
       *[same] The box is shut as often.
    }
report-notes = How these figures were found
report-note-exact = All figures are exact, up to rounding: they come of solving the game, not of trying it out.
report-note-mixed = What stands with ± was simulated, and that is its standard error; all else is exact, up to rounding.
report-note-ties = Among equally good sets the fewest tiles are shut, then the highest; where the means don't depend on it, the spread may. The rule of thumb always shuts the set with the highest tiles.

report-mean-score = Mean score
report-mean-throws = Mean number of throws
report-in-throws = { $mean } throws
report-sd = Standard deviation
report-shut = Box shut
report-throws = Throws in a turn
report-ruleset-head = Ruleset
report-policy-head = Play
report-key-head = Key
report-seats-head = { $seats } seats
report-first-throw = Throw
report-first-chance = Chance
report-first-best = Best set
report-first-value = Worth then
report-first-loss = Second best loses

report-axis-score = Score
report-axis-throws = Throws
report-axis-chance = Chance
report-axis-mean-score = Mean score
report-axis-mean-throws = Mean number of throws
report-axis-seats = Seats
report-axis-edge = More than a fair share
report-axis-tile = Tile
report-axis-open = Tiles open
report-axis-gain = Gain

report-policy =
    { $policy ->
        [random] drawing lots
        [highest-first] rule of thumb
        [perfect] best play
        [greedy2] best total at once
        [rich] looking ahead
       *[unknown] { $policy }
    }

## Sentences that follow from the figures.

lab-note-simulated = The figures of { $policy } are of { $games } simulated games, seed { $seed }.
lab-says-shut = Best play shuts the box about once in { $games } turns.
lab-says-skill = From drawing lots to the best play it is { NUMBER($gain, maximumFractionDigits: 2) } points, and a simple rule of thumb brings { NUMBER($part, maximumFractionDigits: 0) }% of them.
lab-says-luck = Luck alone moves a turn by { NUMBER($sd, maximumFractionDigits: 2) } points up or down. So it takes about { $turns } turns until the best play is ahead of the rule of thumb in 95 of 100 cases.
lab-says-edge =
    { $side ->
        [first] Of two players the first has the edge: { NUMBER($share, maximumFractionDigits: 2) }% of the wins.
        [second] Of two players the second has the edge: { NUMBER($share, maximumFractionDigits: 2) }% of the wins.
       *[level] Of two players neither has an edge.
    }
lab-says-tiles = With all tiles open, shutting { $high } is worth most ({ NUMBER($gain, maximumFractionDigits: 2) } points), and to be without { $low } costs most ({ NUMBER($cost, maximumFractionDigits: 2) } points): small tiles are what big throws are made up with.
