"""`verify`: whether a record is true, part by part.

Must never judge: the verifier does; this says what it found.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from pillarbox.cli import frame
from pillarbox.cli.face import Face

if TYPE_CHECKING:
    from pillarbox.core.message import Fault
    from pillarbox.play.verify import Finding, Verdict

PARTS = ("dice", "deck", "moves", "result", "chain")
NO = 1


@frame.command("verify", "verify match.txt", "verify 3f9a", "verify --json - < match.json")
@click.argument("record")
def command(face: Face, record: str) -> int:
    """Check the record; exit code 1 where anything in it is not true, or can't be read."""
    from pillarbox.cli import records
    from pillarbox.core.message import Fault, say
    from pillarbox.play.verify import verify

    reading = records.read(face, record)
    fault = reading.fault
    if fault is None and reading.record.created is None:
        fault = Fault(record, 0, "", say("refused-record-begins"), say("right-record-line"))
    if fault is not None:  # what can't be read to its end is neither true nor false
        _unread(face, fault)
        return NO
    verdict = verify(reading.record)
    if face.json:
        face.give(_data(face, verdict, reading.lines))
    else:
        _say(face, verdict, reading.lines)
    return 0 if verdict.ok else NO


def _unread(face: Face, fault: Fault) -> None:
    """Only the fault of reading: of the rest nothing can be known."""
    from pillarbox.cli.records import fault_line

    if not face.json:
        face.out(fault_line(face, fault), face.say("cli-verify-unread"))
        return
    found = {"line": fault.line, "key": fault.key, "part": "reading", "wrong": face.render(fault.wrong)}
    face.give({"ok": False, **dict.fromkeys(PARTS), "faults": [found], "notes": []})


def _data(face: Face, verdict: Verdict, lines: Sequence[int]) -> dict[str, Any]:
    return {
        "ok": verdict.ok,
        **{part: getattr(verdict, part) for part in PARTS},
        "faults": [
            {
                "event": found.event,
                **({"line": line} if (line := _line(found, lines)) else {}),
                "part": found.part,
                "wrong": face.render(found.wrong),
            }
            for found in verdict.faults
        ],
        "notes": [face.render(note) for note in verdict.notes],
    }


def _line(found: Finding, lines: Sequence[int]) -> int:
    """The line of the file on which the event at fault stands; 0 where there is none."""
    return lines[found.event] if 0 <= found.event < len(lines) else 0


def _say(face: Face, verdict: Verdict, lines: Sequence[int]) -> None:
    for part in PARTS:
        found = getattr(verdict, part)
        if found is not None:
            face.out(face.say(f"cli-verify-{part}", holds="yes" if found else "no"))
    for finding in verdict.faults:
        if finding.event < 0:
            face.out(face.render(finding.wrong))
        elif line := _line(finding, lines):
            face.out(face.say("cli-verify-line", line=line, event=finding.event, wrong=finding.wrong))
        else:
            face.out(face.say("cli-verify-at", event=finding.event, wrong=finding.wrong))
    for note in verdict.notes:
        face.out(face.render(note))
    going_on = any(note.id == "verify-unfinished" for note in verdict.notes)
    if verdict.ok and going_on:
        face.out(face.say("cli-verify-so-far"))
    else:
        face.out(face.say("cli-verify-true" if verdict.ok else "cli-verify-false"))
