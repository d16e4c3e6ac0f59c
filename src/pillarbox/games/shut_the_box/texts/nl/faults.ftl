### Wat een spelregelbestand van Shut the Box niet mag zeggen: tegenspraken, en keuzes die nooit iets zouden uitwerken.

right-tiles = Schrijf een geheel getal van 1 tot en met { $most }, of een lijst van verschillende klepjes van 1 tot en met { $highest }.
right-limit = Schrijf "auto" of een geheel getal van { $least } tot en met { $most }.

## De bak.

clash-tiles-rows = tiles en rows zijn allebei gegeven, en rijen komen in plaats van klepjes.
    .right = Houd een van de twee.
clash-rows-unequal = De rijen { $rows } zijn niet even lang.
    .right = Geef elke rij evenveel klepjes.
clash-rows-shut-at-start = shut_at_start is voor een bak met één rij, en deze heeft er meer.
    .right = Zet shut_at_start = [], of geef tiles in plaats van rows.
clash-rows-handicap = handicap_shut is voor een bak met één rij, en deze heeft er meer.
    .right = Zet handicap_shut = [], of geef tiles in plaats van rows.
clash-rows-first-throw = first_throw_shuts noemt een klepje bij zijn nummer, en in meer rijen kan een nummer voor meer klepjes staan.
    .right = Zet first_throw_shuts = 0, of geef tiles in plaats van rows.
clash-weights-one-row = row_weights weegt de rijen van een bak, en deze heeft geen rijen.
    .right = Zet row_weights = [], of geef rows in plaats van tiles.
clash-weights-number = row_weights = { $row_weights } heeft niet één getal voor elke rij.
    .right = Geef één getal per rij, de voorste rij eerst.
clash-rows-score = score = { $score } past niet bij rijen, waarin klepjes hun nummer delen.
    .right = Kies score = "sum" of "shut-sum".
clash-weights-score = score = { $score } weegt geen klepjes, dus zou row_weights nooit meetellen.
    .right = Kies score = "sum" of "shut-sum", of zet row_weights = [].
clash-shut-not-in-box = shut_at_start = { $shut_at_start } noemt een klepje dat niet in de bak zit.
    .right = Noem alleen klepjes van de bak: { $tiles }.
clash-all-shut = shut_at_start sluit alle klepjes, zodat er niets te spelen valt.
    .right = Laat minstens één klepje open.
clash-handicap-not-in-box = handicap_shut = { $handicap_shut } noemt een klepje dat niet in de bak zit.
    .right = Noem alleen klepjes van de bak: { $tiles }.
clash-handicap-all-shut = handicap_shut = { $handicap_shut } laat een plaats zonder open klepje beginnen.
    .right = Laat elke plaats minstens één open klepje.
clash-handicap-seats = handicap_shut is langer dan er plaatsen kunnen zijn: seats = { $seats }.
    .right = Geef hoogstens één opgave per plaats.
clash-one-die-seats = handicap_one_die is langer dan er plaatsen kunnen zijn: seats = { $seats }.
    .right = Geef hoogstens één opgave per plaats.
clash-seats-order = In seats = { $seats } staat het grootste getal voorop.
    .right = Schrijf eerst het kleinste aantal plaatsen, dan het grootste.

## Dobbelstenen en wat ermee dicht mag.

clash-one-die-of-one = Er is maar één dobbelsteen, dus betekent met één in plaats van alle gooien niets.
    .right = Zet one_die = "never", of zet dice op 2 of meer.
clash-one-die-sides = one_die is voor dobbelstenen met hoogstens zes vlakken, en deze hebben er { $sides }.
    .right = Zet one_die = "never", of zet sides op 6 of minder.
clash-one-die-never = one_die_when = { $one_die_when } kan in deze bak nooit waar worden.
    .right = Kies een andere voorwaarde, of zet one_die = "never".
clash-doubles-dice = doubles = "twice" gaat over twee dobbelstenen, en hier is dice = { $dice }.
    .right = Zet dice = 2, of zet doubles = "plain".
clash-doubles-product = doubles = "twice" verdubbelt het totaal, waar sets = "product" niet naar kijkt.
    .right = Zet doubles = "plain", of kies andere sets.
