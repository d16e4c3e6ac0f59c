"""Makes what the client carries of others' work: one module, three fonts and the small files for Polish
letters.

`PYTHONPATH=. python tools/vendor.py` writes them with their licences and hashes (`vendor.toml`); `--check`
makes them again and answers with exit code 1 if a byte differs. Needs npm; players never do. Must never
fetch anything that the lock file in `tools/browser` does not name with its hash.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROJECT = ROOT / "tools" / "browser"
MODULES = PROJECT / "node_modules"
STATIC = ROOT / "src" / "pillarbox" / "web" / "static"

SHIPPED = ("preact", "htm", "@preact/signals", "@preact/signals-core", "@fluent/bundle")
"""The packages in `vendor.js`, in the order of LICENSES.txt."""

LATIN = (
    "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x100)))) + "–—‘’‚“”„†•…‰‹›€™−↑↓ŒœıˆˇƒŠš⁄\u2009\u202f"
)
"""The letters and signs of the first file of each font."""

LETTERS = "ĄąĆćĘęŁłŃńŚśŹźŻżĲĳŐőŰűĞğİŞşČčĎďĚěŇňŘřŤťŮůŽžĀāĒēĪīŪūĂăȘșȚț"
"""Those of the second: Polish and Dutch letters outside Latin-1, and names from nearby."""

FEATURES = ("calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum")
"""What the type is set with; small capitals, fractions and the like are left out, and so are hints."""

FONTS = (
    ("@fontsource/besley", "besley", "700"),
    ("@fontsource/alegreya-sans", "alegreya-sans", "400"),
    ("@fontsource/alegreya-sans", "alegreya-sans", "700"),
)

SUBSET = """
import subsetFont from "subset-font";
import { readFileSync, writeFileSync } from "node:fs";
const [from, to, letters, features] = process.argv.slice(1);
const how = { targetFormat: "woff2", keepFeatures: features.split(","), noHinting: true };
writeFileSync(to, await subsetFont(readFileSync(from), letters, how));
"""


def npm_install() -> None:
    """Puts what the lock file names beside it, unless it is there already. Raises SystemExit without npm."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit(
            "npm is missing: it is needed to make the client's vendored files and to check its types."
        )
    lock, done = PROJECT / "package-lock.json", MODULES / ".package-lock.json"
    if done.exists() and done.stat().st_mtime >= lock.stat().st_mtime:
        return
    subprocess.run([npm, "ci", "--silent"], cwd=PROJECT, check=True)
    os.utime(done)


def bundle(to: Path) -> None:
    """One minified ES module of the shipped packages, without a line that depends on where it was made."""
    esbuild = MODULES / ".bin" / "esbuild"
    options = [
        "--bundle",
        "--format=esm",
        "--minify",
        "--target=es2022",
        "--legal-comments=none",
        "--log-level=warning",
    ]
    head = "--banner:js=/* preact, htm, @preact/signals, @fluent/bundle: see LICENSES.txt and vendor.toml */"
    subprocess.run([str(esbuild), "entry.js", *options, head, f"--outfile={to}"], cwd=PROJECT, check=True)


def fonts(to: Path) -> None:
    """Each font in two files, cut down to LATIN and to LETTERS, and the OFL beside them."""
    for package, name, weight in FONTS:
        for part, letters, ending in (("latin", LATIN, ""), ("latin-ext", LETTERS, "-ext")):
            source = MODULES / package / "files" / f"{name}-{part}-{weight}-normal.woff2"
            target = to / f"{name}-{weight}{ending}.woff2"
            command = ["node", "--input-type=module", "-e", SUBSET, str(source), str(target)]
            subprocess.run([*command, letters, ",".join(FEATURES)], cwd=PROJECT, check=True)
        (to / f"OFL-{name}.txt").write_text(_licence(package), encoding="utf-8")


def _licence(package: str) -> str:
    """The licence text of a package; where it carries none, that of htm, which is under the same licence."""
    named = json.loads((MODULES / package / "package.json").read_text("utf-8"))["license"]
    for name in ("LICENSE", "LICENSE.md", "LICENSE.txt"):
        if (MODULES / package / name).exists():
            return (
                "\n".join(
                    line.rstrip() for line in (MODULES / package / name).read_text("utf-8").splitlines()
                ).strip()
                + "\n"
            )
    if named != "Apache-2.0":
        raise SystemExit(f"{package} carries no licence text.")
    return _licence("htm")


def licences() -> str:
    """All licence texts of `vendor.js`, one after another."""
    parts = []
    for package in SHIPPED:
        told = json.loads((MODULES / package / "package.json").read_text("utf-8"))
        head = f"{package} {told['version']} ({told['license']})"
        parts.append(f"{head}\n{'=' * len(head)}\n\n{_licence(package)}")
    return "\n\n".join(parts)


def manifest(static: Path) -> str:
    """`vendor.toml`: each package with version, licence and integrity, each file made with its hash and
    size.
    """
    locked = json.loads((PROJECT / "package-lock.json").read_text("utf-8"))["packages"]
    lines = ["# Written by tools/vendor.py; `--check` compares. Packages: what the files are made from.", ""]
    for package in (*SHIPPED, "@fontsource/besley", "@fontsource/alegreya-sans"):
        found = locked[f"node_modules/{package}"]
        lines += [
            "[[package]]",
            f'name = "{package}"',
            f'version = "{found["version"]}"',
            f'licence = "{found["license"]}"',
            f'integrity = "{found["integrity"]}"',
            "",
        ]
    made = sorted([*(static / "vendor").glob("*.js"), *(static / "fonts").glob("*.woff2")])
    for file in made:
        content = file.read_bytes()
        lines += [
            "[[file]]",
            f'path = "{file.relative_to(static).as_posix()}"',
            f'sha256 = "{hashlib.sha256(content).hexdigest()}"',
            f"bytes = {len(content)}",
            "",
        ]
    return "\n".join(lines)


def make(static: Path) -> None:
    """Writes the folders `vendor` and `fonts` of a client."""
    for name in ("vendor", "fonts"):
        shutil.rmtree(static / name, ignore_errors=True)
        (static / name).mkdir(parents=True)
    bundle(static / "vendor" / "vendor.js")
    fonts(static / "fonts")
    (static / "vendor" / "LICENSES.txt").write_text(licences(), encoding="utf-8")
    (static / "vendor" / "vendor.toml").write_text(manifest(static), encoding="utf-8")


def differences(one: Path, other: Path) -> list[str]:
    """The files of the two folders that are not the same in both clients."""
    names = {
        file.relative_to(root).as_posix()
        for root in (one, other)
        for folder in ("vendor", "fonts")
        for file in (root / folder).glob("*")
        if not file.name.endswith(".d.ts")
    }
    return sorted(
        name
        for name in names
        if not (one / name).exists()
        or not (other / name).exists()
        or (one / name).read_bytes() != (other / name).read_bytes()
    )


def main(arguments: list[str]) -> int:
    """Makes the files, or compares them."""
    npm_install()
    with tempfile.TemporaryDirectory() as made:
        make(Path(made))
        wrong = differences(Path(made), STATIC)
        if arguments != ["--check"]:
            for name in wrong:
                (STATIC / name).unlink(missing_ok=True)
                if (Path(made) / name).exists():
                    (STATIC / name).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(Path(made) / name, STATIC / name)
            return 0
        for name in wrong:
            print(f"{name} is not what tools/vendor.py makes; run `make vendor`.", file=sys.stderr)
        return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
