"""The words of a record's text notation: how each event is written, and what it is when only that is said.

Both the writer and the reader go through `Course`, which knows what follows from what went before: event and
throw numbers, the number of dice, the scheme, the hash of the event before. So a text says only what does
not follow by itself, and what a person leaves out is filled in. Must never know a game.

One line tells what one seat does, in the order of play; the number is the seat's, from 0:

    0 3-5: 1+7 1-6: 7 6-6:      a throw ends with a colon; what follows is the choice made with it
    0 start 4:                  a die for the start of the match, or in a roll-off
    0 2d 3-5: 8                 a choice before the throw: two dice
    0 7&^3                      two choices submitted as one
    0 ?3fe9...                  a sealed choice
    0 undo                      the choice before is taken back
    - solo flip:7               chance that no seat throws for
    commit 0 9ac1...            a player's commitment to a seed, then the seed
    seed 0 aaaa...
    sit 0 bot:random            somebody else plays for the seat
    open 12 77ab... "[...]"     what event 12 hid, and the key of its seal
    end totals=12,30 places=1,2 winners=0 stakes=1,-1
    abort 0                     the match is broken off
    reveal 0001...              the server seed
    event {...}                 any event, as JSON

What else there is to say of an event stands behind it in braces, as JSON: `7 {"command":"c1"}`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from pillarbox.core import codec
from pillarbox.core.reading import whole
from pillarbox.core.record import (
    Aborted,
    Acted,
    AnyEvent,
    Created,
    Drawn,
    Ended,
    Opened,
    Revealed,
    Seated,
    SeedCommitted,
    SeedOpened,
    Thrown,
    Undone,
    link,
)

RESERVED = ("start", "undo")
_PLAIN = re.compile(r"[A-Za-z0-9+^@,.()/_*:-]*[A-Za-z0-9+^@,.()/_*-]")
_THROW = re.compile(r"[1-9][0-9]*(?:-[1-9][0-9]*)*:")
_HEX = re.compile(r"[0-9a-f]+")


class Course:
    """What follows from the events so far, for the one that comes next."""

    def __init__(self, created: Created, entered: str, chain: bool) -> None:
        """Start after the first event.

        `entered`: who enters dice thrown by hand, unless said otherwise; `chain`: whether there are hashes.
        """
        self.count = 0
        self._prev = ""
        self._chain = chain
        self._entered = entered if created.dice == "by-hand" else ""
        self._scheme = 0 if created.dice == "by-hand" else 1
        self._seeded = 1 if created.commitment else 0
        self._counters: dict[str, int] = {}
        self._acts: list[int] = []
        self.passed(created)

    def passed(self, event: AnyEvent) -> None:
        """Go on past this event."""
        self.count += 1
        self._prev = link(event) if self._chain else ""
        if isinstance(event, Thrown | Drawn):
            self._counters[event.source] = event.number + 1
        elif isinstance(event, Acted):
            self._acts.append(event.n)
        elif isinstance(event, Undone) and self._acts:
            self._acts.pop()

    def place(self, event: AnyEvent) -> AnyEvent:
        """The event with number and hash as they follow."""
        return replace(event, n=self.count, prev=self._prev)

    def thrown(self, seat: int, source: Any, faces: tuple[int, ...]) -> AnyEvent:
        """A throw as it follows."""
        number = self._counters.get(source, 0)
        event = Thrown(n=0, seat=seat, source=source, number=number, dice=len(faces), faces=faces)
        return self.place(replace(event, scheme=self._scheme, entered=self._entered))

    def drawn(self, source: Any, outcome: str, seal: str) -> AnyEvent:
        """A draw of the table as it follows."""
        event = Drawn(n=0, source=source, number=self._counters.get(source, 0), scheme=self._seeded)
        return self.place(replace(event, outcome=outcome, seal=seal))

    def undone(self, seat: int) -> AnyEvent:
        """The last choice taken back."""
        return self.place(Undone(n=0, seat=seat, of=self._acts[-1] if self._acts else 0))


def tokens(line: str) -> list[str]:
    """The words of a line; a JSON text or object is one word, and `;` begins a remark. Raises ValueError."""
    decoder = json.JSONDecoder()
    found: list[str] = []
    at = 0
    while at < len(line):
        if line[at] == ";":
            break
        if line[at].isspace():
            at += 1
            continue
        end = decoder.raw_decode(line, at)[1] if line[at] == "{" else at
        while end < len(line) and not line[end].isspace():
            end = decoder.raw_decode(line, end)[1] if line[end] == '"' else end + 1
        found.append(line[at:end])
        at = end
    return found


def as_json(value: Any) -> str:
    """The value as JSON on one line, with characters that can't be seen written as escapes."""
    text = codec.encode(value).decode()
    return (
        text if text.isprintable() else "".join(c if c.isprintable() else json.dumps(c)[1:-1] for c in text)
    )


