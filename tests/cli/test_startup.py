"""What the quick commands load: times swing, lists of modules don't."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import environment

FORBIDDEN = ("numpy", "numba", "sqlalchemy", "litestar", "asyncio", "fluent", "rich")

QUICK = [
    ["--version"],
    ["--help"],
    ["--lang", "pl", "--help"],
    ["play", "--help"],
    ["rulesets"],
    ["rulesets", "--json"],
    ["rulesets", "canoga"],
    ["rulesets", "--lang", "nl"],
]

PROBE = """
import json, sys
from pillarbox.cli.main import run
code = run(json.loads(sys.argv[1]))
sys.stderr.write(json.dumps([code, sorted(sys.modules)]))
"""


@pytest.mark.parametrize("args", QUICK, ids=" ".join)
def test_a_quick_command_loads_nothing_heavy(args: list[str], tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROBE, json.dumps(args)],
        capture_output=True,
        timeout=60,
        env=environment(tmp_path),
        check=True,
    )
    code, modules = json.loads(done.stderr)
    loaded = {name.split(".")[0] for name in modules}
    assert (code, loaded & set(FORBIDDEN)) == (0, set())
    assert done.stdout


def test_asking_for_the_version_loads_no_option_parser(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROBE, '["--version"]'],
        capture_output=True,
        timeout=60,
        env=environment(tmp_path),
        check=True,
    )
    assert not {"click", "msgspec"} & set(json.loads(done.stderr)[1])
