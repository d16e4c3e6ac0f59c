"""What a player has done so far: games, wins, scores and streaks, per ruleset, worked out anew from the logs.

Only matches that ended by their rules count, and only seats that a person sat down at. Nothing is kept
beside the logs, so nothing can disagree with them. Must never know a game by name: it reads what every
`Result` holds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any
from unicodedata import normalize

from pillarbox import catalogue
from pillarbox.core.codec import plain
from pillarbox.core.game import Result
from pillarbox.core.message import Refused, say
from pillarbox.play.fold import Playable, Point, fold
from pillarbox.play.rows import Kept
from pillarbox.play.store import Store

PRACTICE = "branch-"
"""How the keys of matches begin that go on from a point of one that is over. Their dice were known before
they were thrown, so they are practice and count nowhere, in the terminal as in the browser."""

ABOUT = ("id", "title", "source", "also")
"""Keys of a ruleset that tell of it and change nothing in how it is played."""


def statistics(
    store: Store, player: str | None = None, find: Callable[[str], Playable] = catalogue.game
) -> dict[str, Any]:
    """The statistics of one player, or of all, as plain JSON values; `docs/storage.md` tells each key.

    Names are the same whatever their capitals. Practice counts nowhere (see `PRACTICE`), nor does a match
    whose log can't be read, which is listed under `unread`. Raises Refused if nobody of that name has played.
    """
    spellings: dict[str, list[str]] = {}
    for name in store.names():
        spellings.setdefault(_folded(name), []).append(name)
    if player is not None:
        if _folded(player) not in spellings:
            raise Refused(say("stats-no-player", player=player, players=list(store.names())))
        spellings = {_folded(player): spellings[_folded(player)]}
    wanted = [name for names in spellings.values() for name in names]
    players = {folded: _Player(names[0]) for folded, names in spellings.items()}
    unread = []
    bots = 0
    if player is None:
        ended = [kept for kept in store.matches() if _counts(kept)]
        bots = sum(all(sitter.player != "person" for sitter in kept.seats) for kept in ended)
    for kept in sorted(store.matches(named=wanted), key=lambda kept: kept.ended):
        if _counts(kept):
            try:
                _count(players, kept, *_outcome(store, kept, find))
            except Refused:
                unread.append(kept.key)
    told = [one.told() for _, one in sorted(players.items())]
    return {"players": told, "unread": unread, "bots": bots}


def statistics_of(
    store: Store,
    seats: Iterable[tuple[str, int]],
    find: Callable[[str], Playable] = catalogue.game,
    luckless: Callable[[str], float | None] = lambda key: None,
) -> list[dict[str, Any]]:
    """The statistics of whoever held these seats: matches by key, each with a seat; a line per ruleset.

    The same lines as `statistics` has for a player. Matches that go on, were broken off, are practice or
    can't be read count nowhere. luckless: of a lone player's match by its key the value of the result with
    luck taken out, more being better; None where that is not known.
    """
    player = _Player("")
    for key, seat in seats:
        try:
            kept = store.find(key)
            if kept.key != key or not _counts(kept):
                continue
            point, result = _outcome(store, kept, find)
        except Refused:
            continue
        rules = {name: value for name, value in plain(point.ruleset).items() if name not in ABOUT}
        low = getattr(point.ruleset, "wins", "highest") == "lowest"
        line = player.line(kept, point.ruleset, rules, low)
        line.add(kept, result, seat)
        if len(kept.seats) == 1 and (value := luckless(key)) is not None:
            line.add_luckless(-value if low else value)
    lines: list[dict[str, Any]] = player.told()["rulesets"]
    return lines


def _counts(kept: Kept) -> bool:
    return kept.ending == "ended" and not kept.key.startswith(PRACTICE)


def _folded(name: str) -> str:
    return normalize("NFC", name.strip()).casefold()


def _outcome(store: Store, kept: Kept, find: Callable[[str], Playable]) -> tuple[Point, Result]:
    game = find(kept.game)
    point = fold(game, store.load(kept.key).events)
    return point, game.rules.result(point.ruleset, point.state)


def _count(players: dict[str, _Player], kept: Kept, point: Point, result: Result) -> None:
    rules = {key: value for key, value in plain(point.ruleset).items() if key not in ABOUT}
    low = getattr(point.ruleset, "wins", "highest") == "lowest"
    for seat, sitter in enumerate(kept.seats):
        player = players.get(_folded(sitter.name))
        if player is not None and sitter.player == "person":
            player.name = sitter.name  # the latest spelling stands
            player.line(kept, point.ruleset, rules, low).add(kept, result, seat)


class _Player:
    """One player's lines, a ruleset each; a ruleset played with changed keys has a line of its own."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._lines: dict[str, _Line] = {}

    def line(self, kept: Kept, ruleset: Any, rules: dict[str, Any], low: bool) -> _Line:
        key = repr((kept.game, kept.ruleset, sorted(rules.items())))
        if key not in self._lines:
            self._lines[key] = _Line(kept, ruleset, rules, low)
        return self._lines[key]

    def told(self) -> dict[str, Any]:
        return {"name": self.name, "rulesets": [line.told() for line in self._lines.values()]}