def quoted(text: str) -> str:
    """A text as one word."""
    return text if _PLAIN.fullmatch(text) and text not in RESERVED else as_json(text)


def unquoted(word: str) -> str:
    """The text that a word stands for. Raises ValueError."""
    return str(json.loads(word)) if word.startswith('"') else word


# Writing.


def words_of(event: AnyEvent) -> list[str] | None:
    """The event's words but for what follows by itself, the seat or the kind first. None if it has none."""
    match event:
        case Thrown(seat=seat, source=source, faces=faces) if faces:
            start = ["start"] if source == "start" else []
            return [str(seat), *start, "-".join(map(str, faces)) + ":"]
        case Acted(seat=seat, actions=actions, seal=seal) if actions or seal:
            return [str(seat), f"?{seal}" if seal else "&".join(map(quoted, actions))]
        case Undone(seat=seat):
            return [str(seat), "undo"]
        case Drawn(source=source, outcome=outcome, seal=seal) if outcome or seal:
            return ["-", source, f"?{seal}" if seal else quoted(outcome)]
        case SeedCommitted(seat=seat, commitment=commitment):
            return ["commit", str(seat), quoted(commitment)]
        case SeedOpened(seat=seat, seed=seed):
            return ["seed", str(seat), quoted(seed)]
        case Seated(seat=seat, player=player):
            return ["sit", str(seat), quoted(player)]
        case Opened(of=of, key=key, hidden=hidden):
            return ["open", str(of), quoted(key), as_json(hidden)]
        case Ended(totals=totals, places=places, winners=winners, stakes=stakes):
            lists = {"totals": totals, "places": places, "winners": winners, "stakes": stakes}
            return ["end", *(f"{name}={','.join(map(str, values))}" for name, values in lists.items())]
        case Aborted(seat=seat):
            return ["abort", str(seat)]
        case Revealed(seed=seed):
            return ["reveal", quoted(seed)]
        case _:
            return None


def item(course: Course, event: AnyEvent) -> list[str]:
    """The event in words from which, at this point of the course, the same event is read again."""
    words = words_of(event)
    if words is not None:
        try:
            again = tokens(" ".join(words))
            plain = read_item(course, again[0], again[1:]) if [*grouped(again)] == [words] else None
        except ValueError:
            plain = None
        if type(plain) is type(event):
            said, known = codec.plain(event), codec.plain(plain)
            more = {key: value for key, value in said.items() if known.get(key) != value}
            if said.keys() >= known.keys():
                return [*words, as_json(more)] if more else words
    return ["event", as_json(event)]


# Reading.


def grouped(words: list[str]) -> Iterator[list[str]]:
    """The words of a line, item by item: a seat may do several things in one line."""
    if words[0] != "-" and not words[0].isdigit():
        yield words
        return
    own: list[str] = []
    for word in words[1:]:
        done = own and own[0] not in ("start", "solo", "deck")
        if (done or len(own) > 1) and not word.startswith("{"):
            yield [words[0], *own]
            own = []
        own.append(word)
    yield [words[0], *own]


