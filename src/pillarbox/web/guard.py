"""Who may knock: the host a request is meant for, the page it comes from, the address it is counted under.

A page of another site must not speak with a player's cookie, whatever the browser; a name that somebody
else's name server points here must not either. Must never look at a body.
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from pillarbox.web.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")


def header(scope: Any, name: bytes) -> str:
    """The first header of this name; empty where there is none."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def address(scope: Any, settings: Settings) -> str:
    """Where a request comes from: the nearest that the proxy names, where there is a trusted one."""
    if settings.trust_proxy:
        forwarded = header(scope, b"x-forwarded-for").rpartition(",")[2].strip()
        if forwarded:
            return forwarded[:64]
    client = scope.get("client")
    return str(client[0]) if client else ""


def secure(scope: Any, settings: Settings) -> bool:
    """Whether the browser speaks https with us, or with the proxy before us."""
    if settings.public_url.startswith("https:") and host_of(settings.public_url) == header(scope, b"host"):
        return True
    if settings.trust_proxy and header(scope, b"x-forwarded-proto") == "https":
        return True
    return scope.get("scheme") in ("https", "wss")


def host_of(url: str) -> str:
    """Host and port of an address, as a browser writes them in `Host`."""
    return urlsplit(url).netloc.lower()


def known_host(host: str, settings: Settings) -> bool:
    """Whether this server goes by that name: an address in figures, `localhost`, or the public one."""
    host = host.lower()
    if settings.public_url and host == host_of(settings.public_url):
        return True
    try:
        name = urlsplit(f"//{host}").hostname or ""
        ip_address(name)
    except ValueError:
        return host.partition(":")[0] in ("localhost", "testserver")
    return True


def own_origin(scope: Any, settings: Settings) -> bool:
    """Whether the page that speaks is one of ours."""
    origin = header(scope, b"origin").lower()
    host = header(scope, b"host").lower()
    scheme = "https" if secure(scope, settings) else "http"
    return origin == f"{scheme}://{host}"


def admitted(scope: Any, settings: Settings) -> bool:
    """Whether a request may be answered at all.

    Whatever changes something, and every socket, must come from a page of ours if it brings a cookie or names
    a page at all; programs that bring neither are no browsers and speak for nobody.
    """
    if not known_host(header(scope, b"host"), settings):
        return False
    if scope["type"] == "http" and scope["method"] in SAFE:
        return True
    origin = header(scope, b"origin")
    if not origin and not header(scope, b"cookie"):
        return header(scope, b"sec-fetch-site") in ("", "none", "same-origin")
    return own_origin(scope, settings)
