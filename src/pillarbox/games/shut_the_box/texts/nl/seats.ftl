### Kansen tussen meer spelers.

seats-own-circles = Met meer spelers is dit spel niet exact op te lossen: wie vastzit opent weer klepjes, zodat een beurt kan terugkomen waar ze was.
seats-too-big = Met meer spelers is deze bak niet exact op te lossen: { $positions } standen zijn meer dan { $most }.
seats-reopen-whole = Met meer spelers is dit spel niet exact op te lossen: de buur mag binnen een hele beurt klepjes weer openen.
seats-throw-by-throw = Met meer spelers is dit spel niet exact op te lossen: de spelers gooien om de beurt.
seats-reopen-mixed = Met meer spelers is dit spel niet exact op te lossen: heropenen door de buur geeft samen met rijen of fiches te veel standen.

seats-note-ties = Elke speler speelt voor zijn eigen verwachte opbrengst. Bij even goede combinaties gaan de minste klepjes dicht, daarna de hoogste; bij het aantal dobbelstenen wordt het kleinste gekozen. Met drie of meer spelers gelden de cijfers onder deze regel; met twee hangen alleen de kans op gelijkspel en die op een dichte bak ervan af.
seats-note-ties-in-turn = Elke speler speelt voor zijn eigen verwachte opbrengst. Bij even goede combinaties gaan de minste klepjes dicht, daarna de hoogste; er gaat niets weer open als dat even goed is. De kans op gelijkspel geldt onder deze regel, de rest hangt er niet van af.
seats-note-one-round = De cijfers gaan over één ronde, niet over de hele wedstrijd; iedereen speelt om de ronde te winnen.
seats-note-starter = De eerste speler is wie begint; de dobbelstenen die dat bepalen tellen niet mee.
