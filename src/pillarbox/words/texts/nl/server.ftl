### De tafel in de browser, in de woorden van de server: waarom iets niet kan, waarop gewacht wordt.

## Aan een tafel.

server-waiting-for-players = Wachten tot de spelers gaan zitten.
server-waits =
    { $names ->
        [0] Een ogenblik.
       *[any] Wachten op { AND($names) }.
    }
server-seeds = De dobbelstenen worden verzegeld; wachten op { AND($names) }.
server-over = De partij is afgelopen.
server-broken-off = De partij is afgebroken.
server-paused-by-host = De gastheer heeft de partij stilgezet.
server-not-your-seat = Dat is jouw plaats niet.
server-no-match = Er ligt nu geen partij op tafel.
server-match-goes-on = Eerst moet de partij op tafel afgelopen zijn.
server-seats-open = Er wordt nog op iemand gewacht; zet daar een bot neer of begin zonder die plaats.
server-seats-number =
    { $most ->
        [one] Dit spel is voor één speler.
       *[other] Dit spel is voor { $fewest } tot { $most } spelers.
    }
server-seat-taken = Daar zit al iemand.
server-locked = De gastheer heeft deze tafel gesloten voor nieuwkomers.
server-sent-away = De gastheer heeft je van deze tafel weggestuurd.
server-seed-one = Stuur de belofte van een zaad of het zaad zelf, niet allebei.
server-displaced = Deze tafel is in een ander venster geopend; daar gaat het verder.

## De server.

server-no-table = Er is geen tafel met die code.
server-restarts = De server start opnieuw; zo meteen gaat alles verder waar het was.
server-fault = Er ging iets mis op de server. Er is niets veranderd; probeer het opnieuw.
server-flood = Te veel berichten tegelijk.
server-frame = Dat is geen bericht van deze tafel.
server-frame-size = Een bericht mag hoogstens { NUMBER($most, useGrouping: 0) } bytes hebben.
server-hello-first = Een pagina zegt eerst hallo.
server-unknown-device = Deze browser is hier niet meer bekend; laad de pagina opnieuw.
server-foreign = Dit verzoek komt van een pagina van een andere site.
server-busy = Er zijn te veel pagina’s geopend vanaf jouw adres; sluit er een paar of kom straks terug.
server-pressed = De server heeft het op dit moment erg druk. Probeer het zo meteen opnieuw.
server-too-often = Dat was te vaak; probeer het later opnieuw.
server-too-much = Dat duurt hier te lang om uit te rekenen.
server-http-400 = Het verzoek is niet te lezen: er ontbreekt iets, er is iets te veel of iets is van de verkeerde soort.
server-http-404 = Op dit adres is niets.
server-http-405 = Dat kan op dit adres niet.
server-http-413 = Dat is te groot: hoogstens 64 KiB.
server-name =
    { $most ->
        [one] Een naam heeft één zichtbaar teken.
       *[other] Een naam heeft hoogstens { $most } zichtbare tekens.
    }
server-title = De titel van een tafel heeft alleen zichtbare tekens.
server-clock = Geef minuten voor de partij of dagen voor een beurt, niet allebei.
server-no-dice = In dit spel zijn geen dobbelstenen.
server-changes-size = De wijzigingen van de regels zijn te lang: hoogstens { $most } KiB.
server-no-code = Er zijn nu te veel tafels; probeer het later opnieuw.

## Wat een gastheer mag, wat mensen zeggen, wat de coach zegt.

server-not-host = Dat kan alleen de gastheer van de tafel.
server-no-such-seat = Er is geen plaats waarmee dat kan.
server-not-yourself = Niemand stuurt zichzelf weg; verlaat in plaats daarvan de plaats.
server-is-here = { $name } zit aan tafel.
server-no-phrase = Dat kan hier niet gezegd worden.
server-no-chat = De gastheer heeft vrije tekst niet aangezet.
server-no-coach = De gastheer heeft de coach aan deze tafel niet toegestaan.
server-coach-thinks = De coach denkt nog na over je vorige vraag.
server-advice-dice =
    { $dice ->
        [0] Beëindig hier de beurt.
        [one] Gooi één dobbelsteen.
       *[other] Gooi { $dice } dobbelstenen.
    }
server-objective-shut-the-box = Verwachte score van deze beurt.
server-objective-post-office = Verwachte punten aan het eind.
server-objective-win = Kans om de partij te winnen, in procenten.
server-objective-stakes = Verwachte inzetpunten van de partij.

## Terugkijken, en wat van jezelf is.

server-no-branch = Daar heeft niemand iets te kiezen; begin vanaf een later punt.
server-no-ruleset = Er zijn geen regels met die naam.
server-no-odds = Voor dit spel zijn er geen kansen te berekenen.
server-fault-of-key = { $key }: { $wrong } { $right }
server-no-device-code = Die code is niet geldig, of niet meer.
server-forgotten = Je naam en je partijen zijn hier verwijderd.
server-near-only = Dat kan alleen vanaf de computer waarop de server draait.
server-stats-games = Gespeelde partijen
server-stats-wins = Gewonnen partijen
server-stats-streak = Meeste partijen op rij gewonnen
server-stats-best = { $title }: beste uitslag
server-stats-mean = { $title }: gemiddelde uitslag
server-daily = Vandaag dezelfde dobbelstenen voor iedereen hier; één poging.
server-daily-once = De bak van vandaag speel je één keer. Morgen is er weer een.
server-daily-going = Je bent aan de bak van vandaag begonnen; hij wacht op je.
server-daily-done =
    { $score ->
        [0] Je hebt de bak van vandaag gesloten!
        [one] Je haalde { $score } punt met de bak van vandaag.
       *[other] Je haalde { $score } punten met de bak van vandaag.
    }

## Starten.

server-no-port = Het adres { $host }, poort { $port }, kan niet gebruikt worden: { $detail }.
server-setting = Een instelling van de server klopt niet. { $detail }
server-settings-file =
    { $kind ->
        [line] De instellingen in { $path } zijn niet te lezen: vanaf regel { $line }, kolom { $column } is dit geen TOML.
       *[odd] De instellingen in { $path } zijn niet te lezen: dit is geen TOML.
    }
server-no-network = Deze computer zit op geen lokaal netwerk.
server-not-installed = De tafel in de browser heeft het pakket “{ $package }” nodig: installeer pillarbox[server].

server-open = De tafel is open op:
server-open-outside = Anderen doen mee op:
server-stop = Ctrl-C sluit haar; partijen blijven bewaard en gaan de volgende keer verder.
server-closed = De tafel is gesloten. Elke partij is bewaard.

cli-help-serve = Open de tafel in de browser voor anderen.
cli-help-serve-more = Zonder opties antwoordt hij alleen deze computer. Met --lan kunnen telefoons en computers in huis meedoen; een server voor iedereen staat achter een proxy die https spreekt, en krijgt zijn eigen adres met --public-url. Elke instelling kan ook in de omgeving of in een bestand staan; de gids voor de server somt ze op.
cli-help-host = Het adres waarop geluisterd wordt; anders 127.0.0.1.
cli-help-port = De poort waarop geluisterd wordt; anders een willekeurige vrije.
cli-help-public-url = Het adres waarop anderen deze server bereiken, voor links en QR-plaatjes.
cli-help-lan = Laat telefoons en computers op het lokale netwerk meedoen.
cli-help-settings = Een bestand met instellingen (TOML).
cli-help-no-browser = Druk alleen het adres af; open geen browser.
