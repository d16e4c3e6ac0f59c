"""Every link of the docs leads somewhere: to a page, to a heading of it, to a picture, to a file."""

import re
import unicodedata
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    *sorted(ROOT.glob("docs/**/*.md")),
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
]
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]*`")


def prose(page: Path) -> str:
    """A page without its code."""
    return CODE.sub("", FENCED.sub("", page.read_text("utf-8")))


def links(page: Path) -> list[str]:
    """Where the links and pictures of a page lead."""
    return re.findall(r"\]\(([^)\s]+)\)", prose(page))


def anchor(heading: str) -> str:
    """The name that the site gives a heading."""
    plain = unicodedata.normalize("NFKD", heading).encode("ascii", "ignore").decode()
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", plain).strip().lower())


@cache
def anchors(page: Path) -> set[str]:
    """The headings that a link may lead to."""
    headings = re.findall(r"^#+ (.+)$", FENCED.sub("", page.read_text("utf-8")), re.MULTILINE)
    return {anchor(re.sub(r"[`*]|\[([^]]*)\]\([^)]*\)", r"\1", heading)) for heading in headings}


def dead(page: Path, link: str) -> bool:
    """Whether a link within the project leads nowhere."""
    path, _, name = link.partition("#")
    target = page if not path else (page.parent / path).resolve()
    if not target.exists():
        return True
    return bool(name) and (target.suffix != ".md" or name not in anchors(target))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_link_is_dead(page: Path) -> None:
    assert [
        link for link in links(page) if not link.startswith(("https:", "http:")) and dead(page, link)
    ] == []


@pytest.mark.parametrize("link", ["nowhere.md", "records.md#nowhere", "pictures/nowhere.webp", "#nowhere"])
def test_a_dead_link_is_found(link: str) -> None:
    assert dead(ROOT / "docs" / "index.md", link)


def test_pages_of_the_site_link_to_nothing_outside_of_it() -> None:
    docs = ROOT / "docs"
    out = [
        f"{page.name}: {link}"
        for page in docs.rglob("*.md")
        for link in links(page)
        if not link.startswith(("https:", "http:", "#"))
        and docs not in (page.parent / link).resolve().parents
    ]
    assert out == []


def test_every_picture_is_shown_somewhere_and_described() -> None:
    text = "\n".join(page.read_text("utf-8") for page in PAGES)
    described = set(re.findall(r"!\[[^]]{10,}\]\((?:docs/)?pictures/([^)]+)\)", text))
    assert {path.name for path in (ROOT / "docs" / "pictures").iterdir()} == described
