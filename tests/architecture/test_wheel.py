"""What is installed is what the source holds and runs without it; the archive builds the same wheel."""

import json
import signal
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterable
from pathlib import Path
from urllib.request import urlopen

import pytest

from pillarbox import catalogue
from tests.architecture.built import ROOT, built, installed, surroundings

SOURCE = ROOT / "src"
PACKAGE = SOURCE / "pillarbox"


def source() -> set[str]:
    """Every file of the package, as a wheel names it."""
    return {
        path.relative_to(SOURCE).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def compared(names: Iterable[str]) -> tuple[set[str], set[str]]:
    """What a wheel with these files lacks, and what it holds that the source doesn't."""
    packed = {name for name in names if ".dist-info/" not in name}
    return source() - packed, packed - source()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def names(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as packed:
        return packed.namelist()


@pytest.fixture(scope="module")
def tree(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, installed outside of the checkout."""
    return installed(wheel, tmp_path_factory.mktemp("tree") / "installed")


# What is in it.


def test_the_wheel_holds_every_file_of_the_source_and_no_other(names: list[str]) -> None:
    assert compared(names) == (set(), set())


@pytest.mark.parametrize(
    "part",
    [
        "web/static/vendor/vendor.js",
        "web/static/fonts/besley-700.woff2",
        "web/static/css/tokens.css",
        "web/static/index.html",
        "sheets/fonts/besley-700.ttf",
        "games/shut_the_box/static/board.js",
        "games/shut_the_box/variants/classic.toml",
        "games/post_office/decks/",
        "games/post_office/art/",
        "words/texts/pl/",
        "play/migrations/",
        "py.typed",
    ],
)
def test_a_wheel_without_some_part_of_the_package_would_be_found_out(names: list[str], part: str) -> None:
    lost = {name for name in names if name.startswith(f"pillarbox/{part}")}
    assert lost
    assert compared(set(names) - lost) == (lost, set())


def test_the_wheel_holds_the_file_of_every_ruleset_in_the_catalogue(names: list[str]) -> None:
    index = json.loads((PACKAGE / "catalogue.json").read_text(encoding="utf-8"))
    files = {f"pillarbox/games/{catalogue.GAMES[one['game']]}/variants/{one['id']}.toml" for one in index}
    assert len(files) > 30
    assert files <= set(names)


def test_the_wheel_carries_its_licences_and_its_command(wheel: Path, names: list[str]) -> None:
    licences = {name.partition(".dist-info/licenses/")[2] for name in names} - {""}
    others = {path.relative_to(ROOT).as_posix() for path in PACKAGE.rglob("OFL-*.txt")}
    assert len(others) == 4
    assert licences == {"LICENSE", "NOTICE", "src/pillarbox/web/static/vendor/LICENSES.txt", *others}
    (entry_points,) = (name for name in names if name.endswith(".dist-info/entry_points.txt"))
    with zipfile.ZipFile(wheel) as packed:
        assert "pillarbox = pillarbox.cli.main:main" in packed.read(entry_points).decode()


# Licences of what others made.


def vendored() -> list[dict[str, str]]:
    """The packages that vendored files are made from."""
    text = (PACKAGE / "web" / "static" / "vendor" / "vendor.toml").read_text(encoding="utf-8")
    found: list[dict[str, str]] = tomllib.loads(text)["package"]
    return found


@pytest.mark.parametrize("package", vendored(), ids=lambda one: one["name"])
def test_every_package_that_is_carried_is_named_with_its_licence(package: dict[str, str]) -> None:
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    expression = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["license"]
    assert package["licence"] in expression.split(" AND ")
    assert package["licence"] in notice
    if package["name"].startswith("@fontsource/"):
        assert f"OFL-{package['name'].removeprefix('@fontsource/')}.txt" in notice
    else:
        assert package["name"] in notice
        full = (PACKAGE / "web" / "static" / "vendor" / "LICENSES.txt").read_text(encoding="utf-8")
        assert f"{package['name']} {package['version']} ({package['licence']})" in full


def test_every_font_has_its_licence_beside_it() -> None:
    fonts = [path for path in PACKAGE.rglob("*") if path.suffix in (".woff2", ".woff", ".ttf", ".otf")]
    assert len(fonts) == 9
    for font in fonts:
        family = font.name.split("-400")[0].split("-700")[0]
        licence = font.with_name(f"OFL-{family}.txt").read_text(encoding="utf-8")
        assert "SIL Open Font License, Version 1.1" in licence


# The archive of the source.


def test_the_archive_of_the_source_builds_the_same_wheel_byte_for_byte(tmp_path: Path) -> None:
    wheel = built("wheel", ROOT, tmp_path / "from-source")
    archive = built("sdist", ROOT, tmp_path / "archive")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    (folder,) = tmp_path.glob("pillarbox-*")
    again = built("wheel", folder, tmp_path / "from-archive")
    assert again.name == wheel.name
    with zipfile.ZipFile(wheel) as one, zipfile.ZipFile(again) as other:
        assert one.namelist() == other.namelist()
        assert [name for name in one.namelist() if one.read(name) != other.read(name)] == []
    assert again.read_bytes() == wheel.read_bytes()
    assert (folder / "Makefile").exists()
    assert (folder / "tests" / "architecture" / "test_wheel.py").exists()


# It runs.


def run(tree: Path, data: Path, *args: str) -> str:
    """What the installed command prints, run in a folder of its own."""
    command = [sys.executable, str(tree / "bin" / "pillarbox"), *args]
    env = surroundings(tree, data)
    done = subprocess.run(command, cwd=data, env=env, capture_output=True, timeout=60, check=False, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_installed_package_is_the_one_that_runs(tree: Path, tmp_path: Path) -> None:
    where = [sys.executable, "-c", "import pillarbox; print(pillarbox.__file__)"]
    told = subprocess.run(
        where, cwd=tmp_path, env=surroundings(tree, tmp_path), capture_output=True, check=True
    )
    assert Path(told.stdout.decode().strip()).is_relative_to(tree)


def test_the_installed_command_plays_a_match(tree: Path, tmp_path: Path) -> None:
    played = run(
        tree, tmp_path, "play", "classic", "--seat", "bot:fewest-tiles", "--seed", "wheel", "--lang", "pl"
    )
    assert "kafel" in played
    assert run(tree, tmp_path, "play", "post-office", "--seat", "bot:random", "--seed", "wheel")
    assert len(run(tree, tmp_path, "rulesets").splitlines()) > 30


def test_the_installed_command_prints(tree: Path, tmp_path: Path) -> None:
    for ruleset in ("email", "post-office"):
        run(tree, tmp_path, "print", ruleset, "-o", f"{ruleset}.pdf")
        assert (tmp_path / f"{ruleset}.pdf").read_bytes().startswith(b"%PDF-")


def test_the_installed_command_serves_its_pages(tree: Path, tmp_path: Path) -> None:
    command = [sys.executable, str(tree / "bin" / "pillarbox"), "serve", "--port", "0", "--json"]
    env = surroundings(tree, tmp_path)
    pipe = subprocess.PIPE
    server = subprocess.Popen(command, cwd=tmp_path, env=env, stdout=pipe, stderr=pipe)
    try:
        assert server.stdout is not None
        url = json.loads(server.stdout.readline())["url"].rstrip("/")
        for path, part in (
            ("/", b"<html"),
            ("/static/vendor/vendor.js", b"preact"),
            ("/static/fonts/besley-700.woff2", b"wOF2"),
            ("/static/games/post-office/board.js", b"export"),
            ("/texts/pl.ftl", "ę".encode()),
            ("/api/rulesets", b'"classic"'),
        ):
            with urlopen(url + path, timeout=20) as answer:
                assert part in answer.read(), path
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=30)
    assert server.returncode == 0
