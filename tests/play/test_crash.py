"""Short forms of the soak jobs of the store: crashes, power cuts, races, repeats; and what finds and runs
them.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from pillarbox.play.commands import Act
from pillarbox.play.match import Match
from pillarbox.play.store import Store
from tools import soak
from tools.jobs import Failed, Job
from tools.scripted import command, opened, reference
from tools.soak_crash import Told, examine
from tools.soak_power_cut import power_cut
from tools.soak_race import race, repeats

ROOT = Path(__file__).resolve().parents[2]


def said_by(job: str, runs: int) -> str:
    """What a job prints, run in a process of its own, which may fork."""
    command = [sys.executable, "tools/soak.py", job, "--runs", str(runs), "--seed", "7000"]
    done = subprocess.run(
        command, cwd=ROOT, env={"PYTHONPATH": "."}, capture_output=True, text=True, timeout=300
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_or_doubled_when_the_process_is_killed() -> None:
    said = said_by("crash", 15)
    assert "0 acknowledged moves lost, 0 doubled" in said
    for point in ("begun", "written", "committed", "told", "any moment"):
        assert f"killed: {point}: 3" in said


@pytest.mark.slow
def test_a_restart_over_many_matches_leads_back_into_the_game() -> None:
    assert "first move accepted" in said_by("restart", 200)


@pytest.mark.slow
def test_of_two_processes_that_append_at_one_version_one_wins_and_the_other_hears_of_it() -> None:
    said: list[str] = []
    race(400, 1, said.append)
    assert "one winner for each of 200 versions" in said[0]


def test_commands_that_come_again_late_and_from_two_tabs_take_effect_once() -> None:
    said: list[str] = []
    repeats(4, 7000, said.append)
    assert "every record as if sent once" in said[0]


def test_a_write_ahead_log_cut_anywhere_loses_nothing_that_was_acknowledged() -> None:
    said: list[str] = []
    power_cut(60, 7000, said.append)
    assert said[-1] == "0 acknowledged events lost, 0 half-written, 0 databases damaged"


# --- the jobs would notice --------------------------------------------------------------------------------


@pytest.mark.parametrize("loss", ["an event", "the match", "another event", "the ending"])
def test_the_crash_job_notices_what_it_is_there_to_notice(tmp_path: Path, loss: str) -> None:
    seed = "noticed"
    whole, _ = reference(seed)
    told = Told()
    with Store(tmp_path) as store:
        if loss != "the match":
            match = opened(store, seed)
            for _ in range(3):
                match.submit(command(match))
            told.note({"length": match.point.count, "head": match.point.head})
        else:
            told.note({"length": 1, "head": "00"})
        if loss == "an event":
            told.note({"length": 4000, "head": "00"})
        if loss == "another event":
            told.note({"length": 2, "head": "00"})
        with pytest.raises(Failed):
            examine(store, seed, told, whole[:-1] if loss == "the ending" else whole)


def test_an_unanswered_command_is_known_to_be_kept_or_lost(tmp_path: Path) -> None:
    whole, _ = reference("fate")
    with Store(tmp_path) as store:
        match = opened(store, "fate")
        told = Told()
        told.note({"length": match.point.count, "head": match.point.head})
        told.note({"sent": command(match).id})
        match.submit(command(match))
        assert examine(store, "fate", told, whole) == "kept"
    with Store(tmp_path / "other") as store:
        match = opened(store, "fate")
        told = Told()
        told.note({"length": match.point.count, "head": match.point.head})
        told.note({"sent": command(match).id})
        assert examine(store, "fate", told, whole) == "lost"


# --- two tabs on one match --------------------------------------------------------------------------------


def test_a_tab_that_is_behind_catches_up_before_it_refuses(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        ahead = opened(store, "tabs")
        behind = Match(ahead.game, store, ahead.key)
        for _ in range(4):
            ahead.submit(command(ahead))
        next_command = command(ahead)
        decision = behind.submit(next_command)
        assert decision.refused is None
        assert not decision.again
        assert behind.table.events == store.load(ahead.key).events


def test_two_tabs_that_choose_differently_at_one_node_get_one_move_and_one_refusal(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        one = opened(store, "tabs")
        while len(one.table.legal(one.waiting())) < 2:
            one.submit(command(one))
        two = Match(one.game, store, one.key)
        seat, node = one.waiting(), one.point.opened
        first, second = one.table.legal(seat)[:2]
        decisions = [
            one.submit(Act(seat=seat, actions=(first,), node=node, id="a")),
            two.submit(Act(seat=seat, actions=(second,), node=node, id="b")),
        ]
        assert [decision.refused is None for decision in decisions] == [True, False]
        assert one.table.events == two.table.events == store.load(one.key).events


# --- the registry -----------------------------------------------------------------------------------------


def test_the_soak_jobs_are_found_and_have_their_full_counts() -> None:
    known = soak.jobs()
    assert {name: known[name].runs for name in ("crash", "race", "repeats", "restart")} == {
        "crash": 1000,
        "race": 10_000,
        "repeats": 1000,
        "restart": 10_000,
    }
    assert known["power-cut"].runs >= 4121 + 200
    assert (known["rounds"].runs, known["survivor"].runs) == (3, 3)


def test_a_job_that_fails_is_told_and_the_others_still_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(runs: int, seed: int, tell: object) -> None:
        raise Failed(f"run with seed {seed}: lost")

    ran: list[tuple[int, int]] = []
    jobs = {
        "bad": Job("fails", 9, fail),
        "good": Job("works", 9, lambda runs, seed, tell: ran.append((runs, seed))),
    }
    monkeypatch.setattr(soak, "jobs", lambda: jobs)
    assert soak.main(["--runs", "3", "--seed", "5"]) == 1
    assert "FAILED: run with seed 5: lost" in capsys.readouterr().out
    assert ran == [(3, 5)]
    assert soak.main(["good"]) == 0
    assert ran[-1] == (9, 1)


def test_a_job_that_there_is_none_of_is_named_with_those_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        soak.main(["crush"])
    told = capsys.readouterr().err.replace("\n", " ")
    assert "no soak job is called crush; there are " in told
    assert all(name in told for name in soak.jobs())
