"""`simulate`: many games by bots, and what they came to, with its error.

Must never play itself: it shows what the lab answers, and how far it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import click

from pillarbox.cli import frame
from pillarbox.cli.face import Face
from pillarbox.cli.figures import figure, percent
from pillarbox.cli.many import fresh_seed, many_games, progress, refuse_both, speed
from pillarbox.cli.odds import bands, table
from pillarbox.cli.text import wrapped

if TYPE_CHECKING:
    from pillarbox.lab.simulate import Simulation

GAMES, MOST_GAMES = 10_000, 10**12


def positive(context: click.Context, param: click.Parameter, value: str | None) -> float:
    """For an option: its value as a number above nothing. Raises Refused for anything else."""
    if value is None:
        return 0.0
    try:
        found = float(value.replace(",", "."))
    except ValueError:
        found = 0.0
    if not 0 < found < 1e9:
        raise frame.refused("lab-not-positive", option=param.opts[0], text=value)
    return found


@frame.command(
    "simulate",
    "simulate classic --policy perfect --games 1000000",
    "simulate golf --policy highest-first --error 0.01 --seed 7",
    "simulate pub --policy perfect --policy random --games 5000",
    "simulate classic --policy perfect --games 1e9 --cluster tcp://192.0.2.7:8786",
)
@click.argument("ruleset")
@many_games(MOST_GAMES)
@click.option("--error", metavar="X", callback=positive)
def command(
    face: Face,
    ruleset: str,
    policies: tuple[str, ...],
    games: int | None,
    seed: int | None,
    error: float,
    match: bool,
    budget: int | None,
    workers: int | None,
    cluster: str | None,
    changes: tuple[str, ...],
) -> None:
    """Play many games by these policies, a seat for each."""
    from pillarbox import catalogue
    from pillarbox.cli.position import changed
    from pillarbox.lab.simulate import job_of, simulate
    from pillarbox.lab.workers import crew
    from pillarbox.play.dice import has_dice

    refuse_both(workers, cluster)
    if not policies:
        raise frame.refused("lab-no-policy", command="simulate")
    game, rules = catalogue.load(ruleset, changed(changes))
    job = job_of(game, rules, policies, fresh_seed(seed), match, budget or 0)
    most = games or (MOST_GAMES if error else GAMES)
    with crew(workers, cluster) as hands, progress(face, most) as tell:
        found = simulate(game, job, most, hands, error, tell, match)
    if face.json:
        face.give(found.plain())
        return
    head = face.say(
        "lab-simulated",
        title=catalogue.title(rules),
        games=found.games,
        policies=list(policies),
        match="match" if found.match else "round" if len(policies) > 1 else "turn",
        seed=str(found.seed),
    )
    for line in [head, *_figures(face, found, has_dice(game))]:
        face.out(*wrapped(line, face.width))
    face.out("", *_distribution(face, found))
    if found.early:
        face.err(*wrapped(face.say("lab-early", games=found.games), face.width))
    face.err(*wrapped(speed(face, found.games, found.seconds), face.width))


def with_error(face: Face, value: float, error: float) -> str:
    """A figure and its standard error, with as many decimals as that makes sense of."""
    digits = 4
    while digits < 8 and 0 < error < 2 * 10**-digits:
        digits += 1
    return face.say("lab-with-error", value=figure(face, value, digits), error=figure(face, error, digits))


def _figures(face: Face, found: Simulation, dice: bool) -> Iterator[str]:
    if len(found.policies) > 1:
        rows = zip(found.policies, found.shares(), found.net())
        for seat, (policy, share, net) in enumerate(rows, 1):
            yield face.say(
                "lab-seat",
                seat=seat,
                policy=policy,
                share=percent(face, share),
                net=with_error(face, net.mean, net.error),
            )
        yield face.say("lab-ties", chance=percent(face, found.counts.ties / found.games))
        return
    value = found.value
    yield face.say(
        "lab-mean",
        measure=found.measure,
        mean=with_error(face, value.mean, value.error),
        sd=figure(face, value.sd, 4),
    )
    if found.measure == "throws":
        return
    if found.special is not None:
        chance = percent(face, found.ended(found.special.end))
        yield face.say(f"{found.special.text}.chance", chance=chance)
    if dice:
        throws = found.counts.throws[0] / (found.rounds() or 1)
        yield face.say("cli-odds-length", throws=figure(face, throws, 4))


class _Share:
    def __init__(self, score: int, p: float) -> None:
        self.score, self.p = score, p


def _distribution(face: Face, found: Simulation) -> Sequence[str]:
    head = face.say("cli-odds-throws-head" if found.measure == "throws" else "cli-odds-score-head")
    shares = [_Share(score, often / found.games) for score, often in found.distribution.items()]
    return table(face, head, bands(shares))
