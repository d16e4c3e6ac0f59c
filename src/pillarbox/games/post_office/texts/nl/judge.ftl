### De bespreking van een partij Post Office.

post-judge-estimated = De waarden zijn verwachte eindtotalen zoals de sterkste bot ze vindt, een schatting: wat haar delen overlaten, staat als schatting vermeld, met de standaardfout.
post-judge-chances = De winstkans is een schatting, naar wat elke speler kon weten: het eigen totaal dat de sterkste bot verwacht, dat van de anderen naar hun tableaus zoals die openlagen, en hoever zulke totalen ernaast zaten in partijen van die bot tegen zichzelf. Wat de anderen trokken en kozen, telt zodra het getoond wordt; wat de delen overlaten, staat als schatting vermeld, met de standaardfout.
post-judge-open = Waarden zijn de totalen die nog haalbaar zijn als de volgorde van de kaarten bekend is: het beste dat een bundel van { $width } tableaus vindt, dus ondergrenzen. Aan het begin is het een gemiddelde over andere rijen kaarten; wat de delen overlaten, staat als schatting.
post-judge-hindsight = Met de volgorde van deze kaarten bekend is { $total } het beste dat een bundel van { $width } tableaus vindt; er kan beter zijn.
post-judge-hindsight-none = Met de volgorde van deze kaarten bekend vindt een bundel van { $width } tableaus niets beters dan { $total }.
post-judge-needs = Om dit te bespreken is { $library } nodig, en dat is hier niet geïnstalleerd. Om het te installeren, typ: pip install "pillarbox[fast]"
post-judge-laid = Wat de kaarten doen zoals ze gelegd zijn:
post-judge-would = Wat de kaarten zo zouden doen:
post-judge-better = Wat de betere manier doet:
