"""What a teacher's sheet of a variant holds: exact odds, a table of sums, questions with answers, best moves.

Every figure is worked out by the rules and the solver for just this ruleset. Data and Messages only;
`sheets/typst/lesson.typ` draws them. Must never state a figure that it has not asked for.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

from pillarbox.core.game import Choice
from pillarbox.core.message import Message, Refused, say
from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.bots import perfect
from pillarbox.games.shut_the_box.encode import simplest
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import pips, tables
from pillarbox.games.shut_the_box.solve import odds, solved
from pillarbox.games.shut_the_box.state import Shut, State

TEMPLATE = "lesson.typ"

MOST_PLACES = 12
"""Boxes of more tiles have too many positions for a chart: their sheet asks about first throws alone."""
ASKED = 3
"""So many first throws."""
BANDS = 12
COVERED = 0.9
"""The wall chart goes on until it answers so many of the choices that a perfect player meets."""
CHART_LINES = 60


class Met(NamedTuple):
    """A throw that a perfect player has to answer: how often, the best answer, what the second best loses."""

    weight: float
    state: State
    best: Shut
    loss: float


def lesson(ruleset: Ruleset) -> dict[str, Any]:
    """Everything on the sheet; Messages in it are still to be rendered.

    Raises Refused where a turn is not a lone player's or may take back what it has done, and for a box that
    is not solved here.
    """
    odd = ruleset.turn == "shared" or ruleset.insurance or ruleset.stuck != "out"
    places = len(tables(ruleset).layout.numbers)
    if odd:
        raise Refused(say("refused-lesson"))
    found = odds(ruleset, "score")
    big = places > MOST_PLACES
    met = list(_first(ruleset) if big else _meet(ruleset))
    return {
        "odds": [
            [say("lesson-mean"), found.value.exact or "", _short(found.value.float)],
            [say("lesson-shut"), found.shut.exact or "", _percent(found.shut.float)],
            [say("lesson-throws"), "", _short(found.throws or 0.0)],
            [say("lesson-spread"), "", _short(found.sd)],
        ],
        "bars": _bars([(share.score, share.p) for share in found.distribution]),
        "dice": ruleset.dice,
        "sides": ruleset.sides,
        "sums": _sums(ruleset),
        "openings": _openings(ruleset, met),
        "questions": list(_questions(ruleset, met)),
        "chart": None if big else _chart(ruleset, met),
        "words": {
            "odds": say("lesson-odds"),
            "bars": say("lesson-bars"),
            "sums": say("lesson-sums", dice=ruleset.dice),
            "sum": say("lesson-sum"),
            "adding": say("lesson-adding"),
            "chance": say("lesson-chance"),
            "openings": say("lesson-openings"),
            "openings-note": say("lesson-openings-note"),
            "questions": say("lesson-questions"),
            "answers": say("lesson-answers"),
            "chart": say("lesson-chart"),
            "chart-note": say("lesson-chart-note"),
            "standing": say("lesson-standing"),
            "lesson-note": say("lesson-note"),
        },
    }


def _short(value: float) -> str:
    return f"{value:.3f}"


def _percent(value: float) -> str:
    return f"{100 * value:.2f} %"


def _meet(ruleset: Ruleset) -> Iterator[Met]:
    """All choices of a set in a lone player's turn under perfect play, each with its probability.

    A choice leaves fewer tiles standing than there were, so positions go by falling number of tiles, and
    among those of one number dice counts before throws before choices.
    """
    start = simplest(ruleset, rules.start(ruleset, 1))
    waiting: dict[tuple[int, int], dict[State, float]] = defaultdict(lambda: defaultdict(float))
    waiting[_order(start)][start] = 1.0
    while waiting:
        now = max(waiting)
        for state, weight in waiting.pop(now).items():
            node = rules.node(ruleset, state)
            if node.kind == "chance":
                follow = [
                    (rules.step(ruleset, state, outcome), float(p))
                    for outcome, p in rules.chance(ruleset, state)
                ]
            elif state.stage == "choose":
                met = _answered(ruleset, state, weight)
                yield met
                follow = [(rules.step(ruleset, state, Choice(0, met.best)), 1.0)]
            else:
                best = perfect(ruleset, rules.observe(ruleset, state, 0), Random(0), 0)
                follow = [(rules.step(ruleset, state, Choice(0, best)), 1.0)]
            for after, p in follow:
                if rules.node(ruleset, after).kind != "terminal" and not after.past:
                    after = simplest(ruleset, after)
                    if _order(after) >= now:
                        raise Refused(say("refused-lesson"))
                    waiting[_order(after)][after] += weight * p


def _first(ruleset: Ruleset) -> Iterator[Met]:
    """The choices after the first throw, each with its probability."""
    start = simplest(ruleset, rules.start(ruleset, 1))
    while rules.node(ruleset, start).kind != "chance":
        best = perfect(ruleset, rules.observe(ruleset, start, 0), Random(0), 0)
        start = rules.step(ruleset, start, Choice(0, best))
    for outcome, p in rules.chance(ruleset, start):
        after = rules.step(ruleset, start, outcome)
        if after.stage == "choose":
            yield _answered(ruleset, simplest(ruleset, after), float(p))


def _order(state: State) -> tuple[int, int]:
    """How many tiles stand, then how far the move has come; it only falls."""
    return state.boxes[0].open.bit_count(), -("dice", "throw", "choose").index(state.stage)


class Ranked(NamedTuple):
    """A choice, the score to expect after it, and by how much that is worse than after the best one."""

    action: Shut
    value: float
    loss: float


def _ranked(ruleset: Ruleset, state: State) -> list[Ranked]:
    """The choices after a throw by the solver's table, best first, equal ones in the rules' order."""
    table = solved(ruleset, "score")
    box = state.boxes[0]
    sets = tables(ruleset).sets(box.open, state.faces, box.throws == 1)
    raws = [table.after(box.open ^ sets.bits[action], box.markers) for action in sets.actions]
    first, best = table.first([*enumerate(raws)])
    losses = [
        0.0 if table.numbers.equal(raw, best) else abs(float(table.natural(raw) - table.natural(best)))
        for raw in raws
    ]
    order = sorted(range(len(raws)), key=lambda one: (losses[one], one != first, one))
    return [Ranked(sets.actions[one], float(table.natural(raws[one])), losses[one]) for one in order]


def _answered(ruleset: Ruleset, state: State, weight: float) -> Met:
    """The best answer to a throw."""
    best, *others = _ranked(ruleset, state)
    return Met(weight, state, best.action, others[0].loss if others else 0.0)


def _bars(shares: list[tuple[int, float]]) -> list[list[Any]]:
    """The scores in bands with their probabilities."""
    least, most = shares[0][0], shares[-1][0]
    width = max(1, -(-(most - least + 1) // BANDS))
    bands: dict[int, float] = defaultdict(float)
    for score, p in shares:
        bands[(score - least) // width] += p
    return [
        [_band(least + band * width, least + (band + 1) * width - 1, most), bands[band]]
        for band in range(max(bands) + 1)
    ]


def _band(first: int, last: int, most: int) -> str:
    last = min(last, most)
    return str(first) if first == last else f"{first}–{last}"


def _sums(ruleset: Ruleset) -> list[list[str]]:
    """Every total of the full number of dice, with its chance in lowest terms and in percent."""
    chances: Counter[int] = Counter()
    whole = tables(ruleset).throws(ruleset.dice)
    for outcome, weight in zip(whole.outcomes, whole.weights):
        chances[pips(ruleset, outcome.faces)] += weight
    return [
        [str(total), f"{weight}/{whole.whole}", _percent(weight / whole.whole)]
        for total, weight in sorted(chances.items())
    ]


def _openings(ruleset: Ruleset, met: list[Met]) -> list[list[Any]]:
    """The first throws: each with its choices, best first, and what they are worth."""
    full = max(one.state.boxes[0].open.bit_count() for one in met)
    seen: dict[str, list[Any]] = {}
    for one in met:
        if one.state.boxes[0].open.bit_count() == full:
            texts = [[_tiles(move.action), _short(move.value)] for move in _ranked(ruleset, one.state)[:3]]
            seen.setdefault(str(texts), [_thrown(ruleset, one.state), texts])
    return sorted(seen.values(), key=lambda row: int(row[0].split("–")[-1].split("+")[0]))


def _thrown(ruleset: Ruleset, state: State) -> str:
    """The total thrown, or where more than that decides, the dice."""
    faces = state.faces
    return str(sum(faces)) if tables(ruleset).key(faces) == (sum(faces),) else " + ".join(map(str, faces))


def _tiles(action: Any) -> str:
    return "+".join(str(tile) for tile in action.tiles) if isinstance(action, Shut) else str(action)


def _standing(ruleset: Ruleset, state: State) -> str:
    return _labels(ruleset, state.boxes[0].open)


def _labels(ruleset: Ruleset, standing: int) -> str:
    return " ".join(str(tile) for tile in tables(ruleset).layout.tiles(standing))


def _questions(ruleset: Ruleset, met: list[Met]) -> Iterator[dict[str, Message]]:
    """Questions of rising difficulty, each with its answer."""
    whole = tables(ruleset).throws(ruleset.dice)
    rows = _sums(ruleset)
    likeliest = max(rows, key=lambda row: int(row[1].split("/")[0]))
    if ruleset.dice > 1:
        yield {
            "question": say("lesson-ask-likeliest", dice=ruleset.dice),
            "answer": say("lesson-tell-likeliest", sum=likeliest[0], chance=likeliest[1]),
        }
        yield {
            "question": say("lesson-ask-outcomes", dice=ruleset.dice, sides=ruleset.sides),
            "answer": say("lesson-tell-outcomes", whole=whole.whole, kinds=len(whole)),
        }
    for one in _telling(ruleset, met):
        standing, thrown = _standing(ruleset, one.state), _thrown(ruleset, one.state)
        moves = _ranked(ruleset, one.state)
        sets = [_tiles(move.action) for move in sorted(moves, key=lambda move: _tiles(move.action))]
        yield {
            "question": say("lesson-ask-sets", tiles=standing, sum=thrown),
            "answer": say("lesson-tell-sets", count=len(sets), sets=sets),
        }
        yield {
            "question": say("lesson-ask-best", tiles=standing, sum=thrown),
            "answer": say(
                "lesson-tell-best",
                best=_tiles(moves[0].action),
                value=_short(moves[0].value),
                next=_tiles(moves[1].action),
                loss=_short(moves[1].loss),
            ),
        }
        left = _left(ruleset, one)
        dice = max(tables(ruleset).dice_counts(left, ruleset.one_die), default=0) if left else 0
        stuck = sum(
            (
                p
                for outcome, p in (tables(ruleset).throws(dice) if dice else ())
                if not tables(ruleset).sets(left, outcome.faces).actions
            ),
            Fraction(0),
        )
        if stuck:
            yield {
                "question": say("lesson-ask-stuck", tiles=_labels(ruleset, left), dice=dice),
                "answer": say("lesson-tell-stuck", chance=str(stuck), percent=_percent(float(stuck))),
            }


def _left(ruleset: Ruleset, met: Met) -> int:
    """The tiles that stand after the best answer, as bits."""
    box = met.state.boxes[0]
    return box.open ^ tables(ruleset).sets(box.open, met.state.faces, box.throws == 1).bits[met.best]


def _telling(ruleset: Ruleset, met: list[Met]) -> Iterator[Met]:
    """Positions early, in the middle and late in a turn: of each that in which most hangs on the choice."""
    places = len(tables(ruleset).layout.numbers)
    if places > MOST_PLACES:
        # One throw of every total: which dice made it says nothing new.
        totals = {sum(one.state.faces): one for one in met if one.loss > 0}
        yield from sorted(totals.values(), key=lambda one: -one.weight * one.loss)[:ASKED]
        return
    for standing in sorted({places - 2, (places + 2) // 2, 3}, reverse=True):
        found = [one for one in met if one.state.boxes[0].open.bit_count() == standing and one.loss > 0]
        if found:
            yield max(found, key=lambda one: one.weight * one.loss)


def _places(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def _chart(ruleset: Ruleset, met: list[Met]) -> dict[str, Any]:
    """The positions that matter most, a line each: tiles standing, and the best set for every total.

    A total has a column only where a line has an answer to it.
    """
    lines: dict[int, list[Met]] = defaultdict(list)
    for one in met:
        lines[one.state.boxes[0].open].append(one)
    total = sum(one.weight for one in met)
    order = sorted(lines, key=lambda mask: -sum(one.weight for one in lines[mask]))
    answers: dict[int, dict[int, str]] = {}
    covered = 0.0
    for mask in order[:CHART_LINES]:
        best = answers[mask] = {}
        for one in lines[mask]:
            text = _tiles(one.best)
            known = best.get(sum(one.state.faces), text)
            best[sum(one.state.faces)] = text if text == known else f"{known} | {text}"
        covered += sum(one.weight for one in lines[mask])
        if covered >= COVERED * total:
            break
    sums = sorted({number for best in answers.values() for number in best})
    # Most tiles first, then as they are read, so that a position is soon found.
    order = sorted(answers, key=lambda mask: (-mask.bit_count(), _places(mask)))
    return {
        "sums": [str(number) for number in sums],
        "rows": [
            [_labels(ruleset, mask), [answers[mask].get(number, "") for number in sums]] for mask in order
        ],
        "covered": say("lesson-chart-covered", percent=f"{100 * covered / total:.0f}", lines=len(order)),
    }
