"""What is kept of rounds with big boxes is what solving them says, and is used for nothing else."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from pillarbox.catalogue import load
from pillarbox.games.shut_the_box import big_rounds, several
from pillarbox.games.shut_the_box.versus import odds_round

IDS = ("shut-the-20", "triple")


@pytest.mark.parametrize("id", IDS)
def test_every_score_of_the_first_seat_is_kept_and_a_better_one_leaves_the_second_less(id: str) -> None:
    _, ruleset = load(id)
    kept = big_rounds.kept(ruleset)
    ends = several.BigRound(ruleset).ends[0]
    assert set(kept) == {points for points, one in ends.items() if not one.cut}
    worths = [kept[points] for points in sorted(kept)]
    assert worths == sorted(worths)  # the higher the first one's score, the more the second may hope for
    assert 0 < worths[0] < worths[-1] <= 2


@pytest.mark.skipif(find_spec("numba") is None, reason="without compiled loops each score takes minutes")
@pytest.mark.parametrize(("id", "points"), [("shut-the-20", 1), ("shut-the-20", 40), ("triple", 33)])
def test_a_kept_value_is_what_the_solver_finds(id: str, points: int) -> None:
    _, ruleset = load(id)
    big = several.BigRound(ruleset, 0, {})
    answer = big.second(big.ends[0][points])
    assert big_rounds.kept(ruleset)[points] == pytest.approx(answer.greatest(answer.problem.start), abs=1e-12)


@pytest.mark.parametrize(("id", "share"), [("shut-the-20", 0.497377), ("triple", 0.495242)])
def test_a_round_by_what_is_kept_comes_to_what_was_published_before_anything_was(
    id: str, share: float
) -> None:
    """The figures of `docs/solver-seats.md`, worked out by solving every score."""
    assert odds_round(load(id)[1], 2).shares[0] == pytest.approx(share, abs=6e-7)


def test_other_rules_get_nothing_and_what_changes_no_round_changes_nothing() -> None:
    _, ruleset = load("shut-the-20")
    _, renamed = load("shut-the-20", {"title": '"Ours"', "cap_rounds": "7", "seats": "[2, 2]"})
    assert big_rounds.kept(renamed) == big_rounds.kept(ruleset) != {}
    for key, value in (("on_shut", '"ends-turn"'), ("handicap_shut", "[[20]]"), ("ties", '"roll-off"')):
        assert big_rounds.kept(load("shut-the-20", {key: value})[1]) == {}
