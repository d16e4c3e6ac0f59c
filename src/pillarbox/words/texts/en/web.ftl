### The pages around the table: first page, menus, what is said when something fails.

web-language = Language
web-room-morning = Morning room
web-room-evening = Evening room
web-nav = Pages
web-nav-rules = Rules
web-nav-me = Your games
web-menu = Menu
web-close = Close
web-skip = To the page
web-missing-title = There is nothing here
web-missing-text = This address leads nowhere. Perhaps a letter got lost on the way.
web-missing-home = To the first page
web-offline = The table cannot be reached just now. Are you connected?
web-offline-banner = You are offline. What you see may be old; it comes back by itself.
web-failed = That did not work, and the server did not say why. Try again in a moment.
web-player = Player
web-loading = One moment …

## First page

web-home-lead = Shut the Box and Post Office, by your house’s rules. Send a link and you are playing: nothing to install, no account.
web-home-start = Start a table
web-home-build = Build your own rules
web-home-open = Open this table
web-home-seats = Seats, dice, clock …
web-home-alone = One player, { $minutes } min
web-home-players = { $least }–{ $most } players, { $minutes } min
web-home-all = All { $count } box rules
web-home-all-line = From Lucky Seven to the 300, with odds for each.
web-home-browse = Browse and compare
web-home-join = Join a table
web-home-letter = Letter { $at } of the code
web-home-join-do = Join
web-home-join-hint = Four letters, from whoever opened it.
web-home-lobby = Or look at open tables.
web-home-carry = Carry on
web-home-continue = Continue
web-home-look = Look in
web-home-more =
    { $count ->
        [one] One more table
       *[other] { $count } more tables
    }
web-home-learn = Never played? Three throws with a guide
web-home-foot = Pillarbox is not affiliated with the makers of the games whose rules it names.
web-offer-classic = Classic
web-about-classic = Nine tiles; lowest sum wins.
web-offer-post-office = Post Office
web-about-post-office = Layer cards, gather parcels, hide the mice.
web-offer-pub = Pub
web-about-pub = A pot of stake points, and one die when 7, 8 and 9 are down.
web-offer-email-holiday = Holiday e-mail
web-about-email-holiday = Ten letters, and your neighbour may send one back.
web-offer-double-shutter = Double Shutter
web-about-double-shutter = Two rows: clear the front to reach the back.
web-daily-title = Today’s box
web-daily-line = The same dice for everyone, one try, against perfect play.
web-daily-play = Play it
