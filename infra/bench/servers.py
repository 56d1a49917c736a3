"""The two servers that are measured side by side: the product as it is started, and the yardstick."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
SERVICES = HERE.parents[1] / "services"
WORKERS = "2"
PATIENCE = 60.0
CLOSED = ("DATABASE_ADMIN_URL", "DATABASE_SEED_URL", "DATABASE_BACKUP_URL")


@contextmanager
def serving(log: Path) -> Iterator[tuple[int, int]]:
    """Both of them, each with two workers; their ports."""
    product, bare = _free_port(), _free_port()
    env = {key: value for key, value in os.environ.items() if key not in CLOSED}
    env |= {"PUBLIC_URL": f"http://127.0.0.1:{product}"}
    running = []
    try:
        running.append(_start("clinic.main:app", product, env, SERVICES, log / "api.log"))
        running.append(_start("bare:app", bare, {**env, "BARE_URL": os.environ["DATABASE_SEED_URL"]}, HERE, log / "bare.log"))
        for port in (product, bare):
            _await(port, running)
        yield product, bare
    finally:
        for process in running:
            _end(process)


def _start(app: str, port: int, env: dict[str, str], folder: Path, log: Path) -> subprocess.Popen[bytes]:
    argv = [
        sys.executable, "-m", "uvicorn", app, "--port", str(port), "--workers", WORKERS, "--loop", "uvloop", "--http", "httptools",
        "--no-access-log", "--no-server-header", "--log-level", "warning", "--timeout-graceful-shutdown", "2",
        "--timeout-worker-healthcheck", "60",
    ]
    with log.open("wb") as out:
        return subprocess.Popen(argv, cwd=folder, env=env, stdout=out, stderr=out, start_new_session=True)


def _await(port: int, running: list[subprocess.Popen[bytes]]) -> None:
    """Until every worker of it accepts: the second one is up shortly after the first."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit and all(process.poll() is None for process in running):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            time.sleep(2)
            return
    message = "a server did not start; its log says why"
    raise RuntimeError(message)


def _end(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
