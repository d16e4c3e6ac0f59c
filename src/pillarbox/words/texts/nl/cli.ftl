### De opdrachtregel: hulp, weigeringen, en wat opdrachten naast hun gegevens zeggen.

## Hulp. Gewone teksten zonder variabelen: ze worden in een register gezet, zodat hulp geen Fluent nodig heeft.

cli-help-usage = Gebruik:
cli-help-usage-options = [OPTIES]
cli-help-usage-command = [OPDRACHT ...]
cli-help-arguments = Argumenten:
cli-help-options = Opties:
cli-help-commands = Opdrachten:
cli-help-examples = Voorbeelden:

cli-help-json = Antwoord met JSON op de standaarduitvoer.
cli-help-lang = Taal: en, pl of nl. Anders beslist PILLARBOX_LANG of de taal van het systeem.
cli-help-plain = Tekstregels zonder tekeningen of kleur, voor pijpen en schermlezers.
cli-help-data = De map met je partijen. Anders PILLARBOX_DATA of de gewone plaats van het systeem.
cli-help-help = Toon deze hulp.
cli-help-version = Toon de versie.
cli-help-ruleset = De id van een spelregelset, zoals “pillarbox rulesets” ze opsomt, of een bestand ermee.
cli-help-changes = Verander één sleutel van de set, bijvoorbeeld rounds=3. Mag meermaals.
cli-help-state = Een stelling in de notatie van verslagen, voor alles wat --open niet kan zeggen.

cli-help-pillarbox = Shut the Box in elke variant: speel tot het eind, en ken de precieze kansen. Zonder opdracht gaat er een tafel open.
cli-help-pillarbox-more = “pillarbox OPDRACHT --help” vertelt meer over een opdracht.

cli-help-play = Speel een hele partij hier in de terminal.
cli-help-play-more =
    Alleen, met vrienden aan één toetsenbord, of tegen bots. Wat je weglaat wordt gevraagd. Elke partij wordt al spelend bewaard: na “afsluiten”, Ctrl-C of stroomuitval gaat ze verder met --resume.
    Haar verslag bewijst achteraf de dobbelstenen: ze liggen vast vóór de eerste worp, en “pillarbox verify” controleert ze.
cli-help-play-ruleset = De id van een spelregelset, een naam waaronder ze bekend is, of een bestand.
cli-help-play-seats = Wie de volgende plaats neemt: een naam, of bot:POLICY. In Shut the Box is POLICY random, highest-first, fewest-tiles, most-tiles of perfect; in Post Office random, greedy1, greedy2, potential, rich of strong. Geef dit voor elke plaats één keer.
cli-help-play-seed = Haal de dobbelstenen uit deze tekst: dezelfde tekst geeft dezelfde worpen. Het verslag vermeldt dat.
cli-help-play-real-dice = Gooi je eigen dobbelstenen en typ wat ze tonen. Het verslag vermeldt dat.
cli-help-play-resume = Speel een verlaten partij verder, met haar id of het begin ervan. Zonder id: een lijst van alle die verder kunnen.
cli-help-play-abandon = Breek deze partij voorgoed af. Haar verslag blijft bewaard, en haar zaad wordt onthuld.
cli-help-play-record = Schrijf het verslag ook naar dit bestand, aan het eind of als je weggaat.

cli-help-rulesets = Som de spelregelsets op, vind er een bij een van haar namen, of controleer een bestand.
cli-help-rulesets-more = Een precieze id of een bestand wordt volledig getoond: de regels in gewone woorden, de bron en de sleutels.
cli-help-rulesets-ruleset = Een id, een bestand, of een tekst om in namen te zoeken, zoals canoga.
cli-help-rulesets-check = Controleer dit bestand en som alle fouten op, met regel en sleutel. De exitcode is 1 als er fouten zijn.
cli-help-rulesets-schema = Toon het JSON-schema van spelregelbestanden, voor editors.
cli-help-rulesets-hint = “pillarbox rulesets NAAM” toont een set volledig, “pillarbox play NAAM” speelt haar.

