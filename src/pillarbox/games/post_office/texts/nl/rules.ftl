### Waarom de regels een zet weigeren, en wat niet te lezen is.

post-refused-seats = Deze variant is voor { $fewest } tot { $most } spelers, niet voor { $seats }.
post-refused-no-deal = Er wordt nu geen kaart gedeeld: eerst moet een speler kiezen.
post-refused-dealt = { $card } is geen kaart die nog gedeeld kan worden.
post-refused-not-now =
    { $stage ->
        [keep] Kies welke van je twee kaarten je houdt; heb je gekozen, wacht dan op de anderen.
        [place] Leg een kaart die je in de hand hebt; heb je ze allebei gelegd, wacht dan op de anderen.
        [over] Het spel is afgelopen.
       *[deal] Wacht tot de kaarten gedeeld zijn.
    }
post-refused-keep = Je hebt { $card } niet in de hand. Je kunt { OR($hand) } houden.
post-refused-laid = { $card } ligt al op tafel.
post-refused-not-held = Je hebt { $card } niet in de hand. Wel: { $hand }.
post-refused-turns = Een kaart draai je 0, 1, 2 of 3 kwartslagen, niet { $turns }.
post-refused-half-turn = { $card } ziet er na een halve slag hetzelfde uit: zeg r{ $turns }.
post-refused-apart = Daar zou { $card } niets bedekken. Een kaart moet minstens één vakje van een kaart op tafel bedekken.
post-refused-covers-all = Daar zou { $card } alleen maar vakjes bedekken. Minstens één vakje ervan moet naast de kaarten op tafel liggen.
post-refused-too-long = Daar zou { $card } je tableau langer maken dan { $most } vakjes, het meeste dat deze variant toestaat.

post-unreadable-action = “{ $text }” is geen zet. Schrijf “keep A07” om een kaart te houden, of “A07 r1 +2-1” om er een te leggen: kaart, kwartslagen, rij en kolom.
post-unreadable-outcome = “{ $text }” is geen kaart van dit kaartspel.
post-unreadable-value = { $key }={ $value } (bij teken { $place }) is niet te lezen.
post-unreadable-card-twice = { $card } is op twee plaatsen.
post-unreadable-card-not-in-play = { $card } hoort niet bij de kaarten waarmee gespeeld wordt.
post-unreadable-passed = { $card } is niet waar hij naartoe is doorgegeven.
post-unreadable-layer = { $card } kan niet liggen waar hij ligt.
post-unreadable-stage = De gelegde kaarten en die in de hand passen niet bij fase { $stage } van ronde { $round }.

post-picture-empty = De tekening toont geen kaart.
post-picture-columns = Regel { $line } van de tekening hoort de kolommen op volgorde te nummeren.
post-picture-rows = Regel { $line } van de tekening hoort het nummer van de volgende rij te hebben.
post-picture-number = Regel { $line } van de tekening heeft “{ $text }” waar een getal hoort.
post-picture-code = Regel { $line } van de tekening heeft “{ $code }” waar een vakje hoort.
