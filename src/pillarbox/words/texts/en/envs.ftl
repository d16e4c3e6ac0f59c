# Environments for learners.

refused-no-numbers = The game { $game } has no numbers for learners: it needs a module `encode` in its folder.
refused-not-together = With { $ruleset } the seats are not always asked together: use `env`, which asks them one after the other.
refused-not-alone = A table is made of a lone player’s match, not of one for { $seats } seats.
refused-too-many-positions = These rules have too many positions for a table: at most { $most } are kept.
refused-no-herd = For { $ruleset } there are no compiled loops that step many matches at once: it needs numba, and Post Office with cards of 3 by 2. Boxes step with `Lanes`.
refused-render-mode = There is no render mode “{ $mode }” here; there is { $known }.
refused-changes-mapping = `changes` takes keys with their values, such as { $right }, and not { $given }.
refused-changes-typed = In `changes` “{ $given }” is no key=value: write for example { $right }, with a semicolon between two.
refused-other-door = The ruleset { $ruleset } is not one for { $door }: load { $right } with it.
needs-extra = This module needs the package “{ $package }”, which is not installed here: install pillarbox[{ $extra }].
refused-opponents = `opponents` takes the name of a bot, or one for each other seat, such as { $right }, and not { $given }.
