### Wat de controle van een verslag vindt.

## Wat er niet klopt.

verify-chain-missing = Het verslag heeft geen hashketen, en zulke verslagen hebben er een.
verify-chain-broken = De hash van de vorige gebeurtenis is een andere dan hier staat: hier of vlak ervoor is iets veranderd, toegevoegd of weggelaten.
verify-chain-head = De hash van de laatste gebeurtenis is een andere dan het verslag noemt.
verify-not-revealed = Het geheime zaad is niet onthuld, dus de dobbelstenen zijn niet te controleren.
verify-other-seed = Het onthulde zaad is niet het zaad dat vóór het spel was vastgelegd.
verify-other-player-seed = Het zaad dat voor plaats { $seat } is geopend, is niet het vastgelegde.
verify-throw = Trekking { $number } was niet dit: de zaden geven { $fell }.
verify-throw-kind = Ingevulde en door de tafel gegooide dobbelstenen staan hier door elkaar.
verify-scheme = De dobbelstenen volgen schema { $scheme }, en deze versie controleert schema { $known }.
verify-seal = Het zegel hoort niet bij wat eronder verborgen was.
verify-other-key = De sleutel die gebeurtenis { $number } opent, is niet die van haar zegel.
verify-still-sealed = Wat deze gebeurtenis verborg, is nooit geopend.
verify-stops = Vanaf hier kan de partij zo niet gespeeld zijn. { $why }
verify-result = Dit is niet de uitslag waartoe de partij leidde.
verify-no-result = De partij is tot het einde gespeeld, maar het verslag zegt niet hoe ze afliep.

## Wat klopt, maar goed is om te weten.

verify-seeded = Dobbelstenen of kaarten kwamen uit een gegeven woord: wie het kende, kon ze voorzien.
verify-by-hand = De dobbelstenen zijn met de hand gegooid en door een speler ingevuld; er is niets om ze aan te toetsen.
verify-no-chain = Het verslag heeft geen hashketen, dus een wijziging laat misschien geen spoor na.
verify-aborted = De partij is afgebroken.
verify-unfinished = De partij is niet uitgespeeld.
verify-not-yet-revealed = Het geheime zaad wordt onthuld als de partij afloopt; eerder zijn de dobbelstenen niet te controleren.
verify-maybe-earlier = Wat veranderd is, kan overal staan vóór de plek waar het aan het licht komt.
