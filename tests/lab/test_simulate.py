"""Simulations: the same counts however the work is shared, errors that are errors, early stops."""

from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from pillarbox import catalogue
from pillarbox.core.message import Refused
from pillarbox.lab import workers
from pillarbox.lab.job import Job, run
from pillarbox.lab.simulate import job_of, simulate
from pillarbox.lab.workers import Crew, crew
from pillarbox.solve.counts import Counts, mean, returned


def job(id: str, *policies: str, seed: int = 7, match: bool = False) -> tuple[Any, Job]:
    game, ruleset = catalogue.load(id)
    return game, job_of(game, ruleset, policies, seed, match)


CASES = [
    ("classic", "perfect"),
    ("lucky-seven", "random"),
    ("high-rollers", "random"),
    ("post-office", "random"),
    ("pub", "perfect", "random"),
    ("email", "perfect", "random"),
    ("post-office", "greedy1", "random"),
]


@pytest.mark.parametrize("id, policies", [(id, policies) for id, *policies in CASES])
def test_games_played_in_parts_are_the_games_played_at_once(id: str, policies: list[str]) -> None:
    _, work = job(id, *policies)
    count = 6 if "greedy1" in policies else 90
    whole = run(work, 3, count)
    parts = [run(work, 3 + at, count // 3) for at in range(0, count, count // 3)]
    assert parts[0] + parts[1] + parts[2] == whole
    assert whole.games == count


def test_one_worker_and_two_count_the_same() -> None:
    game, work = job("email", "perfect", "random")
    found = []
    for count in (1, 2):
        with crew(count) as hands:
            found.append(simulate(game, work, 1500, hands))
    assert found[0].counts == found[1].counts
    assert found[0].value == found[1].value


@pytest.mark.slow
def test_a_million_games_count_the_same_on_one_worker_and_on_two() -> None:
    game, work = job("classic", "perfect")
    found = []
    for count in (1, 2):
        with crew(count) as hands:
            found.append(simulate(game, work, 1_000_000, hands).counts)
    assert found[0] == found[1]


def test_a_run_can_be_repeated_and_another_seed_is_another_run() -> None:
    with crew(1) as hands:
        game, work = job("golf", "random")
        one, two = (simulate(game, work, 500, hands).counts for _ in range(2))
        other = simulate(game, job("golf", "random", seed=8)[1], 500, hands).counts
    assert one == two != other


def test_the_standard_error_is_that_of_the_games_played() -> None:
    game, work = job("golf", "random")
    with crew(1) as hands:
        found = simulate(game, work, 700, hands)
    scores = [score for score, often in found.counts.scores[0].items() for _ in range(often)]
    middle = sum(scores) / 700
    spread = sqrt(sum((score - middle) ** 2 for score in scores) / 699)
    assert found.value == pytest.approx((middle, spread, spread / sqrt(700)))
    assert sum(share["p"] for share in found.plain()["distribution"]) == pytest.approx(1)


def test_a_wanted_error_stops_the_run_as_soon_as_it_is_reached() -> None:
    game, work = job("golf", "random")
    with crew(1) as hands:
        found = simulate(game, work, 10**6, hands, error=0.2)
    # The spread is about 11 points: some three thousand games make 0.2 of it.
    assert found.early
    assert found.value.error <= 0.2
    assert found.games < 5000


def test_a_wanted_error_stops_two_workers_at_the_same_game() -> None:
    game, work = job("golf", "random")
    with crew(1) as hands:
        alone = simulate(game, work, 10**6, hands, error=0.3)
    threads = Crew(lambda: ThreadPoolExecutor(3), 3)
    together = simulate(game, work, 10**6, threads, error=0.3)
    threads.close()
    assert alone.counts == together.counts


def test_several_seats_share_the_wins_and_their_returns_add_to_nothing() -> None:
    game, work = job("pub", "perfect", "perfect", "random")
    with crew(1) as hands:
        found = simulate(game, work, 300, hands)
    assert sum(found.shares()) == pytest.approx(1)
    assert sum(one.mean for one in found.net()) == pytest.approx(0, abs=1e-9)
    assert found.plain()["wins"][2] < 1 / 3


def test_a_match_is_played_with_its_own_rules() -> None:
    game, work = job("rounds", "random", match=True)
    with crew(1) as hands:
        found = simulate(game, work, 60, hands, match=True)
    # Five rounds of a turn that costs a random player 20.4 points.
    assert found.value.mean == pytest.approx(5 * 20.42, abs=4 * found.value.error)


def test_progress_is_told_to_the_end() -> None:
    heard: list[tuple[int, int]] = []
    game, work = job("golf", "random")
    with crew(1) as hands:
        simulate(game, work, 400, hands, tell=lambda done, whole: heard.append((done, whole)))
    assert heard[-1] == (400, 400)
    assert [done for done, _ in heard] == sorted(done for done, _ in heard)


@pytest.mark.parametrize(
    "policies, id",
    [
        (["perfekt"], "lab-policy-meant"),
        (["clever"], "lab-no-such-policy"),
        (["perfect"] * 13, "refused-seats"),
    ],
)
def test_what_cannot_be_played_is_refused(policies: list[str], id: str) -> None:
    with pytest.raises(Refused) as refused:
        job("classic", *policies)
    assert refused.value.message.id == id


def test_a_seed_out_of_bounds_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        job("classic", "perfect", seed=1 << 63)
    assert refused.value.message.id == "lab-seed"


DYING = """
import os, signal
from pathlib import Path
from pillarbox.lab.job import run

def dies_once(work, first, count):
    mark = Path(__file__).with_name("died")
    if first <= 300 < first + count and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return run(work, first, count)
"""


@pytest.mark.slow
def test_what_a_killed_worker_had_is_done_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "dying.py").write_text(DYING)  # a module that a process started afresh can load
    monkeypatch.syspath_prepend(str(tmp_path))
    dies_once = import_module("dying").dies_once
    monkeypatch.setattr(workers, "SECONDS", 0.002)  # many small tasks, so that one is lost among others
    _, work = job("golf", "random")
    with crew(2) as hands:
        hands._rate, hands._last = 1.0, 1 << 30  # so that no game is tried here
        found = hands.add_up(work, 0, 600, lambda more: None, dies_once)
    assert (tmp_path / "died").exists()
    assert found == run(work, 0, 600)


def test_counts_add_up_in_any_order() -> None:
    _, work = job("pub", "random", "random")
    a, b, c = (run(work, at, 20) for at in (0, 20, 40))
    assert a + b + c == c + (b + a)
    assert Counts() + a == a == a + Counts()


def test_the_mean_of_returns_is_exact_until_the_root() -> None:
    found = mean(returned({"1/3": 2, "-2/3": 1}))
    assert found.mean == 0
    assert found.sd == pytest.approx(sqrt((2 / 9 + 4 / 9) / 2))