class _Line:
    """What is counted of one player in one ruleset."""

    def __init__(self, kept: Kept, ruleset: Any, rules: dict[str, Any], low: bool) -> None:
        self._about = {
            "game": kept.game,
            "ruleset": kept.ruleset,
            "title": ruleset.title,
            "changes": _changes(kept.ruleset, rules),
        }
        self._best: Callable[[Iterable[float]], float] = min if low else max
        self._totals: list[int] = []
        self._scores: list[int] = []
        self._luckless: list[float] = []
        self._ends: Counter[str] = Counter()
        self._rounds_won = Fraction(0)
        self._wins: list[Fraction] = []
        self._stakes = Fraction(0)
        self._first = self._last = kept.ended

    def add(self, kept: Kept, result: Result, seat: int) -> None:
        """Count a match, as this seat of it."""
        rivals = len(kept.seats) > 1
        self._last = kept.ended
        self._totals.append(result.totals[seat])
        self._stakes += result.stakes[seat]
        if rivals:
            self._wins.append(_share(result.winners, seat))
        for done in result.rounds:
            score = done.scores[seat]
            if score is None:
                continue  # it had no turn in that round
            self._scores.append(score)
            self._ends[done.ends[seat]] += 1
            if rivals:
                self._rounds_won += _share(done.winners, seat)

    def add_luckless(self, total: float) -> None:
        """The total of a match, as it would be with the luck taken out."""
        self._luckless.append(total)

    def told(self) -> dict[str, Any]:
        luckless = self._luckless
        more = {"luckless": {**self._best_and_mean(luckless), "games": len(luckless)}} if luckless else {}
        return {
            **self._about,
            **more,
            "first": self._first,
            "last": self._last,
            "games": len(self._totals),
            "rivals": len(self._wins),
            "wins": float(sum(self._wins)),
            "shared": sum(win == Fraction(1, 2) for win in self._wins),
            "streak": _streaks(self._wins),
            "total": self._summary(self._totals),
            "score": self._summary(self._scores),
            "rounds": len(self._scores),
            "rounds_won": float(self._rounds_won),
            "shut": self._ends["shut"],
            "ends": {end: count for end, count in sorted(self._ends.items()) if count},
            "stakes": str(self._stakes),
        }

    def _summary(self, values: list[int]) -> dict[str, Any] | None:
        return self._best_and_mean(values) if values else None

    def _best_and_mean(self, values: Sequence[float]) -> dict[str, Any]:
        return {"best": self._best(values), "mean": sum(values) / len(values)}


def _share(winners: tuple[int, ...], seat: int) -> Fraction:
    """A win is one, a win shared by any number of seats one half to each of them, the usual count of a
    tie.
    """
    if seat not in winners:
        return Fraction(0)
    return Fraction(1) if len(winners) == 1 else Fraction(1, 2)


def _streaks(wins: list[Fraction]) -> dict[str, int]:
    """The longest run of matches won, and the one that still goes on; a shared win is left out of both."""
    now = longest = 0
    for win in wins:
        now = 0 if not win else now + (win == 1)
        longest = max(longest, now)
    return {"now": now, "longest": longest}


def _changes(id: str, rules: dict[str, Any]) -> dict[str, Any]:
    """The keys in which the rules that were played differ from the ruleset that has this id now."""
    try:
        known = plain(catalogue.load(id)[1]) if id and not catalogue.is_path(id) else rules
    except Refused:
        return {}
    return {key: value for key, value in rules.items() if known.get(key) != value}
