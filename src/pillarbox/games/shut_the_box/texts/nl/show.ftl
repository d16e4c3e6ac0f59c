### Een stelling voorgelezen, en wat een zet deed.

## De stelling, één regel per keer.

show-round = Ronde { $round }.
show-round-of = Ronde { $round } van { $rounds }.
# Een naam en een getal in een opsomming: “Anne 13, Bram 8”.
show-named = { $name } { $number }
show-box = { $name }. Open: { $open }. Dicht: { $shut }. Score zoals het nu staat: { $score }.
show-box-free = { $name }. Er staat niets voor: { $tiles }.
show-box-ended = { $name } is klaar. Open: { $open }. Score: { $score }.
show-box-shut = { $name } heeft de bak gesloten.
show-box-gone = { $name } doet niet meer mee in deze partij.
show-markers =
    { $markers ->
        [one] { $name } heeft { $markers } fiche.
       *[other] { $name } heeft { $markers } fiches.
    }
show-dead = { $name }: geen enkele worp kan deze bak nog sluiten.
show-totals = Totalen: { $totals }.
show-throw = De dobbelstenen tonen { AND($faces) }: samen { $total }.
show-throw-one = De dobbelsteen toont { $face }.

show-sheet-player = Speler
show-sheet-total = Totaal
show-sheet-stakes = Inzet

## Wat er gevraagd wordt.

show-ask-throw =
    { $dice ->
        [1] { $name }: gooi één dobbelsteen.
        [2] { $name }: gooi twee dobbelstenen.
        [3] { $name }: gooi drie dobbelstenen.
       *[4] { $name }: gooi vier dobbelstenen.
    }
show-ask-throw-shared = { $name }: gooi voor iedereen.
show-ask-start = { $name }: gooi één dobbelsteen om te zien wie begint.
show-ask-roll-off = { $name }: gooi één dobbelsteen om het gelijkspel te beslissen.
show-ask-choose = { $name }: welke klepjes sluit je? { $throw }
show-ask-dice = { $name }: { OR($counts) } dobbelstenen?
show-ask-dice-or-stop = { $name }: { OR($counts) } dobbelstenen, of stop je hier?
show-ask-stop = { $name }: gooi je nog eens, of stop je hier?
show-ask-reopen = { $name }: zet je een van de klepjes van { $mover } weer open?
show-ask-unstick = { $name }: welk klepje zet je weer open?

## Worpen.

told-throw = { $name } gooit { AND($faces) }: samen { $total }.
told-throw-one = { $name } gooit { $face }.
told-throw-twice = { $name } gooit { $face } en { $face }: als dubbele worp telt dat voor { $total }.
told-throw-shared = { $name } gooit voor iedereen: { AND($faces) }, samen { $total }.
told-die-start = { $name } gooit { $face } om te zien wie begint.
told-die-roll-off = { $name } gooit { $face } om het gelijkspel te beslissen.
told-level = { AND($names) } staan gelijk en gooien opnieuw.
told-roll-off = { AND($names) } staan gelijk: ieder gooit één dobbelsteen en de hoogste wint.
told-begins = { $name } begint.

## Waarom een worp niets oplevert.

told-none-sum = Geen open klepjes zijn samen { $total }.
told-none-sum-post = Geen brieven die nog over zijn, zijn samen { $total }.
told-none-sum-free = Geen klepjes die dicht kunnen zijn samen { $total }.
told-none-sum-most =
    { $most ->
        [one] Klepje { $total } staat niet open, en een ander enkel klepje past niet.
       *[other] Geen open klepjes, hoogstens { $most }, zijn samen { $total }.
    }
told-none-tile =
    { COUNT($tiles) ->
        [one] Klepje { $tiles } kan niet dicht.
       *[other] Geen van de klepjes { $tiles } kan dicht.
    }
told-none-dice-or-total = Klepje { $total } kan niet dicht, en de klepjes van de dobbelstenen ({ $faces }) kunnen niet samen dicht.
told-none-dice-or-sum = Geen open klepjes zijn samen { $total }, en de klepjes van de dobbelstenen ({ $faces }) kunnen niet allemaal dicht.
told-none-difference = Geen open klepjes zijn samen { $total }, en ook niet het verschil, { $difference }.
told-none-product = Geen open klepjes zijn samen { $product }, het product van de ogen.
told-none-first = De eerste worp moet klepje { $tile } sluiten, en met { $total } kan dat niet.
told-deadly = Een totaal van { $total } beëindigt de beurt voordat er iets dicht gaat.
told-pass = Er gebeurt niets en de dobbelstenen gaan door.
told-marker-earned = Een dubbele worp: { $name } verdient een fiche en heeft er nu { $markers }.
told-marker-even = { $name } verdient met de dubbele worp het fiche dat de beurt redt; fiches over: { $markers }.
told-marker-spent = Een fiche redt de beurt van { $name }; fiches over: { $markers }.

## Keuzes.

told-shut =
    { COUNT($tiles) ->
        [one] { $name } sluit klepje { $tiles }.
       *[other] { $name } sluit de klepjes { AND($tiles) }.
    }
