### A match looked back on.

look-title = Looking back
look-working = The match is being worked out…
look-leave = This page need not stay open: the review goes on, and stays with its match.
look-again = Try again
look-you = You
look-seat = Seat { $seat }
look-seats = Whose review
look-won-you = You won.
look-lost-you = You did not win.
look-won = { $name } won.
look-lost = { $name } did not win.
look-alone = The score: { $score }
look-perfect = Every choice was the best there was.
look-by-dice =
    { $chance ->
        [cards] The cards did most of it.
       *[dice] The dice did most of it.
    }
look-despite-dice =
    { $chance ->
        [cards] In spite of the cards.
       *[dice] In spite of the dice.
    }
look-by-choices = Own choices cost the most.
look-by-others =
    { $count ->
        [1] The choices of { $other } did most of it.
       *[other] The others’ choices did most of it.
    }
look-scores = Scores: { $scores }.
look-chance-you = Your chance to win
look-chance = { $name }’s chance to win
look-value-you =
    { $measure ->
        [stake] Stake points you could expect
        [rounds] Rounds you could expect
        [throws] Throws you could expect
        [score] The score you could expect
       *[total] Points you could expect
    }
look-value =
    { $measure ->
        [stake] Stake points that { $name } could expect
        [rounds] Rounds that { $name } could expect
        [throws] Throws that { $name } could expect
        [score] The score that { $name } could expect
       *[total] Points that { $name } could expect
    }
look-chart = { $name }: from { $from } at the start to { $to } at the end, over { $count } events.
look-axis = throw
look-legend-throw = throw
look-legend-card = cards drawn
look-legend-choice = own choice
look-legend-lost = lost by a choice
look-turn-you = Your turn
look-turn = { $name }’s turn
look-row-start = At the start
look-row-dice = Own dice
look-row-cards = Own cards
look-row-choices = Own choices
look-row-other = { $name }’s turns
look-row-drawn =
    { $count ->
        [1] What { $other } drew
       *[other] What the others drew
    }
look-row-given =
    { $count ->
        [1] What { $other } chose and passed
       *[other] What the others chose and passed
    }
look-row-estimate = Left over by the estimate
look-row-rest = Not calculated
look-row-result = Result
look-luckless = With luck taken out
look-luckless-share = wins in 100, where perfect choices give { $base }
look-luckless-score = in the end, where perfect choices give { $base }
look-perfects =
    { $costly ->
        [0] Every choice was perfect.
        [one] { $costly } choice cost something; { $count ->
            [0] none was perfect.
            [one] { $count } was perfect.
           *[other] { $count } were perfect.
        }
       *[other] { $costly } choices cost something; { $count ->
            [0] none was perfect.
            [one] { $count } was perfect.
           *[other] { $count } were perfect.
        }
    }
look-cost-share = It cost { $cost } % of the win
look-cost-beside = In points of the final total: { $cost }.
look-cost = It cost { $cost }
look-show = Show me
look-chosen-you = You chose
look-chosen = Chosen
look-better = Better
look-faces = The dice show { $faces }
look-steps = Step by step
look-start = The match begins.
look-at =
    { $unit ->
        [share] Step { $step } of { $of }: { $value } wins in 100 from here.
       *[score] Step { $step } of { $of }: { $value } to be expected from here.
    }
look-at-beside = The expected final total: { $value }.
look-first = First
look-back = Back
look-on = Step on
look-keys = The arrow keys step.
look-branch = Play on from here, as practice
look-export = Notation
look-export-json = Export
look-share = Share link
look-copied = The link is copied.
look-table = To the table
