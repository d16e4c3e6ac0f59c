### De pagina's rond de tafel: voorpagina, menu's, wat er gezegd wordt als iets misgaat.

web-language = Taal
web-room-morning = Ochtendkamer
web-room-evening = Avondkamer
web-nav = Pagina’s
web-nav-rules = Regels
web-nav-me = Jouw spellen
web-menu = Menu
web-close = Sluiten
web-skip = Naar de pagina
web-missing-title = Hier is niets
web-missing-text = Dit adres leidt nergens heen. Misschien is er onderweg een letter zoekgeraakt.
web-missing-home = Naar de voorpagina
web-offline = De tafel is nu niet te bereiken. Heb je verbinding?
web-offline-banner = Je bent offline. Wat je ziet kan oud zijn; het komt vanzelf terug.
web-failed = Dat lukte niet, en de server zei niet waarom. Probeer het zo nog eens.
web-player = Speler
web-loading = Een ogenblik …

## Voorpagina

web-home-lead = Shut the Box en Post Office, volgens de regels van jouw huis. Stuur een link en je speelt: niets installeren, geen account.
web-home-start = Open een tafel
web-home-build = Maak je eigen regels
web-home-open = Open deze tafel
web-home-seats = Plaatsen, dobbelstenen, klok …
web-home-alone = Eén speler, { $minutes } min
web-home-players = { $least }–{ $most } spelers, { $minutes } min
web-home-all = Alle { $count } regels voor de bak
web-home-all-line = Van lucky seven tot de 300, met kansen bij elk.
web-home-browse = Bekijk en vergelijk
web-home-join = Schuif aan
web-home-letter = Letter { $at } van de code
web-home-join-do = Aanschuiven
web-home-join-hint = Vier letters, van wie de tafel opende.
web-home-lobby = Of bekijk de open tafels.
web-home-carry = Ga verder
web-home-continue = Verder
web-home-look = Kijk even
web-home-more =
    { $count ->
        [one] Nog één tafel
       *[other] Nog { $count } tafels
    }
web-home-learn = Nooit gespeeld? Drie worpen met een gids
web-home-foot = Pillarbox is niet verbonden met de makers van de spellen waarvan het de regels noemt.
web-offer-classic = Klassiek
web-about-classic = Negen klepjes; de laagste som wint.
web-offer-post-office = Post Office
web-about-post-office = Leg kaarten over elkaar, spaar pakjes, verstop de muizen.
web-offer-pub = Pub
web-about-pub = Een pot met inzetpunten, en één dobbelsteen zodra 7, 8 en 9 dicht zijn.
web-offer-email-holiday = Feestdagenmail
web-about-email-holiday = Tien brieven, en je buur mag er een terugsturen.
web-offer-double-shutter = Double Shutter
web-about-double-shutter = Twee rijen: eerst de voorste, dan de achterste.
web-daily-title = De bak van vandaag
web-daily-line = Voor iedereen dezelfde dobbelstenen, één poging, tegen perfect spel.
web-daily-play = Speel
