### Exact odds and the coach.

odds-no-such-objective = There is no objective “{ $objective }”: it is score, shut, worst, or reach:K with a whole number K.
odds-markers-in-circles = This turn cannot be solved exactly: tiles come back and markers pile up without limit.
odds-circles-too-big = This turn cannot be solved exactly: its tiles come back, and { $positions } positions are more than the { $most } that can be gone over again and again.
odds-no-certificate = This turn has no certain value: it may go on for ever, and the two bounds do not meet.
