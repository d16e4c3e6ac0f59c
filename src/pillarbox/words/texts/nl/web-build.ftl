### De pagina waarop huisregels worden gebouwd.

build-title = Huisregels
build-name = Naam van je regels
build-unnamed = Mijn huisregels
build-from = Uitgangspunt
build-changes =
    { $count ->
        [0] nog niets veranderd
        [one] { $count } verandering
       *[other] { $count } veranderingen
    }
build-over = Begin opnieuw
build-changed = veranderd
build-more = Meer regels
build-less = Minder regels
build-more-about = eerste worp, dodelijke totalen, heropenen, inzet, beginner
build-does = Wat dat doet
build-figure = Getal
build-mean = Blijft open, gemiddeld
build-mean-points = Punten per beurt, gemiddeld
build-shuts = Gesloten bakken per 100 beurten
build-throws = Worpen per beurt
build-edge = Voordeel van de eerste plaats per 100 rondes
build-axis = score aan het eind van een beurt
build-chart = { $name }: scores van { $low } tot { $high }, het vaakst rond { $top }.
build-working = De kansen worden berekend…
build-same = Nog geen verschil met { $base }: verander een regel.
build-far-less = De bak gaat veel minder vaak dicht dan bij { $base }.
build-less-often = De bak gaat minder vaak dicht dan bij { $base }.
build-about = De bak gaat ongeveer even vaak dicht als bij { $base }.
build-more-often = De bak gaat vaker dicht dan bij { $base }.
build-far-more = De bak gaat veel vaker dicht dan bij { $base }.
build-share = Delen
build-shared = De link is gekopieerd.
build-share-link = Link naar deze regels
build-save = Bewaar
build-saved = Bewaard op dit apparaat.
build-open = Open deze tafel
build-kept = Je bewaarde regels
build-forget = Vergeet { $name }
build-brief-mean = { $mine } blijft open, niet { $base }
build-brief-shut = { $mine } op 100 gesloten, niet { $base }
build-wrong = Deze regels gaan niet samen
