### De tafel van Post Office in de terminal.

## Vóór een partij.

cards-committed = De volgorde van de kaarten ligt vanaf nu vast. Het zegel erop is een lang getal dat begint met { $seal }; het verslag opent het aan het eind.
cards-seeded = De kaarten komen uit je tekst en waren dus vooraf te weten; het verslag vermeldt dat.
cards-no-dice = Post Office heeft geen dobbelstenen, dus --real-dice betekent hier niets.
cli-help-play-deck = Post Office: speel met de kaarten uit dit bestand.

## Kaarten leggen.

cards-such-as = (zoals { $example }; { $card }? toont waar die kan liggen)
cards-confirm =
    { $cards ->
        [one] De kaart ligt op proef. Enter bevestigt, { $undo } pakt haar weer op.
       *[other] Beide kaarten liggen op proef. Enter bevestigt ze, { $undo } pakt de laatste weer op.
    }
cards-draft-done = Alle kaarten liggen: druk op Enter om te bevestigen, of typ { $undo }.
cards-no-draft = Zo'n kaart ligt er niet op proef.
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
