### De bespreking van een wedstrijd Post Office.

post-judge-estimated = De waarden zijn verwachte eindtotalen zoals de sterkste bot ze vindt, een schatting: wat haar delen overlaten, staat als schatting vermeld, met de standaardfout.
post-judge-order = Wedstrijden waarin de volgorde van de kaarten bekend is, worden niet besproken.
post-judge-needs = Om dit te bespreken is { $library } nodig, en dat is hier niet geïnstalleerd.
post-judge-laid = Wat de kaarten doen zoals ze gelegd zijn:
post-judge-would = Wat de kaarten zo zouden doen:
post-judge-better = Wat de betere manier doet:
