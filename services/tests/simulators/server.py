"""Runs the simulators (or any app) on sockets of their own for as long as a test needs them."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI

from simulators.main import create_app
from simulators.settings import Settings


@dataclass(frozen=True)
class Simulators:
    """Where the simulators of a test listen, and what they were given."""

    url: str
    smtp_port: int

    def messages(self, **query: Any) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = httpx.get(f"{self.url}/api/messages", params=query, timeout=40).json()["messages"]
        return found

    def reset(self) -> None:
        httpx.post(f"{self.url}/api/reset").raise_for_status()


@contextmanager
def serving(app: FastAPI) -> Iterator[str]:
    """The app's address; it serves from a thread with a loop of its own, as another process would."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    end = time.monotonic() + 30
    while not server.started and time.monotonic() < end and thread.is_alive():
        time.sleep(0.01)
    assert server.started, "the app did not start"
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(10)


@contextmanager
def simulators(state_file: Path | None = None, **changes: Any) -> Iterator[Simulators]:
    """Quick simulators: reports within milliseconds, `slow` slower than the client's patience in tests."""
    quick: dict[str, Any] = {"delivery_seconds": 0.02, "slow_seconds": 1.5, "callback_delays": (0.05, 0.05, 0.05), "public_url": ""}
    app = create_app(Settings(**(quick | {"state_file": state_file, "smtp_port": 0} | changes)))
    with serving(app) as url:
        yield Simulators(url, app.state.smtp_port)
