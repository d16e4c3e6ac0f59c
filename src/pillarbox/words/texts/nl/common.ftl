### Wat elke afdeling kan zeggen: opsommingen, talen.

# Hoe de delen van een opsomming worden verbonden: nog een deel na de vorige.
list = { $items }, { $item }
# Het laatste deel van een opsomming waarin alles geldt.
list-and = { $items } en { $item }
# Het laatste deel van een opsomming waaruit er een wordt gekozen.
list-or = { $items } of { $item }
list-item = { $item }
list-empty = geen

refused-language = De taal “{ $asked }” is er niet; kies { OR($languages) }.
language-name = Nederlands

# Een plaats die niemand een naam heeft gegeven.
seat-unnamed =
    { $kind ->
        [bot] Bot { $seat }
        [alone] Speler
       *[person] Speler { $seat }
    }
