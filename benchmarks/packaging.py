"""What Pillarbox costs before it does anything: start-up and import beside a bare interpreter, and room.

Sizes are those of the files as they are installed here, by package, without compiled bytecode; whoever asks
for an extra gets the plain install's packages and its own. Times are processor time of whole processes in
turn, best of some: on a machine with other work it is steadier than the clock.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

from packaging.requirements import Requirement

import pillarbox

EXTRAS = ("server", "pdf", "fast", "plots", "rl", "openspiel", "cluster", "all")
IMPORTS = (
    "pillarbox",
    "pillarbox.catalogue",
    "pillarbox.games.shut_the_box.rules",
    "pillarbox.play.match",
    "pillarbox.words.bundle",
    "pillarbox.web.app",
    "pillarbox.envs.gym",
)
COMMANDS = (["--version"], ["--help"], ["rulesets"], ["odds", "classic"])
NUMBERS = {"numba", "numpy", "llvmlite"}


def needed(extra: str) -> dict[str, Distribution]:
    """By name every package that an install with this extra brings, as far as it is installed here."""
    found: dict[str, Distribution] = {}
    wanted = [("pillarbox", {extra} if extra else set())]
    seen: set[tuple[str, str]] = set()
    while wanted:
        name, extras = wanted.pop()
        try:
            found[name] = dist = distribution(name)
        except PackageNotFoundError:
            continue
        for one in extras | {""}:
            if (name, one) in seen:
                continue
            seen.add((name, one))
            for text in dist.requires or ():
                asked = Requirement(text)
                if asked.marker is None or asked.marker.evaluate({"extra": one}):
                    wanted.append((asked.name.lower().replace("_", "-"), set(asked.extras)))
    return found


def size(name: str, dist: Distribution) -> int:
    """Bytes of a package's files; of Pillarbox itself, which lies here as source, of its folder."""
    if name == "pillarbox":
        paths = [path for path in Path(pillarbox.__file__).parent.rglob("*") if path.is_file()]
    else:
        paths = [Path(str(dist.locate_file(file))) for file in dist.files or ()]
    return sum(path.stat().st_size for path in paths if "__pycache__" not in path.parts and path.exists())


def sizes() -> list[str]:
    """A line for the plain install and one for each extra."""
    lines = []
    for extra in ("", *EXTRAS):
        packages = needed(extra)
        bytes_ = sum(size(name, dist) for name, dist in packages.items())
        numbers = " (numpy and numba among them)" if packages.keys() & NUMBERS == NUMBERS else ""
        label = f"pillarbox[{extra}]" if extra else "pillarbox"
        lines.append(f"{label}: {bytes_ / 1e6:.0f} MB, {len(packages)} packages{numbers}")
    own = size("pillarbox", distribution("pillarbox"))
    return [f"Pillarbox's own files: {own / 1e6:.1f} MB", *lines]


def spent(command: list[str]) -> float:
    """Seconds of processor time that a process takes, its output thrown away."""
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def times(repeats: int) -> list[str]:
    """A line for each import and command: milliseconds and the ratio to a bare interpreter."""
    bare = [sys.executable, "-c", "pass"]
    runs = {f"import {name}": [sys.executable, "-c", f"import {name}"] for name in IMPORTS}
    runs |= {f"pillarbox {' '.join(args)}": [sys.executable, "-m", "pillarbox", *args] for args in COMMANDS}
    best = {name: min(spent(command) for _ in range(2)) for name, command in {"bare": bare, **runs}.items()}
    for _ in range(repeats):
        for name, command in {"bare": bare, **runs}.items():
            best[name] = min(best[name], spent(command))
    nothing = best.pop("bare")
    lines = [f"python -c pass: {nothing * 1e3:.0f} ms"]
    search = min(looked() for _ in range(repeats))
    lines.append(f"of it looking for plug-ins, where there are none: {search * 1e3:.1f} ms")
    return [
        lines[0],
        *(f"{name}: {one * 1e3:.0f} ms, {one / nothing:.1f} times" for name, one in best.items()),
        lines[1],
    ]


LOOK = """
from time import process_time
from pillarbox import plugins
began = process_time()
plugins.doors("")
print(process_time() - began)
"""


def looked() -> float:
    """Seconds that a fresh process looks for plug-ins."""
    return float(subprocess.run([sys.executable, "-c", LOOK], capture_output=True, check=True).stdout)


def report(repeats: int = 8) -> list[str]:
    """The times, then the sizes."""
    return [*times(repeats), *sizes()]
