"""The API's server as processes: children share the parent's memory, and are replaced when they end or hang."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

MAX_OUTAGE_SECONDS = 10.0


class ServerProcess:
    """A running server and its children; tracing is on, whose thread must not start before the fork."""

    def __init__(self) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        argv = [sys.executable, "-m", "tests.core.server_under_test", "--port", str(self.port), "--processes", "2"]
        self.process = subprocess.Popen(argv, env={**os.environ, "OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:9"})

    def children(self) -> list[int]:
        """Return the ids of the processes that answer requests."""
        task = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(pid) for pid in task.read_text().split()]

    def is_ready(self) -> bool:
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=1) as response:
                return bool(response.status == 200)
        except (URLError, OSError):
            return False


@pytest.fixture(scope="module")
def shared_server(app: Any) -> Iterator[ServerProcess]:
    """A server that the module's tests share."""
    yield from run_server()


@pytest.fixture
def server(app: Any) -> Iterator[ServerProcess]:
    """A server that the test stops."""
    yield from run_server()


def run_server() -> Iterator[ServerProcess]:
    running = ServerProcess()
    wait_for(running.is_ready, 60)
    yield running
    children = running.children() if running.process.poll() is None else []
    running.process.kill()
    running.process.wait()
    for pid in children:
        wait_for(lambda pid=pid: not is_running(pid), MAX_OUTAGE_SECONDS)


def wait_for(condition: Any, seconds: float) -> float:
    """Wait until the condition holds, at most so many seconds; return the seconds waited."""
    started = monotonic()
    while not condition():
        assert monotonic() - started < seconds
        sleep(0.05)
    return monotonic() - started


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_killed_children_are_replaced_at_once(shared_server: ServerProcess) -> None:
    """The API answers again within ten seconds after all its processes were killed, and after one was killed again and again."""
    for killed in (slice(0, 2), slice(0, 1), slice(1, 2)):
        pids = shared_server.children()[killed]
        for pid in pids:
            os.kill(pid, signal.SIGKILL)
        wait_for(lambda pids=pids: not set(pids) & set(shared_server.children()), MAX_OUTAGE_SECONDS)
        assert wait_for(shared_server.is_ready, MAX_OUTAGE_SECONDS) < MAX_OUTAGE_SECONDS
        wait_for(lambda: len(shared_server.children()) == 2, MAX_OUTAGE_SECONDS)


def test_child_that_hangs_is_replaced(shared_server: ServerProcess) -> None:
    hung = shared_server.children()[0]
    os.kill(hung, signal.SIGSTOP)
    wait_for(lambda: hung not in shared_server.children() and len(shared_server.children()) == 2, MAX_OUTAGE_SECONDS)
    assert shared_server.is_ready()


def test_all_processes_stop_on_sigterm(server: ServerProcess) -> None:
    children = server.children()
    server.process.terminate()
    assert server.process.wait(20) == 0
    assert [pid for pid in children if is_running(pid)] == []


def test_children_stop_when_the_parent_was_killed(server: ServerProcess) -> None:
    """The next server can then listen on the address."""
    children = server.children()
    server.process.kill()
    server.process.wait()
    wait_for(lambda: not any(is_running(pid) for pid in children), MAX_OUTAGE_SECONDS)


def test_children_share_most_of_the_memory(shared_server: ServerProcess) -> None:
    """The memory of what was imported before the fork is shared: less than half of a child's memory is its own."""
    rollup = Path(f"/proc/{shared_server.children()[0]}/smaps_rollup").read_text()
    resident, private = (int(re.findall(rf"^{name}:\s+(\d+) kB", rollup, re.MULTILINE)[0]) for name in ("Rss", "Private_Dirty"))
    assert private < resident / 2


@pytest.mark.parametrize("address", ["127.0.0.1", "[::1]"])
def test_server_answers_at_both_addresses_of_localhost(shared_server: ServerProcess, address: str) -> None:
    """Some browsers and programs look `localhost` up as IPv6 first."""
    with urlopen(f"http://{address}:{shared_server.port}/readyz", timeout=5) as response:
        assert response.status == 200


def test_address_in_use_ends_the_server_with_an_error(shared_server: ServerProcess) -> None:
    argv = [sys.executable, "-m", "clinic.server", "--port", str(shared_server.port)]
    ended = subprocess.run(argv, capture_output=True, text=True, check=False, timeout=60)
    assert ended.returncode == 3
    assert "Address already in use" in ended.stderr


def test_a_silent_name_server_does_not_hold_up_other_connections() -> None:
    """Names are looked up by so many threads that 20 lookups without an answer leave some for the control unit's connections."""
    program = (
        "import clinic, asyncio, uvloop\n"
        "async def connect(): await asyncio.get_running_loop().getaddrinfo('localhost', 80)\n"
        "uvloop.run(connect())\n"
        "print(next(line.split()[1] for line in open('/proc/self/status') if line.startswith('Threads')))"
    )
    environment = {key: value for key, value in os.environ.items() if key != "UV_THREADPOOL_SIZE"}
    threads = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True, timeout=30).stdout
    assert int(threads) > 2 * 20
