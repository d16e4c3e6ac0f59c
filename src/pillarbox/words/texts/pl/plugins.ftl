### Co wnoszą inne pakiety i co może być z nimi nie tak. `$package` to nazwa, pod którą pakiet jest zainstalowany.

plugin-broken = Wtyczki { $package } nie da się użyć: { $name } kończy się błędem { $why }.
plugin-bot-illegal = Wtyczki { $package } nie da się użyć: jej bot { $name } wybrał { $choice }, a na to zasady nie pozwalają.
plugin-bot-replaced = { $why } Zagrano za niego pierwszy dozwolony ruch i partia toczy się dalej.
plugin-clash =
    { $kind ->
        [game] Pominięto grę { $name } z wtyczki { $package }: { $owner } ma już grę o tym identyfikatorze. Potrzebny jest inny.
        [bot] Pominięto bota { $name } z wtyczki { $package }: { $owner } ma już bota o tej nazwie. Potrzebna jest inna.
       *[ruleset] Pominięto zasady { $name } z wtyczki { $package }: { $owner } ma już zasady o tym identyfikatorze. Potrzebny jest inny.
    }
plugin-no-game = Pominięto bota { $name } z wtyczki { $package }: punkt wejścia bota nazywa się GRA.BOT, a gry to: { $games }.
plugin-no-place = Pominięto { $name } z wtyczki { $package }: pakiet { $value } nie jest zainstalowany albo nazwa nie składa się z liter, cyfr i łączników.
plugin-ruleset = Pominięto zasady { $name } z wtyczki { $package }. { $why }
plugin-text-taken = Wtyczka { $package } ma teksty, które już są i zachowują swoje brzmienie: { $texts }. Potrzebne są inne identyfikatory.
plugin-no-language = Wtyczka { $package } nie ma wszystkich tekstów w języku „{ $language }”; zastępują je angielskie: { $texts }.

plugins-none = Nie zainstalowano żadnych wtyczek.
plugins-off = Wtyczki są wyłączone: PILLARBOX_PLUGINS ma wartość „off”.
plugins-brings =
    { $kind ->
        [games]
            { COUNT($names) ->
                [one] Jedna gra: { $names }
                [few] { COUNT($names) } gry: { $names }
                [many] { COUNT($names) } gier: { $names }
               *[other] { COUNT($names) } gry: { $names }
            }
        [bots]
            { COUNT($names) ->
                [one] Jeden bot: { $names }
                [few] { COUNT($names) } boty: { $names }
                [many] { COUNT($names) } botów: { $names }
               *[other] { COUNT($names) } bota: { $names }
            }
       *[rulesets]
            { COUNT($names) ->
                [one] Jeden zestaw zasad: { $names }
                [few] { COUNT($names) } zestawy zasad: { $names }
                [many] { COUNT($names) } zestawów zasad: { $names }
               *[other] { COUNT($names) } zestawu zasad: { $names }
            }
    }
