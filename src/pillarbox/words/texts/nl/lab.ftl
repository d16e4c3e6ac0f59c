### Het lab: veel spellen door bots, spelregels naast elkaar, en verslagen.

## Hulp.

cli-help-simulate = Speel veel spellen met bots en tel wat eruit komt.
cli-help-simulate-more =
    Geef --policy één keer voor elke plaats. Eén plaats speelt één beurt, meer plaatsen spelen één ronde; --match speelt de hele partij.
    Hetzelfde zaad geeft dezelfde cijfers, tot op de bit, met elk aantal processen, hier of op een cluster. Bij elk gemiddelde staat de standaardfout.
cli-help-simulate-policies = Wie op de volgende plaats speelt, zoals bij “pillarbox play”: random, highest-first, fewest-tiles, most-tiles of perfect; bij Post Office random, greedy1, greedy2, potential, rich of strong.
cli-help-simulate-games = Hoeveel spellen; 1e6 mag ook. Zonder deze optie 10000.
cli-help-simulate-seed = Een geheel getal waar alle toeval uit komt. Zonder dat wordt een nieuw genomen en genoemd.
cli-help-simulate-error = Houd op zodra de standaardfout zo klein is.
cli-help-simulate-match = Speel hele partijen.
cli-help-simulate-budget = Steekproeven per keuze van een bot die ze gebruikt.
cli-help-simulate-workers = Werk in zoveel processen. Zonder deze optie één per processor.
cli-help-simulate-cluster = Werk op het Dask-cluster waarvan de planner dit adres heeft.

cli-help-arena = Laat bots tegen elkaar spelen met dezelfde dobbelstenen, en geef ze een waardering.
cli-help-arena-more = Geef --policy minstens twee keer. Elk paar speelt elk spel twee keer, met verwisselde plaatsen, met dezelfde dobbelstenen of kaarten. De waardering is in Elo-punten, met een interval dat in 95 van 100 zulke proeven klopt; de eerste bot heeft 1000.
cli-help-arena-policies = Een bot die meedoet, zoals bij “pillarbox play”.
cli-help-arena-games = Hoeveel spellen elk paar in elke opstelling speelt. Zonder deze optie 200.
cli-help-arena-seed = Een geheel getal waar alle toeval uit komt. Zonder dat wordt een nieuw genomen en genoemd.
cli-help-arena-match = Speel hele partijen.
cli-help-arena-budget = Steekproeven per keuze van een bot die ze gebruikt.
cli-help-arena-workers = Werk in zoveel processen. Zonder deze optie één per processor.
cli-help-arena-cluster = Werk op het Dask-cluster waarvan de planner dit adres heeft.

cli-help-compare = Zet spelregels naast elkaar: wat een beurt oplevert, wie in het voordeel is, wat kunde waard is.
cli-help-compare-more = Eén set spelregels alleen wordt vergeleken met die waar ze van komt. Cijfers zijn exact waar dat kan; wat gesimuleerd moest worden staat er met zijn fout bij.
cli-help-compare-rulesets = De id's van spelregels, of bestanden.
cli-help-compare-seats = Het voordeel van de eerste plaats bij hoogstens zoveel plaatsen. Zonder deze optie 4.
cli-help-odds-report = Schrijf een pagina met grafieken naar dit bestand.
cli-help-compare-report = Schrijf een pagina met grafieken naar dit bestand.

## Wat er misgaat.

lab-too-big = Deze bak heeft { $positions } standen; beurten gaan in tabellen tot { $most } standen.
lab-no-lanes = Dit kan niet in het groot gespeeld worden.
lab-workers-lost = De werkprocessen gingen { $times } keer verloren, waarschijnlijk door te weinig geheugen. Met minder processen lukt het misschien.
lab-needs-library = Werken op een cluster vraagt om de bibliotheek { $library }, die niet geïnstalleerd is. Om het te installeren, typ: pip install "pillarbox[cluster]"
lab-no-cluster = Op “{ $address }” antwoordt geen Dask-planner. Zo'n adres ziet eruit als tcp://192.0.2.7:8786.
lab-no-workers = Het cluster op “{ $address }” heeft geen werkprocessen.
lab-other-version = Het werkproces { $worker } heeft Pillarbox { $theirs }, en hier is het { $ours }. De cijfers zijn alleen gelijk met overal dezelfde versie.
lab-no-such-policy = Er is in dit spel geen bot “{ $policy }”. Er zijn { AND($known) }.
lab-policy-meant = Er is in dit spel geen bot “{ $policy }”. Bedoelde je { $near }?
lab-no-policy = Wie moet er spelen? Geef --policy NAAM één keer voor elke plaats. “pillarbox { $command } --help” noemt ze.
lab-two-policies = Een arena vraagt minstens twee verschillende bots, elk gegeven met --policy NAAM.
lab-seed = Een zaad is een geheel getal van 0 tot { $most }.
lab-not-positive = { $option } vraagt een getal boven 0, zoals 0.01, niet “{ $text }”.

## Simuleren.

lab-progress = { $done }, nog ongeveer { $left } s
lab-with-error = { $value } ± { $error }
lab-simulated =
    { $match ->
        [match] { $title }: { $games ->
            [one] één partij
           *[other] { $games } partijen
        } gespeeld door { AND($policies) }, zaad { $seed }.
        [round] { $title }: { $games ->
            [one] één ronde
           *[other] { $games } rondes
        } gespeeld door { AND($policies) }, zaad { $seed }.
       *[turn] { $title }: { $games ->
            [one] één spel
           *[other] { $games } spellen
        } gespeeld door { AND($policies) }, zaad { $seed }.
    }
lab-mean =
    { $measure ->
        [throws] Worpen gemiddeld: { $mean }; standaardafwijking { $sd }.
       *[score] Score gemiddeld: { $mean }; standaardafwijking { $sd }.
    }
lab-seat = Plaats { $seat }, { $policy }: { $share } van de winst, opbrengst { $net }.
lab-ties = Meer dan één winnaar: { $chance } van de spellen.
lab-early = De gevraagde fout was na { $games } spellen bereikt.
lab-speed = Het duurde { $seconds } s: { $rate } spellen per seconde.
lab-speed-slow = Het duurde { $seconds } s: { $each } s per spel.

## Vergelijken.

lab-two-games = Spelregels van verschillende spellen kunnen niet naast elkaar staan.
lab-title-changed = { $title }, veranderd
lab-change = { $key } is hier { $here }, in de eerste { $there }.

## Arena.

lab-arena =
    { $games ->
        [one] { $title }: elk paar speelt één spel in elke opstelling met dezelfde dobbelstenen of kaarten, zaad { $seed }.
       *[other] { $title }: elk paar speelt { $games } spellen in elke opstelling met dezelfde dobbelstenen of kaarten, zaad { $seed }.
    }
lab-arena-policy = Bot
lab-arena-elo = Elo
lab-arena-interval = 95%-interval
lab-arena-share = Deel van de winst
lab-arena-span = { $low } tot { $high }
lab-arena-pair = Paar
lab-arena-error = Standaardfout
lab-arena-first = De eerste plaats kreeg { $share } van alle winst.
