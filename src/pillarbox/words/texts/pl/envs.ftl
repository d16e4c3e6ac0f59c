# Environments for learners.

refused-no-numbers = Gra { $game } nie ma liczb dla uczących się programów: w jej folderze brakuje modułu `encode`.
refused-not-together = W grze { $ruleset } nie pyta się zawsze wszystkich naraz: użyj `env`, które pyta graczy po kolei.
refused-not-alone = Tabelę sporządza się dla partii jednego gracza, a nie dla gry o { $seats } miejscach.
refused-too-many-positions = Te zasady mają zbyt wiele pozycji, by zmieścić je w tabeli: mieści się ich najwyżej { $most }.
refused-no-herd = Dla { $ruleset } nie ma skompilowanych pętli, które prowadzą wiele partii naraz: potrzebna jest numba i Post Office z kartami 3 na 2. Pudełka prowadzi `Lanes`.
refused-render-mode = Nie ma tu trybu rysowania „{ $mode }”; jest { $known }.
refused-changes-mapping = `changes` przyjmuje klucze z wartościami, na przykład { $right }, a nie { $given }.
refused-changes-typed = W `changes` „{ $given }” nie ma postaci klucz=wartość: napisz na przykład { $right }, ze średnikiem między zmianami.
refused-other-door = Zasady { $ruleset } nie są dla { $door }: wczytaj z nimi { $right }.
needs-extra = Ten moduł wymaga pakietu „{ $package }”, którego tu nie ma: zainstaluj pillarbox[{ $extra }].
refused-opponents = `opponents` przyjmuje nazwę bota albo po jednej na każde inne miejsce, na przykład { $right }, a nie { $given }.
