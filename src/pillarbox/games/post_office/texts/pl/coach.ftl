### Co trener mówi o zatrzymywaniu i wykładaniu kart.

post-coach-nothing = Ta osoba nie ma tu o czym decydować.
post-coach-plain = Bez numba trener patrzy mniej daleko w przód.
post-coach-order = To najlepszy sposób znaleziony przy znanej kolejności kart (porównane układy: { NUMBER($tableaus) }); nie dowiedziono, że lepszego nie ma.
post-coach-at-once = Wartości to sumy zaraz po wyłożeniu tych kart; tego, co może nadejść, nie brano pod uwagę.
post-coach-keep = Wyłożona zaraz sama karta { $card } mogłaby dać ci razem { $own }, a sama karta { $other } dałaby osobie po lewej { $left }.

## Powody wyłożenia, każdy całym zdaniem.

post-coach-made =
    { COUNT($lines) ->
        [1] Zacznie się liczyć { $lines }.
       *[other] Zaczną się liczyć { AND($lines) }.
    }
post-coach-spoilt =
    { COUNT($lines) ->
        [1] Przepadnie { $lines }.
       *[other] Przepadną { AND($lines) }.
    }
post-coach-doubled = Dwie przesyłki jednego rodzaju znajdą się tutaj: { AND($lines) }.
post-coach-mice-covered =
    { $count ->
        [one] Zakryta zostanie jedna mysz.
        [few] Zakryte zostaną { $count } myszy.
        [many] Zakrytych zostanie { $count } myszy.
       *[other] Zakryte zostanie { $count } myszy.
    }
post-coach-mice-brought =
    { $count ->
        [one] Pojawi się jedna widoczna mysz.
        [few] Pojawią się { $count } widoczne myszy.
        [many] Pojawi się { $count } widocznych myszy.
       *[other] Pojawi się { $count } widocznej myszy.
    }
post-coach-open =
    { $count ->
        [one] Jedna linia może jeszcze urosnąć: { $lines }.
        [few] { $count } linie mogą jeszcze urosnąć, między innymi { AND($lines) }.
        [many] { $count } linii może jeszcze urosnąć, między innymi { AND($lines) }.
       *[other] { $count } linii może jeszcze urosnąć, między innymi { AND($lines) }.
    }
post-coach-total = Razem było { $before }, będzie { $after }.
post-coach-total-stays = Razem pozostaje { $total }.
# Linia w wyliczeniu; także z punktami, za które się liczy.
post-coach-row = rząd { $line }
post-coach-col = kolumna { $line }
post-coach-row-worth = rząd { $line } (za { $points })
post-coach-col-worth = kolumna { $line } (za { $points })
