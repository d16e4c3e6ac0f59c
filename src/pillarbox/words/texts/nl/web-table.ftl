### Een tafel: uithangbord, wachtkamer, scoreblad, praatjes, einde.

table-nowhere = Deze tafel is er niet
table-home = Pillarbox, naar de voorpagina
table-code = Code { $code }: nodig anderen uit
table-rules = Regels
table-invite = Uitnodigen
table-sound-on = Geluid aan
table-sound-off = Geluid uit
table-scores = Stand
table-talk = Zeg iets
table-notify = Zeg het als ik aan de beurt ben
table-notify-not = Zeg het niet meer
table-host = Gastheer
table-stop = Stoppen
table-leave = Verlaat de tafel
table-leave-text = Je plaats komt vrij: een bot speelt er verder tot iemand haar neemt.
table-resign = Geef op
table-resign-text = Jij geeft deze partij op; de anderen spelen verder.
table-end = Stel voor te stoppen
table-end-not = Toch verder spelen
table-end-text = De partij eindigt nu, zonder uitslag, als iedereen het ermee eens is.
table-last = Terugblik op de laatste partij
table-projector = Groot scherm
table-check = Controleer de dobbelstenen
table-check-cards = Controleer de kaarten
table-help = Toetsen
table-keys = Toetsen
table-keys-help = hulp
table-keys-close = sluit wat open is
table-lost = De lijn is verbroken. Ze komt vanzelf terug; er gaat niets verloren.
table-closed = Deze tafel is gesloten.
table-kicked = De gastheer heeft je plaats teruggenomen.
table-again = Open haar hier weer
table-new-pages = Tijdens het spelen is Pillarbox vernieuwd.
table-new-pages-do = Vernieuw de pagina
table-you = Jij
table-seat = Plaats { $seat }
table-round = Ronde { $round }
table-round-of = Ronde { $round } van { $rounds }
table-round-head = Ronde
table-round-won = gewonnen
table-final = Eindstand
table-total = totaal
table-won = gewonnen
table-stakes = inzet
table-limit = De grens is { $limit }.
table-story = Wat er gebeurde
table-others = De anderen
table-look = Kijk van hier
table-bot-long =
    { $host ->
        [true] Denkt lang na; bij de gastheer in het menu kan een eenvoudiger bot het overnemen
       *[false] Denkt lang na; speelt zodra het kan
    }
table-thinking = Denkt nog na
table-posted = Gepost
table-shut = bak dicht
table-left = nog { $score } over
table-standing = nog { $score } staand
table-letters =
    { $letters ->
        [one] nog één brief
       *[other] nog { $letters } brieven
    }
table-to-play = moet nog
table-turn = aan de beurt
table-bot = een bot
table-stand-in = een bot speelt voor hen
table-empty = een lege plaats
table-away = even weg
table-pass = Geef het apparaat aan { $name }
table-pass-text = Elke hand is voor één paar ogen.
table-pass-do = Ik ben { $name }
table-clock-days =
    { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
table-clock-hours = { $hours } u

## De wachtkamer

lobby-rules = Zo wordt het gespeeld
lobby-wait = Je hebt een plaats. De gastheer begint als iedereen er is.
lobby-invite = Nodig iemand uit
lobby-start = Begin
lobby-start-alone = Speel alleen
lobby-start-bots =
    { $count ->
        [one] Begin tegen een bot
       *[other] Begin met { $count } bots
    }
lobby-open =
    { $count ->
        [one] Eén plaats is nog vrij. Wie via de link komt, krijgt haar vanzelf.
       *[other] { $count } plaatsen zijn nog vrij. Wie via de link komt, krijgt er vanzelf een.
    }
lobby-strength = Sterkte van de bots
lobby-watching = Je kijkt mee
lobby-late = In de volgende partij schuif je aan. Tot dan kijk je mee.
lobby-free = Vrij
lobby-host = gastheer
lobby-rename = Andere naam
lobby-name = Naam aan deze tafel
lobby-save = Bewaar
lobby-bot = Zet er een bot neer
lobby-empty = Maak de plaats vrij
lobby-kick = Stuur weg
lobby-your-name = Je naam
lobby-join = Neem plaats
lobby-join-late = Doe de volgende partij mee
lobby-join-hint = Geen account: deze browser onthoudt je.
lobby-full = Alle plaatsen zijn bezet. Je kijkt mee; de volgende partij kun je meedoen.
lobby-locked = De gastheer heeft deze tafel op slot gedaan.

## Zo komen anderen erbij

invite-code = De code van deze tafel:
invite-link = Link
invite-copy = Kopieer
invite-copied = De link is gekopieerd.
invite-copy-yourself = De link is gemarkeerd: kopieer hem met je toetsen.
invite-send = Stuur …
invite-share = Kom spelen. De code is { $code }.
invite-qr = De link als plaatje voor de camera van een telefoon
invite-phones = Laat telefoons toe
invite-phones-hint = Het adres van dit apparaat werkt alleen hier; opengesteld voor je thuisnetwerk krijgt de tafel een adres voor telefoons.

## Wat de gastheer mag

host-lock = Op slot: niemand anders mag gaan zitten
host-coach = Spelers mogen de coach vragen
host-chat = Spelers mogen vrij schrijven
host-pause = Pauze
host-hand-over = Maak gastheer
host-simpler = Laat een eenvoudiger bot spelen
host-skip = Speel één keer voor hen

## Na de partij

over-aborted = De partij is afgebroken
over-you = Jij hebt gewonnen
over-one = { $name } heeft gewonnen
over-several = { $names } delen de winst
over-alone = Jouw score: { $total }
over-stakes = { $stakes } punten
over-again = Nog een keer
over-review = Kijk terug
over-check = Controleer de dobbelstenen
over-daily = De bak van vandaag
over-wait = De gastheer kan een nieuwe partij beginnen.
over-late =
    { $count ->
        [one] Nog één speler wacht op de volgende partij.
       *[other] Nog { $count } spelers wachten op de volgende partij.
    }

## Praatjes

say-hello = Hallo!
say-good-luck = Succes!
say-well-played = Goed gespeeld!
say-thanks = Dank je!
say-sorry = Sorry!
say-your-turn = Jij bent aan de beurt.
say-one-moment = Een ogenblik, graag.
say-again = Nog een keer?
react-clap = Applaus
react-laugh = Gelach
react-gasp = O!
react-sigh = Zucht
talk-text = Jouw woorden
talk-send = Zeg
talk-says = { $name }: { $text }
talk-mute = Laat niet zien wat { $name } zegt

## Als niemand kijkt

news-your-turn = Jij bent aan de beurt
news-notify-on = Je krijgt bericht als je aan de beurt bent.
news-notify-no-more = Je krijgt geen bericht meer als je aan de beurt bent.
news-notify-off = Je browser staat hier geen meldingen toe.
