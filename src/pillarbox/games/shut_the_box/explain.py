"""The rules of a variant as prose: whole sentences, at least one for each choice that its ruleset makes.

What a family reads before it plays, in Messages; print sheets and the command line read the same. Must never
put a sentence together from pieces, nor say what the rules do not do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from pillarbox.core.message import Message, say
from pillarbox.games.shut_the_box.ruleset import Ruleset


class Section(Struct, frozen=True):
    """A part of the rules: its title and its sentences, in order."""

    title: Message
    sentences: tuple[Message, ...]


def explain(ruleset: Ruleset) -> tuple[Section, ...]:
    """The rules in sections; a choice left as most boxes have it is only said where silence could mislead."""
    sections = (
        Section(
            say(title),
            tuple(
                sentence
                for key in keys
                if SILENT.get(key, ...) != getattr(ruleset, key, None)
                for sentence in sentences(ruleset, key)
            ),
        )
        for title, keys in PARTS.items()
    )
    return tuple(section for section in sections if section.sentences)


def sentences(ruleset: Ruleset, key: str) -> tuple[Message, ...]:
    """What the ruleset's choice for one key means. Raises KeyError for a key told with another one."""
    return tuple(SENTENCES[key](ruleset))


PARTS: dict[str, tuple[str, ...]] = {
    "explain-part-box": ("seats", "tiles", "shut_at_start", "handicap_shut"),
    "explain-part-dice": ("dice", "one_die", "handicap_one_die"),
    "explain-part-throw": (
        "sets",
        "doubles",
        "most_tiles",
        "must_shut",
        "first_throw_shuts",
        "deadly_totals",
        "insurance",
    ),
    "explain-part-turn": ("turn", "stuck", "reopen", "solo_reopen", "on_shut", "cap"),
    "explain-part-score": ("score", "match", "ties", "starter", "stake"),
    "explain-part-alone": ("alone",),
}
"""The sections by the ids of their titles, with the keys told in them."""

SILENT: dict[str, Any] = {
    "shut_at_start": (),
    "handicap_shut": (),
    "handicap_one_die": (),
    "doubles": "plain",
    "most_tiles": 0,
    "first_throw_shuts": 0,
    "deadly_totals": (),
    "insurance": False,
    "reopen": "never",
    "solo_reopen": 0,
    "stake": 0,
}
"""Choices that are the absence of a rule: the prose passes over them, `sentences` has a sentence for each."""


def _labels(tiles: tuple[int, ...]) -> list[str]:
    return [str(tile) for tile in tiles]


def _seats(ruleset: Ruleset) -> Iterator[Message]:
    fewest, most = ruleset.seats
    if fewest == most:
        yield say("explain-seats-exactly", seats=most)
    else:
        yield say("explain-seats", fewest=fewest, most=most)


def _tiles(ruleset: Ruleset) -> Iterator[Message]:
    tiles = tuple(sorted(ruleset.tiles))
    if ruleset.rows:
        yield say("explain-rows", rows=len(ruleset.rows), columns=len(ruleset.rows[0]))
        for row, numbers in enumerate(ruleset.rows):
            letter = chr(97 + row)
            yield say("explain-row" if row else "explain-row-front", row=letter, tiles=_labels(numbers))
        yield say("explain-rows-order")
    elif len(tiles) > 1 and tiles == tuple(range(1, len(tiles) + 1)):
        yield say("explain-tiles-run", count=len(tiles))
    else:
        yield say("explain-tiles-list", tiles=_labels(tiles))


def _shut_at_start(ruleset: Ruleset) -> Iterator[Message]:
    shut = ruleset.shut_at_start
    yield say("explain-shut-at-start", tiles=_labels(shut)) if shut else say("explain-all-open")


def _handicap_shut(ruleset: Ruleset) -> Iterator[Message]:
    own = [(seat, shut) for seat, shut in enumerate(ruleset.handicap_shut, 1) if shut]
    if not own:
        yield say("explain-no-handicap-shut")
    for seat, shut in own:
        yield say("explain-handicap-shut", seat=seat, tiles=_labels(shut))


def _dice(ruleset: Ruleset) -> Iterator[Message]:
    if ruleset.sides == 6:
        yield say("explain-dice", dice=ruleset.dice)
    else:
        yield say("explain-dice-sides", dice=ruleset.dice, sides=ruleset.sides)


