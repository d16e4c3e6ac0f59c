"""`convert`: a record in the other form.

Must never write half a record: one that can't be read to its end is refused.
"""

from __future__ import annotations

import sys
from typing import Any

import click

from pillarbox.cli import frame
from pillarbox.cli.face import Face

FORMS = ("notation", "json")
NO = 1


def _form(context: click.Context, param: click.Parameter, value: str | None) -> str | None:
    """One of the forms. Raises Refused for another word."""
    if value is not None and value not in FORMS:
        raise frame.refused("cli-no-such-form", text=value, forms=list(FORMS))
    return value


@frame.command("convert", "convert 3f9a -o match.txt", "convert match.txt --to json")
@click.argument("record")
@click.option("--to", metavar="FORM", callback=_form)
@click.option("-o", "--output", metavar="FILE")
@click.option("--force", is_flag=True)
def command(face: Face, record: str, to: str | None, output: str | None, force: bool) -> int:
    """Write the record; `--json` means JSON where `--to` says nothing."""
    from pillarbox.cli import records
    from pillarbox.play.records import write

    if output is not None:
        records.writable(output, force)
    reading = records.read(face, record)
    if reading.fault is not None:
        face.err(f"pillarbox: {records.fault_line(face, reading.fault)}")
        return NO
    form: Any = to or ("json" if face.json else "notation")
    data = write(reading.record, form)
    if output is not None:
        records.write(output, data)
    else:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
    return 0
