"""The ladder of the bots of Post Office alone: every bot on the same deals, and two ceilings beside them."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from functools import cache, partial

from pillarbox.games.post_office import bots, rules
from pillarbox.games.post_office.openorder import beam
from pillarbox.games.post_office.planning import LARGEST
from pillarbox.games.post_office.rounds import ROUNDS
from pillarbox.games.post_office.state import Place
from tools.deals import Played, Player, order, play, ruleset
from tools.luck import bound, reduced, search_of
from tools.measured import Measured, mark, mean

RANKS = (5, 10, 15, 20, 25)
"""The highest total of each rank alone but the best."""

WEAKER = ("random", "greedy1", "greedy2", "potential", "rich")

INEXACT = ("random", "greedy1")
"""They don't lay the last round for the best total, which a score less its luck counts on."""

FEWER = 300
"""Of the weaker bots so many deals at most are scored less their luck: they lie far enough apart."""

Tell = Callable[[str], None]


def player(name: str, budget: int = 0) -> Player:
    """A bot by name, with a budget of samples."""
    return Player(f"{name} {budget}" if budget else name, bots.POLICIES[name], budget)


def total(played: Played, deal: int) -> int:
    """The total of a match alone."""
    return rules.result(ruleset(deal % 2, 1), played.states[-1]).totals[0]


def shares(totals: Sequence[float]) -> str:
    """How many matches reached each rank, in per cent."""
    ranks = [sum(total > border for border in RANKS) for total in totals]
    return " / ".join(f"{100 * ranks.count(rank) / len(ranks):.0f}" for rank in range(len(RANKS) + 1))


class Row:
    """What a bot did on its deals: totals, seconds by round, and by deal its score less its luck."""

    def __init__(self, who: Player, deals: int, lucky: int, seed: int, known: Measured) -> None:
        self.who = who
        self.totals: list[float] = []
        self.seconds = [0.0] * ROUNDS
        self.less: dict[int, float] = {}
        for deal in range(deals):
            key = f"alone, {mark(who)}, seed {seed}, deal {deal}"
            luckless = f"less luck {_luck_mark()}, {key}"
            wanted = deal < lucky and who.name not in INEXACT
            found = known.get(key)
            if found is None or (wanted and known.get(luckless) is None):
                played = play([who], deal, seed)
                found = known.put(
                    key, [float(total(played, deal)), *(round(spent[0], 5) for spent in played.seconds)]
                )
                if wanted:
                    known.put(luckless, [reduced(played, deal)])
            self.totals.append(found[0])
            self.seconds = [sum(pair) for pair in zip(self.seconds, found[1:])]
            if wanted:
                self.less[deal] = known.of(luckless, list)[0]

    def text(self, strong: dict[int, float]) -> str:
        """The row of the table; `strong`: what the score is compared with, by deal."""
        deals = len(self.totals)
        below = [strong[deal] - score for deal, score in self.less.items() if deal in strong]
        apart = mean(below) if below and self.less is not strong else ""
        times = " / ".join(f"{1000 * spent / deals:.1f}" for spent in self.seconds)
        luckless = f"{mean([*self.less.values()])} ({len(self.less)})" if self.less else ""
        cells = [
            self.who.name,
            str(deals),
            mean(self.totals),
            luckless,
            apart,
            shares(self.totals),
            times,
        ]
        return f"| {' | '.join(cells)} |"


@cache
def _luck_mark() -> str:
    """How luck is reckoned: changes with the fitted values."""
    return f"{reduced(play([player('potential')], -1, 1), -1):.6f}"


@cache
def _bound_mark() -> str:
    return f"{bound(-1, 1):.6f}"


@cache
def _beam_mark() -> str:
    return str(sum(open_order(deal, 1, 40) for deal in range(-6, 0)))


def solo(given: argparse.Namespace, known: Measured, tell: Tell) -> None:
    """The ladder alone, and the ceilings."""
    runs = [("strong", 0, given.strong), *((name, 0, given.deals) for name in WEAKER)]
    runs.append(("strong", LARGEST, given.largest))
    found = {
        (name, budget): Row(
            player(name, budget),
            deals,
            given.reduced if name == "strong" else min(given.reduced, FEWER),
            given.seed,
            known,
        )
        for name, budget, deals in runs
        if deals
    }
    seed, width = given.seed, given.width
    bounds = {
        deal: known.of(f"bound {_bound_mark()}, seed {seed}, deal {deal}", partial(_bound, deal, seed))[0]
        for deal in range(given.bound)
    }
    best = [
        known.of(
            f"beam {width} {_beam_mark()}, seed {seed}, deal {deal}", partial(_open_order, deal, seed, width)
        )[0]
        for deal in range(given.beam)
    ]
    tell("| bot | deals | mean | less its luck (deals) | under `strong`, less luck | ranks, % | ms a round |")
    tell("| --- | --- | --- | --- | --- | --- | --- |")
    strong = found["strong", 0].less if ("strong", 0) in found else {}
    for name, budget in [*((name, 0) for name in WEAKER), ("strong", 0), ("strong", LARGEST)]:
        if (name, budget) in found:
            tell(found[name, budget].text(strong))
    if bounds:
        below = [strong[deal] - bounds[deal] for deal in bounds if deal in strong]
        values = f"{mean([*bounds.values()])} ({len(bounds)})"
        apart = mean(below) if below else ""
        tell(f"| bound for a fair player | {len(bounds)} | | {values} | {apart} | | |")
    if best:
        raw = found["strong", 0].totals if ("strong", 0) in found else []
        below = [mine - most for mine, most in zip(raw, best)]
        apart = f"{mean(below)} (totals)" if below else ""
        tell(f"| order known, beam of {width} | {len(best)} | {mean(best)} | | {apart} | {shares(best)} | |")


def open_order(deal: int, seed: int, width: int) -> int:
    """The best total found on a deal whose order is known."""
    of = ruleset(deal % 2, 1)
    start, *cards = order(of, 1, deal, seed)
    return beam(search_of(of), [Place(start, 0, 0, 0)], cards, width).total


def _bound(deal: int, seed: int) -> list[float]:
    return [bound(deal, seed)]


def _open_order(deal: int, seed: int, width: int) -> list[float]:
    return [float(open_order(deal, seed, width))]
