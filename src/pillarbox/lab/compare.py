"""Rulesets side by side: all that a report tells, as data.

Exact wherever the game's own answers are; else simulated from a fixed seed, with the error. What a report
says in words follows from these numbers, as Messages. Must never draw, nor say a sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any

from msgspec import Struct, to_builtins

from pillarbox.core.keys import shown
from pillarbox.core.message import Message, Refused, say
from pillarbox.lab.simulate import job_of, simulate
from pillarbox.lab.workers import Crew

LOTS, THUMB = range(2)
"""Places on a game's `LADDER`, whose last policy calculates."""
SURE = 1.645
"""A sum of many turns is above its mean less so many standard deviations in 95 of 100 cases."""
GAMES, FEWER = 20_000, 1_000
"""So many games are simulated where no exact answer is, in lanes and by the rules; a game may say fewer."""
SEED = 1
SILENT = ("id", "title", "source", "also", "seats")
"""Keys that are no rules of play."""


IDLE = {"single": ("limit", "rounds"), "rounds": ("limit",)}
"""By kind of match the keys that then mean nothing."""


class Change(Struct, frozen=True):
    """A key in which a ruleset differs from another: both values as files write them."""

    key: str
    here: str
    there: str


class Study(Struct, frozen=True):
    """All that is told of one ruleset. skills: by policy, as the `LADDER` of the game's bots has them.

    measure: what scores are, `score` or `throws`. edge: by number of seats the first seat's share of the
    wins. firsts, heat: see the game's `study`. base: what it comes from, with the changes. notes: what a
    reader must know.
    """

    id: str
    game: str
    title: Message
    source: str
    low: bool
    measure: str
    skills: tuple[Any, ...]
    edge: tuple[tuple[int, float], ...] = ()
    firsts: tuple[Any, ...] = ()
    heat: Any = None
    changes: tuple[Change, ...] = ()
    notes: tuple[Message, ...] = ()

    @property
    def best(self) -> Any:
        """The most skilled play there is a figure of."""
        return self.skills[-1]

    @property
    def exact(self) -> bool:
        """Whether all figures are exact."""
        return all(not one.error for one in self.skills)

    def skill_part(self) -> float | None:
        """How much of the way from lots to the best play the rule of thumb goes, from 0 to 1; None where
        that has no meaning.
        """
        if len(self.skills) < 3:
            return None
        lots, thumb, best = (one.mean for one in self.skills)
        return None if abs(best - lots) < 1e-9 else (thumb - lots) / (best - lots)

    def plain(self, words: Any = None) -> dict[str, Any]:
        """The answer as JSON knows it; `words` turns the notes into text."""
        found = {
            "ruleset": self.id,
            "measure": self.measure,
            "mean": self.best.mean,
            "standard_error": self.best.error,
            "sd": self.best.sd,
            "shut": self.best.shut,
            "throws": self.best.throws,
            "skill": [
                {"policy": o.policy, "mean": o.mean, "standard_error": o.error, "sd": o.sd, "shut": o.shut}
                for o in self.skills
            ],
            "edge": [{"seats": seats, "share": share} for seats, share in self.edge],
            "firsts": [to_builtins(first) for first in self.firsts],
            "changes": [to_builtins(change) for change in self.changes],
        }
        if words is not None:
            found["notes"] = [words(note) for note in self.notes]
        return found


def study(game: Any, ruleset: Any, title: Message, crew: Crew, seats: int = 4, base: Any = None) -> Study:
    """All that is told of a ruleset; base: the ruleset it comes from, if its changes are to be told."""
    round_ = game.batch.one_round(ruleset)
    own = game.study
    notes: list[Message] = [] if own is None else [*own.NOTES]
    ladder = getattr(game.bots, "LADDER", None) or tuple(game.bots.POLICIES)
    skills = [_skill(game, round_, policy, crew, notes) for policy in ladder]
    firsts: tuple[Any, ...] = ()
    heat = None
    edge = []
    if own is not None:
        try:
            firsts, heat = own.first_moves(round_), own.heat(round_)
        except Refused as refused:
            notes.append(refused.message)
        shares = ((n, own.share_of_first(ruleset, n)) for n in range(2, seats + 1))
        edge = [(n, share) for n, share in shares if share is not None]
    return Study(
        id=ruleset.id,
        game=game.id,
        title=title,
        source=ruleset.source,
        low=getattr(ruleset, "wins", "highest") == "lowest",
        measure=game.batch.measure(round_, 1),
        skills=tuple(skills),
        edge=tuple(edge),
        firsts=firsts if any(first.sets > 1 for first in firsts) else (),
        heat=heat,
        changes=changes(ruleset, base) if base is not None else (),
        notes=tuple(notes),
    )


