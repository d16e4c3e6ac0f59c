### Het venster dat vraagt hoe een blad eruit moet zien.

web-print-title = Afdrukken: { $name }
web-print-paper = Papier
web-print-players = Spelerskaarten
web-print-own = Een eigen titel
web-print-theme = Uiterlijk
web-print-theme-usual = Zoals de regels het hebben
web-print-tone-colour = Accenten
web-print-tone-felt = Bodem van de bak
web-print-logo = Een plaatje naast de titel
web-print-logo-hint = PNG, JPEG of SVG. Een plaatje van meer dan { $size } KiB wordt op dit apparaat kleiner gemaakt voor het wordt verstuurd.
web-print-logo-none = Dit bestand is geen plaatje dat je browser kan lezen: kies een PNG, JPEG of SVG.
web-print-logo-large = Dit plaatje is te groot, ook verkleind: kies een eenvoudiger of kleiner plaatje.
web-print-low-ink = Spaar inkt: omtrekken in plaats van gevulde vlakken
web-print-teacher = In plaats daarvan het lerarenblad: precieze kansen, vragen met antwoorden, beste zetten
web-print-make = Maak de PDF
web-print-busy = Het blad wordt gemaakt …
web-print-ready = Het blad is klaar.
web-print-ready-bare = Het blad is klaar, zonder plaatje.
web-print-open = Open de PDF
web-print-keep = Bewaar
