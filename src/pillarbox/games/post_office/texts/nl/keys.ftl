### Wat de sleutels van een regelbestand van Post Office betekenen, voor tekstverwerkers.

key-set = Met welke kaarten één of twee spelers spelen: set A, set B, of 18 willekeurige van alle 36.
key-max-extent = De langste zijde die een tableau mag hebben; 0 voor geen grens.
key-open-order = Voor één speler: of alle kaarten die nog komen vanaf het begin in zicht liggen.
key-peek = Of bedekte vakjes bekeken mogen worden.
key-stand-in = Welke bot verder speelt voor een speler die is weggegaan.
key-deck = De kaarten: de naam van een kaartspel dat bij het spel hoort, of een bestand met kaarten.
