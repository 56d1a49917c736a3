"""The launcher as a person runs it, on state and ports of the test's own."""

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
STORES = ("DATABASE_URL", "DATABASE_ADMIN_URL", "REDIS_URL", "STORAGE_URL", "ANCHOR_URL", "PUBLIC_URL", "ENVIRONMENT")
sys.path.append(str(CHECKOUT / "infra"))


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Launching:
    """One instance of its own."""

    def __init__(self, state: Path) -> None:
        self.state = state
        self.ports = {"PORT": free_port(), "SIM_PORT": free_port(), "SMTP_SIM_PORT": free_port()}

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.ports['PORT']}"

    def environment(self, **more: str) -> dict[str, str]:
        kept = {key: value for key, value in os.environ.items() if key not in STORES}
        return {**kept, "ASTER_STATE": str(self.state), **{key: str(port) for key, port in self.ports.items()}, **more}

    def run(self, command: str, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
        """A command to its end."""
        return subprocess.run(
            [sys.executable, str(LAUNCH), command, "--instance", "e2e", *words], env=self.environment(**more), capture_output=True, text=True,
            check=False, timeout=110,
        )

    def env(self) -> dict[str, str]:
        done = self.run("env")
        assert done.returncode == 0, done.stderr
        return dict(line.split("=", 1) for line in done.stdout.splitlines())

    def pid(self, name: str) -> int:
        from launcher import process

        record = process.recall(self.state / "e2e" / "started" / f"{name}.json")
        return record.pid if record and record.alive else 0

    @contextmanager
    def started(self) -> Iterator["Started"]:
        """`start` until the block ends; Ctrl-C then."""
        with (self.state / "out").open("wb") as out:
            child = subprocess.Popen(
                [sys.executable, str(LAUNCH), "start", "--instance", "e2e"], env=self.environment(), stdout=out, stderr=out,
                start_new_session=True,
            )
        running = Started(child, self.state / "out")
        try:
            yield running
        finally:
            if child.poll() is None:
                running.interrupt()

    def answers(self) -> bool:
        with suppress(OSError), urlopen(f"{self.address}/readyz", timeout=2) as answer:
            return bool(answer.status == 200)
        return False


class Started:
    """A running launcher."""

    def __init__(self, child: subprocess.Popen[bytes], out: Path) -> None:
        self.child, self.out = child, out

    def says(self, words: str, patience: float = 110) -> bool:
        return until(lambda: words in self.out.read_text() or self.child.poll() is not None, patience) and words in self.out.read_text()

    def interrupt(self) -> int:
        """Ctrl-C, as a terminal sends it: to the whole foreground group."""
        os.killpg(self.child.pid, signal.SIGINT)
        return self.child.wait(timeout=60)

    def kill(self) -> None:
        self.child.kill()
        self.child.wait()


def until(done: Callable[[], bool], patience: float = 30) -> bool:
    limit = time.monotonic() + patience
    while not done():
        if time.monotonic() > limit:
            return False
        time.sleep(0.1)
    return True