cli-help-legal = Som op wat een worp in een stelling toestaat.
cli-help-open = De open klepjes, zoals 1,2,5. In bakken met meer rijen staat a9 vóór b1.
cli-help-throw = De gegooide ogen, zoals 3+2, of alleen hun totaal waar niets anders telt.
cli-help-first = Het is de eerste worp van de beurt. Vanzelf zo als alle klepjes van het begin open staan.

cli-help-advise = Zeg wat elke keuze in een stelling waard is, en waarom.
cli-help-advise-more = Vóór een worp vergelijkt het de aantallen dobbelstenen, erna de klepjes die omlaag kunnen. Elk getal is precies.

cli-help-odds = Bereken de precieze kansen van een beurt, van een ronde met meer spelers of van een partij.
cli-help-odds-objective = Waarvoor één speler speelt: score (de standaard), shut, reach:K (een score van K of beter), reach (al deze scores) of worst; win met meer spelers.

cli-help-verify = Controleer de dobbelstenen, de zetten en de uitslag van een verslag, zonder netwerk.
cli-help-verify-more = De exitcode is 1 als iets in het verslag niet klopt.
cli-help-force = Overschrijf het bestand als het er al is.
cli-help-record = Een bestand met een verslag, de id van een partij of het begin ervan, of - voor de standaardinvoer.

cli-help-convert = Schrijf een verslag als notatie voor mensen of als JSON voor programma's.
cli-help-convert-to = notation (de standaard) of json.
cli-help-convert-output = Schrijf naar dit bestand in plaats van de standaarduitvoer.

cli-help-stats = Toon wat hier gespeeld is: partijen, overwinningen en scores voor elke spelregelset.
cli-help-stats-player = Alleen deze speler. Anders iedereen.

cli-help-plugins = Toon wat andere pakketten meebrengen, en wat daar mis mee is.

## Wat er misging.

cli-empty = { $name } is leeg. Laat het weg of vul iets in.
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
cli-file-missing = Er is geen bestand “{ $file }”.
cli-file-folder = “{ $file }” is een map; er is een bestand nodig.
cli-folder-missing = Er is geen map “{ $folder }” om “{ $file }” in te schrijven.
cli-file-there = Er is al een bestand “{ $file }”. Geef een andere naam, of --force om het te overschrijven.
cli-file-forbidden = Het bestand “{ $file }” mag niet geopend worden: de rechten verbieden het.
cli-file-full = De schijf is vol; er kan niets meer geschreven worden.
cli-file = Het bestand “{ $file }” is niet te gebruiken: { $text }.
cli-broken = Pillarbox zelf ging de fout in ({ $kind }: { $text }). Er is niets verloren. Meld het alsjeblieft met de opdracht die je gaf en met wat PILLARBOX_DEBUG=1 eraan toevoegt.

## Stellingen.

cli-with = Bij --with hoort een sleutel met zijn waarde, zoals rounds=3, niet “{ $text }”.
cli-too-long = De stelling is in meer dan { $most } tekens beschreven.
cli-throw-unreadable = “{ $text }” is geen worp. Schrijf de ogen, zoals 3+2, of hun totaal.
cli-faces-matter = Hier telt welke dobbelstenen samen { $throw } maken: schrijf hun ogen, zoals 3+2.
cli-open-no-tile = Er is geen klepje { $tile } in deze bak; de klepjes zijn { $tiles }.
cli-open-twice = Klepje { $tile } is twee keer genoemd.
cli-open-none = Hier staat geen klepje open: de bak is dicht en de beurt voorbij, dus er valt niets meer te doen.
cli-open-unreadable = “{ $text }” is geen lijst van klepjes; schrijf de open klepjes van één bak met komma's, zoals 1,2,5.
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
cli-not-understood = { $kind ->
        [tiles] “{ $text }” is niet te begrijpen. Typ klepjes, zoals 5 4, of ? om te zien wat kan.
       *[anything] “{ $text }” is niet te begrijpen. Typ ? om te zien wat kan.
    }

