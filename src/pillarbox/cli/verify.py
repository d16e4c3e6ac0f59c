"""`verify`: whether a record is true, part by part.

Must never judge: the verifier does; this says what it found.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from pillarbox.cli import frame
from pillarbox.cli.face import Face

if TYPE_CHECKING:
    from pillarbox.core.message import Fault
    from pillarbox.play.verify import Verdict

PARTS = ("dice", "deck", "moves", "result", "chain")
NO = 1


@frame.command("verify", "verify match.txt", "verify 3f9a", "verify --json - < match.json")
@click.argument("record")
def command(face: Face, record: str) -> int:
    """Check the record; exit code 1 where anything in it is not true, or can't be read."""
    from pillarbox.cli import records
    from pillarbox.play.verify import verify

    reading = records.read(face, record)
    verdict = verify(reading.record)
    fault = reading.fault
    if face.json:
        face.give(_data(face, verdict, fault))
    else:
        _say(face, verdict, fault)
    return 0 if verdict.ok and fault is None else NO


def _data(face: Face, verdict: Verdict, fault: Fault | None) -> dict[str, Any]:
    faults: list[dict[str, Any]] = [
        {"event": found.event, "part": found.part, "wrong": face.render(found.wrong)}
        for found in verdict.faults
    ]
    if fault is not None:
        faults = [{"line": fault.line, "part": "moves", "wrong": face.render(fault.wrong)}, *faults]
    return {
        "ok": verdict.ok and fault is None,
        **{part: getattr(verdict, part) for part in PARTS},
        "faults": faults,
        "notes": [face.render(note) for note in verdict.notes],
    }


def _say(face: Face, verdict: Verdict, fault: Fault | None) -> None:
    from pillarbox.cli.records import fault_line

    if fault is not None:
        face.out(fault_line(face, fault))
    for part in PARTS:
        found = getattr(verdict, part)
        if found is not None:
            face.out(face.say(f"cli-verify-{part}", holds="yes" if found else "no"))
    for finding in verdict.faults:
        if finding.event < 0:
            face.out(face.render(finding.wrong))
        else:
            face.out(face.say("cli-verify-at", event=finding.event, wrong=finding.wrong))
    for note in verdict.notes:
        face.out(face.render(note))
    face.out(face.say("cli-verify-true" if verdict.ok and fault is None else "cli-verify-false"))
