"""Records found and written: a file, standard input, or a match kept in the store.

Must never leave half a file behind: a record is written beside its place and then moved there.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from pillarbox.cli.face import Face
from pillarbox.cli.frame import refused
from pillarbox.cli.text import inert
from pillarbox.core.message import Fault
from pillarbox.core.record import Reading, Record
from pillarbox.core.record_json import LARGEST


def read(face: Face, text: str) -> Reading:
    """The record in a file, on standard input (`-`), or of a match kept here, by its id or its beginning.

    Raises Refused where there is none of these, OSError where a file can't be read.
    """
    from pillarbox.play import records

    if text == "-":
        return records.read(sys.stdin.buffer.read(LARGEST + 1), "-")
    path = Path(text)
    if text and os.path.lexists(path):
        with path.open("rb") as file:
            return records.read(file.read(LARGEST + 1), text)
    return Reading(_kept(face, text))


def _kept(face: Face, text: str) -> Record:
    from pillarbox import catalogue
    from pillarbox.play.match import Match
    from pillarbox.play.store import FILE, Store

    if not text or "/" in text or os.sep in text or not (face.data / FILE).exists():
        raise refused("cli-no-record", text=text)
    with Store(face.data) as store:
        kept = store.find(text)
        return Match(catalogue.game(kept.game), store, kept.key).record


def fault_line(face: Face, fault: Fault) -> str:
    """A fault of a file in one line: its place, what is wrong, what would be right."""
    place = (fault.file, str(fault.line or ""), fault.key)
    where = ":".join(inert(part) for part in place if part)
    return f"{where}: {face.render(fault.wrong)} {face.render(fault.right)}"


def writable(file: str, force: bool, match: str = "") -> None:
    """Find out beforehand, and not after a match, that a record can't be written to the file.

    Raises Refused where the file stands already and `force` does not give it up, unless it holds the record
    of this `match`; Refused or OSError where it can't be made.
    """
    path = Path(file)
    if not path.parent.is_dir():
        raise refused("cli-folder-missing", folder=str(path.parent), file=file)
    if _special(path):
        return
    if not force and path.is_file() and path.stat().st_size and not (match and _holds(path, match)):
        raise refused("cli-file-there", file=file)
    missing = not path.exists()
    with path.open("ab"):
        pass
    if missing:
        path.unlink()


def _holds(path: Path, match: str) -> bool:
    """Whether the file is a record of this match."""
    from pillarbox.play import records

    with path.open("rb") as file:
        created = records.read(file.read(LARGEST + 1)).record.created
    return created is not None and created.match == match


def _special(path: Path) -> bool:
    """Whether a device or a pipe is meant, which can't be replaced: it is written to."""
    return path.exists() and (path.parts[:2] == ("/", "dev") or not (path.is_file() or path.is_dir()))


def write(file: str, data: bytes) -> None:
    """Put the data into the file, all or nothing. Raises OSError, which names the file."""
    path = Path(file)
    if _special(path):
        path.write_bytes(data)
        return
    beside = ""
    try:
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}.")
        with os.fdopen(handle, "wb") as out:
            out.write(data)
        mode = path.stat().st_mode & 0o7777 if path.exists() else 0o666 & ~_umask()
        os.chmod(beside, mode)
        os.replace(beside, path)
    except BaseException as error:
        if beside:
            os.unlink(beside)
        if isinstance(error, OSError):
            error.filename, error.filename2 = file, None
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
