### De tafel, de verslagen en wat ze weigeren.

## Wat een speler vroeg en nu niet kan krijgen.

refused-match-over = Deze partij is afgelopen.
refused-stale = Aan tafel is intussen iets veranderd: kijk nog eens.
refused-act-first = Eerst moet er worden gekozen; de dobbelstenen wachten.
refused-throw-first = Eerst moet er worden gegooid.
refused-not-your-throw = Deze speler mag nu niet gooien.
refused-throw-by-hand = In deze partij wordt met echte dobbelstenen gespeeld: gooi ze en vul in wat ze tonen.
refused-no-real-dice = De dobbelstenen van deze partij worden hier gegooid en kunnen niet worden ingevuld.
refused-real-throw =
    { $dice ->
        [one] Vul één getal van 1 tot en met { $sides } in, zoals de dobbelsteen het toont.
       *[other] Vul { $dice } getallen van 1 tot en met { $sides } in, zoals de dobbelstenen ze tonen.
    }
refused-undo = Er valt niets terug te nemen: een keuze kan alleen worden teruggenomen tot de volgende worp of de zet van de volgende speler.
refused-no-action = Hier hoort een keuze te staan, en wel een korte.
refused-command-id =
    { $most ->
        [one] Het kenmerk van een opdracht mag hoogstens { $most } teken hebben.
       *[other] Het kenmerk van een opdracht mag hoogstens { $most } tekens hebben.
    }
refused-too-busy = Er doen te veel anderen tegelijk een zet in deze partij; probeer het opnieuw.
refused-no-such-seat = Aan deze tafel is geen plaats { $seat }.
refused-nobody-there = Plaats { $seat } is van een mens, en er is hier niemand om het aan te vragen.
refused-name-turns = De naam voor plaats { $seat } bevat een teken dat de schrijfrichting verandert. Schrijf hem zonder dat teken.
refused-name =
    { $most ->
        [one] De naam voor plaats { $seat } moet één zichtbaar teken hebben.
       *[other] De naam voor plaats { $seat } moet 1 tot { $most } zichtbare tekens hebben.
    }
refused-player = Geef voor plaats { $seat } “person” op, of “bot:” met de naam van een strategie.
refused-no-such-policy = Voor dit spel is er geen bot “{ $policy }”; kies { OR($known) }.
refused-no-such-match = Er is hier geen partij { $match }.

## Zaden die spelers meebrengen.

refused-seed = Deze plaats heeft nu geen zaad te geven.
refused-seed-early = Zaden worden pas geopend als elke speler zich heeft vastgelegd.
refused-seed-other = Dit is niet het zaad waarop de speler zich had vastgelegd.
refused-seeds-missing = De partij begint als iedereen die een zaad meebrengt het heeft geopend.
refused-hex =
    { $most ->
        [one] Schrijf { $least } tot { $most } byte hexadecimaal, in kleine letters.
       *[other] Schrijf { $least } tot { $most } bytes hexadecimaal, in kleine letters.
    }

## Wat een logboek of verslag niet kan zeggen.

refused-record-empty = Het verslag is leeg.
refused-record-begins = Een verslag begint met het openen van de partij, en dit niet.
refused-record-format = Het verslag heeft indeling { $format }; deze versie leest de indelingen 0 tot en met { $known }.
refused-record-game = Dit is een verslag van een ander spel dan { $game }.
refused-record-ruleset = Met de regels in het verslag kan niet worden gespeeld. { $key }: { $wrong }
refused-event-number = Gebeurtenis { $number } staat waar gebeurtenis { $expected } hoort.
refused-event-order = Dat kan op dit punt van een partij niet gebeuren.
refused-throw-number = Worp nummer { $number } staat waar nummer { $expected } hoort.
refused-still-sealed = Een verzegelde keuze is nergens geopend, dus verder is de partij niet te volgen.
refused-opening = Wat als het geheim van gebeurtenis { $number } wordt geopend, is niet wat daar verborgen was, of was al eerder geopend.
refused-not-over = Het verslag beëindigt de partij, maar volgens de regels gaat ze door.

## Bestanden met verslagen.

fault-record-size =
    { $size ->
        [one] Het verslag is te groot: { $size } byte.
       *[other] Het verslag is te groot: { $size } bytes.
    }
right-record-size = Een verslag mag hoogstens { $most } KiB groot zijn.
fault-record-events =
    { $most ->
        [one] Een verslag mag hoogstens { $most } gebeurtenis hebben.
       *[other] Een verslag mag hoogstens { $most } gebeurtenissen hebben.
    }
fault-record-utf8 = Het verslag is niet in UTF-8 geschreven.
right-record-utf8 = Sla het bestand op als UTF-8.
fault-record-header = Een kop “{ $name }” hoort hier niet.
fault-record-header-value = De kop { $name } heeft een waarde die niet kan.
fault-record-missing = De kop { $name } ontbreekt.
fault-record-two-rulesets = Het verslag noemt twee spelregelsets tegelijk.
fault-record-path = Een verslag noemt zijn regels met een id, nooit met een bestand.
fault-record-line = Deze regel is niet te lezen: “{ $text }”.
right-record-line = Schrijf eerst koppen zoals [Ruleset "classic"] en [Seat "Anna"], dan regels zoals: 0 3-5: 8
right-record-format = Installeer een nieuwere versie om dit verslag te lezen.
right-record-event = Een gebeurtenis heeft de velden die de gids over verslagen voor haar soort noemt, en het volgende nummer.
right-record-json = Een verslag is één JSON-object: format, events, head.

unreadable-json =
    { $kind ->
        [broken] Vanaf kolom { $column } van regel { $line } is dit geen JSON.
        [cut] De JSON breekt af in regel { $line }.
       *[odd] Dit is geen JSON die te lezen is.
    }
unreadable-json-value =
    { $kind ->
        [missing] Het veld { $name } ontbreekt.
        [missing-at] In { $place } ontbreekt het veld { $name }.
        [unknown] Hier kan geen veld { $name } staan.
        [unknown-at] In { $place } kan geen veld { $name } staan.
        [type] Hier hoort { OR($wanted) } te staan, en niet { $found }.
        [type-at] Bij { $place } hoort { OR($wanted) } te staan, en niet { $found }.
        [least] Hier hoort een getal van minstens { $name } te staan.
        [least-at] Bij { $place } hoort een getal van minstens { $name } te staan.
        [most] Hier hoort een getal van hoogstens { $name } te staan.
        [most-at] Bij { $place } hoort een getal van hoogstens { $name } te staan.
        [value-at] Bij { $place } staat een waarde die daar niet kan staan: { $name }.
        [other-at] Bij { $place } staat een waarde die daar niet kan staan.
        [value] Er staat een waarde die hier niet kan staan: { $name }.
       *[any] Er staat een waarde die hier niet kan staan.
    }
json-kind =
    { $kind ->
        [string] een tekst
        [integer] een geheel getal
        [number] een getal
        [fraction] een getal dat niet geheel is
        [boolean] true of false
        [object] een object tussen accolades
        [array] een lijst tussen rechte haken
        [null] null
       *[odd] iets anders
    }
unreadable-key = Kolom { $place }: er is geen woord “{ $key }”; kies { OR($known) }.
unreadable-key-twice = Kolom { $place }: “{ $key }” is twee keer gezegd.

## Wat er met een partij gebeurt naast de zetten.

match-undone = { $name } neemt de laatste keuze terug.
match-stand-in = Een bot speelt nu voor { $name }.
match-back = { $name } speelt weer.
match-broken-off = De partij is afgebroken.
match-given-up = { $name } geeft de partij op.
