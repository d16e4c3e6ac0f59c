### De tafel van Post Office in de terminal.

## Vóór een partij.

cards-committed = De volgorde van de kaarten ligt vanaf nu vast. Het zegel erop is een lang getal dat begint met { $seal }; het verslag opent het aan het eind.
cards-seeded = De kaarten komen uit je tekst en waren dus vooraf te weten; het verslag vermeldt dat.
cards-no-dice = Dit spel heeft geen dobbelstenen, dus --real-dice betekent hier niets.
cli-help-play-think = Post Office: laat strong per ronde ongeveer zoveel milliseconden denken, 10 tot 10000. Anders telt het zijn pogingen, ongeveer een tiende seconde, en krijgen dezelfde kaarten hetzelfde antwoord.
cli-help-play-deck = Post Office: speel met de kaarten uit dit bestand.

## Kaarten leggen.

cards-such-as = (zoals { $example }; { $card }? toont waar die kan liggen)
cards-confirm =
    { $cards ->
        [one] De kaart ligt op proef. Enter bevestigt, { $undo } pakt haar weer op.
       *[other] Beide kaarten liggen op proef. Enter bevestigt ze, { $undo } pakt de laatste weer op.
    }
cards-draft-done = Alle kaarten liggen: druk op Enter om te bevestigen, of typ { $undo }.
cards-draft-empty = Er ligt geen kaart op proef, dus er valt niets terug te nemen.
cards-no-draft = “{ $text }” ligt niet op proef; dat doen { AND($cards) }.
cards-peek-whom = “{ $text }” is niet de naam van één speler. Kies { OR($names) }.
cards-lifted =
    { COUNT($cards) ->
        [one] { $cards } is terug in je hand.
       *[other] { AND($cards) } zijn terug in je hand: zonder de eerste kan de andere daar niet liggen.
    }
cards-not-a-placement = “{ $text }” is niet te begrijpen. Een kaart leg je zo: { $example }, dat is kaart, kwartslagen, rij en kolom van het vakje linksboven.
cards-where = Waar gaat { $card } heen? Geef ook rij en kolom van het vakje linksboven, zoals { $example }.
cards-which = Welke kaart: { OR($cards) }?
cards-spots-count =
    { $count ->
        [one] { $card } kan op één plaats liggen. Typ { $card } r0? of r1, r2, r3 om de plaatsen van één stand te zien.
       *[other] { $card } kan op { $count } plaatsen liggen. Typ { $card } r0? of r1, r2, r3 om de plaatsen van één stand te zien.
    }
cards-spots-marked =
    { $count ->
        [one] { $card }: het vakje linksboven kan op één plaats liggen, aangegeven met { $open }.
       *[other] { $card }: het vakje linksboven kan op { $count } plaatsen liggen, aangegeven met { $open }.
    }
cards-spots-listed =
    { $count ->
        [one] { $card } kan op één plaats liggen, rij en kolom: { $places }.
       *[other] { $card } kan op { $count } plaatsen liggen, rij en kolom: { $places }.
    }
cards-count-of = De telling van { $name }:

## Wat getypt kan worden.

cards-help = Een kaart leg je met haar naam, kwartslagen, rij en kolom van het vakje linksboven zoals het dan ligt: A02 r1 +2-1, of A02 r1 2 -1. Beide kaarten van een ronde liggen op proef tot Enter ze bevestigt. Een vraagteken alleen toont wat kan; A02 r1? toont waar die kaart kan liggen.
cards-word-hint = { $word }: wat de coach zou doen, en waarom
cards-word-undo = { $word }: pak de laatste kaart van de proef weer op; { $word } A02 pakt die ene op
cards-word-keep = { $word } A02: houd die kaart en geef de andere door
cards-word-peek = { $word }: wat in je eigen tableau bedekt ligt; { $word } en een naam: in het hunne
cards-word-table = { $word }: het tableau van iedereen
cards-word-score = { $word }: je punten lijn voor lijn, en wat de anderen hebben
cli-word-peek = gluren

## Tips en raad.

cards-hint-best = De coach zou { $choices } nemen: dan zijn aan het eind { $value } punten te verwachten.
cards-hint-keep = De coach zou { $choices } houden: dan zijn aan het eind { $value } punten te verwachten, min wat de buur erbij wint.
cards-hint-other = { $choices }: dat verliest { $loss }.
cards-hint-equal = { $choices }: dat is even goed.
cards-advise-equal = { $value }, voor zover te zeggen is even goed als het beste
cards-needs-state = Voor Post Office is een stelling nodig: --state BESTAND.json met wat één speler weet.
cli-nobody-thinks = --think doet hier niets: alleen bot:strong van Post Office denkt op tijd.
cards-no-meaning = { $option } betekent niets voor { $game }.
cards-legal-elsewhere = “pillarbox legal” gaat over worpen en die heeft dit spel niet; waar een kaart kan liggen, vertelt “pillarbox tableau BESTAND.json --legal KAART”.
cards-no-such-card = “{ $text }” is geen kaart van dit spel en evenmin zes vakjes zoals “f..m..”.
cards-named-twice = Kaart { $card } is twee keer genoemd.
cards-no-order = Meer dan { $most } kaarten tegelijk kunnen alleen met numba gewogen worden (om het te installeren, typ: pip install "pillarbox[fast]"), en alleen kaarten van het spel bij hun naam.
cards-too-many =
    { $most ->
        [0] Dit tableau heeft negen kaarten, dus er kan niets meer bij.
        [one] Hier kan maar één kaart gewogen worden.
       *[other] Er kunnen hoogstens { $most } kaarten tegelijk gewogen worden.
    }
cards-rank = Alleen is dat { $rank }.

cli-help-tableau = Post Office: wat een tableau waard is, waar een kaart kan liggen, waar kaarten het beste liggen.
cli-help-tableau-more = Het bestand bevat de gelegde kaarten als JSON, de startkaart eerst: kaart, kwartslagen, rij en kolom.
cli-help-tableau-file = Een JSON-bestand met de gelegde kaarten, of - voor de standaardinvoer.
cli-help-tableau-legal = Toon waar deze kaart kan liggen: haar naam, of haar zes vakjes.
cli-help-tableau-best = Zeg waar één of twee kaarten het beste liggen, zoals A05,A12, en waarom. Meer kaarten komen in deze volgorde, twee per ronde; getoond wordt de beste gevonden manier om ze allemaal te leggen.
cli-help-tableau-deck = De kaarten zijn die van dit bestand.
cli-help-budget = Post Office: hoeveel steekproeven vooruit er gekeken mag worden, 1 tot 2000. Anders ongeveer een tiende seconde.
cli-help-advise-state = Een stelling in de notatie van verslagen, voor alles wat --open niet kan zeggen. Voor Post Office een JSON-bestand met wat één speler weet, of - voor de standaardinvoer.
cli-help-deck = Post Office: wat een kaartspel bevat, en wat eraan mankeert.
cli-help-deck-more = Een kaartspel is een JSON-bestand, een tekening van elke kaart, of een tabel met koppen.
cli-help-deck-file = Een bestand met kaarten, - voor de standaardinvoer, of de naam van een kaartspel dat bij het spel hoort.
cli-help-deck-check = Som alle fouten op, kaart voor kaart. De exitcode is 1 als er fouten zijn.
cli-help-deck-fit = Reken opnieuw uit wat onvoltooide lijnen met deze kaarten waard zijn, voor de bots op deze computer. Duurt enkele minuten.
