# What a bot says about itself before a match.

post-strong-is-rich = Op deze computer speelt strong zoals rich: numba ontbreekt, of kan dit deck niet aan.

# Fitting weights to a deck.

post-refused-fit = Dit deck kan hier niet worden afgestemd: daarvoor zijn numba nodig (om het te installeren, typ: pip install "pillarbox[fast]") en kaarten van drie bij twee vakken met hoogstens vijftien pakjes van één soort per lijn.
post-refused-fit-file = De afgestemde gewichten konden niet naar { $path } worden geschreven: { $reason }.
post-fit-going =
    Afstemmen wat een tableau waard is na ronde { $round }: { $done } van { $of ->
        [one] { $of } tableau
       *[other] { $of } tableaus
    }.
post-fit-spread =
    Meten hoever verwachte totalen ernaast zitten: { $done } van { $of ->
        [one] { $of } partij
       *[other] { $of } partijen
    }.
post-fit-done = De gewichten voor dit deck staan in { $path }. De bots gebruiken ze vanaf nu.
