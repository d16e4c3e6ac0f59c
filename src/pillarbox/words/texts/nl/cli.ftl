### De opdrachtregel: hulp, weigeringen, en wat opdrachten naast hun gegevens zeggen.

## Hulp. Gewone teksten zonder variabelen: ze worden in een register gezet, zodat hulp geen Fluent nodig heeft.

cli-help-usage = Gebruik:
cli-help-arguments = Argumenten:
cli-help-options = Opties:
cli-help-commands = Opdrachten:
cli-help-examples = Voorbeelden:

cli-help-json = Antwoord met JSON op de standaarduitvoer.
cli-help-lang = Taal: en, pl of nl. Anders beslist PILLARBOX_LANG of de taal van het systeem.
cli-help-plain = Tekstregels zonder tekeningen of kleur, voor pijpen en schermlezers.
cli-help-data = De map met je partijen en spelregelsets. Anders PILLARBOX_DATA of de gewone plaats van het systeem.
cli-help-help = Toon deze hulp.
cli-help-version = Toon de versie.
cli-help-ruleset = De id van een spelregelset, zoals “pillarbox rulesets” ze opsomt, of een bestand ermee.
cli-help-changes = Verander één sleutel van de set, bijvoorbeeld rounds=3. Mag meermaals.
cli-help-state = Een stelling in de notatie van verslagen, voor alles wat --open niet kan zeggen.

cli-help-pillarbox = Shut the Box in elke variant: speel tot het eind, en ken de precieze kansen. Zonder opdracht gaat er een tafel open.
cli-help-pillarbox-more = “pillarbox OPDRACHT --help” vertelt meer over een opdracht.

cli-help-play = Speel een hele partij hier in de terminal.
cli-help-play-more =
    Alleen, met vrienden aan één toetsenbord, of tegen bots. Wat je weglaat wordt gevraagd. Elke partij wordt al spelend bewaard: na “stoppen”, Ctrl-C of stroomuitval gaat ze verder met --resume.
    Haar verslag bewijst achteraf de dobbelstenen: ze liggen vast vóór de eerste worp, en “pillarbox verify” controleert ze.
cli-help-play-ruleset = De id van een spelregelset, een naam waaronder ze bekend is, of een bestand.
cli-help-play-seats = Wie de volgende plaats neemt: een naam, of bot:STRATEGIE met random, highest-first, fewest-tiles, most-tiles of perfect. Geef dit voor elke plaats één keer.
cli-help-play-seed = Haal de dobbelstenen uit deze tekst: dezelfde tekst geeft dezelfde worpen. Het verslag vermeldt dat.
cli-help-play-real-dice = Gooi je eigen dobbelstenen en typ wat ze tonen. Het verslag vermeldt dat.
cli-help-play-resume = Ga verder met een achtergelaten partij: haar id of het begin ervan.
cli-help-play-record = Schrijf het verslag ook naar dit bestand, aan het eind of als je weggaat.

cli-help-rulesets = Som de spelregelsets op, vind er een bij een van haar namen, of controleer een bestand.
cli-help-rulesets-more = Een precieze id of een bestand wordt volledig getoond: de regels in gewone woorden, de bron en de sleutels.
cli-help-rulesets-ruleset = Een id, een bestand, of een tekst om in namen te zoeken, zoals canoga.
cli-help-rulesets-check = Controleer dit bestand en som alle fouten op, met regel en sleutel. De exitcode is 1 als er fouten zijn.
cli-help-rulesets-schema = Toon het JSON-schema van spelregelbestanden, voor editors.

cli-help-legal = Som op wat een worp in een stelling toestaat.
cli-help-legal-open = De open klepjes, zoals 1,2,5. In bakken met meer rijen staat a9 vóór b1.
cli-help-legal-throw = De gegooide ogen, zoals 3+2, of alleen hun totaal waar niets anders telt.
cli-help-legal-first = Het is de eerste worp van de beurt. Vanzelf zo als alle klepjes van het begin open staan.

cli-help-advise = Zeg wat elke keuze in een stelling waard is, en waarom.
cli-help-advise-more = Vóór een worp vergelijkt het de aantallen dobbelstenen, erna de klepjes die omlaag kunnen. Elk getal is precies.
cli-help-advise-objective = Waarvoor je speelt: score (de standaard), shut, reach:K (een score van K of beter) of worst.

