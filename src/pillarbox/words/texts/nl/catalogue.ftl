### Spelregelsets vinden, en wat er mis kan zijn met een spelregelbestand. Elke fout zegt wat er mis is en wat goed zou zijn.

# Een eigen spelregelset heet zoals haar bestand zegt.
ruleset = { $title }

refused-no-such-ruleset = De spelregelset “{ $asked }” is er niet. “pillarbox rulesets” somt op welke er zijn.
refused-ruleset-meant = De spelregelset “{ $asked }” is er niet. Is misschien { OR($near) } bedoeld?
refused-no-such-game = Het spel “{ $game }” is er niet; er zijn { $games }.
refused-no-such-file = Het bestand “{ $file }” is er niet.
refused-file-folder = “{ $file }” is een map; er is een bestand nodig.
refused-file-unread = Het bestand “{ $file }” kan niet worden gelezen. Is het een bestand, en mag het gelezen worden?
refused-faulty-file = { $file }: { $wrong } { $right }
refused-faulty-line = { $file }, regel { $line }: { $wrong } { $right }

## De vorm van het bestand.

fault-too-long = Het bestand is langer dan { $most } bytes.
right-shorter-file = Laat weg wat niet nodig is; van spelregels is dat alles wat hun basis al zegt.
fault-not-utf8 = Byte { $byte } hoort hier niet bij tekst in UTF-8.
right-utf8 = Bewaar het bestand als gewone tekst in UTF-8.
fault-control-character = Hier staat het onzichtbare teken { $code }.
right-no-control-character = Haal het weg.
fault-key-twice = { $key } staat al op regel { $first }.
right-key-once = Houd een van de twee regels.
fault-too-many = Er zijn meer fouten dan deze { $most }.
right-mend-these-first = Herstel eerst deze en controleer het bestand dan opnieuw.
fault-table = { $text } begint een tabel, en een spelregelbestand heeft er geen.
right-no-table = Haal deze regel weg; alle sleutels staan op zichzelf.
fault-dotted-key = { $text } geeft een sleutel met een punt erin, en zo een is er niet.
right-plain-key = Schrijf een sleutel zonder punten.
fault-no-pair = { $text } is geen sleutel met een waarde.
right-pair = Schrijf een sleutel, een is-teken en een waarde, zoals: seats = [1, 4]
fault-too-deep = Er staan meer dan { $most } haken in elkaar.
right-less-deep = Geen sleutel heeft meer nodig dan een lijst van lijsten.
fault-unclosed = Hier begint een haak of een tekst die niet eindigt.
right-closed = Sluit elke haak en elke tekst af.
fault-no-value = Na het is-teken staat geen waarde.
fault-bare-word = { $value } is een tekst zonder aanhalingstekens.
right-in-quotes = Schrijf "{ $value }".
fault-value-too-long = De waarde is langer dan { $most } tekens.
right-shorter-value = Zoveel heeft geen sleutel nodig: maak ze korter.
fault-unreadable-value = { $value } kan niet als waarde worden gelezen.
right-readable-value = Schrijf een getal, een tekst tussen aanhalingstekens, true of false, of een lijst zoals [1, 2, 3].

## Sleutels en waarden.

fault-unknown-key = De sleutel { $key } bestaat niet.
right-nearest-key = Misschien is { $key } bedoeld.
right-known-key = De sleutels zijn { $keys }.
fault-value = { $value } kan hier niet staan.
fault-out-of-range = { $value } valt buiten het bereik.
right-whole = Schrijf een geheel getal van { $least } tot en met { $most }.
right-flag = Schrijf true of false.
fault-no-such-option = De keuze { $value } is er hier niet.
right-option = Kies { OR($options) }.
fault-text-too-long = De tekst { $value } is te lang.
right-text = Schrijf een tekst tussen aanhalingstekens, van hoogstens { $most } tekens.
fault-list-length =
    { $count ->
        [one] De lijst is één lang.
       *[other] De lijst is { $count } lang.
    }
right-list = Schrijf een lijst zoals { $example }, { $least } tot { $most } lang.
right-list-like = Schrijf een lijst zoals { $example }.
fault-listed-twice = { $value } staat twee keer in de lijst.
right-listed-once = Noem het één keer.

## De spelregelset waarvan een bestand uitgaat.

fault-no-such-base = Er is geen spelregelset { $base } om van uit te gaan.
fault-base-circle = De spelregelsets gaan in een kring van elkaar uit: { $bases }.
fault-base-chain = Meer dan { $most } spelregelsets gaan op een rij van elkaar uit.
fault-base-faulty = De spelregelset { $base } heeft zelf een fout, op haar regel { $line }.
right-base = Noem een spelregelset die er is en geen fouten heeft, of laat base weg.
right-base-meant = Misschien is { OR($near) } bedoeld.
fault-change-base = Een verandering kan geen andere base geven.
right-change-base = Noem in plaats daarvan die spelregelset zelf.

## Wat de sleutels van alle spellen betekenen, voor editors.

key-base = De spelregelset waarvan deze uitgaat; wat hier ontbreekt, is als daar.
key-title = De naam die wordt getoond.
key-source = Waar de regel vandaan komt.
key-also = Andere namen waaronder ze gezocht wordt.
key-seats = Het kleinste en het grootste aantal plaatsen.
