"""Makes the typefaces of print sheets: `sheets/fonts/*.ttf`, from the packages that the browser's come from.

Latin and Polish letters lie in separate files there; here they are put together, with all their features.
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


def main() -> None:
    """Write the files and their licences, or with `--check` compare them."""
    npm_install()
    with tempfile.TemporaryDirectory() as folder:
        found = {f"{name}-{weight}.ttf": made(name, weight, Path(folder)) for name, weight in FACES}
    if "--check" in sys.argv[1:]:
        differing = [name for name, data in found.items() if (FONTS / name).read_bytes() != data]
        raise SystemExit(f"not as made: {', '.join(differing)}" if differing else 0)
    for name, data in found.items():
        (FONTS / name).write_bytes(data)
    for licence in (STATIC / "fonts").glob("OFL-*.txt"):
        shutil.copy(licence, FONTS)


if __name__ == "__main__":
    main()
