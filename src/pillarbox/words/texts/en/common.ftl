### What every area may say: lists, languages.

# How the items of a list are joined: one more item after those before it.
list = { $items }, { $item }
# The last item of a list of which all hold.
list-and = { $items } and { $item }
# The last item of a list of which one is to be chosen.
list-or = { $items } or { $item }
list-item = { $item }
list-empty = none

refused-language = There is no language “{ $asked }” here; choose { OR($languages) }.
language-name = English

# A seat that nobody has named.
seat-unnamed =
    { $kind ->
        [bot] Bot { $seat }
        [alone] Player
       *[person] Player { $seat }
    }
