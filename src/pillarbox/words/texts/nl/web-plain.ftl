### Het bord van een spel dat er zelf geen heeft.

plain-throw = Gooi