def read_item(course: Course, first: str, words: list[str]) -> AnyEvent:
    """The event that these words say at this point of the course.

    Raises ValueError, or Unreadable for JSON that is no event.
    """
    if first == "event":
        (text,) = words
        return codec.decode(text, AnyEvent)
    more = words.pop() if words and words[-1].startswith("{") else "{}"
    event = _plain(course, first, words)
    if more == "{}":
        return event
    said = json.loads(more)
    if "event" in said:
        raise ValueError(more)
    found: AnyEvent = codec.convert({**codec.plain(event), **said}, AnyEvent)
    return found


def _plain(course: Course, first: str, words: list[str]) -> AnyEvent:
    if first in _KINDS:
        return course.place(_KINDS[first](words))
    if first == "-":
        source, outcome = words  # `grouped` lets no other source have an outcome
        sealed = _seal(outcome)
        return course.drawn(source, "" if sealed else unquoted(outcome), sealed)
    seat = _whole(first)
    if not words:
        raise ValueError(first)
    if words == ["undo"]:
        return course.undone(seat)
    source = "start" if words[0] == "start" else "dice"
    (word,) = words[1:] if source == "start" else words
    if _THROW.fullmatch(word):
        return course.thrown(seat, source, tuple(map(_whole, word[:-1].split("-"))))
    if source == "start":
        raise ValueError(word)
    sealed = _seal(word)
    actions = () if sealed else tuple(_actions(word))
    return course.place(Acted(n=0, seat=seat, actions=actions, seal=sealed))


def _actions(word: str) -> list[str]:
    """The choices of a word such as `7&^3`, each plain or quoted."""
    found: list[str] = []
    decoder = json.JSONDecoder()
    at = 0
    while at <= len(word):
        if word.startswith('"', at):
            text, at = decoder.raw_decode(word, at)
        else:
            end = word.find("&", at)
            end = len(word) if end < 0 else end
            text, at = word[at:end], end
            if not _PLAIN.fullmatch(text):
                raise ValueError(text)
        found.append(text)
        if at < len(word) and word[at] != "&":
            raise ValueError(word)
        at += 1
    return found


def _seal(word: str) -> str:
    return word[1:] if word.startswith("?") and _HEX.fullmatch(word[1:]) else ""


def _whole(text: str) -> int:
    number = whole(text, 10**9)
    if number is None:
        raise ValueError(text)
    return number


def _lists(words: list[str]) -> AnyEvent:
    lists = dict(word.split("=", 1) for word in words)
    if list(lists) != ["totals", "places", "winners", "stakes"]:
        raise ValueError(words)
    values = {key: text.split(",") if text else [] for key, text in lists.items()}
    numbers = {key: tuple(map(_signed, values[key])) for key in ("totals", "places", "winners")}
    return Ended(
        n=0,
        totals=numbers["totals"],
        places=numbers["places"],
        winners=numbers["winners"],
        stakes=tuple(values["stakes"]),
    )


def _signed(text: str) -> int:
    return -_whole(text[1:]) if text.startswith("-") else _whole(text)


def _two(make: Any) -> Any:
    def read(words: list[str]) -> AnyEvent:
        seat, text = words
        event: AnyEvent = make(_whole(seat), unquoted(text))
        return event

    return read


def _open(words: list[str]) -> AnyEvent:
    of, key, hidden = words
    return Opened(n=0, of=_whole(of), key=unquoted(key), hidden=unquoted(hidden))


def _abort(words: list[str]) -> AnyEvent:
    (seat,) = words
    return Aborted(n=0, seat=-1 if seat == "-1" else _whole(seat))


def _reveal(words: list[str]) -> AnyEvent:
    (seed,) = words
    return Revealed(n=0, seed=unquoted(seed))


_KINDS: dict[str, Any] = {
    "commit": _two(lambda seat, text: SeedCommitted(n=0, seat=seat, commitment=text)),
    "seed": _two(lambda seat, text: SeedOpened(n=0, seat=seat, seed=text)),
    "sit": _two(lambda seat, text: Seated(n=0, seat=seat, player=text)),
    "open": _open,
    "end": _lists,
    "abort": _abort,
    "reveal": _reveal,
}
