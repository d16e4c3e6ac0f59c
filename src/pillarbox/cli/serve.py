"""`serve`, and `pillarbox` alone: the table in the browser, for this machine, the local network or everybody.

Must never load the server before it is to run: it stands behind the quickest command line there is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from pillarbox.cli import frame
from pillarbox.cli.face import Face

if TYPE_CHECKING:
    from pillarbox.web.serving import Open


@frame.command(
    "serve",
    "serve",
    "serve --lan",
    "serve --host 0.0.0.0 --port 8080 --public-url https://games.example.org",
)
@click.option("--host", metavar="ADDRESS")
@click.option("--port", metavar="N", callback=frame.whole(0, 65535))
@click.option("--public-url", "public_url", metavar="URL")
@click.option("--lan", is_flag=True)
@click.option("--settings", metavar="FILE")
def command(
    face: Face, host: str | None, port: int | None, public_url: str | None, lan: bool, settings: str | None
) -> int:
    """Serve until stopped."""
    given = {"host": host, "port": port, "public_url": public_url, "lan": lan or None}
    return served(face, given, settings, browser=False)


def served(face: Face, given: dict[str, Any], settings: str | None, *, browser: bool) -> int:
    """Start the server, say where it is, and serve until stopped."""
    try:
        from pillarbox.web import serving
        from pillarbox.web import settings as reading
    except ImportError as error:
        raise frame.refused("server-not-installed", package=error.name or "") from None
    wanted = reading.read(given, file=settings)
    try:
        serving.run(face.data, wanted, lambda where, app: _told(face, where, browser))
    except KeyboardInterrupt:  # a second Ctrl-C: at once
        return 130
    face.tell(face.say("server-closed"))
    return 0


def _told(face: Face, where: Open, browser: bool) -> None:
    """Say where the table is, and show it."""
    if face.json:
        face.give({"url": where.url, "outside": where.outside})
    else:
        face.tell(face.say("server-open"))
        face.talk("", f"  {where.url}")
        if where.outside:
            from pillarbox.web.lan import qr_text

            face.talk("")
            face.tell(face.say("server-open-outside"))
            face.talk("", f"  {where.outside}")
            if face.asking and not face.plain:
                face.talk("", qr_text(where.outside))
        face.talk("")
        face.tell(face.say("server-stop"))
    import sys

    from pillarbox.cli.plugins import warn

    sys.stdout.flush()
    warn(face)
    if browser:
        _shown(where.url)


def _shown(url: str) -> None:
    """Open the browser, if there is one, without waiting for it."""
    from threading import Thread

    def show() -> None:
        import webbrowser

        open_browser: Callable[[str], bool] = webbrowser.open
        open_browser(url)

    Thread(target=show, daemon=True).start()
