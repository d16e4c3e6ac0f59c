"""The ids that the browser's modules say: `t("id")` and texts that could be one."""

from __future__ import annotations

import re

from tests.words.catalogues import PACKAGE

SCRIPTS = sorted(
    path for path in PACKAGE.rglob("*.js") if "static" in path.parts and "vendor" not in path.parts
)

SAID = re.compile(r"""\bt\(\s*(["'])([a-z0-9-]+)\1""")
BUILT = re.compile(r"""\bt\(\s*`([a-z0-9-]+)\$\{""")
TEXT = re.compile(r"""["'`]([a-z0-9]+(?:-[a-z0-9]+)+)["'`]""")


def said() -> dict[str, str]:
    """Every id said whole, with a place where it is."""
    return {
        found[2]: path.relative_to(PACKAGE).as_posix()
        for path in SCRIPTS
        for found in SAID.finditer(path.read_text(encoding="utf-8"))
    }


def beginnings() -> dict[str, str]:
    """The beginning of every id that is built, with a place where it is."""
    return {
        found[1]: path.relative_to(PACKAGE).as_posix()
        for path in SCRIPTS
        for found in BUILT.finditer(path.read_text(encoding="utf-8"))
    }


def texts() -> set[str]:
    """Every quoted text that could be an id: one may be kept in a table before it is said."""
    return {found[1] for path in SCRIPTS for found in TEXT.finditer(path.read_text(encoding="utf-8"))} | set(
        said()
    )
