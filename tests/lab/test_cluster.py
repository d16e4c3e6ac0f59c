"""A run on a cluster: the same bits as here, even with a worker lost half-way."""

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from pillarbox import catalogue
from pillarbox.core.message import Refused
from pillarbox.lab import cluster
from pillarbox.lab.simulate import job_of, simulate
from pillarbox.lab.workers import crew

distributed = pytest.importorskip("distributed", reason="a cluster needs Dask distributed")

pytestmark = [
    pytest.mark.slow,
    # distributed leaves sockets to the garbage collector.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture
def two_workers(tmp_path: Path) -> Any:
    """A scheduler on a free port with two workers, each a process with nobody to restart it."""
    settings = {"distributed.worker.daemon": False, "distributed.admin.log-format": "%(message)s"}
    import dask

    with dask.config.set(settings):
        found = distributed.LocalCluster(
            n_workers=2,
            threads_per_worker=1,
            processes=True,
            dashboard_address=None,
            local_directory=str(tmp_path),
            silence_logs=50,
        )
        try:
            yield found
        finally:
            found.close(timeout=10)


def test_a_worker_killed_half_way_changes_nothing(two_workers: Any) -> None:
    game, ruleset = catalogue.load("email")
    # Throws in turn are played by the rules, move by move: long enough for a worker to be lost on the way.
    job = job_of(game, ruleset, ["perfect", "random"], 5, False)
    games = 4000
    with crew(1) as here:
        wanted = simulate(game, job, games, here)
    killed: list[int] = []
    with distributed.Client(two_workers.scheduler_address, set_as_default=False) as watcher:
        pids = list(watcher.run(os.getpid).values())

        def kill(done: int, whole: int) -> None:
            if done >= whole / 3 and not killed:
                killed.append(pids[0])
                os.kill(pids[0], signal.SIGKILL)

        with crew(cluster=two_workers.scheduler_address) as there:
            found = simulate(game, job, games, there, tell=kill)
    assert killed == pids[:1]
    assert found.counts == wanted.counts
    assert found.value == wanted.value


def test_nobody_at_the_address_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 1)
    with pytest.raises(Refused) as refused, crew(cluster="tcp://127.0.0.1:9"):
        pass
    assert refused.value.message.id == "lab-no-cluster"


def test_no_address_is_told_so() -> None:
    with pytest.raises(Refused) as refused, crew(cluster="nowhere at all"):
        pass
    assert refused.value.message.id == "lab-no-cluster"
