"""Runs a server: opens the store, binds the address, says where it is, stops in good order.

Must never print anything itself: whoever starts it is told the address.
"""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
import uvloop
from msgspec import Struct

from pillarbox.core.message import Refused, say
from pillarbox.play.store import Store
from pillarbox.web import jobs, lan, logs
from pillarbox.web.app import App
from pillarbox.web.services import Services
from pillarbox.web.settings import Settings
from pillarbox.web.workers import Workers

STOPPING = 3
"""Seconds that a stopping server waits for connections to close."""
WINDING_UP = 1.5
"""Seconds that a stopping server waits for commands that are under way."""
FAREWELL = 0.1
"""Seconds for the last messages to be handed to the network."""

FILES = 65_536
"""More open files than this are not asked for."""

ANYWHERE = ("0.0.0.0", "::")


class Open(Struct, frozen=True):
    """Where a server can be reached: from this machine, from the local network or the internet if it can."""

    url: str
    outside: str = ""


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises Refused where that can't be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol must be named: asyncio turns Nagle's algorithm off only for sockets that say they are TCP,
    # and with it a small answer in two parts waits 40 ms for the other side's delayed acknowledgement.
    one = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        one.bind((host, port))
        one.listen(2048)
    except (OSError, OverflowError) as error:
        one.close()
        detail = getattr(error, "strerror", None) or str(error)
        raise Refused(say("server-no-port", host=host, port=str(port), detail=detail)) from None
    one.setblocking(False)
    return one


def many_files() -> None:
    """Let this process open as many files as the system allows: each socket is one, 1,024 a usual limit."""
    try:
        import resource
    except ImportError:  # not a system that has such a limit
        return
    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if usual != resource.RLIM_INFINITY and usual < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def url_of(host: str, port: int) -> str:
    """The address of host and port, as a browser takes it."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def config(app: Any) -> uvicorn.Config:
    """How uvicorn is to run: one process, no compression, frames limited before they are read."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=8 * 1024,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=STOPPING,
        lifespan="on",
        proxy_headers=False,
    )


class Server(uvicorn.Server):
    """Uvicorn, stopped by signals without being killed by them, and able to listen in a second place."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A first signal stops in good order, a second at once; neither is raised again afterwards."""
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {}
        try:
            for one in signals:
                before[one] = signal.signal(one, self.handle_exit)
        except ValueError:  # not the main thread: whoever runs us there stops us itself
            before = {}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what is under way and say farewell to all sockets before anything is closed."""
        app: Any = self.config.app
        await app.hall.wind_up(WINDING_UP)
        await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)

    async def listen(self, one: socket.socket) -> None:
        """Answer at this socket too."""

        def protocol() -> Any:
            kind: Any = self.config.http_protocol_class
            return kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(protocol, sock=one))


async def serve(
    data: Path, settings: Settings, told: Callable[[Open, App], None] = lambda where, app: None
) -> None:
    """Serve until a signal stops it; `told` hears the address once people can come. Raises Refused."""
    logs.configure(settings.log, settings.log_level)
    many_files()
    one = bound("0.0.0.0" if settings.lan and settings.host == "127.0.0.1" else settings.host, settings.port)
    host, port = one.getsockname()[:2]
    with Store(data) as store:
        services = Services(store, settings)
        app = App(services)
        server = Server(config(app))
        app.hall.widen = lambda: _widened(server, host, port)
        try:
            task = asyncio.get_running_loop().create_task(server.serve(sockets=[one]))
            while not server.started and not task.done():
                await asyncio.sleep(0.01)
            if server.started:
                told(_open(settings, host, port), app)
                app.hall.later(_warmed())
            await task
        finally:
            services.close()
            one.close()


async def _warmed() -> None:
    """Compile what bots need before anybody waits for one, in a process that gives way to all others."""
    workers = Workers(1, seconds=0, megabytes=0, nice=10)
    try:
        await workers.run(jobs.warm)
    finally:
        workers.close()


def _open(settings: Settings, host: str, port: int) -> Open:
    near = url_of("127.0.0.1" if host in ANYWHERE else host, port)
    if settings.public_url:
        return Open(near, settings.public_url.rstrip("/"))
    try:
        return Open(near, url_of(lan.address(), port) if host in ANYWHERE else "")
    except Refused:
        return Open(near)


async def _widened(server: Server, host: str, port: int) -> str:
    """Listen on the local network too; the address there. Raises Refused."""
    found = lan.address()
    if host not in ANYWHERE and host != found:
        listening = {one.getsockname()[0] for each in server.servers for one in each.sockets}
        if found not in listening:
            await server.listen(bound(found, port))
    return url_of(found, port)


def run(data: Path, settings: Settings, told: Callable[[Open, App], None] = lambda where, app: None) -> None:
    """`serve` in an event loop of its own."""
    uvloop.run(serve(data, settings, told))
