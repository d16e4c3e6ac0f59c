"""A Dask cluster as workers. Needs `distributed`, which is imported only here.

Tasks that were lost with a worker are given to another by the scheduler. Must never let a cluster answer that
runs another version: its numbers might differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from pillarbox import __version__
from pillarbox.core.message import Refused, say

PATIENCE = 10
"""Seconds to wait for the scheduler, and then for its first worker."""


@contextmanager
def connected(address: str) -> Iterator[tuple[Executor, int]]:
    """The workers of the scheduler at this address, as an executor, and how many there are.

    Raises Refused where `distributed` is missing, nobody answers, nobody works there, or with other versions.
    """
    try:
        from distributed import Client
    except ImportError:
        raise Refused(say("lab-needs-library", library="distributed")) from None
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TimeoutError):
        raise Refused(say("lab-no-cluster", address=address)) from None
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise Refused(say("lab-no-workers", address=address)) from None
        _check_versions(client.run(version), address)
        size = sum(client.nthreads().values())
        with client.get_executor(pure=False, retries=3) as executor:
            yield executor, size


def version() -> str:
    """Asked of every worker."""
    return __version__


def _check_versions(found: dict[str, str], address: str) -> None:
    for worker, theirs in found.items():
        if theirs != __version__:
            raise Refused(say("lab-other-version", worker=worker, theirs=theirs, ours=__version__))
