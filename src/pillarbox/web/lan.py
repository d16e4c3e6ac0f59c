"""Where this machine is on the local network, and how a phone finds it.

Must never send anything: the address is asked of the system alone.
"""

from __future__ import annotations

import io
import socket

from pillarbox.core.message import Refused, say


def address() -> str:
    """This machine's address on the local network. Raises Refused where it has none."""
    for family, far in ((socket.AF_INET, ("192.0.2.1", 9)), (socket.AF_INET6, ("2001:db8::1", 9))):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as one:
                one.connect(far)  # of a datagram socket: chooses the way, sends nothing
                found: str = one.getsockname()[0]
        except OSError:
            continue
        if not found.startswith("127.") and found != "::1":
            return found
    raise Refused(say("server-no-network"))


def qr_svg(url: str) -> bytes:
    """The address as a picture for cameras: dark modules on light, with the quiet zone that readers need."""
    import segno

    out = io.BytesIO()
    segno.make(url, error="m", micro=False).save(
        out, kind="svg", scale=4, border=4, dark="#000", light="#fff", xmldecl=False, svgns=True
    )
    return out.getvalue()


def qr_text(url: str) -> str:
    """The same in characters, for a terminal."""
    import segno

    out = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()