def _one_die(ruleset: Ruleset) -> Iterator[Message]:
    if ruleset.dice > 1 and ruleset.sides <= 6:
        yield one_die_rule(ruleset, ruleset.one_die)


def one_die_rule(ruleset: Ruleset, permission: str) -> Message:
    """When one die is thrown instead, for players to whom `one_die` is this permission."""
    if permission == "never":
        return say("explain-one-die-never")
    when = "sum-free" if ruleset.rows and ruleset.one_die_when == "sum-at-most" else ruleset.one_die_when
    return Message(
        f"explain-one-die-{permission}-{when}", {"sum": ruleset.one_die_sum} if "sum" in when else {}
    )


def _handicap_one_die(ruleset: Ruleset) -> Iterator[Message]:
    if not ruleset.handicap_one_die:
        yield say("explain-no-handicap-one-die")
    for seat, permission in enumerate(ruleset.handicap_one_die, 1):
        yield say("explain-handicap-one-die", seat=seat, rule=one_die_rule(ruleset, permission))


def _most_tiles(ruleset: Ruleset) -> Iterator[Message]:
    most = ruleset.most_tiles
    yield say("explain-most-tiles", most=most) if most else say("explain-any-number-of-tiles")


def _first_throw(ruleset: Ruleset) -> Iterator[Message]:
    if ruleset.first_throw_shuts:
        yield say(f"explain-first-throw-{ruleset.first_throw_lost}", tile=str(ruleset.first_throw_shuts))
    else:
        yield say("explain-first-throw-free")


def _deadly(ruleset: Ruleset) -> Iterator[Message]:
    if ruleset.deadly_totals:
        yield say(f"explain-deadly-{ruleset.deadly_ends}", totals=list(ruleset.deadly_totals))
    else:
        yield say("explain-no-deadly")


def _reopen(ruleset: Ruleset) -> Iterator[Message]:
    if ruleset.reopen == "never":
        yield say("explain-reopen-never")
    else:
        yield say("explain-reopen-neighbour")
        yield say(
            "explain-reopen-finished-may" if ruleset.reopen_by_finished else "explain-reopen-finished-not"
        )


def _solo_reopen(ruleset: Ruleset) -> Iterator[Message]:
    percent = ruleset.solo_reopen
    yield say("explain-solo-reopen", percent=percent) if percent else say("explain-no-solo-reopen")


EXAMPLES: dict[str, tuple[int, ...]] = {"sum": (2, 5), "count": (2, 5), "digital": (1, 2, 5)}
"""By kind of score, the tiles that stand open in its example, where the box has them."""


def _score(ruleset: Ruleset) -> Iterator[Message]:
    kind = ruleset.score
    if kind not in EXAMPLES:
        yield say(f"explain-score-{kind}")
    elif ruleset.row_weights:
        yield say("explain-score-weighted")
    else:
        open_tiles = _example(ruleset, EXAMPLES[kind])
        result = {
            "sum": sum(open_tiles),
            "count": len(open_tiles),
            "digital": int("".join(map(str, open_tiles))),
        }
        yield say(f"explain-score-{kind}", tiles=_labels(open_tiles), score=str(result[kind]))
    for row, weight in enumerate(ruleset.row_weights):
        yield say("explain-row-weight", row=chr(97 + row), weight=weight)


def _example(ruleset: Ruleset, wanted: tuple[int, ...]) -> tuple[int, ...]:
    """These tiles if the box has them all at the start, else as many of its lowest ones."""
    box = ruleset.tiles or tuple(number for row in ruleset.rows for number in row)
    standing = sorted(set(box) - set(ruleset.shut_at_start))
    return wanted if set(wanted) <= set(standing) else tuple(standing[: len(wanted)])


def _stuck(ruleset: Ruleset) -> Iterator[Message]:
    if ruleset.insurance:
        yield say(f"explain-stuck-marker-{ruleset.stuck}")
    else:
        yield say(f"explain-stuck-{ruleset.stuck}")


