# Environments for learners.

refused-no-numbers = The game { $game } has no numbers for learners: it needs a module `encode` in its folder.
refused-not-together = With { $ruleset } the seats are not always asked together: use `env`, which asks them one after the other.
