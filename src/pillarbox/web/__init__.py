"""The table in the browser. Without what the extra `server` brings nothing of it can be imported."""

from pillarbox.words.needs import ask_for

ask_for("server", "litestar", "prometheus_client", "segno", "structlog", "uvicorn", "websockets")
