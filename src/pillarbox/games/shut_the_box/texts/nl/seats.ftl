### Kansen tussen meer spelers.

seats-own-circles = Met meer spelers is dit spel niet exact op te lossen: wie vastzit opent weer klepjes, zodat een beurt kan terugkomen waar ze was.
seats-too-big = Met meer spelers is deze bak niet exact op te lossen: { $positions } standen zijn meer dan { $most }.
seats-reopen-whole = Met meer spelers is dit spel niet exact op te lossen: de buur mag binnen een hele beurt klepjes weer openen.
seats-reopen-mixed = Met meer spelers is dit spel niet exact op te lossen: heropenen door de buur geeft samen met rijen of fiches te veel standen.
seats-match-by-throw = Een partij van meer rondes waarin de spelers om de beurt of allemaal tegelijk gooien, wordt hier niet opgelost; één ronde ervan misschien wel.
seats-match-many = Een partij van meer rondes wordt opgelost voor hoogstens { $most } spelers.
seats-match-digital = Deze partij wordt niet opgelost: scores die als getal gelezen worden, geven te veel verschillende totalen. Eén ronde ervan wel.
seats-match-sums = Deze partij wordt niet opgelost: aan de sommen die bij gelijke stand beslissen, komt geen eind.
seats-match-two-only = Met inzetten, voorgiften, een beslissende worp, een beginner die uit de laatste ronde volgt of een partij die met de eerste worp verloren kan zijn, wordt een partij van meer rondes alleen voor twee spelers opgelost.
seats-too-long = Dit oplossen zou ongeveer { $minutes } minuten duren; aan wat langer duurt dan { $most } minuten wordt niet begonnen.
seats-match-endless = Deze partij heeft geen waarde: ze kan eindeloos doorgaan, omdat haar rondes niets aan een totaal hoeven toe te voegen.
seats-in-turn-two-only = Spelers die om de beurt gooien en iets te kiezen hebben, worden alleen met z'n tweeën exact opgelost.
seats-shared-handicap = Met voorgiften is één worp voor allemaal niet op te lossen: wat ieder doet, blijft voor de anderen verborgen tot allen gekozen hebben.

seats-note-ties = Elke speler speelt voor zijn eigen verwachte opbrengst. Bij even goede combinaties gaan de minste klepjes dicht, daarna de hoogste; bij het aantal dobbelstenen wordt het kleinste gekozen. Met drie of meer spelers gelden de cijfers onder deze regel; met twee hangen alleen de kans op gelijkspel en die op een dichte bak ervan af.
seats-note-ties-in-turn = Elke speler speelt voor zijn eigen verwachte opbrengst. Bij even goede combinaties gaan de minste klepjes dicht, daarna de hoogste; er gaat niets weer open als dat even goed is. De kans op gelijkspel geldt onder deze regel, de rest hangt er niet van af.
seats-note-one-round = De cijfers gaan over één ronde, niet over de hele partij; iedereen speelt om de ronde te winnen.
seats-note-starter = De eerste speler is wie begint; de dobbelstenen die dat bepalen tellen niet mee.
seats-note-value-only = De bak is zo groot dat alleen de waarde wordt uitgerekend, niet de kans op gelijkspel of op een dichte bak.
seats-note-shared = Eén worp geldt voor alle spelers gelijk, dus niemand heeft voordeel: ieder verwacht evenveel. Hoe vaak ze gelijk eindigen hangt af van hoe ze elkaar raden en is niet uitgerekend.
seats-note-estimate = Deze cijfers zijn een schatting uit { $games } partijen waarin elke speler speelt als de bot “perfect”: voor zijn eigen verwachte score, wat de anderen ook hebben. De standaardfout zegt hoe ver ze ernaast kunnen zitten.
solo-too-big = Een partij met een grens wordt voor deze bak niet opgelost: { $positions } standen zijn meer dan { $most }. De kansen in één beurt wel.
