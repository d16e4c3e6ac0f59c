"""The one door to number libraries: answers the compiled kernels or their numpy twin, or says what to
install.

Both answer the same functions, `sweep` and `forward`. Nothing is imported before it is asked for, and a
machine without numba or numpy is told so in a Message, never by an ImportError.
"""

from __future__ import annotations

from typing import Any, Protocol, cast

from pillarbox.core.message import Refused, say
from pillarbox.solve import compiled

TWIN_WORK = 4_000_000_000
"""The numpy twin takes on so many (position, move) pairs: some tens of seconds."""
KERNEL_WORK = 60_000_000_000
"""The kernels take on so many before filtering: a few minutes at worst."""
OVERHEAD = 150_000_000
"""Bytes that the libraries themselves and the small tables take."""


class Engine(Protocol):
    """What kernels and twin have in common; `form` is a `tabled.Form`."""

    def sweep(self, values: Any, form: Any) -> None:
        """Turn the worth of ending at each position into the value of playing on there."""

    def forward(self, values: Any, reach: Any, form: Any) -> float:
        """Turn the chance of entering each position into that of ending there; answer the expected throws."""


def kernels() -> Engine | None:
    """The compiled kernels; None where numba is not installed or not wanted."""
    return cast("Engine | None", compiled.kernels("pillarbox.solve._kernels"))


def forward(engine: Engine, values: Any, reach: Any, form: Any) -> float:
    """`Engine.forward` by the quickest way that an engine has for a form."""
    if engine is kernels():
        throws = compiled.kernels("pillarbox.solve._kernels_law").forward(values, reach, form)
        if throws is not None:
            return float(throws)
    return engine.forward(values, reach, form)


def twin() -> Engine | None:
    """The numpy twin of the kernels; None where numpy is not installed."""
    try:
        from pillarbox.solve import layers
    except ImportError:
        return None
    return cast(Engine, layers)


def engine(positions: int, moves: int) -> Engine:
    """Kernel or twin for a problem of this size. Raises Refused if there is too much work or a library is
    missing.
    """
    work = positions * moves
    if work > KERNEL_WORK:
        raise Refused(say("odds-too-much-work", positions=positions, sets=moves))
    chosen = kernels()
    if chosen is None and work <= TWIN_WORK:
        chosen = twin()
    if chosen is None:
        missing = "numpy" if work <= TWIN_WORK else "numba"
        raise Refused(say("odds-needs-library", positions=positions, library=missing))
    return chosen


def check_memory(needed: int) -> None:
    """Raises Refused if so many bytes are not free."""
    left = memory_left()
    if left is not None and needed + OVERHEAD > left:
        raise Refused(say("odds-no-memory", needed=_megabytes(needed + OVERHEAD), left=_megabytes(left)))


def _megabytes(size: int) -> int:
    return -(-size // 1_000_000)


def memory_left() -> int | None:
    """Bytes that could be taken now without swapping; None where the system does not say."""
    found = [left for left in (_system_memory(), _group_memory()) if left is not None]
    return min(found, default=None)


def _system_memory() -> int | None:
    try:
        with open("/proc/meminfo", encoding="ascii") as file:
            for line in file:
                if line.startswith("MemAvailable:"):
                    return int(line.split()[1]) * 1024
    except (OSError, ValueError, IndexError):
        pass
    return None


def _group_memory() -> int | None:
    """What the control group this process runs in has left."""
    try:
        with open("/sys/fs/cgroup/memory.max", encoding="ascii") as file:
            most = file.read().strip()
        with open("/sys/fs/cgroup/memory.current", encoding="ascii") as file:
            return None if most == "max" else int(most) - int(file.read())
    except (OSError, ValueError):
        return None
