"""A rules module is loaded alone in a fresh interpreter, and what came with it is listed.

The import contracts read the source; this test looks at what really happens, through the standard library
too: `statistics`, say, would bring `random` along. What msgspec itself loads is left out of the count.
"""

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
MODULES = sorted(
    ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    for pattern in ("pillarbox/games/*/rules.py", "pillarbox/core/*.py")
    for path in SOURCE.glob(pattern)
    if path.name != "__init__.py"
)
FORBIDDEN = {
    "asyncio",
    "click",
    "logging",
    "numba",
    "numpy",
    "pathlib",
    "random",
    "rich",
    "socket",
    "sqlite3",
    "subprocess",
    "tempfile",
    "threading",
}
FAMILIES = {"pillarbox", "msgspec", "typing_extensions"}

LOAD_ALONE = """
import json, sys
sys.path[:0] = json.loads(sys.argv[2])
import msgspec
before = set(sys.modules)
__import__(sys.argv[1])
print(json.dumps(sorted(set(sys.modules) - before)))
"""


def loaded_with(module: str) -> set[str]:
    """Name the modules that come with one module, beyond a bare interpreter and msgspec."""
    msgspec = find_spec("msgspec")
    assert msgspec is not None
    assert msgspec.origin is not None
    paths = [str(SOURCE), str(Path(msgspec.origin).parents[1])]
    # -I and -S keep out the environment and every .pth file, so the interpreter is as bare as it can be.
    run = subprocess.run(
        [sys.executable, "-I", "-S", "-c", LOAD_ALONE, module, json.dumps(paths)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return set(json.loads(run.stdout))


def test_there_is_something_to_load() -> None:
    assert any(module.endswith(".rules") for module in MODULES)
    assert any(module.startswith("pillarbox.core.") for module in MODULES)


@pytest.mark.parametrize("module", MODULES)
def test_a_module_brings_nothing_impure_along(module: str) -> None:
    came = loaded_with(module)
    assert module in came
    assert not came & FORBIDDEN, f"{module} brought: {', '.join(sorted(came))}"
    outside = {name for name in came if name.partition(".")[0] not in sys.stdlib_module_names | FAMILIES}
    assert not outside, f"{module} brought: {', '.join(sorted(outside))}"


@pytest.mark.parametrize("module", MODULES)
def test_a_module_brings_no_higher_room_along(module: str) -> None:
    rooms = {name.split(".")[1] for name in loaded_with(module) if name.startswith("pillarbox.")}
    assert rooms <= ({"core"} if module.startswith("pillarbox.core.") else {"core", "solve", "games"})