cli-choose-now = { $kind ->
        [tiles] Zeg eerst welke klepjes je sluit, zoals 5 4; ? toont wat kan.
       *[anything] Maak eerst je keuze; ? toont wat kan.
    }
cli-throw-now = Het is tijd om te gooien: druk op Enter, of typ hulp.
cli-faces-now =
    { $dice ->
        [one] Typ het getal dat je dobbelsteen toont, van 1 tot en met { $sides }.
       *[other] Typ de { $dice } getallen die je dobbelstenen tonen, elk van 1 tot en met { $sides }, zoals { $example }.
    }
cli-faces-right =
    { $dice ->
        [one] { $total }? (Enter neemt het over; of typ opnieuw.)
       *[other] { AND($faces) }, samen { $total }? (Enter neemt ze over; of typ opnieuw.)
    }
cli-look-away-first = Kiezen kan pas als de anderen wegkijken: druk dan op Enter.
cli-throw-first = Vóór de worp valt er niets te kiezen.
cli-no-undo = Er valt niets terug te nemen: na een worp of de zet van een ander blijft alles staan.
cli-enter-throws = (Enter)
cli-type-faces = Typ wat de dobbelstenen tonen.
cli-enter-only = Alleen { $choice } kan. (Enter)
cli-enter-takes = (Enter: { $choice })
cli-enter-or-stop = (Enter gooit, { $stop } beëindigt de beurt)
cli-enter-takes-or-stop = (Enter: { $choice }; { $stop } beëindigt de beurt)
cli-possible = Mogelijk: { $choices }.
cli-yes = Ja, { $choice } kan.
cli-look-away = { $name }, jij kiest nu in het geheim. De anderen kijken weg. (Enter)

cli-word-quit = afsluiten
    .about = { $word }: ga weg; de partij wordt bewaard en kan later verder
cli-word-help = hulp
    .about = { $word }: deze lijst
cli-word-hint = tip
    .about = { $word }: wat de coach zou doen, en waarom
cli-word-undo = terug
    .about = { $word }: neem de laatste keuze terug, tot de volgende worp
cli-word-rules = regels
    .about = { $word }: de regels van deze partij
cli-word-table = tafel
    .about = { $word }: de bak van iedereen
cli-word-score = stand
    .about = { $word }: het scoreblad
cli-word-keep = laten
    .about = { $word }: laat de klepjes van je buur zoals ze zijn
cli-word-stop = stop
    .about = { $word }: beëindig je beurt, waar de regels dat toelaten
cli-word-throw = gooi
cli-word-yes = ja
cli-table-help = Enter gooit de dobbelstenen, of neemt wat tussen haakjes staat. Typ de klepjes die je sluit: 5 4, 5+4 of 54. Een vraagteken alleen toont wat kan; 54? vraagt of dat mag.

## Een partij, van de eerste vraag tot het laatste woord.

cli-marks = In een bak is { $shut } een gesloten klepje, { $fixed } een dat nooit meedeed en (9) een dat achter een ander staat; { $turn } wijst aan wie gevraagd wordt.
cli-you = Speler
cli-welcome = Welkom bij Pillarbox, het huis van Shut the Box.
cli-unfinished = Nog niet uitgespeeld; typ een id om verder te spelen:
cli-unfinished-none = Er wacht hier geen partij om verder te gaan.
cli-unfinished-how = Om er een verder te spelen, of voorgoed af te breken:
cli-unfinished-more = { $more ->
        [one] Er is er nog één niet uitgespeeld. Allemaal:
       *[other] Er zijn er nog { $more } niet uitgespeeld. Allemaal:
    }
