# Environments for learners.

refused-no-numbers = Gra { $game } nie ma liczb dla uczących się programów: w jej folderze brakuje modułu `encode`.
refused-not-together = W grze { $ruleset } nie pyta się zawsze wszystkich naraz: użyj `env`, które pyta graczy po kolei.
