### De bespreking van een partij.

cli-help-review = Zeg wat geluk en kunde in een opgetekende partij uitmaakten en welke keuzes het meest kostten.
cli-help-review-more = De beginwaarde, het geluk, de eigen keuzes en wat de anderen weggaven zijn samen de uitslag. Een keuze wordt gemeten aan de beste, een worp aan het gemiddelde van wat had kunnen vallen, altijd in wat de partij beslist.
cli-help-review-seat = Alleen deze speler, naar nummer: alle worpen tellen dan zoals ze hem of haar hielpen of schaadden.
cli-help-review-html = Schrijf één pagina met een plaatje van de partij naar dit bestand; ze heeft niets van elders nodig.
cli-help-review-budget = Hoeveel er voor schattingen gezocht wordt, waar een spel die heeft.

reviewed-no-judge = Partijen van { $game } kunnen niet besproken worden.
reviewed-no-seat = Plaats { $seat } bestaat in deze partij niet: ze lopen van 1 tot { $seats }.

reviewed-head = Bespreking van { $title }
reviewed-unfinished = De partij is niet afgelopen: de uitslag is wat elke speler nu mag verwachten.
reviewed-measure = { $measure ->
    [share] De cijfers zijn procentpunten winstkans.
    [stake] De cijfers zijn inzetpunten.
    [score] De cijfers zijn punten van de score; meer is hier altijd beter, dus de score van een spel dat de laagste wint, telt als min.
    [rounds] De cijfers zijn rondes.
    [throws] De cijfers zijn worpen, geteld als min omdat minder beter is.
   *[total] De cijfers zijn punten van het eindtotaal.
}
reviewed-exact = Alle waarden zijn exact.
reviewed-base = aan het begin
reviewed-luck = geluk
reviewed-skill = eigen keuzes
reviewed-given = keuzes van anderen
reviewed-estimate = schatting
reviewed-result = uitslag
reviewed-adjusted = zonder geluk
reviewed-with-error = { $value } ± { $error }
reviewed-decision = { $band ->
    [very-bad] Ronde { $round }, gebeurtenis { $number }: { $chosen } was een heel slechte keuze; { $best } was { $loss } beter.
    [bad] Ronde { $round }, gebeurtenis { $number }: { $chosen } was een slechte keuze; { $best } was { $loss } beter.
    [doubtful] Ronde { $round }, gebeurtenis { $number }: { $chosen } was een twijfelachtige keuze; { $best } was { $loss } beter.
   *[small] Ronde { $round }, gebeurtenis { $number }: { $best } was iets beter dan { $chosen }, namelijk { $loss }.
}
reviewed-beside-loss = In punten van het eindtotaal kostte dat { $loss }.
# Two parts of one choice.
reviewed-then = { $first }, daarna { $next }
reviewed-costliest = { $name }: de duurste keuzes
reviewed-none-lost = { $name }: geen keuze kostte iets.
reviewed-throws-head = Wat het toeval het meest veranderde
reviewed-throw = { $band ->
    [lucky] Ronde { $round }, gebeurtenis { $number }: { $outcome } was geluk voor { $name }, goed voor { $luck }.
    [unlucky] Ronde { $round }, gebeurtenis { $number }: { $outcome } was pech voor { $name }, goed voor { $luck }.
   *[usual] Ronde { $round }, gebeurtenis { $number }: { $outcome } bracht { $name } { $luck }.
}
reviewed-no-throws = Het toeval bracht niets buitengewoons.
reviewed-picture = { $measure ->
    [share] De winstkans in de loop van de partij
    [total] Het verwachte eindtotaal in de loop van de partij
    [score] De verwachte score in de loop van de partij
    [rounds] Het verwachte aantal rondes in de loop van de partij
    [throws] Het verwachte aantal worpen in de loop van de partij
   *[stake] De verwachte inzetpunten in de loop van de partij
}
reviewed-picture-about = Van links naar rechts de worpen en keuzes van de partij in hun volgorde; van onder naar boven wat elke speler daarna mocht verwachten.
reviewed-written = Geschreven naar { $file }.
reviewed-table = Zet voor zet
reviewed-column-event = Gebeurtenis
reviewed-column-what = Wat er gebeurde
reviewed-column-change = Verandering
reviewed-column-beside = Verwacht totaal
