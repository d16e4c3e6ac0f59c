"""A small program for the tests of the store: keeps a long match in one and says what the disk refused.

Run as `python -m tests.play.disk_child FOLDER [--most BYTES] [--user NUMBER]`; prints one JSON object.
"""

import argparse
import json
import os
import resource
import sys
from pathlib import Path

from pillarbox.core.message import Refused
from pillarbox.play.log import NotKept
from pillarbox.play.migrate import shipped
from pillarbox.play.store import Store
from tests.play.kept_matches import SECRET, acted, created, more


def play(folder: Path, ballast: Path) -> dict[str, object]:
    """Append until refused; then make room and go on; say what is in the log at the end."""
    with Store(folder, patience=0.2) as store:
        log = created()
        store.create("m", SECRET, log)
        refusal = None
        while refusal is None and len(log) < 5000:
            move = more(log, acted("x" * 2000, command=str(len(log))))
            try:
                store.append("m", len(log), move)
                log += move
            except NotKept as refused:
                refusal = refused.message
        acknowledged, as_kept = len(log), store.load("m").events == log
        ballast.unlink(missing_ok=True)
        if resource.getrlimit(resource.RLIMIT_FSIZE)[0] != resource.RLIM_INFINITY:
            resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        store.append("m", len(log), move)
        log += move
    with Store(folder) as store:
        return {
            "refused": refusal and refusal.id,
            "acknowledged": acknowledged,
            "as kept": as_kept,
            "goes on": store.load("m").events == log,
        }


def main() -> None:
    """Read the arguments, give up rights where told to, and report."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--most", type=int, help="bytes that a file may have")
    parser.add_argument("--user", type=int, help="become this user, if root")
    given = parser.parse_args()
    shipped()  # imports what the other user may not be allowed to read
    if given.user and os.geteuid() == 0:
        os.setuid(given.user)
    if given.most:
        resource.setrlimit(resource.RLIMIT_FSIZE, (given.most, resource.RLIM_INFINITY))
    try:
        said = play(given.folder, given.folder / "ballast")
    except Refused as refused:
        said = {"refused to open": refused.message.id, "path": refused.message.args.get("path")}
    sys.stdout.write(json.dumps(said))


if __name__ == "__main__":
    main()