clash-difference-dice = sets = "difference" gaat over twee dobbelstenen, en hier is dice = { $dice }.
    .right = Zet dice = 2, of kies andere sets.
clash-insurance-dice = insurance leeft van dubbele worpen met twee dobbelstenen, en hier is dice = { $dice }.
    .right = Zet dice = 2, of zet insurance = false.
clash-first-throw-tile = first_throw_shuts = { $first_throw_shuts } is geen klepje dat bij elke plaats aan het begin open staat.
    .right = Noem een klepje dat aan het begin open staat, of 0 voor geen.
clash-deadly-one-die = deadly_totals oordeelt over worpen met twee of meer dobbelstenen, en hier is dice = 1.
    .right = Zet deadly_totals = [], of zet dice op 2 of meer.
clash-deadly-total = deadly_totals = { $deadly_totals } noemt een totaal dat niet gegooid kan worden.
    .right = Noem totalen die kunnen vallen met dice = { $dice } en sides = { $sides }.
clash-deadly-all = deadly_totals noemt elk totaal dat er is, zodat er nooit iets dicht zou kunnen.
    .right = Laat minstens één totaal weg.
clash-too-many-sets = Eén worp zou meer dan { $most } combinaties van klepjes kunnen toestaan.
    .right = Neem minder klepjes, dobbelstenen of vlakken, of zet most_tiles.
clash-nothing-shuts = Geen enkele worp kan ooit een klepje van deze bak sluiten.
    .right = Neem klepjes die met de dobbelstenen te halen zijn, of andere dobbelstenen.
clash-only-the-cap = Sommige klepjes zijn nooit te sluiten, en met stuck = "pass" zou alleen cap een eind aan het spel maken.
    .right = Neem klepjes die met de dobbelstenen te halen zijn, andere dobbelstenen, of een andere waarde voor stuck.

## De beurt.

clash-pass-whole = stuck = "pass" geeft de dobbelstenen door, wat turn = "whole" niet doet.
    .right = Zet turn = "alternate", of kies een andere waarde voor stuck.
clash-shared-one-die = Bij turn = "shared" geldt één worp voor iedereen, dus kan niemand one_die hebben.
    .right = Zet one_die = "never", of kies een andere turn.
clash-shared-must-shut = Bij turn = "shared" geldt één worp voor iedereen, dus kan niemand er vóór stoppen.
    .right = Zet must_shut = true, of kies een andere turn.
clash-shared-insurance = Bij turn = "shared" geldt één worp voor iedereen, dus verdient niemand er fiches mee.
    .right = Zet insurance = false, of kies een andere turn.
clash-shared-reopen = Bij turn = "shared" is iedereen tegelijk aan zet, dus is er geen buur die een klepje opent.
    .right = Zet reopen = "never", of kies een andere turn.
clash-shared-solo-reopen = Bij turn = "shared" gaat er nooit een klepje weer open, dus zou solo_reopen niets doen.
    .right = Zet solo_reopen = 0, of kies een andere turn.
clash-shared-stuck = Bij turn = "shared" is wie niets kan sluiten eruit, dus zou stuck = { $stuck } niets doen.
    .right = Zet stuck = "out", of kies een andere turn.

## De partij.

clash-wins-round = on_shut = "wins-round" maakt een gesloten bak de beste van de ronde, tegen wins = "highest" in.
    .right = Zet on_shut = "ends-turn", of wins = "lowest".
clash-elimination = match = "elimination" laat hoge totalen afvallen, tegen wins = "highest" in.
    .right = Zet wins = "lowest", of kies een andere match.
clash-first-to = match = "first-to" is een wedloop naar een hoog totaal, tegen wins = "lowest" in.
    .right = Zet wins = "highest", of kies match = "until".
clash-limit-auto = limit = "auto" is de som van alle klepjes, en dat is geen maat voor score = { $score }.
    .right = Geef limit een getal.
clash-rounds-cap = rounds = { $rounds } is meer dan cap_rounds = { $cap_rounds } toelaat.
    .right = Spreek minder rondes af, of verhoog cap_rounds.
