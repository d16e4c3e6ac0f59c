### Wat er mis kan zijn met een kaartspel, een tableau of een regelbestand van Post Office.

## De regels.

right-extent = Schrijf 0 voor geen grens, of een geheel getal van { $least } tot { $most }.
fault-no-such-deck = Er is geen kaartspel “{ $deck }”.
right-deck = Noem een kaartspel dat bij het spel hoort, zoals open-post-1, of een bestand met kaarten.
post-clash-seats-order = seats = { $seats } heeft als minste meer plaatsen dan als meeste.
    .right = Schrijf het kleinste getal eerst.
post-clash-open-order = open_order is voor één speler, en seats = { $seats } laat er meer toe.
    .right = Schrijf seats = [1, 1], of laat open_order weg.

## De vorm van een bestand.

json-fault-broken = Vanaf kolom { $column } is dit geen JSON.
json-fault-absurd = Dit is geen leesbare JSON: haakjes zonder eind, of een getal zonder eind.
json-right-broken = Zoek naar een komma, haakje of aanhalingsteken dat ontbreekt.
json-fault-no-object = Het bestand bevat iets anders dan een object.
json-right-object = Begin met een accolade en noem wat volgt.
deck-fault-too-long = Het bestand is langer dan { $most } kilobyte.
deck-fault-lines = Het bestand heeft meer dan { $most } regels.
deck-right-shorter = Een kaartspel van 36 kaarten neemt een paar kilobyte in; haal weg wat er niet bij hoort.
deck-fault-empty = Het bestand is leeg.
deck-right-forms = Schrijf de kaarten als JSON, als een tekening van elke kaart, of als tabel met kopjes.
deck-fault-key = Zo’n sleutel is hier niet.
deck-right-keys = De sleutels zijn { $keys }.
deck-fault-key-twice = Dit staat er twee keer.
deck-right-key-once = Houd er één van over.
deck-fault-untrue = { $value } klopt niet voor dit kaartspel.
deck-right-true = Schrijf wat klopt, of laat het weg.
deck-fault-line = “{ $text }” is geen begin van een kaart.
deck-fault-headings =
    { COUNT($headings) ->
        [one] Het enige kopje van de tabel is { $headings }.
       *[other] De kopjes van de tabel zijn { $headings }.
    }
deck-right-headings = Geef de tabel de kopjes id, set en slots, of id, set en 1 tot 6.
deck-fault-cells =
    { $count ->
        [one] Deze regel heeft één cel.
       *[other] Deze regel heeft { $count } cellen.
    }
deck-right-cells = Geef hem er { $headings }, één voor elk kopje.

## De kaarten van een kaartspel.

deck-fault-size = { $value } is geen aantal rijen of kolommen.
deck-fault-shape = { $rows } rijen van { $cols } vakjes zijn samen geen zes.
deck-right-shape = Schrijf rijen en kolommen die samen zes vakjes maken: 3 en 2, 2 en 3, 6 en 1, of 1 en 6.
deck-fault-no-cards = Het kaartspel heeft geen lijst met kaarten.
deck-right-cards = Schrijf "cards": een lijst met een object voor elke kaart.
deck-fault-too-many = Het kaartspel heeft meer dan { $most } kaarten; die vanaf hier zijn niet bekeken.
deck-fault-count =
    { $count ->
        [one] Set { $set } heeft { $count } kaart.
       *[other] Set { $set } heeft { $count } kaarten.
    }
deck-fault-total =
    { $count ->
        [one] Het kaartspel heeft { $count } kaart.
       *[other] Het kaartspel heeft { $count } kaarten.
    }
deck-right-count = Een kaartspel heeft 36 kaarten: 18 van set A en 18 van set B.
deck-fault-card-no-object = Deze kaart is geen object.
deck-fault-no-text = Hier ontbreekt een tekst.
deck-right-card-object = Schrijf een kaart zo: id "A01", set "A", slots "f..m..".
deck-fault-id = { $written } kan geen naam van een kaart zijn.
deck-right-id = Neem letters en dan cijfers, hoogstens 12, zoals A01.
deck-fault-id-twice = { $card } is al een kaart, op regel { $first }.
deck-right-id-once = Geef elke kaart een eigen naam.
deck-fault-set = Kaart { $card } is van set { $set }, en die is er niet.
deck-right-set = Schrijf A voor één stip op de rug, B voor twee.
deck-fault-slots =
    { $count ->
        [one] Kaart { $card } heeft één vakje.
       *[other] Kaart { $card } heeft { $count } vakjes.
    }
deck-right-slots = Geef elke kaart zes vakjes, rij na rij.
deck-fault-rows =
    { $count ->
        [one] Kaart { $card } is in één rij getekend.
       *[other] Kaart { $card } is in { $count } rijen getekend.
    }
deck-fault-row =
    { $count ->
        [one] Rij { $row } van kaart { $card } heeft één vakje.
       *[other] Rij { $row } van kaart { $card } heeft { $count } vakjes.
    }
deck-right-card-drawn =
    { $rows ->
        [one] Teken een kaart als haar naam en haar set, en dan één rij van { $cols } vakjes.
       *[other] Teken een kaart als haar naam en haar set, en dan { $rows } rijen van elk { $cols }.
    }
deck-fault-code = Vakje { $slot } van kaart { $card } bevat “{ $code }”.
deck-right-code = De codes van de vakjes zijn . voor leeg, m muis, g geschenk, p persoonlijk, s snoep, f breekbaar.

## Een tableau of een stelling.

given-fault-none = Het bestand heeft geen placements.
given-fault-list =
    { $most ->
        [one] Hier hoort een lijst van hoogstens één gelegde kaart.
       *[other] Hier hoort een lijst van hoogstens { $most } gelegde kaarten.
    }
given-right-placements = Schrijf een lijst van gelegde kaarten, de startkaart eerst, zoals [["A01", 0, 0, 0], ["A07", 1, 1, -1]].
given-fault-placement = { $value } is geen gelegde kaart.
given-right-placement = Schrijf de kaart, haar kwartslagen van 0 tot 3, haar rij en haar kolom, zoals ["A07", 1, 1, -1].
given-fault-card = { $card } is geen kaart van dit kaartspel.
given-right-card = Schrijf de naam van een kaart van het kaartspel.
given-fault-far = { $card } ligt te ver weg.
given-right-near = Houd rij en kolom van de startkaart tussen -{ $most } en { $most }.
given-right-legal = Elke kaart na de eerste moet één tot vijf zichtbare vakjes bedekken.
given-right-once = Elke kaart is er één keer: laat haar hier weg, of noem de kaart die bedoeld was.
given-fault-others = Dit is niet één lijst van gelegde kaarten voor elk van de andere spelers.
given-right-others =
    { $count ->
        [0] Laat het weg, of schrijf een lege lijst.
        [one] Schrijf een lijst met daarin één lijst van gelegde kaarten.
       *[other] Schrijf een lijst met daarin { $count } lijsten van gelegde kaarten, in volgorde van plaats.
    }
given-right-position = Geef round, hand, pending en placements zoals ze voor een keuze staan.
