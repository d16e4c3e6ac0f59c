### Wat andere pakketten meebrengen, en wat daar mis mee kan zijn. `$package` is de naam waaronder het pakket is geïnstalleerd.

plugin-broken = De plug-in { $package } is niet te gebruiken: { $name } mislukt met { $why }.
plugin-bot-illegal = De plug-in { $package } is niet te gebruiken: de bot { $name } koos { $choice }, en dat mag niet volgens de regels.
plugin-bot-replaced = { $why } De eerste toegestane keuze is voor hem gedaan, en de partij gaat door.
plugin-clash =
    { $kind ->
        [game] Het spel { $name } van de plug-in { $package } is weggelaten: { $owner } heeft er al een met die id. Het heeft een andere id nodig.
        [bot] De bot { $name } van de plug-in { $package } is weggelaten: { $owner } heeft er al een met die naam. Hij heeft een andere naam nodig.
       *[ruleset] De spelregelset { $name } van de plug-in { $package } is weggelaten: { $owner } heeft er al een met die id. Ze heeft een andere id nodig.
    }
plugin-no-game = De bot { $name } van de plug-in { $package } is weggelaten: het entry point van een bot heet SPEL.BOT, en de spellen zijn { $games }.
plugin-no-place = { $name } van de plug-in { $package } is weggelaten: het pakket { $value } is niet geïnstalleerd, of de naam bestaat niet uit letters, cijfers en koppeltekens.
plugin-ruleset = De spelregelset { $name } van de plug-in { $package } is weggelaten. { $why }
plugin-text-taken = De plug-in { $package } heeft teksten die er al zijn en hun bewoording houden: { $texts }. Ze hebben andere id’s nodig.
plugin-no-language = De plug-in { $package } mist teksten in de taal “{ $language }”; Engelse vervangen ze: { $texts }.

plugins-none = Er zijn geen plug-ins geïnstalleerd.
plugins-off = Plug-ins staan uit: PILLARBOX_PLUGINS is “off”.
plugins-brings =
    { $kind ->
        [games]
            { COUNT($names) ->
                [one] Eén spel: { $names }
               *[other] { COUNT($names) } spellen: { $names }
            }
        [bots]
            { COUNT($names) ->
                [one] Eén bot: { $names }
               *[other] { COUNT($names) } bots: { $names }
            }
       *[rulesets]
            { COUNT($names) ->
                [one] Eén spelregelset: { $names }
               *[other] { COUNT($names) } spelregelsets: { $names }
            }
    }