def _on_shut(ruleset: Ruleset) -> Iterator[Message]:
    if ruleset.on_shut != "wins-round":
        yield say(f"explain-on-shut-{ruleset.on_shut}")
    elif ruleset.match == "single":
        yield say("explain-on-shut-wins-game")
    else:
        yield say("explain-on-shut-wins-round")
    if ruleset.on_shut == "ends-turn":
        return
    if ruleset.turn != "whole":
        yield say("explain-on-shut-boxes-stand")
    elif ruleset.match != "single":
        yield say("explain-on-shut-no-turn")


def _match(ruleset: Ruleset) -> Iterator[Message]:
    match = ruleset.match
    if match == "elimination":
        yield say("explain-match-elimination", limit=ruleset.limit)
    elif match == "first-to":
        yield say("explain-match-first-to", limit=ruleset.limit)
    elif match == "until":
        yield say(f"explain-match-until-{ruleset.wins}", limit=ruleset.limit)
    elif match == "rounds":
        yield say(f"explain-match-rounds-{ruleset.wins}", rounds=ruleset.rounds)
    else:
        yield say(f"explain-match-single-{ruleset.wins}")


def _starter(ruleset: Ruleset) -> Iterator[Message]:
    single = ruleset.match == "single"
    starter = "highest-die-once" if single and ruleset.starter == "highest-die" else ruleset.starter
    yield say(
        "explain-starter-once" if single and starter != "highest-die-once" else f"explain-starter-{starter}"
    )


def _stake(ruleset: Ruleset) -> Iterator[Message]:
    if not ruleset.stake:
        yield say("explain-no-stake")
        return
    yield say(f"explain-stake-{ruleset.stake_rule}", stake=ruleset.stake)
    yield say("explain-shut-pays", points=ruleset.stake * ruleset.shut_pays)
    yield say("explain-stake-points")


def _alone(ruleset: Ruleset) -> Iterator[Message]:
    """What a lone player plays for, and which of the rules need somebody else."""
    if ruleset.seats[0] > 1:
        return
    single = {"lowest": "explain-alone-least", "highest": "explain-alone-most"}
    if ruleset.stuck == "pass":
        yield say("explain-alone-fewest-throws")
    elif ruleset.match == "elimination":
        yield say("explain-alone-survive", limit=ruleset.limit)
    elif ruleset.match in ("until", "first-to"):
        low = ruleset.wins == "lowest"
        yield say("explain-alone-last" if low else "explain-alone-fewest-rounds", limit=ruleset.limit)
    else:
        yield say(single[ruleset.wins])
    if ruleset.reopen != "never":
        yield say("explain-alone-no-neighbour")
    if ruleset.stake:
        yield say("explain-alone-no-stake")


def _cap(ruleset: Ruleset) -> Iterator[Message]:
    yield say("explain-cap", throws=ruleset.cap)
    if ruleset.match not in ("single", "rounds"):
        yield say(f"explain-cap-rounds-{ruleset.wins}", rounds=ruleset.cap_rounds)


SENTENCES: dict[str, Callable[[Ruleset], Iterator[Message]]] = {
    "seats": _seats,
    "tiles": _tiles,
    "shut_at_start": _shut_at_start,
    "handicap_shut": _handicap_shut,
    "dice": _dice,
    "one_die": _one_die,
    "handicap_one_die": _handicap_one_die,
    "sets": lambda ruleset: iter([say(f"explain-sets-{ruleset.sets}")]),
    "doubles": lambda ruleset: iter([say(f"explain-doubles-{ruleset.doubles}")]),
    "most_tiles": _most_tiles,
    "must_shut": lambda ruleset: iter(
        [say("explain-must-shut" if ruleset.must_shut else "explain-may-stop")]
    ),
    "first_throw_shuts": _first_throw,
    "deadly_totals": _deadly,
    "insurance": lambda ruleset: iter(
        [say("explain-insurance" if ruleset.insurance else "explain-no-insurance")]
    ),
    "turn": lambda ruleset: iter([say(f"explain-turn-{ruleset.turn}")]),
    "stuck": _stuck,
    "reopen": _reopen,
    "solo_reopen": _solo_reopen,
    "score": _score,
    "on_shut": _on_shut,
    "match": _match,
    "ties": lambda ruleset: iter([say(f"explain-ties-{ruleset.ties}")]),
    "starter": _starter,
    "stake": _stake,
    "cap": _cap,
    "alone": _alone,
}
"""By key, the sentences for what a ruleset chose; `alone` is no key, but what they mean for one player."""
