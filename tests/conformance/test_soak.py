"""The long forms of this suite run in their shortest form, and tell which run has failed."""

import pytest

from tools import soak_conformance
from tools.jobs import Failed


@pytest.mark.parametrize("name", soak_conformance.JOBS)
def test_a_job_of_one_run_runs_through_and_tells_what_it_did(name: str) -> None:
    told: list[str] = []
    soak_conformance.JOBS[name].run(1, 1, told.append)
    assert told


def test_the_full_counts_are_ten_thousand_matches_of_every_ruleset() -> None:
    assert soak_conformance.JOBS["conformance"].runs == 10_000


def test_a_run_that_fails_is_named_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise AssertionError("7 != 8")

    monkeypatch.setattr(soak_conformance, "check_random_match", fail)
    with pytest.raises(Failed, match="seed 5: AssertionError 7 != 8"):
        soak_conformance.matches(3, 5, print)
