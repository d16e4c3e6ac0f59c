"""Makes the typefaces of print sheets: `sheets/fonts/*.ttf`, from the packages that the browser's come from.

Latin and Polish letters lie in separate files there; here they are put together, with all their features.
`letters.txt` beside them tells which signs all of them have.
Needs npm and fontTools; players never do. `--check` makes them again and answers with exit code 1 if a byte
differs.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

from tools.vendor import MODULES, STATIC, npm_install

FONTS = Path(__file__).resolve().parent.parent / "src" / "pillarbox" / "sheets" / "fonts"
LETTERS = FONTS / "letters.txt"
FACES = (("besley", "700"), ("alegreya-sans", "400"), ("alegreya-sans", "700"))
PARTS = ("latin", "latin-ext")


def made(package: str, weight: str, folder: Path) -> bytes:
    """The font with both parts in one file."""
    paths = []
    for part in PARTS:
        name = f"{package}-{part}-{weight}-normal.woff"
        font = TTFont(MODULES / "@fontsource" / package / "files" / name, recalcTimestamp=False)
        font.flavor = None
        paths.append(str(folder / f"{part}.ttf"))
        font.save(paths[-1])
    whole = Merger().merge(paths)
    whole["head"].created = whole["head"].modified = 0
    whole.recalcTimestamp = False
    target = folder / "whole.ttf"
    whole.save(target)
    return target.read_bytes()


def letters() -> str:
    """The signs that every face has, in hexadecimal: a line a run, its first and its last."""
    known = [set(TTFont(FONTS / f"{name}-{weight}.ttf").getBestCmap()) for name, weight in FACES]
    runs: list[list[int]] = []
    for sign in sorted(set.intersection(*known)):
        if sign < 32:
            continue
        if runs and runs[-1][1] == sign - 1:
            runs[-1][1] = sign
        else:
            runs.append([sign, sign])
    return "".join(f"{first:x} {last:x}\n" for first, last in runs)


def main() -> None:
    """Write the files and their licences; `--check`: compare them; `--letters`: write only what they have."""
    if "--letters" in sys.argv[1:]:
        LETTERS.write_text(letters(), "utf-8")
        return
    npm_install()
    with tempfile.TemporaryDirectory() as folder:
        found = {f"{name}-{weight}.ttf": made(name, weight, Path(folder)) for name, weight in FACES}
    if "--check" in sys.argv[1:]:
        differing = [name for name, data in found.items() if (FONTS / name).read_bytes() != data]
        raise SystemExit(f"not as made: {', '.join(differing)}" if differing else 0)
    for name, data in found.items():
        (FONTS / name).write_bytes(data)
    LETTERS.write_text(letters(), "utf-8")
    for licence in (STATIC / "fonts").glob("OFL-*.txt"):
        shutil.copy(licence, FONTS)


if __name__ == "__main__":
    main()
