### Exacte kansen en de coach.

odds-no-such-objective = Het doel “{ $objective }” bestaat niet: het is score, shut, worst, of reach:K met een geheel getal K.
odds-markers-in-circles = Deze beurt is niet exact op te lossen: klepjes komen terug en de fiches stapelen zich onbegrensd op.
odds-circles-too-big = Deze beurt is niet exact op te lossen: klepjes komen terug, en { $positions } standen zijn meer dan de { $most } die telkens opnieuw doorgerekend kunnen worden.
odds-no-certificate = Deze beurt heeft geen zekere waarde: ze kan eindeloos duren en de twee grenzen komen niet bij elkaar.
