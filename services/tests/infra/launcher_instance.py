"""Run the launcher as its user does, on a state folder and ports of the test alone."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.request import urlopen

CHECKOUT = Path(__file__).resolve().parents[3]
LAUNCH = CHECKOUT / "infra" / "launch.py"
SERVER_VARIABLES = ("DATABASE_URL", "DATABASE_ADMIN_URL", "REDIS_URL", "STORAGE_URL", "ANCHOR_URL", "PUBLIC_URL", "ENVIRONMENT")
"""Variables of the test run that the launcher must set itself."""
sys.path.append(str(CHECKOUT / "infra"))


def free_port() -> int:
    """Return a port that no program listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class LauncherInstance:
    """The launcher's instance `e2e` with its own state folder and ports."""

    def __init__(self, state: Path) -> None:
        self.state = state
        self.ports = {"PORT": free_port(), "SIM_PORT": free_port(), "SMTP_SIM_PORT": free_port()}

    @property
    def url(self) -> str:
        return f"http://localhost:{self.ports['PORT']}"

    def environment(self, **variables: str) -> dict[str, str]:
        """Return the environment of a command: the test run's without its servers, this instance's, and `variables`."""
        inherited = {key: value for key, value in os.environ.items() if key not in SERVER_VARIABLES}
        return {**inherited, "ASTER_STATE": str(self.state), **{key: str(port) for key, port in self.ports.items()}, **variables}

    def run(self, command: str, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Run a command and wait for its end, at most 110 s."""
        return subprocess.run(
            [sys.executable, str(LAUNCH), command, "--instance", "e2e", *arguments], env=self.environment(**variables), capture_output=True,
            text=True, check=False, timeout=110,
        )

    def env(self) -> dict[str, str]:
        """Start database and queue and return the variables that `env` prints."""
        process = self.run("env")
        assert process.returncode == 0, process.stderr
        return dict(line.split("=", 1) for line in process.stdout.splitlines())

    def pid(self, name: str) -> int:
        """Return the process id of a running server, 0 when it is not running."""
        from launcher import process

        record = process.read_record(self.state / "e2e" / "started" / f"{name}.json")
        return record.pid if record and record.alive else 0

    @contextmanager
    def started(self) -> Iterator["RunningLauncher"]:
        """Run `start` until the block ends, then send Ctrl-C."""
        with (self.state / "out").open("wb") as output:
            process = subprocess.Popen(
                [sys.executable, str(LAUNCH), "start", "--instance", "e2e"], env=self.environment(), stdout=output, stderr=output,
                start_new_session=True,
            )
        launcher = RunningLauncher(process, self.state / "out")
        try:
            yield launcher
        finally:
            if process.poll() is None:
                launcher.interrupt()

    def is_ready(self) -> bool:
        """Return whether the app answers its readiness probe."""
        with suppress(OSError), urlopen(f"{self.url}/readyz", timeout=2) as response:
            return bool(response.status == 200)
        return False


class RunningLauncher:
    """A running `start` and the file of its output."""

    def __init__(self, process: subprocess.Popen[bytes], output: Path) -> None:
        self.process, self.output = process, output

    def prints(self, text: str, timeout: float = 110) -> bool:
        """Wait until the output contains a text or the process has ended; return whether it contains it."""
        wait_until(lambda: text in self.output.read_text() or self.process.poll() is not None, timeout)
        return text in self.output.read_text()

    def interrupt(self) -> int:
        """Send Ctrl-C as a terminal does, to the whole foreground group, and return the exit status."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(timeout=60)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


def wait_until(condition: Callable[[], bool], timeout: float = 30) -> bool:
    """Wait until a condition is true, at most so many seconds; return whether it is."""
    deadline = time.monotonic() + timeout
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.1)
    return True