cli-unfinished-row = { $ruleset }: { AND($names) }, sinds { $when } UTC
cli-abandon-short = Dat is niet terug te draaien; noem de partij dus met minstens { $least } tekens van haar naam.
cli-abandoned = De partij { $match } is voorgoed afgebroken. Haar verslag blijft bewaard, en haar dobbelstenen zijn nu te controleren.
cli-kept-as = Deze partij wordt bewaard als { $match }.
cli-ask-ruleset = Welke spelregels? (Enter: { $id }. Typ een deel van een naam om te zoeken, ? voor alles.)
cli-ask-seats-two = Wie speelt er? Namen met komma's ertussen, hoogstens { $most }; { $bot } is een bot. (Enter: { $name } daartegen)
cli-ask-seats-one = Wie speelt er? (Enter: { $name })
cli-ask-rounds = Hoeveel rondes? (Enter: { $usual })
cli-ask-limit =
    { $auto ->
        [yes] Welke grens voor de totalen? Het woord “auto” staat voor de som van alle klepjes van de bak. (Enter: { $usual })
       *[no] Welke grens voor de totalen? (Enter: { $usual })
    }
cli-asked-unfit = “{ $text }” kan hier niet.
cli-asked-wrong = { $wrong } { $right }
cli-ask-stake = Hoeveel inzetpunten per ronde? (Enter: { $usual })
cli-match-of = { $title }: { AND($names) }.
cli-dice-committed = De dobbelstenen liggen vanaf nu vast. Hun zegel is een lang getal dat begint met { $seal }; het verslag opent het aan het eind.
cli-dice-seeded = De worpen komen uit je tekst en waren dus vooraf te weten; het verslag vermeldt dat.
cli-dice-by-hand = Er wordt met eigen dobbelstenen gegooid; het verslag vermeldt dat.
cli-bot-instead = { $name } speelt zoals fewest-tiles. { $why }
cli-alone-no-neighbour = Wie alleen speelt, heeft geen buur die een klepje weer open kan zetten: het gaat zonder. Met solo_reopen beslist het toeval.
cli-alone-no-stakes = Wie alleen speelt, heeft geen inzetpunten.
cli-how = Typ hulp om te zien wat je kunt typen.
cli-resumed = Verder met { $title }: { AND($names) }.
cli-match-over = De partij { $match } is afgelopen. “pillarbox verify { $match }” controleert haar.
cli-left-before = Tot ziens.
cli-left = De partij is bewaard. Om verder te spelen:
cli-kept = De partij is bewaard. Om de worpen en zetten te controleren, of haar uit te schrijven:
cli-record-written = Het verslag staat in “{ $file }”.
cli-place = { $place }. { $name }

## Spelregelsets.

cli-rulesets-none = Niets heet “{ $text }”. “pillarbox rulesets” somt alles op wat er is.
cli-rulesets-also = Ook bekend als { $names }.
cli-rulesets-source = Bron: { $source }
cli-check-done = { $faults ->
        [0] “{ $file }” heeft geen fouten.
        [one] “{ $file }” heeft { $faults } fout.
       *[other] “{ $file }” heeft { $faults } fouten.
    }

## Verslagen.

cli-no-record = Er is geen bestand “{ $text }”, en geen hier bewaarde partij met een id die zo begint.
cli-no-such-form = De vorm “{ $text }” bestaat niet: het is { OR($forms) }.
cli-verify-dice = { $holds ->
        [yes] De worpen zijn dezelfde die vóór de partij verzegeld zijn.
       *[no] De worpen kloppen niet.
    }
cli-verify-deck = { $holds ->
        [yes] De kaarten zijn dezelfde die vóór de partij verzegeld zijn.
       *[no] De kaarten kloppen niet.
    }
cli-verify-moves = { $holds ->
        [yes] De zetten volgen de regels.
       *[no] De zetten volgen de regels niet.
    }
cli-verify-result = { $holds ->
        [yes] De uitslag klopt.
       *[no] De uitslag klopt niet.
    }
