"""What the server counts of itself, for Prometheus.

Must never hold a name, a token, a code or an address.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.connections = Gauge("pillarbox_connections", "Open sockets", registry=r)
        self.tables = Gauge("pillarbox_tables", "Tables in memory", registry=r)
        self.tasks = Gauge("pillarbox_tasks", "Tasks of the event loop", registry=r)
        self.waiting = Gauge("pillarbox_waiting", "Messages that wait to be sent", registry=r)
        self.messages = Counter("pillarbox_messages", "Messages received", ["type"], registry=r)
        self.busy = Counter("pillarbox_busy", "Commands turned away for the moment", registry=r)
        self.refused = Counter("pillarbox_refused", "Commands refused", registry=r)
        self.closed = Counter("pillarbox_closed", "Sockets that the server closed", ["code"], registry=r)
        self.faults = Counter("pillarbox_store_faults", "Writes that the store refused", registry=r)
        self.errors = Counter("pillarbox_errors", "Faults of the program", registry=r)
        self.seconds = Histogram(
            "pillarbox_message_seconds",
            "From a message's arrival to its answer",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
            registry=r,
        )

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)
