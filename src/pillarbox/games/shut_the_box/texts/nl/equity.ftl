### Wat een stand in een partij waard is.

equity-no-such-box = Geen enkel spel leidt naar deze bak, dus heeft hij in deze partij geen waarde.
equity-no-such-totals = Geen enkel spel leidt naar deze totalen, dus hebben ze in deze partij geen waarde.
equity-turn-not-over = Plaats { $seat } komt voor die aan de beurt is, dus moet die beurt voorbij zijn: geen enkel spel leidt naar deze stand.
equity-alone-in-circles = Een partij van één speler waarin de rondes tellen, wordt hier niet opgelost, omdat klepjes binnen een beurt terugkomen.
equity-alone-throws = Deze partij wordt niet opgelost: ze wordt in worpen gemeten, en niet elke beurt eindigt zeker met een dichte bak.
equity-shared = Met één worp voor allemaal en meer spelers wordt een stand niet opgelost: wat ieder doet, blijft voor de anderen verborgen tot allen gekozen hebben.
equity-too-long = Deze partij oplossen zou { $minutes ->
    [one] ongeveer een minuut
   *[other] ongeveer { $minutes } minuten
} duren, te lang om op te wachten.
