"""The ladder of the bots of Post Office: `make ladder`, or `make ladder ARGS="solo --deals 200 --seed 3"`.

`solo`: every bot alone on the same deals, both sets, side by side, with the two ceilings. `seats`: `strong`
against each weaker bot in every mix of two, three and four seats, every seating of a mix on the same deals.
`keeping`: what ways of keeping a card are worth against a `strong` without them. All of it is counted in
deals and samples and seeded, so that a run can be repeated; the times alone are the machine's.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from itertools import combinations
from statistics import fmean, stdev

from pillarbox.games.post_office import bots, rules
from pillarbox.games.post_office.openorder import beam
from pillarbox.games.post_office.planning import LARGEST, STRONG
from pillarbox.games.post_office.rounds import ROUNDS
from pillarbox.games.post_office.state import Place
from tools.deals import Played, Player, order, play, ruleset
from tools.luck import bound, reduced, search_of

RANKS = (5, 10, 15, 20, 25)
"""The highest total of each rank alone but the best."""

WEAKER = ("random", "greedy1", "greedy2", "potential", "rich")


INEXACT = ("random", "greedy1")
"""They don't lay the last round for the best total, which a score less its luck counts on."""


def mean(values: Sequence[float]) -> str:
    """Mean and standard error."""
    error = stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{fmean(values):.2f} ± {error:.2f}"


def player(name: str, budget: int = 0) -> Player:
    """A bot by name, with a budget of samples."""
    return Player(f"{name} {budget}" if budget else name, bots.POLICIES[name], budget)


def total(played: Played, deal: int) -> int:
    """The total of a match alone."""
    return rules.result(ruleset(deal % 2, 1), played.states[-1]).totals[0]


def shares(totals: Sequence[int]) -> str:
    """How many matches reached each rank, in per cent."""
    ranks = [sum(total > border for border in RANKS) for total in totals]
    return " / ".join(f"{100 * ranks.count(rank) / len(ranks):.0f}" for rank in range(len(RANKS) + 1))


def solo(given: argparse.Namespace, tell: Callable[[str], None]) -> None:
    """The ladder alone, and the ceilings."""
    tell("| bot | deals | mean | less its luck (deals) | under `strong`, less luck | ranks, % | ms a round |")
    tell("| --- | --- | --- | --- | --- | --- | --- |")
    runs = [(player("strong"), given.strong)]
    runs += [(player(name), given.deals) for name in WEAKER]
    runs += [(player("strong", LARGEST), given.largest)]
    strong: dict[int, float] = {}
    for who, deals in [run for run in runs if run[1]]:
        play([who], -1, given.seed)  # compiled code is loaded before anything is timed
        totals, less, seconds = [], dict[int, float](), [0.0] * ROUNDS
        for deal in range(deals):
            played = play([who], deal, given.seed)
            totals.append(total(played, deal))
            seconds = [sum(pair) for pair in zip(seconds, (spent[0] for spent in played.seconds))]
            if deal < given.reduced and who.name not in INEXACT:
                less[deal] = reduced(played, deal)
        strong = strong or less
        below = [strong[deal] - less[deal] for deal in less if deal in strong]
        apart = "" if strong is less or not below else mean(below)
        times = " / ".join(f"{1000 * spent / deals:.1f}" for spent in seconds)
        luckless = f"{mean([*less.values()])} ({len(less)})" if less else ""
        tell(f"| {who.name} | {deals} | {mean(totals)} | {luckless} | {apart} | {shares(totals)} | {times} |")
    if given.bound:
        found = {deal: bound(deal, given.seed) for deal in range(given.bound)}
        apart = mean([strong[deal] - found[deal] for deal in found if deal in strong])
        values = f"{mean([*found.values()])} ({given.bound})"
        tell(f"| bound for a fair player | {given.bound} | | {values} | {apart} | | |")
    if given.beam:
        best = [open_order(deal, given.seed, given.width) for deal in range(given.beam)]
        tell(f"| order known, beam of {given.width} | {given.beam} | {mean(best)} | | | {shares(best)} | |")


def open_order(deal: int, seed: int, width: int) -> int:
    """The best total found on a deal whose order is known."""
    of = ruleset(deal % 2, 1)
    start, *cards = order(of, 1, deal, seed)
    return beam(search_of(of), [Place(start, 0, 0, 0)], cards, width).total


def seatings(one: Player, other: Player, ones: int, seats: int) -> list[tuple[Player, ...]]:
    """Every way to seat so many of one bot among the other."""
    return [
        tuple(one if seat in chosen else other for seat in range(seats))
        for chosen in combinations(range(seats), ones)
    ]


def returns(players: Sequence[Player], deal: int, seed: int) -> tuple[list[float], tuple[int, ...]]:
    """What each seat wins (seats x share - 1), and the totals."""
    of = ruleset(deal % 2, len(players))
    last = play(players, deal, seed).states[-1]
    return [float(won) for won in rules.returns(of, last)], rules.result(of, last).totals


def compare(one: Player, other: Player, ones: int, seats: int, deals: int, seed: int) -> list[str]:
    """Cells of a row: matches, the mean return of `one`, its lead in points, and its return by seat."""
    wins, leads = [], []
    by_seat: list[list[float]] = [[] for _ in range(seats)]
    tables = seatings(one, other, ones, seats)
    for deal in range(deals):
        won, led = [], []
        for players in tables:
            found, totals = returns(players, deal, seed)
            mine = [seat for seat, who in enumerate(players) if who is one]
            theirs = [seat for seat in range(seats) if seat not in mine]
            won.append(fmean(found[seat] for seat in mine))
            led.append(fmean(totals[seat] for seat in mine) - fmean(totals[seat] for seat in theirs))
            for seat in mine:
                by_seat[seat].append(found[seat])
        wins.append(fmean(won))
        leads.append(fmean(led))
    share = [(value + 1) / seats for value in wins]
    error = 100 * stdev(share) / len(share) ** 0.5
    return [
        str(deals * len(tables)),
        f"{100 * fmean(share):.1f} ± {error:.1f} (fair {100 * 1 / seats:.1f})",
        mean(leads),
        " / ".join(f"{100 * (fmean(found) + 1) / seats:.0f}" for found in by_seat),
    ]


def seats(given: argparse.Namespace, tell: Callable[[str], None]) -> None:
    """`strong` against each weaker bot in every mix; then four of a kind, for the edge of a seat."""
    tell("| seats | mix | matches | share of each `strong`, % | lead, points | share by seat, % |")
    tell("| --- | --- | --- | --- | --- | --- |")
    one = player("strong", given.budget)
    for count in given.seats:
        for name in given.against:
            for ones in range(1, count):
                deals = max(2, given.matches // len(seatings(one, one, ones, count)))
                cells = compare(one, player(name), ones, count, deals, given.seed)
                tell(f"| {count} | {ones} strong, {count - ones} {name} | {' | '.join(cells)} |")
        shares_by_seat = [returns([one] * count, deal, given.seed)[0] for deal in range(given.matches)]
        edge = [mean([100 * (won[seat] + 1) / count for won in shares_by_seat]) for seat in range(count)]
        tell(f"| {count} | {count} strong | {given.matches} | | | {' / '.join(edge)} |")


KEEPINGS = {
    "minds nobody": STRONG._replace(mind=0.0),
    "models the neighbour": STRONG._replace(model=not STRONG.model),
}


def keeping(given: argparse.Namespace, tell: Callable[[str], None]) -> None:
    """`strong` as it is, one among a field that keeps its cards in another way."""
    tell("| seats | the others | matches | share of `strong`, % | lead, points | share by seat, % |")
    tell("| --- | --- | --- | --- | --- | --- |")
    one = player("strong", given.budget)
    for count in given.seats:
        for about, strength in KEEPINGS.items():
            other = Player(about, bots.planned(strength), given.budget)
            cells = compare(one, other, 1, count, max(2, given.matches // count), given.seed)
            tell(f"| {count} | {about} | {' | '.join(cells)} |")


PARTS = {"solo": solo, "seats": seats, "keeping": keeping}


def main(arguments: list[str] | None = None) -> int:
    """Run the parts named, or all."""
    parser = argparse.ArgumentParser(prog="ladder", description="Measure the bots of Post Office.")
    parser.add_argument("parts", nargs="*", metavar="PART", help="solo, seats, keeping; else all")
    parser.add_argument("--seed", type=int, default=1, help="of deals and bots (1)")
    parser.add_argument("--deals", type=int, default=2000, help="solo, bots without look-ahead (2000)")
    parser.add_argument("--strong", type=int, default=1000, help="solo, strong by default (1000)")
    parser.add_argument("--largest", type=int, default=1000, help="solo, strong's largest budget (1000)")
    parser.add_argument("--reduced", type=int, default=300, help="deals scored less their luck (300)")
    parser.add_argument("--bound", type=int, default=100, help="deals of the bound (100)")
    parser.add_argument("--beam", type=int, default=100, help="deals of the open-order beam (100)")
    parser.add_argument("--width", type=int, default=1200, help="of the beam (1200)")
    parser.add_argument("--matches", type=int, default=1000, help="of each mix (1000)")
    parser.add_argument("--budget", type=int, default=0, help="of strong at several seats (its own)")
    parser.add_argument(
        "--against", nargs="+", choices=WEAKER, default=list(WEAKER), help="at several seats (all weaker)"
    )
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4], help="seat counts (2 3 4)")
    given = parser.parse_args(arguments)
    if unknown := [name for name in given.parts if name not in PARTS]:
        parser.error(f"no part is called {', '.join(unknown)}; there are {', '.join(PARTS)}")
    for name in given.parts or PARTS:
        PARTS[name](given, lambda line: print(line, flush=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
