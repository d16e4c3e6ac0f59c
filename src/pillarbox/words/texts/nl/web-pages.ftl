### Pagina's naast de tafel: dobbelstenen controleren, de speler, de bak van vandaag, het grote scherm.

check-title = Controleer deze dobbelstenen
check-title-cards = Controleer deze kaarten
check-lead = Alles hieronder wordt op dit apparaat opnieuw uitgerekend, alleen uit het verslag: je hoeft de server niet te vertrouwen en er ook geen verbinding mee te hebben.
check-unreadable = Dit is geen verslag van een partij, of geen volledig.
check-good = Deze dobbelstenen waren eerlijk
check-good-cards = Deze kaarten zijn eerlijk gedeeld
check-bad = Er klopt iets niet aan dit verslag
check-later = Tot nu toe klopt alles
check-by-hand = Met de hand gegooid
check-seeded = Deze dobbelstenen kwamen uit een woord: wie het kende, kon ze voorzien.
check-commitment-yes = Het geheime zaad is dat wat beloofd werd voor iemand speelde.
check-commitment-no = Het geheime zaad is niet dat wat beloofd werd voor iemand speelde.
check-commitment-daily = Het geheime zaad is nog niet bekendgemaakt. Dat van de bak van een dag wordt dat zodra de dag om is en niemand hem meer kan spelen.
check-commitment-none = Het geheime zaad is nog niet bekendgemaakt. Dat gebeurt aan het eind van de partij.
check-seeds-yes = Elk zaad dat spelers inbrachten is dat wat zij beloofden.
check-seeds-no = Een zaad dat een speler inbracht is niet dat wat beloofd was.
check-seeds-none = Geen speler bracht een zaad in.
check-dice-yes = Elke worp is wat de zaden geven.
check-dice-no = Een worp is niet wat de zaden geven.
check-dice-none = Er is geen worp om na te rekenen.
check-deck-yes = Alles wat getrokken werd is wat de zaden geven.
check-deck-no = Iets wat getrokken werd is niet wat de zaden geven.
check-deck-none = Verder werd er niets getrokken.
check-chain-yes = Achteraf is niets veranderd of weggelaten: elke gebeurtenis draagt de hash van de vorige.
check-chain-no = Achteraf is iets veranderd of weggelaten: een hash klopt niet.
check-chain-none = Dit verslag heeft geen keten van hashes.
check-keep = Bewaar het verslag
check-server = Vraag ook naar de zetten
check-server-yes = De server is het eens: zetten en uitslag volgen de regels.
check-server-no = De server vindt fouten in de zetten of in de uitslag.
check-own = Een ander verslag
check-own-text = Een verslag zegt alles wat er in een partij gebeurde. Het wordt bewaard na een partij, of hier.
check-file = Bestand van een verslag
check-paste = Of de tekst ervan
check-throws = Alle worpen
check-number = Worp
check-who = Speler
check-said = Op tafel
check-drawn = Nagerekend
check-start = start

hall-title = Open tafels
hall-lead = Iedereen mag hier een vrije plaats nemen, of meekijken.
hall-none = Niemand heeft nu een open tafel.
hall-with = Met { $names }.
hall-free =
    { $count ->
        [one] Eén plaats is vrij.
       *[other] { $count } plaatsen zijn vrij.
    }
hall-full = Er is geen plaats vrij.
hall-watch = Kijk mee
hall-open = Open er zelf een

me-title = Jouw spellen
me-saved = Bewaard.
me-tables = Tafels
me-none = Nog geen tafel.
me-matches = Gespeelde partijen
me-figures = Jouw cijfers
me-device = Dit apparaat
me-code = Toon een code
me-code-text = Speel verder op een ander apparaat: een code die één keer werkt.
me-claim = Code van een ander apparaat
me-claim-do = Neem over
me-claimed = Dit apparaat heeft nu ook die plaatsen.
me-export = Neem het mee
me-export-text = Alles wat deze server van je weet, als bestand.
me-erase = Wis
me-erase-text = Wis je naam, je plaatsen en je cijfers van deze server.
me-erase-sure = Wis alles
daily-how = Eén poging telt. Morgen zie je hier wat perfect spel had overgelaten.
daily-past = Eerdere dagen
daily-day = Dag
daily-yours = Jij hield over
daily-perfect = Perfect spel
projector-join = Doe mee met je telefoon:

## De eerste ronde met gids

guide-title = Je eerste ronde
guide-objective = blijft gemiddeld open
guide-begin = Er staan negen klepjes, twee dobbelstenen liggen klaar. Wat ze samen tonen mag dicht, op één klepje of op meer. Gooi: druk op de rode knop of op de spatiebalk.
guide-begin-touch = Er staan negen klepjes, twee dobbelstenen liggen klaar. Wat ze samen tonen mag dicht, op één klepje of op meer. Gooi: druk op de rode knop.
guide-first = 1 en 1 is samen 2, en alleen de 2 past: geen andere klepjes komen op 2 uit. Druk erop en doe haar dicht.
guide-on = De 2 ligt plat. Je beurt gaat door zolang een worp je iets laat sluiten. Gooi nog eens.
guide-choose = 6 en 3 is samen 9, en er zijn vijf manieren om dat te sluiten. De coach zegt wat er bij elke gemiddeld open blijft. Lage klepjes passen bij bijna elke worp, hoge bij weinig: sluit de hoge zolang het kan. Kies er een.
guide-best = De beste manier: gemiddeld blijft er { $worth } over, minder dan bij elke andere. Gooi nog eens.
guide-other = Zo blijft er gemiddeld { $worth } over. De beste manier had { $best } overgelaten, { $loss } minder: ze bewaart de klepjes die makkelijk te sluiten zijn. Gooi nog eens.
guide-own = 2 en 3 is samen 5. Deze is helemaal van jou.
guide-stuck = 2 en 3 is samen 5, maar geen open klepjes komen op 5 uit: je beurt is voorbij, en wat staat telt tegen je, samen { $sum }. Zo eindigt elke beurt, behalve als je alles sluit.
guide-end = Dat is het hele spel: gooien, kiezen, sluiten, tot er niets meer past. Wat nog staat telt tegen je; de laagste som wint, en wie alle negen sluit wint meteen.
guide-play = Speel tegen een bot
guide-again = Nog een keer

## Paper.

rules-print = Print dit
build-print = Print het blad
