"""Start the two servers that are measured side by side: the product and the baseline."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
SERVICES = HERE.parents[1] / "services"
WORKERS = "2"
START_TIMEOUT_SECONDS = 60.0
ADMIN_VARIABLES = ("DATABASE_ADMIN_URL", "DATABASE_SEED_URL", "DATABASE_BACKUP_URL")


@contextmanager
def run_servers(log: Path) -> Iterator[tuple[int, int]]:
    """Run both servers, each with two workers, for the block; yields their ports."""
    product, baseline = free_port(), free_port()
    env = {key: value for key, value in os.environ.items() if key not in ADMIN_VARIABLES}
    env |= {"PUBLIC_URL": f"http://127.0.0.1:{product}", "TRUSTED_PROXIES": "127.0.0.1/32"}
    processes = []
    try:
        api = [sys.executable, "-m", "clinic.server", "--port", str(product), "--processes", WORKERS, "--grace", "2"]
        processes.append(start(api, env, SERVICES, log / "api.log"))
        baseline_env = {**env, "BASELINE_DATABASE_URL": os.environ["DATABASE_SEED_URL"]}
        processes.append(start(_uvicorn("baseline_app:app", baseline), baseline_env, HERE, log / "baseline_app.log"))
        for port in (product, baseline):
            wait_until_ready(port, processes)
        yield product, baseline
    finally:
        for process in processes:
            end(process)


@contextmanager
def run_simulators(log: Path) -> Iterator[None]:
    """Run the simulated providers for the block and set SWISH_URL, so that servers started in it take payments there."""
    port, mail = free_port(), free_port()
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "SIM_STATE_FILE": f"{folder}/simulators.jsonl", "SMTP_SIM_PORT": str(mail)}
        argv = [sys.executable, "-m", "uvicorn", "simulators.main:app", "--port", str(port), "--log-level", "warning"]
        process = start(argv, env, SERVICES, log / "simulators.log")
        previous_url = os.environ.get("SWISH_URL")
        os.environ["SWISH_URL"] = f"http://127.0.0.1:{port}/swish/swish-cpcapi"
        try:
            wait_until_ready(port, [process])
            yield
        finally:
            end(process)
            os.environ.pop("SWISH_URL")
            if previous_url is not None:
                os.environ["SWISH_URL"] = previous_url


def _uvicorn(app: str, port: int) -> list[str]:
    return [
        sys.executable, "-m", "uvicorn", app, "--port", str(port), "--workers", WORKERS, "--loop", "uvloop", "--http", "httptools",
        "--no-access-log", "--no-server-header", "--log-level", "warning", "--timeout-graceful-shutdown", "2",
        "--timeout-worker-healthcheck", "60",
    ]


def start(argv: list[str], env: dict[str, str], folder: Path, log: Path) -> subprocess.Popen[bytes]:
    """Start a server in a session of its own, with its output in a file."""
    with log.open("wb") as out:
        return subprocess.Popen(argv, cwd=folder, env=env, stdout=out, stderr=out, start_new_session=True)


def wait_until_ready(port: int, processes: list[subprocess.Popen[bytes]]) -> None:
    """Wait until the server accepts connections, and two seconds for its second worker."""
    deadline = time.monotonic() + START_TIMEOUT_SECONDS
    while time.monotonic() < deadline and all(process.poll() is None for process in processes):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            time.sleep(2)
            return
    message = "a server did not start; its log says why"
    raise RuntimeError(message)


def end(process: subprocess.Popen[bytes]) -> None:
    """Stop a server; kill it with its children when it takes longer than ten seconds."""
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def free_port() -> int:
    """Return a port that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
