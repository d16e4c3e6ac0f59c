### The review of a match of Post Office.

post-judge-estimated = Values are expected final totals as the strongest bot's search finds them, an estimate: what its parts leave over is shown as the estimate, with its standard error.
post-judge-order = Matches in which the order of the cards is known are not reviewed.
post-judge-needs = Reviewing this needs { $library }, which is not installed here.
post-judge-laid = What the cards do as they were laid:
post-judge-would = What the cards would do so:
post-judge-better = What the better way does:
