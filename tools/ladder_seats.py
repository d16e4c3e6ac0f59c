"""The ladder of the bots of Post Office at several seats: mixes of two bots, and ways to keep a card."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from itertools import combinations
from statistics import fmean

from pillarbox.games.post_office import bots, rules
from pillarbox.games.post_office.planning import STRONG
from tools.deals import Player, play, ruleset
from tools.ladder_solo import player
from tools.measured import Measured, mark, mean

Tell = Callable[[str], None]


def seatings(one: Player, other: Player, ones: int, seats: int) -> list[tuple[Player, ...]]:
    """Every way to seat so many of one bot among the other."""
    return [
        tuple(one if seat in chosen else other for seat in range(seats))
        for chosen in combinations(range(seats), ones)
    ]


def match(
    players: Sequence[Player], deal: int, seed: int, known: Measured
) -> tuple[list[float], list[float]]:
    """The share of a match that each seat wins, and the totals."""
    count = len(players)

    def measure() -> list[float]:
        of = ruleset(deal % 2, count)
        last = play(players, deal, seed).states[-1]
        won = [float(value + 1) / count for value in rules.returns(of, last)]
        return [*won, *map(float, rules.result(of, last).totals)]

    who = " + ".join(map(mark, players))
    found = known.of(f"{who}, seed {seed}, deal {deal}", measure)
    return found[:count], found[count:]


def compare(
    one: Player, other: Player, ones: int, seats: int, matches: int, seed: int, known: Measured
) -> list[str]:
    """Cells of a row: matches, the mean share of `one`, its lead in points, and its share by seat.

    Errors are taken over deals, as the matches of a deal share their cards.
    """
    wins, leads = [], []
    by_seat: list[list[float]] = [[] for _ in range(seats)]
    tables = seatings(one, other, ones, seats)
    deals = max(2, -(-matches // len(tables)))
    for deal in range(deals):
        won, led = [], []
        alone: list[list[float]] = [[] for _ in range(seats)]
        for players in tables:
            found, totals = match(players, deal, seed, known)
            mine = [seat for seat, who in enumerate(players) if who is one]
            theirs = [seat for seat in range(seats) if seat not in mine]
            won.append(100 * fmean(found[seat] for seat in mine))
            led.append(fmean(totals[seat] for seat in mine) - fmean(totals[seat] for seat in theirs))
            for seat in mine:
                alone[seat].append(100 * found[seat])
        wins.append(fmean(won))
        leads.append(fmean(led))
        for seat, shares in enumerate(alone):
            by_seat[seat].append(fmean(shares))
    return [
        str(deals * len(tables)),
        f"{mean(wins, 1)} (fair {100 / seats:.1f})",
        mean(leads),
        " / ".join(mean(shares, 1) for shares in by_seat),
    ]


def seats(given: argparse.Namespace, known: Measured, tell: Tell) -> None:
    """`strong` against each weaker bot in every mix; then one bot at every seat, for the edge of a seat:
    `strong`, and `potential`, which is fast enough for many matches.
    """
    tell("| seats | mix | matches | share of each `strong`, % | lead, points | share by seat, % |")
    tell("| --- | --- | --- | --- | --- | --- |")
    one = player("strong", given.budget)
    for count in given.seats:
        for name in given.against:
            for ones in range(1, count):
                cells = compare(one, player(name), ones, count, given.matches, given.seed, known)
                tell(f"| {count} | {ones} strong, {count - ones} {name} | {' | '.join(cells)} |")
        for who, matches in ((one, given.matches), (player("potential"), given.edge)):
            won = [match([who] * count, deal, given.seed, known)[0] for deal in range(matches)]
            edge = [mean([100 * shares[seat] for shares in won], 1) for seat in range(count)]
            if matches:
                name = who.name.split()[0]
                tell(f"| {count} | {count} {name} | {matches} | | | {' / '.join(edge)} |")


KEEPINGS = {
    "minds nobody": STRONG._replace(mind=0.0),
    "models the neighbour": STRONG._replace(model=not STRONG.model),
}


def keeping(given: argparse.Namespace, known: Measured, tell: Tell) -> None:
    """`strong` as it is, one among a field that keeps its cards in another way."""
    tell("| seats | the others | matches | share of `strong`, % | lead, points | share by seat, % |")
    tell("| --- | --- | --- | --- | --- | --- |")
    one = player("strong", given.budget)
    for count in given.seats:
        for about in given.ways:
            other = Player(f"{about} {given.budget}", bots.planned(KEEPINGS[about]), given.budget)
            cells = compare(one, other, 1, count, given.matches, given.seed, known)
            tell(f"| {count} | {about} | {' | '.join(cells)} |")
