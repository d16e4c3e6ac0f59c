"""Writes the pictures of packages and mice as files: `games/post_office/art/*.svg`, for print sheets.

They come from the browser's own drawings (`packages.js`, `mice.js`) with the colours of the light room put
in, so that paper and screen are in one hand. `{letter}` stands where a package's letter goes. `--check` makes
them again and answers with exit code 1 if a byte differs. Needs node; players never do.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "src" / "pillarbox" / "web" / "static"
GAME = ROOT / "src" / "pillarbox" / "games" / "post_office"
ART = GAME / "art"

DRAW = """
import { h, htm } from "./vendor.js";
export const html = htm.bind(h);
export const render = () => {};
"""

SCRIPT = """
import { gift, personal, sweet, fragile } from "./packages.js";
import { MICE } from "./mice.js";
const text = (node) => {
  if (node === null || node === undefined || node === false) return "";
  if (Array.isArray(node)) return node.map(text).join("");
  if (typeof node !== "object") return String(node);
  const { children, ...props } = node.props;
  if (typeof node.type === "function") return text(node.type(node.props));
  const attributes = Object.entries(props).map(([name, value]) => ` ${name}="${value}"`).join("");
  return `<${node.type}${attributes}>${text(children ?? null)}</${node.type}>`;
};
const drawn = { g: gift("{letter}"), p: personal("{letter}"), s: sweet("{letter}"), f: fragile("{letter}") };
MICE.forEach((mouse, i) => (drawn[`m${i}`] = mouse()));
console.log(JSON.stringify(Object.fromEntries(Object.entries(drawn).map(([id, node]) => [id, text(node)]))));
"""

NAMES = {
    "g": "gift",
    "p": "personal",
    "s": "sweet",
    "f": "fragile",
    "m0": "mouse-0",
    "m1": "mouse-1",
    "m2": "mouse-2",
}


def tokens() -> dict[str, str]:
    """The colours of the light room by name."""
    light = (STATIC / "css" / "tokens.css").read_text("utf-8").split(":root {", 1)[1].split("}", 1)[0]
    return dict(re.findall(r"--([a-z0-9-]+):\s*(#[0-9a-f]{3,6});", light))


def _rgb(colour: str) -> tuple[int, ...]:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    return tuple(int(digits[i : i + 2], 16) for i in (0, 2, 4))


def _mixed(match: re.Match[str]) -> str:
    one, other, share = _rgb(match[1]), _rgb(match[2]), float(match[3]) / 100
    return "#" + "".join(f"{round(a * (1 - share) + b * share):02x}" for a, b in zip(one, other))


def coloured(svg: str, colours: dict[str, str]) -> str:
    """The drawing with plain colours instead of names and mixtures."""
    svg = re.sub(r"var\(--([a-z0-9-]+)\)", lambda match: colours[match[1]], svg)
    return re.sub(r"color-mix\(in srgb, (#\w+), (#\w+) (\d+)%\)", _mixed, svg)


def drawn() -> dict[str, str]:
    """Every picture's file name and text. Raises SystemExit without node."""
    node = shutil.which("node")
    if node is None:
        raise SystemExit("node is missing: it is needed to write the pictures from the browser's drawings.")
    with tempfile.TemporaryDirectory() as folder:
        for name in ("packages.js", "mice.js"):
            text = (GAME / "static" / name).read_text("utf-8").replace('"/static/js/draw.js"', '"./draw.js"')
            Path(folder, name).write_text(text, "utf-8")
        shutil.copy(STATIC / "vendor" / "vendor.js", folder)
        Path(folder, "draw.js").write_text(DRAW, "utf-8")
        Path(folder, "art.js").write_text(SCRIPT, "utf-8")
        Path(folder, "package.json").write_text('{"type": "module"}', "utf-8")
        told = subprocess.run([node, "art.js"], cwd=folder, capture_output=True, text=True, check=True)
    colours = tokens()
    found = {NAMES[id]: coloured(body, colours) for id, body in json.loads(told.stdout).items()}
    edge = coloured("color-mix(in srgb, var(--card), var(--sweets) 16%)", colours)
    slot = f'<rect x="9.5" y="9.5" width="81" height="81" rx="3" fill="{colours["slot"]}" '
    found["empty"] = slot + f'stroke="{edge}" stroke-width="1.6"></rect>'
    letters = 'class="po-letter"', 'font-family="Besley" font-weight="700"'
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    return {f"{name}.svg": f"{head}{body.replace(*letters)}</svg>\n" for name, body in sorted(found.items())}


def main() -> None:
    """Write the files, or with `--check` compare them."""
    found = drawn()
    if "--check" in sys.argv[1:]:
        differing = [name for name, text in found.items() if (ART / name).read_text("utf-8") != text]
        raise SystemExit(f"not as drawn: {', '.join(differing)}" if differing else 0)
    ART.mkdir(exist_ok=True)
    for name, text in found.items():
        (ART / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