cli-verify-chain = { $holds ->
        [yes] Achteraf is niets veranderd, toegevoegd of weggelaten.
       *[no] Achteraf is iets veranderd, toegevoegd of weggelaten.
    }
cli-verify-at = Gebeurtenis { $event }: { $wrong }
cli-verify-line = Regel { $line } (gebeurtenis { $event }): { $wrong }
cli-verify-true = Het verslag klopt.
cli-verify-false = Het verslag klopt niet.
cli-verify-so-far = Het verslag klopt voor zover het gaat.
cli-verify-unread = Het verslag is niet tot het einde te lezen en wordt dus niet gecontroleerd.

## Statistieken.

cli-stats-none = Nog niemand heeft hier een partij tot het eind gespeeld.
cli-stats-bots =
    { $matches ->
        [one] Eén partij is door bots alleen gespeeld en telt niet mee: de cijfers gaan over mensen.
       *[other] { $matches } partijen zijn door bots alleen gespeeld en tellen niet mee: de cijfers gaan over mensen.
    }
cli-stats-none-of = { $player } heeft hier nog niets tot het eind gespeeld.
cli-stats-unread = Deze partijen zijn niet te lezen en tellen niet mee: { $matches }.
cli-stats-games = Partijen
    .is = { $games }
cli-stats-wins = Gewonnen
    .is = { $shared ->
        [0] { $wins } van { $rivals }
        [one] { $wins } van { $rivals }; één gedeelde telt half
       *[other] { $wins } van { $rivals }; { $shared } gedeelde tellen half
    }
cli-stats-streak = Op rij gewonnen
    .is = nu { $now }, hoogstens { $longest }
cli-stats-score = Score
    .is = op zijn best { $best }, gemiddeld { $mean }
cli-stats-stakes = Inzetpunten
    .is = { $stakes }

## Kansen en raad.

cli-help-odds-exact = Toon breuken volledig, hoe lang ze ook zijn.
cli-no-odds = Voor { $ruleset } worden geen kansen berekend.
cli-number = { $value }
cli-percent = { $value } %
cli-working = Er wordt gerekend ...
cli-thinking = { $name } denkt na ...
cli-odds-of = { $title }: één beurt van één speler, gespeeld voor { $objective }.
cli-objective = { $objective ->
        [score] de verwachte score
        [shut] de kans om de bak te sluiten
        [worst] de beste score die zeker is
        [win] de partij
       *[reach] de kans op { $goal } of beter
    }
cli-odds-reach-head = Dit of beter
cli-odds-worst = Beste score die zeker is: { $value }
cli-odds-reach = Kans op { $goal } of beter: { $value }
cli-odds-exactly = Precies: { $value }
cli-odds-mean = Verwachte score: { $mean }, met een spreiding van { $sd }.
cli-odds-throws-mean = Verwacht aantal worpen: { $mean }, met een spreiding van { $sd }.
cli-odds-length = Worpen in een beurt: gemiddeld { $throws }.
cli-odds-certificate = De verwachte waarde ligt zeker tussen { $lower } en { $upper }.
cli-odds-certain-digits = Alle cijfers van de verwachte waarde zijn zeker.
cli-odds-score-head = Score
cli-odds-throws-head = Worpen
cli-odds-chance-head = Kans
cli-no-coach = Voor dit spel is er geen coach.
cli-hint-best = De coach zou { $choice } nemen, waarde { $value }. { $why }
cli-hint-other = { $choice } is { $loss } slechter.
cli-hint-dice =
    { $dice ->
        [1] Eén dobbelsteen is { $value } waard.
        [2] Twee dobbelstenen zijn { $value } waard.
        [3] Drie dobbelstenen zijn { $value } waard.
       *[4] Vier dobbelstenen zijn { $value } waard.
    }
cli-hint-stop = Hier stoppen is { $value } waard.
cli-advise-head = Waarden: { $objective }.
cli-advise-best = { $value }, het beste
cli-advise-loses = { $value }, verliest { $loss }
