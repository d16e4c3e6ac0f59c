ruleset-pig = Varken
    .about = Eén dobbelsteen, keer op keer, tot je stopt of alles verliest.
ruleset-piglet = Biggetje
    .about = Varken voor een korte pauze: dertig punten.

key-pig-goal = Wie zoveel punten heeft, beëindigt de partij met deze ronde.
key-pig-rounds = Na zoveel rondes eindigt de partij hoe dan ook.

pig-seats-order = Het kleinste aantal plaatsen is groter dan het grootste.
    .right = Schrijf het kleinste getal eerst.
pig-no-throw = Er wordt nu niet gegooid.
pig-not-now = Dat kan nu niet.
pig-no-such-face = Zo valt een dobbelsteen niet.
pig-unreadable-state = “{ $text }” vertelt geen stand van Varken. Een voorbeeld: turns=12s3,0x1 points=7 throws=2 stage=choose

pig-do-throw = Nog eens gooien
pig-do-stop = Stoppen met { $points }
pig-has = { $name } heeft { $total }.
pig-turn =
    { $points ->
        [one] { $name } heeft in deze beurt één punt.
       *[other] { $name } heeft in deze beurt { $points } punten.
    }
pig-asked-throw = { $name } gooit de dobbelsteen.
pig-asked-choose = { $name }, nog eens gooien of stoppen met { $points }?
pig-player = Speler
pig-total = Totaal
pig-rules = Varken
pig-rule-turn = In je beurt gooi je een dobbelsteen zo vaak je wilt, en de ogen tellen op. Voor elke worp behalve de eerste mag je stoppen en houden wat je hebt.
pig-rule-one = Een één beëindigt je beurt, en die telt dan niet.
pig-rule-end =
    { $rounds ->
        [one] Er wordt maar één ronde gespeeld. Het hoogste totaal wint.
       *[other] De ronde waarin iemand { $goal } of meer heeft is de laatste, en ronde { $rounds } ook. Het hoogste totaal wint.
    }
pig-told-again = { $name } gooit nog eens.
pig-told-stop =
    { $points ->
        [one] { $name } stopt en houdt één punt.
       *[other] { $name } stopt en houdt { $points } punten.
    }
pig-told-lost = { $name } gooit een één en verliest de beurt.
pig-told-face =
    { $points ->
        [one] { $name } gooit { $face }, tot nu toe één punt.
       *[other] { $name } gooit { $face }, tot nu toe { $points } punten.
    }
pig-told-end =
    { COUNT($names) ->
        [one] { $names } wint met { $total }.
       *[other] { AND($names) } winnen met elk { $total }.
    }
pig-lost = Verloren beurten
    .of = { $count } van { $rounds }
    .chance = Kans dat een beurt verloren gaat: { $chance }
