### De opslag: wat de schijf en de database kunnen weigeren, en wat vergeefs wordt gezocht.

store-full = De schijf is vol: in { $path } is niets opgeslagen. Maak ruimte vrij en probeer het opnieuw.
store-read-only = { $path } kan alleen worden gelezen, dus er is niets opgeslagen. Maak het bestand en de map beschrijfbaar, of kies een andere map met --data.
store-forbidden = { $path } kan niet worden gemaakt: deze gebruiker mag daar niet schrijven. Kies een andere map met --data.
store-no-folder = { $path } kan niet worden gemaakt: op de plaats van een map op de weg erheen staat een bestand. Kies een andere map met --data.
store-is-folder = { $path } is een map, maar de partijen worden bewaard in een bestand met die naam. Verplaats de map, of kies een andere met --data.
store-data-no-folder = “{ $folder }” is een bestand. De gegevens hebben een map nodig: kies er een met --data.
store-no-home = Deze gebruiker heeft geen thuismap om partijen in te bewaren. Kies een map met --data.
store-not-a-database = { $path } is geen database. Verplaats het bestand, of kies een andere map met --data.
store-foreign = { $path } is een database van een ander programma en is niet gewijzigd. Kies een andere map met --data.
store-damaged = De database { $path } is beschadigd. Maak er eerst een kopie van en zet daarna een reservekopie op die plaats.
store-gone = { $path } is tijdens het gebruik verplaatst of verwijderd, dus er kan niets meer in worden opgeslagen. Zet het terug en begin opnieuw.
store-locked = Een ander programma houdt { $path } bezet. Sluit dat en probeer het opnieuw; er is niets gewijzigd.
store-io = { $path } kan niet worden gelezen of geschreven: het systeem meldt { $code }. Er is niets opgeslagen.
store-newer = { $path } is geschreven door een nieuwere Pillarbox (stap { $found }; deze kent { $known }). Installeer de nieuwere versie om het te openen.
store-other-history = { $path } past niet bij deze Pillarbox: stap { $number } ({ $name }) ervan is niet die van hier. Open het met de versie die het heeft geschreven.
store-old-sqlite = SQLite { $needed } of nieuwer is nodig, en deze Python heeft { $found }. Gebruik een nieuwere Python.
store-closed = De opslag is al gesloten; er is niets gedaan.
store-too-large =
    { $size ->
        [one] Eén gebeurtenis van { $size } byte is meer dan de opslag aanneemt ({ $most }); er is niets opgeslagen.
       *[other] Eén gebeurtenis van { $size } bytes is meer dan de opslag aanneemt ({ $most }); er is niets opgeslagen.
    }
store-which-match = { $more ->
        [0] Meerdere partijen beginnen met { $match }: { AND($matches) }. Schrijf meer van de naam.
        [one] Meerdere partijen beginnen met { $match }: { $matches } en nog één. Schrijf meer van de naam.
       *[other] Meerdere partijen beginnen met { $match }: { $matches } en nog { $more }. Schrijf meer van de naam.
    }
store-log-gap = In het logboek van partij { $match } ontbreekt gebeurtenis { $event }, dus de partij kan niet worden gelezen. Zet een reservekopie van { $path } op die plaats.
store-bad-event = Gebeurtenis { $event } van partij { $match } in { $path } kan niet worden gelezen: { $detail }

stats-no-player = Niemand met de naam { $player } heeft hier gespeeld; spelers tot nu toe: { AND($players) }.
