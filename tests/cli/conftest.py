"""The surroundings of every test of the command line: English, 80 columns, no data but its own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (
        "PILLARBOX_LANG",
        "PILLARBOX_DEBUG",
        "PILLARBOX_RULESETS",
        "LC_ALL",
        "LC_MESSAGES",
        "NO_COLOR",
    ):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("PILLARBOX_DATA", str(tmp_path / "data"))
