### Wspólne dla wszystkich działów: wyliczenia, języki.

# Jak łączą się elementy wyliczenia: kolejny po poprzednich.
list = { $items }, { $item }
# Ostatni element wyliczenia, w którym obowiązuje wszystko.
list-and = { $items } i { $item }
# Ostatni element wyliczenia, z którego wybiera się jedno.
list-or = { $items } lub { $item }
list-item = { $item }
list-empty = brak

refused-language = Nie ma tu języka „{ $asked }”; do wyboru: { OR($languages) }.
language-name = polski

# Miejsce, którego nikt nie nazwał.
seat-unnamed =
    { $kind ->
        [bot] Bot { $seat }
        [alone] Gracz
       *[person] Gracz { $seat }
    }
