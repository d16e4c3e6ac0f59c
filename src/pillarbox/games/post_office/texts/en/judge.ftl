### The review of a match of Post Office.

post-judge-estimated = Values are expected final totals as the strongest bot's search finds them, an estimate: what its parts leave over is shown as the estimate, with its standard error.
post-judge-chances = The chance to win is an estimate, by what each player could know: the own total that the strongest bot’s search expects, the others’ as their tableaus lay open, and how far off such totals were in matches that the bot played against itself. What the others drew and chose counts when it is shown; what the parts leave over is the estimate, with its standard error.
post-judge-open = Values are the totals that can still be reached with the order of the cards known, as the best found by a beam of { $width } tableaus: lower bounds. At the start they are a mean over other rows of cards; what the parts leave over is shown as the estimate.
post-judge-hindsight = With the order of these cards known, the best found is { $total }, by a beam of { $width } tableaus; there may be better.
post-judge-hindsight-none = With the order of these cards known, nothing better than { $total } was found, by a beam of { $width } tableaus.
post-judge-needs = Reviewing this needs { $library }, which is not installed here. To install it, type: pip install "pillarbox[fast]"
post-judge-laid = What the cards do as they were laid:
post-judge-would = What the cards would do so:
post-judge-better = What the better way does:
