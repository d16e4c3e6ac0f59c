### What the coach says about keeping and laying cards.

post-coach-nothing = There is nothing to decide here for this player.
post-coach-plain = Without numba the coach looks less far ahead.
post-coach-order = This is the best way found with the order of the cards known, of { NUMBER($tableaus) } tableaus compared; it is not proven to be the best there is.
post-coach-at-once = The values are totals right after these cards; what may come later is not looked at.
post-coach-keep = Laid now, { $card } alone could bring your total to { $own }, and { $other } alone your left neighbour's to { $left }.

## Reasons for a placement, a whole sentence each.

post-coach-made = It makes { AND($lines) }.
post-coach-spoilt = It spoils { AND($lines) }.
post-coach-doubled = It puts two of a kind into { AND($lines) }.
post-coach-mice-covered =
    { $count ->
        [one] It covers one mouse.
       *[other] It covers { $count } mice.
    }
post-coach-mice-brought =
    { $count ->
        [one] It brings one mouse into sight.
       *[other] It brings { $count } mice into sight.
    }
post-coach-open =
    { $count ->
        [one] One line can still grow: { $lines }.
       *[other] { $count } lines can still grow, among them { AND($lines) }.
    }
post-coach-total = The total goes from { $before } to { $after }.
post-coach-total-stays = The total stays at { $total }.
# A line, within a list; with the points it is worth.
post-coach-row = row { $line }
post-coach-col = column { $line }
post-coach-row-worth = row { $line } (worth { $points })
post-coach-col-worth = column { $line } (worth { $points })
