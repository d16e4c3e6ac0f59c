# Environments for learners.

refused-no-numbers = Het spel { $game } heeft geen getallen voor lerende programma’s: in de map ontbreekt de module `encode`.
refused-not-together = Bij { $ruleset } is niet altijd iedereen tegelijk aan zet: gebruik `env`, dat de spelers na elkaar vraagt.
refused-not-alone = Een tabel wordt gemaakt van een partij voor één speler, niet van een met { $seats } plaatsen.
refused-too-many-positions = Deze regels hebben te veel stellingen voor een tabel: er passen er hoogstens { $most } in.
refused-no-herd = Voor { $ruleset } zijn er geen gecompileerde lussen die veel partijen tegelijk spelen: nodig zijn numba en Post Office met kaarten van 3 bij 2. Bakken spelen met `Lanes`.
refused-render-mode = Er is hier geen tekenwijze „{ $mode }”; er is { $known }.
refused-changes-mapping = `changes` neemt sleutels met hun waarden, bijvoorbeeld { $right }, en niet { $given }.
refused-changes-typed = In `changes` is “{ $given }” geen sleutel=waarde: schrijf bijvoorbeeld { $right }, met een puntkomma ertussen.
refused-other-door = De spelregelset { $ruleset } is er niet een voor { $door }: laad er { $right } mee.
needs-extra = Deze module heeft het pakket “{ $package }” nodig, dat hier niet is geïnstalleerd: installeer pillarbox[{ $extra }].
refused-opponents = `opponents` neemt de naam van een bot, of één voor elke andere plaats, bijvoorbeeld { $right }, en niet { $given }.
