### `odds` met meer spelers, en raad die naar de anderen kijkt.

cli-help-odds-seats = Hoeveel spelers, 2 tot 12: de kansen in één ronde tussen hen, waarbij ieder de eerdere scores kent.
cli-help-odds-match = De kansen in de hele partij volgens haar eigen regels, niet in één beurt of één ronde.
odds-seats-objective = Met meer spelers speelt iedereen om te winnen: het doel “{ $objective }” is voor één speler. Laat het weg, of zeg { $win }.
odds-win-alone = Alleen valt er van niemand te winnen: vraag het doel { $win } met --seats en een getal vanaf 2.
odds-seats-cost = Dit kost ongeveer { $seconds } s rekenwerk en { $megabytes } MB geheugen.
odds-seats-round =
    { $seats ->
        [one] { $title }: één ronde met { $seats } speler, ieder speelt voor de eigen verwachte opbrengst.
       *[other] { $title }: één ronde met { $seats } spelers, ieder speelt voor de eigen verwachte opbrengst.
    }
odds-seats-match =
    { $seats ->
        [one] { $title }: een hele partij met { $seats } speler, ieder speelt voor de eigen verwachte opbrengst.
       *[other] { $title }: een hele partij met { $seats } spelers, ieder speelt voor de eigen verwachte opbrengst.
    }
odds-seats-value = Verwachte opbrengst van de eerste speler: { $value }, waarbij alleen winnen voor +{ $win } telt en verliezen voor -1.
odds-seats-stakes = Verwachte inzetpunten van de eerste speler: { $value }
odds-seats-certificate = Die waarde ligt zeker tussen { $lower } en { $upper }.
odds-seats-error = Standaardfout van deze schatting: { $error }
odds-seats-tie = Kans op gelijkspel: { $chance }
odds-seats-player = Speler
odds-seats-share = Deel van de winst
odds-seats-net = Inzetpunten
odds-seats-shut = Sluit de bak
odds-match-objective = Een hele partij wordt om haar eigen uitslag gespeeld: laat het doel “{ $objective }” weg.
odds-alone = { $title }: een hele partij van één speler, gespeeld voor de uitslag.
odds-alone-shut = Kans om de bak minstens één keer te sluiten: { $chance }
odds-alone-length = Worpen in de partij: gemiddeld { $throws }.
odds-rounds-mean = Verwacht aantal rondes: { $mean }, met een spreiding van { $sd }.
odds-rounds-head = Rondes

cli-help-advise-objective = Waarvoor je speelt: score (de standaard), shut, reach:K (een score van K of beter), worst, of win (de partij).
cli-help-scores = De scores die in deze ronde al gemaakt zijn, in volgorde van de beurten; dan telt wie de partij wint.
cli-help-beat = De score die op tafel ligt, hetzelfde als --scores met één score.
cli-help-totals = De totalen van alle spelers vóór deze ronde, in volgorde van de beurten.
cli-help-advise-seats = Hoeveel spelers er zijn, als scores en totalen dat niet zeggen.
cli-help-advise-number = Welke ronde er gespeeld wordt, als een aantal rondes is afgesproken.
advise-not-numbers = { $option } neemt hoogstens { $most } hele getallen met komma's ertussen, niet “{ $text }”.
advise-state-or-scores = Geef óf --state, dat alles over de andere spelers zegt, óf { $option }, niet allebei.
advise-scores-or-beat = Geef óf --scores óf --beat, niet allebei: --beat K is hetzelfde als --scores K.