cli-help-odds = Bereken de precieze kansen van één beurt van één speler.
cli-help-odds-objective = Waarvoor gespeeld wordt: score (de standaard), shut, reach:K (een score van K of beter) of worst.

cli-help-verify = Controleer de dobbelstenen, de zetten en de uitslag van een verslag, zonder netwerk.
cli-help-verify-more = De exitcode is 1 als iets in het verslag niet klopt.
cli-help-verify-record = Een bestand met een verslag, de id van een partij of het begin ervan, of - voor de standaardinvoer.

cli-help-convert = Schrijf een verslag als notatie voor mensen of als JSON voor programma's.
cli-help-convert-to = notation (de standaard) of json.
cli-help-convert-output = Schrijf naar dit bestand in plaats van de standaarduitvoer.

cli-help-stats = Toon wat hier gespeeld is: partijen, overwinningen en scores voor elke spelregelset.
cli-help-stats-player = Alleen deze speler. Anders iedereen.

## Wat er misging.

cli-no-such-command = Er is geen opdracht { $text }. { COUNT($near) ->
        [0] “pillarbox --help” somt ze op.
       *[other] Bedoelde je { OR($near) }?
    }
cli-no-such-option = Er is geen optie { $option }. { COUNT($near) ->
        [0] “pillarbox { $command } --help” somt ze op.
       *[other] Bedoelde je { OR($near) }?
    }
cli-missing = { $name } ontbreekt. “pillarbox { $command } --help” toont een voorbeeld.
cli-option-value = { $takes ->
        [no-value] Bij de optie { $option } hoort geen waarde.
       *[value] Na de optie { $option } moet een waarde komen.
    }
cli-too-many = Met “{ $text }” valt niets te doen. “pillarbox { $command } --help” toont wat hier kan staan.
cli-usage = { $text }
cli-not-whole = { $option } neemt een geheel getal van { $least } tot { $most }, niet “{ $text }”.
cli-not-both = { $one } en { $other } gaan niet samen: geef er maar één.
cli-needs = { $one } vraagt om { $other }.
cli-file-missing = Er is geen bestand “{ $file }”.
cli-file-folder = “{ $file }” is een map; er is een bestand nodig.
cli-file-forbidden = Het bestand “{ $file }” mag niet geopend worden: de rechten verbieden het.
cli-file-full = De schijf is vol; er kan niets meer geschreven worden.
cli-file = Het bestand “{ $file }” is niet te gebruiken: { $text }.
cli-broken = Pillarbox zelf ging de fout in ({ $kind }: { $text }). Er is niets verloren. Meld het alsjeblieft met de opdracht die je gaf en met wat PILLARBOX_DEBUG=1 eraan toevoegt.

## Stellingen.

cli-with = Bij --with hoort een sleutel met zijn waarde, zoals rounds=3, niet “{ $text }”.
cli-too-long = De stelling is in meer dan { $most } tekens beschreven.
cli-throw-unreadable = “{ $text }” is geen worp. Schrijf de ogen, zoals 3+2, of hun totaal.
cli-faces-matter = Hier telt welke dobbelstenen samen { $throw } maken: schrijf hun ogen, zoals 3+2.
cli-no-throw-now = In deze stelling wordt geen worp verwacht.
cli-throw-impossible =
    { $dice ->
        [1] De worp { $throw } kan hier niet: er wordt met één dobbelsteen gegooid, van 1 tot en met { $sides }.
       *[other] De worp { $throw } kan hier niet: er wordt met { OR($counts) } dobbelstenen gegooid, van 1 tot en met { $sides }.
    }
cli-total-impossible =
    { $dice ->
        [1] Een totaal van { $total } kan hier niet: er wordt met één dobbelsteen gegooid, van 1 tot en met { $sides }.
       *[other] Een totaal van { $total } kan hier niet: er wordt met { OR($counts) } dobbelstenen gegooid, van 1 tot en met { $sides }.
    }
cli-legal-reopen = Er moet één gesloten klepje weer open: { OR($tiles) }.

## Wat aan tafel getypt wordt.

cli-ambiguous = “{ $text }” kan { OR($choices) } betekenen. Welke kies je?
cli-not-understood = “{ $text }” is niet te begrijpen. Typ klepjes, zoals 5 4, of ? om te zien wat kan.
