### De coach en de terugblikken van de tafel in de browser, zoals de server spreekt.

advice-review-waits =
    { $ahead ->
        [0] De terugblik begint zo meteen.
        [one] Eerst komt één andere berekening.
       *[other] Eerst komen { $ahead } andere berekeningen.
    }
advice-review-rules =
    { $seconds ->
        [0] Deze regels worden opgelost; het is net begonnen.
        [one] Deze regels worden opgelost, nu { $seconds } seconde lang.
       *[other] Deze regels worden opgelost, nu { $seconds } seconden lang.
    }
advice-review-moves =
    { $of ->
        [one] De enige zet wordt gewogen.
       *[other] { $done } van { $of } zetten zijn gewogen.
    }
advice-note-later = Voorlopig alleen wat snel te zeggen is; een beter antwoord wordt nog berekend.
advice-note-cheaper = Naar de hele partij wordt hier niet gekeken. { $reason }
advice-luckless =
    { $games ->
        [one] { $title }: resultaat zonder het geluk, één partij alleen
       *[other] { $title }: beste resultaat zonder het geluk, { $games } partijen alleen
    }
advice-objective = Wat elke keuze waard is.