# Waar het bord brieven toont in plaats van klepjes.
told-shut-post =
    { COUNT($tiles) ->
        [one] { $name } bezorgt brief { $tiles }.
       *[other] { $name } bezorgt de brieven { AND($tiles) }.
    }
told-sealed = { $name } heeft gekozen.
told-dice =
    { $dice ->
        [1] { $name } neemt één dobbelsteen.
        [2] { $name } neemt twee dobbelstenen.
        [3] { $name } neemt drie dobbelstenen.
       *[4] { $name } neemt vier dobbelstenen.
    }
told-stop = { $name } stopt.
told-keep = { $name } laat de klepjes van { $mover } zoals ze zijn.
told-reopen = { $name } zet klepje { $tile } van { $mover } weer open.
told-keep-post = { $name } stuurt geen brief van { $mover } terug.
told-reopen-post = { $name } stuurt brief { $tile } van { $mover } terug.
told-reopen-own = { $name } zet klepje { $tile } weer open.
told-flip = Het toeval zet klepje { $tile } weer open.
told-flip-none = Er gaat geen klepje weer open.

## Hoe een beurt eindigde.

told-end-stuck = { $name } is klaar, met een score van { $score }.
told-end-stuck-shared = { $name } kan niets sluiten en is klaar, met een score van { $score }.
told-end-shut = { $name } sluit de bak!
told-end-stopped = { $name } houdt een score van { $score }.
told-end-deadly = { $name } is klaar, met een score van { $score }.
told-end-first-throw = { $name } is bij de eerste worp al klaar, met een score van { $score }.
told-end-first-throw-match = { $name } ligt bij de eerste worp al uit de partij.
told-end-capped =
    { $throws ->
        [one] Na { $throws } worp telt de bak van { $name } zoals hij staat: { $score }.
       *[other] Na { $throws } worpen telt de bak van { $name } zoals hij staat: { $score }.
    }

## Hoe een ronde eindigde.

told-scores = Scores: { $scores }.
told-round-scores = Ronde { $round } is voorbij. Scores: { $scores }.
told-round-alone = Ronde { $round } is voorbij, met een score van { $score }; het totaal is { $total }.
told-no-turn = Geen beurt in deze ronde: { $names }.
told-cut = Afgebroken en geteld zoals het stond: { $names }.
told-round-won = { $name } wint de ronde.
told-round-shared = { AND($names) } winnen samen de ronde.
told-round-draw = De ronde eindigt gelijk tussen { AND($names) }.
told-stakes = Inzetpunten: { $stakes }.
told-totals = Totalen: { $totals }.
told-out = { $name } heeft { $limit } bereikt en ligt eruit.
told-next-round = Ronde { $round }: { $name } begint.

## Hoe de partij eindigde.

told-won = { $name } wint!
told-won-shared = { AND($names) } winnen samen!
told-draw = Het is gelijkspel tussen { AND($names) }.
told-stakes-in-all = Inzetpunten in totaal: { $stakes }.
told-cap-rounds =
    { $rounds ->
        [one] Na { $rounds } ronde eindigt de partij zoals ze staat.
       *[other] Na { $rounds } rondes eindigt de partij zoals ze staat.
    }
told-alone-score = De eindscore: { $score }.
told-alone-total =
    { $rounds ->
        [one] Het totaal na { $rounds } ronde: { $total }.
       *[other] Het totaal na { $rounds } rondes: { $total }.
    }
told-alone-rounds =
    { $rounds ->
        [one] Na { $rounds } ronde is het totaal { $total }.
       *[other] Na { $rounds } rondes is het totaal { $total }.
    }
told-alone-survived =
    { $rounds ->
        [0] Er is geen enkele ronde overleefd.
        [one] Er is { $rounds } ronde overleefd.
       *[other] Er zijn { $rounds } rondes overleefd.
    }
told-alone-throws =
    { $throws ->
        [one] Er was { $throws } worp nodig.
       *[other] Er waren { $throws } worpen nodig.
    }

# Where the choice was only whether to throw.
told-again = { $name } gooit nog eens.

# Hoe een zet binnen een zin heet, zoals in “geen klepje openzetten (keep) was een slechte keuze”.
named-shut =
    { COUNT($tiles) ->
        [one] klepje { $tiles } sluiten ({ $text })
       *[other] de klepjes { AND($tiles) } sluiten ({ $text })
    }
named-dice =
    { $dice ->
        [one] met één dobbelsteen gooien (1d)
       *[other] met { $dice } dobbelstenen gooien ({ $dice }d)
    }
named-stop = de beurt beëindigen (stop)
named-keep = geen klepje openzetten (keep)
named-reopen = klepje { $tile } weer openzetten (^{ $tile })
named-die = { $face } op één dobbelsteen (die:{ $face })
named-flip = het weer opengaan van klepje { $tile } (flip:{ $tile })
named-flip-none = het dichtblijven van alle klepjes (flip:none)

## Hoe statistieken en simulaties een beurt noemen waarin de bak dichtging.

end-shut = Bakken dicht
    .of = { $count } van { $rounds }
    .chance = Kans om de bak te sluiten: { $chance }
