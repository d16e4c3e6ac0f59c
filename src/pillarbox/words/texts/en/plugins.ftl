### What other packages bring, and what can be wrong with it. `$package` is the name it is installed by.

plugin-broken = The plug-in { $package } cannot be used: its { $name } fails with { $why }.
plugin-bot-illegal = The plug-in { $package } cannot be used: its bot { $name } chose { $choice }, which the rules do not allow.
plugin-bot-replaced = { $why } The first legal choice was made for it, and the match goes on.
plugin-clash =
    { $kind ->
        [game] The game { $name } of the plug-in { $package } is left out: { $owner } has one of that id already. It needs another id.
        [bot] The bot { $name } of the plug-in { $package } is left out: { $owner } has one of that name already. It needs another name.
       *[ruleset] The ruleset { $name } of the plug-in { $package } is left out: { $owner } has one of that id already. It needs another id.
    }
plugin-no-game = The bot { $name } of the plug-in { $package } is left out: a bot's entry point is called GAME.BOT, and the games are { $games }.
plugin-no-place = The { $name } of the plug-in { $package } is left out: no package { $value } is installed, or the name is not made of letters, digits and hyphens.
plugin-ruleset = The ruleset { $name } of the plug-in { $package } is left out. { $why }
plugin-text-taken = The plug-in { $package } has texts that are there already and keep their wording: { $texts }. They need other ids.
plugin-no-language = The plug-in { $package } lacks texts in the language “{ $language }”; English ones stand in for them: { $texts }.

plugins-none = No plug-ins are installed.
plugins-off = Plug-ins are switched off: PILLARBOX_PLUGINS is “off”.
plugins-brings =
    { $kind ->
        [games]
            { COUNT($names) ->
                [one] One game: { $names }
               *[other] { COUNT($names) } games: { $names }
            }
        [bots]
            { COUNT($names) ->
                [one] One bot: { $names }
               *[other] { COUNT($names) } bots: { $names }
            }
       *[rulesets]
            { COUNT($names) ->
                [one] One ruleset: { $names }
               *[other] { COUNT($names) } rulesets: { $names }
            }
    }
