# Environments for learners.

refused-no-numbers = Het spel { $game } heeft geen getallen voor lerende programma’s: in de map ontbreekt de module `encode`.
refused-not-together = Bij { $ruleset } is niet altijd iedereen tegelijk aan zet: gebruik `env`, dat de spelers na elkaar vraagt.