def _skill(game: Any, ruleset: Any, policy: str, crew: Crew, notes: list[Message]) -> Any:
    """What the policy comes to: exactly, or by simulation."""
    if game.study is not None:
        try:
            return game.study.skill(ruleset, policy)
        except Refused:
            pass
    games = GAMES if game.batch.is_laned(ruleset, (policy,)) else _few(game, policy)
    found = simulate(game, job_of(game, ruleset, [policy], SEED, False), games, crew)
    notes.append(say("lab-note-simulated", policy=policy, games=games, seed=str(SEED)))
    shut = found.shut()
    return Simulated(
        policy=policy,
        mean=found.value.mean,
        sd=found.value.sd,
        shut=shut,
        throws=None if shut is None else found.counts.throws[0] / games,
        distribution=tuple((score, often / games) for score, often in found.distribution.items()),
        error=found.value.error,
    )


def _few(game: Any, policy: str) -> int:
    """How many games of a policy are simulated that runs in no lanes."""
    enough: int = getattr(game.bots, "GAMES", {}).get(policy, FEWER)
    return enough


class Simulated(Struct, frozen=True):
    """What a policy came to in a simulation: the keys of a game's exact `Skill`."""

    policy: str
    mean: float
    sd: float
    shut: float | None
    throws: float | None
    distribution: tuple[tuple[int, float], ...]
    error: float


def changes(ruleset: Any, base: Any) -> tuple[Change, ...]:
    """The keys in which a ruleset differs from another of its game."""
    here, there = to_builtins(ruleset), to_builtins(base)
    idle = IDLE.get(here.get("match", ""), ())
    return tuple(
        Change(key, shown(here[key]), shown(there[key]))
        for key in here
        if key not in (*SILENT, *idle) and key in there and here[key] != there[key] and _short(here[key])
    )


def _short(value: Any) -> bool:
    """Whether a value can be shown: the cards of a deck cannot."""
    return not (isinstance(value, Sequence) and value and isinstance(value[0], dict))


def _rounded(count: int) -> int:
    """A large number to two digits: more would say more than is known."""
    tens: int = 10 ** max(0, len(str(count)) - 2)
    return round(count / tens) * tens


def statements(of: Study) -> tuple[Message, ...]:
    """What the numbers of a ruleset say, in whole sentences."""
    found = []
    best = of.best
    if best.shut is not None and 0 < best.shut < 0.6:
        found.append(say("lab-says-shut", games=round(1 / best.shut)))
    part = of.skill_part()
    if part is not None:
        lots, thumb = of.skills[LOTS], of.skills[THUMB]
        found.append(say("lab-says-skill", gain=abs(best.mean - lots.mean), part=100 * part))
        ahead = abs(best.mean - thumb.mean)
        if of.exact and 0 < part < 1 and ahead > 1e-6:
            spread = (best.sd**2 + thumb.sd**2) ** 0.5
            turns = ceil((SURE * spread / ahead) ** 2)
            found.append(say("lab-says-luck", sd=best.sd, turns=_rounded(turns)))
    two = dict(of.edge).get(2)
    if two is not None:
        lead = two - 0.5
        side = "level" if abs(lead) < 0.00005 else "first" if lead > 0 else "second"
        found.append(say("lab-says-edge", side=side, share=100 * max(two, 1 - two)))
    if of.heat is not None:
        row = of.heat.cells[0]
        worth = {tile: gain for tile, gain in zip(of.heat.tiles, row) if gain is not None}
        if worth and max(worth.values()) > 0 > min(worth.values()):
            found.append(
                say(
                    "lab-says-tiles",
                    high=max(worth, key=lambda tile: worth[tile]),
                    gain=max(worth.values()),
                    low=min(worth, key=lambda tile: worth[tile]),
                    cost=-min(worth.values()),
                )
            )
    return tuple(found)
