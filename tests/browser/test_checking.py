"""The client's own hashes, its own check of a record and its verdict on a review, outside of a browser."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from pillarbox import catalogue
from pillarbox.core.record_json import write_json
from tests.play.playing import played

JS = Path(__file__).resolve().parents[2] / "src" / "pillarbox" / "web" / "static" / "js"
HERE = Path(__file__).parent


def node(script: str, given: bytes = b"") -> str:
    """What a script prints. Without node it fails under CI and is skipped elsewhere."""
    found = shutil.which("node")
    if found is None:
        text = "THE CLIENT'S HASHES WERE NOT TESTED: node is missing"
        if os.environ.get("CI"):
            pytest.fail(text)
        pytest.skip(f"node is missing on this machine, which under CI is a failure: {text}")
    command = [found, "--no-warnings", str(HERE / script), str(JS)]
    done = subprocess.run(command, input=given, capture_output=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.decode()


def test_the_clients_hashes_are_webcryptos_and_its_dice_the_published_ones() -> None:
    assert node("crypto.mjs") == ""


def checked(record: dict[str, Any]) -> dict[str, Any]:
    """The client's verdict on a record."""
    found: dict[str, Any] = json.loads(node("verify.mjs", json.dumps(record).encode()))
    return found


def match(id: str, seats: int, seed: int = 7) -> dict[str, Any]:
    """The record of a whole match, played by chance."""
    game, ruleset = catalogue.load(id)
    record: dict[str, Any] = json.loads(write_json(played(ruleset, seats, seed, game)))
    return record


@pytest.mark.parametrize(
    "id, seats", [("classic", 2), ("high-rollers", 1), ("tournament", 3), ("email-holiday", 1)]
)
def test_the_client_finds_an_honest_match_honest(id: str, seats: int) -> None:
    verdict = checked(match(id, seats))
    assert (verdict["commitment"], verdict["dice"], verdict["chain"]) == (True, True, True)
    assert all(one["said"] == one["drawn"] for one in verdict["throws"])


def test_the_client_works_the_deck_out_again() -> None:
    verdict = checked(match("post-office", 2))
    assert (verdict["commitment"], verdict["deck"], verdict["chain"]) == (True, True, True)


def test_the_client_sees_that_a_throw_was_changed() -> None:
    record = match("classic", 2)
    event = next(one for one in record["events"] if one["event"] == "thrown")
    event["faces"] = [7 - face for face in event["faces"]]
    verdict = checked(record)
    assert (verdict["dice"], verdict["chain"]) == (False, False)


def test_the_client_sees_that_a_throw_was_left_out() -> None:
    record = match("classic", 2)
    event = next(one for one in record["events"] if one["event"] == "thrown")
    record["events"].remove(event)
    assert checked(record)["dice"] is False


def test_the_client_sees_that_a_card_was_changed() -> None:
    record = match("post-office", 1)
    event = next(one for one in record["events"] if one.get("source") == "deck" and one.get("values"))
    event["values"] = [(event["values"][0] + 1) % 18]
    assert checked(record)["deck"] is False


def test_the_client_sees_that_another_seed_was_revealed() -> None:
    record = match("classic", 2)
    record["events"][-1]["seed"] = "00" * 32
    verdict = checked(record)
    assert (verdict["commitment"], verdict["dice"]) == (False, None)


def account(cards: bool, down: bool = False, **shares: float) -> dict[str, Any]:
    """A review of two as the server answers it; the shares in percent of the win, of the first seat.
    down: in a measure in which less is better.
    """
    luck, drawn = shares.get("luck", 0.0), shares.get("drawn", 0.0)
    moves = [("throw", 0, "luck", luck), ("throw", 1, "luck", drawn)]
    moves.append(("decision", 0, "loss", -shares.get("skill", 0.0)))
    if not cards:
        moves.append(("decision", 1, "given", shares.get("given", 0.0)))
    base = -99.0 if down else 0.0
    points = [{"number": 0, "kind": "start", "seat": -1, "value": base}]
    points += [
        {"number": n, "kind": kind, "seat": seat, "value": base, key: value / 50}
        for n, (kind, seat, key, value) in enumerate(moves, 1)
    ]
    sums = {name: value / 50 for name, value in shares.items() if name != "drawn"}
    seat = {"seat": 0, "base": base, "estimate": 0.0, "skill": 0.0, "given": 0.0} | sums
    seat["luck"] = (luck + drawn) / 50
    seat["result"] = sum(seat[name] for name in ("base", "luck", "skill", "given", "estimate"))
    return {
        "measure": "total" if down else "share",
        "unit": 2,
        "beside": "total" if cards else None,
        "seats": [seat, {}],
        "points": [points],
        "throws": [],
        "decisions": [{"seat": 0}],
    }


OWED: list[tuple[tuple[bool, bool, dict[str, float]], str]] = [
    # A match of Post Office that the others lost more than its winner won it.
    ((True, True, {"luck": -15.6, "skill": -140.0, "given": 231.3, "estimate": -25.7}), "look-by-others"),
    ((True, True, {"luck": 30, "drawn": 40, "skill": -60, "given": 40}), "look-by-dice"),
    ((True, True, {"luck": -30, "skill": -20, "estimate": 100}), ""),
    ((True, False, {"luck": 40, "skill": -20, "given": -70}), "look-by-others"),
    ((True, False, {"luck": 90, "skill": -140}), "look-by-choices"),
    ((False, True, {"luck": -5, "drawn": 15, "skill": -10, "given": 50}), "look-by-others"),
    ((False, True, {"luck": 10, "drawn": 45, "skill": -10, "given": 5}), "look-by-dice"),
    ((False, False, {"luck": -10, "drawn": -30, "skill": -20, "given": 10}), "look-by-dice"),
    ((False, False, {"luck": -20, "drawn": -1, "skill": -30, "given": 1}), "look-by-choices"),
    ((False, True, {"luck": 60, "given": -10}), "look-perfect"),
]


def test_a_review_names_the_largest_part_of_what_spoke_for_the_result() -> None:
    asked = [
        [account(cards, down, **shares), 0, won] for (cards, won, shares), _ in OWED for down in (False, True)
    ]
    found = json.loads(node("figures.mjs", json.dumps(asked).encode()))
    assert found == [why for _, why in OWED for _ in (False, True)]
