### De regels van een variant als tekst.

post-explain-part-cards = De kaarten
post-explain-part-set-up = De voorbereiding
post-explain-part-round = Een ronde
post-explain-part-laying = Kaarten leggen
post-explain-part-score = De score

## De kaarten.

post-explain-seats =
    { $fewest ->
        [one] Voor één speler alleen, of met hoogstens { $most }.
       *[other] Voor { $fewest } tot { $most } spelers.
    }
post-explain-seats-exactly =
    { $seats ->
        [one] Voor één speler.
       *[other] Voor { $seats } spelers.
    }
post-explain-length = Vanaf 8 jaar; een partij duurt ongeveer tien minuten.
post-explain-slots = Er zijn 36 kaarten met elk zes vakjes. Een vakje is leeg, bevat een muis, of bevat één van vier soorten pakjes: een geschenk, iets persoonlijks, iets zoets, iets breekbaars.
post-explain-own-deck = Deze kaarten zijn voor Pillarbox gemaakt. Het zijn niet de kaarten van het gedrukte spel, waarvan de afbeeldingen nergens te vinden waren.
post-explain-other-deck = De kaarten zijn die van het kaartspel { $deck }.

## De voorbereiding.

post-explain-set = Eén of twee spelers gebruiken de 18 kaarten van set { $set }.
post-explain-set-alone = De 18 kaarten van set { $set } worden gebruikt.
post-explain-set-random-alone = Er worden 18 van de 36 kaarten gebruikt; niemand weet welke.
post-explain-set-random = Eén of twee spelers gebruiken 18 van de 36 kaarten; niemand weet welke.
post-explain-stock-one = Bij één speler worden er negen daarvan ongezien weggelegd.
post-explain-stock-alone = Negen daarvan worden ongezien weggelegd.
post-explain-stock-three = Met drie spelers worden negen van de 36 kaarten ongezien weggelegd.
post-explain-stock-four = Met vier spelers doen alle 36 kaarten mee.
post-explain-start-card = Iedereen krijgt één kaart open voor zich: het begin van een tableau.
post-explain-start-card-alone = Je krijgt één kaart open voor je: het begin van je tableau.
post-explain-open-order = Alle acht kaarten die nog komen liggen op een rij, in de volgorde waarin ze getrokken worden.

## Een ronde.

post-explain-rounds = Er zijn vier rondes, en aan het eind heeft iedereen negen kaarten gelegd.
post-explain-pass = Iedereen trekt twee kaarten en bekijkt ze alleen, houdt er één en geeft de andere door naar links. Iedereen geeft tegelijk door, voordat iemand ziet wat er komt.
post-explain-lay = Daarna legt iedereen de gehouden kaart en de gekregen kaart, in welke volgorde ook. Wat de anderen leggen wordt getoond zodra iedereen beide kaarten heeft gelegd.
post-explain-rounds-alone = Er zijn vier rondes, en aan het eind heb je negen kaarten gelegd.
post-explain-open-round = In elke ronde neem je de volgende twee kaarten van de rij en leg je ze allebei, in welke volgorde ook.
post-explain-lay-alone = In elke ronde trek je twee kaarten en leg je ze allebei, in welke volgorde ook.
post-explain-alone = Eén speler geeft niets door: beide getrokken kaarten worden gelegd.

## Kaarten leggen.

post-explain-cover = Een kaart bedekt minstens één vakje van de kaarten die er al liggen, en minstens één eigen vakje ligt ernaast. Zo worden één tot vijf vakjes bedekt, van één kaart of van meer.
post-explain-turn = Kaarten mogen in kwartslagen gedraaid worden, nooit omgekeerd, en gaan nooit onder een andere kaart.
post-explain-grid = Vakjes liggen precies op vakjes. Gaten en lange tableaus mogen.
post-explain-extent = Geen zijde van een tableau mag langer zijn dan { $most } vakjes.
post-explain-peek = Bedekte vakjes mogen bekeken worden, maar tellen niet meer.
post-explain-no-peek = Bedekte vakjes mogen niet meer bekeken worden.

## De score.

post-explain-lines = Aan het eind wordt naar elke rij en elke kolom gekeken: drie verschillende pakjes erin zijn 3 punten waard, vier verschillende 6. Lege vakjes, muizen en gaten ertussen maken niet uit, en een pakje telt in zijn rij en in zijn kolom.
post-explain-twice = Een rij of kolom met twee pakjes van één soort is niets waard.
post-explain-mice = Elke muis in zicht kost 1 punt. Een totaal mag onder nul liggen.
post-explain-winner = Het hoogste totaal wint; is dat gelijk, dan minder muizen in zicht; zijn ook die gelijk, dan wordt de winst gedeeld.
post-explain-ranks = Voor één speler zijn er zes rangen: tot en met 5 punten, en dan vanaf 6, 11, 16, 21 en 26.
