### Wat de coach zegt over kaarten houden en leggen.

post-coach-nothing = Deze speler heeft hier niets te beslissen.
post-coach-plain = Zonder numba kijkt de coach minder ver vooruit.
post-coach-order = Dit is de beste manier die met de bekende volgorde van de kaarten gevonden is, na vergelijking van { NUMBER($tableaus) } tableaus; dat er geen betere is, is niet bewezen.
post-coach-at-once = De waarden zijn totalen direct na deze kaarten; wat nog kan komen telt niet mee.
post-coach-keep = Nu gelegd kan { $card } alleen jouw totaal op { $own } brengen, en { $other } alleen dat van je linkerbuur op { $left }.

## Redenen voor een plaats, elk een hele zin.

post-coach-made = Dit maakt { AND($lines) }.
post-coach-spoilt = Dit bederft { AND($lines) }.
post-coach-doubled = Dit legt twee van één soort in { AND($lines) }.
post-coach-mice-covered =
    { $count ->
        [one] Dit bedekt één muis.
       *[other] Dit bedekt { $count } muizen.
    }
post-coach-mice-brought =
    { $count ->
        [one] Dit brengt één muis in zicht.
       *[other] Dit brengt { $count } muizen in zicht.
    }
post-coach-open =
    { $count ->
        [one] Eén lijn kan nog groeien: { $lines }.
       *[other] { $count } lijnen kunnen nog groeien, waaronder { AND($lines) }.
    }
post-coach-total = Het totaal gaat van { $before } naar { $after }.
post-coach-total-stays = Het totaal blijft { $total }.
# Een lijn in een opsomming; ook met de punten die ze waard is.
post-coach-row = rij { $line }
post-coach-col = kolom { $line }
post-coach-row-worth = rij { $line } (goed voor { $points })
post-coach-col-worth = kolom { $line } (goed voor { $points })
