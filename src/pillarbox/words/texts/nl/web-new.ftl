### Een nieuwe tafel, en de regels om uit te kiezen.

new-title = Een nieuwe tafel
new-rules = Regels
new-name = Naam van de tafel
new-changed =
    { $count ->
        [one] Met één eigen huisregel.
       *[other] Met { $count } eigen huisregels.
    }
new-seats = Plaatsen
new-seat = Wie er op plaats { $seat } zit
new-seat-name = Naam op plaats { $seat }
new-seat-bot = Sterkte van de bot op plaats { $seat }
new-seat-drop = Haal plaats { $seat } weg
new-drop = Haal weg
new-add = Nog een plaats
new-player = Speler { $seat }
new-kind-me = Ik
new-kind-here = Iemand hier
new-kind-open = Wie er komt
new-kind-bot = Een bot
new-open-hint = Via link of code.
new-strength = Sterkte { $step } van { $of }
new-handicaps = Voorgift per plaats
new-shut = Vanaf het begin dicht
new-one = Eén dobbelsteen
new-one-same = zoals de regels zeggen
new-one-never = nooit
new-one-may = mag ervoor kiezen
new-one-must = moet ermee gooien
new-odds = Score gemiddeld { $mean }, bak { $shut } keer op 100 dicht, { $wins } van de 100 rondes gewonnen.
new-dice = Dobbelstenen
new-dice-fair = Hier gegooid
new-dice-real = Onze eigen
new-dice-fair-hint = Vastgelegd voor iemand speelt, gemengd uit ieders geheim, achteraf te controleren.
new-dice-real-hint = Jullie gooien echte dobbelstenen naast het scherm en voeren in wat ze tonen.
new-clock = Klok
new-clock-none = Geen
new-clock-minutes = Minuten
new-clock-days = Dagen
new-clock-minutes-each = minuten voor elke speler
new-clock-days-each = dagen voor elke beurt
new-more = Meer
new-coach = Spelers mogen de coach vragen
new-chat = Spelers mogen vrij schrijven, niet alleen vaste zinnen
new-private = Besloten: alleen te vinden met link of code

new-ask-rounds = Rondes
new-ask-limit = Grens
new-ask-stake = Inzetpunten

rules-title = Regels
rules-search = Zoek regels
rules-search-hint = Elke naam: Canoga, Klappenspiel, 2012 …
rules-none = Geen regels heten zo.
rules-count =
    { $count ->
        [one] { $count } stel regels
       *[other] { $count } stellen regels
    }
rules-seats =
    { $most ->
        [one] Voor één speler
       *[other] Voor { $least } tot { $most } spelers
    }
rules-also = Ook bekend als { $names }
rules-change = Verander ze
rules-all = Alle regels
rules-source = Bron: { $source }
