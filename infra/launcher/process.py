"""Start processes and recognise them later by id and start time, never by name."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

MARK_VARIABLE = "ASTER_PART"


@dataclass(frozen=True)
class Identity:
    """A process id with its start time, so that a recycled id isn't taken for the process."""

    pid: int
    started: str


def identify(pid: int) -> Identity | None:
    """Return the identity of a running process, or None. A zombie counts as ended."""
    if not sys.platform.startswith("linux"):
        return _identify_by_ps(pid)
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
        boot = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
    except (FileNotFoundError, ProcessLookupError):
        return None
    fields = stat.rpartition(")")[2].split()
    return None if fields[0] in "ZX" else Identity(pid, f"{boot}:{fields[19]}")


def _identify_by_ps(pid: int) -> Identity | None:
    output = subprocess.run(["ps", "-o", "stat=,lstart=", "-p", str(pid)], capture_output=True, text=True, check=False)
    state, _, started = output.stdout.strip().partition(" ")
    return None if not state or state.startswith("Z") else Identity(pid, started.strip())


@dataclass(frozen=True)
class Record:
    """The record of a started process, which outlives a killed launcher."""

    pid: int
    started: str
    started_by: str
    mark: str

    @property
    def alive(self) -> bool:
        """Return whether the recorded process still runs."""
        return identify(self.pid) == Identity(self.pid, self.started)


def write_record(file: Path, pid: int, started_by: str, mark: str = "") -> Record | None:
    """Write the record of a process. Returns None when it has ended already."""
    identity = identify(pid)
    if identity is None:
        return None
    record = Record(identity.pid, identity.started, started_by, mark)
    fresh = file.with_suffix(".new")
    fresh.write_text(json.dumps(asdict(record)))
    fresh.replace(file)
    return record


def read_record(file: Path) -> Record | None:
    """Read the record of a process, or None when there is none."""
    try:
        record = Record(**json.loads(file.read_text()))
    except (FileNotFoundError, ValueError, TypeError):
        return None
    return record


def find_marked(mark: str) -> list[int]:
    """List running processes with the mark in their environment, such as workers that outlived their parent."""
    marker = f"{MARK_VARIABLE}={mark}".encode()
    pids = []
    for entry in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            if marker in entry.read_bytes().split(b"\0") and identify(int(entry.parent.name)):
                pids.append(int(entry.parent.name))
    return pids


def command_of(pid: int) -> str:
    """Return the command line of a running process, or an empty string."""
    if identify(pid) is None:
        return ""
    if sys.platform.startswith("linux"):
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    return subprocess.run(["ps", "-o", "args=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout


def send(pid: int, signal_number: int) -> None:
    """Send a signal to a process, which may have ended."""
    with suppress(ProcessLookupError, PermissionError):
        os.kill(pid, signal_number)


def end(record: Record, signal_number: int = signal.SIGTERM, timeout: float = 15.0) -> None:
    """Send the signal, wait, then kill the process and every process with its mark."""
    if record.alive:
        send(record.pid, signal_number)
    wait_until(lambda: not record.alive and not (record.mark and find_marked(record.mark)), timeout if record.alive else 0.0)
    if record.alive:
        send(record.pid, signal.SIGKILL)
    if record.mark:
        for pid in find_marked(record.mark):
            send(pid, signal.SIGKILL)
        wait_until(lambda: not find_marked(record.mark), 5.0)


def wait_until(done: Callable[[], bool], timeout: float, step: float = 0.05) -> bool:
    """Wait until the condition is true. Returns False after the timeout (seconds)."""
    limit = time.monotonic() + timeout
    while not done():
        if time.monotonic() >= limit:
            return False
        reap()
        time.sleep(step)
    return True


def reap() -> None:
    """Collect ended child processes, so that none stays a zombie."""
    for child in list(_children):
        if child.poll() is not None:
            _children.remove(child)


_children: list[subprocess.Popen[bytes]] = []


def spawn(argv: list[str], log: Path, env: dict[str, str], cwd: Path, user: tuple[int, int] | None = None) -> int:
    """Start a process in a session of its own, so that Ctrl-C reaches only the launcher. Returns its id."""
    if log.exists() and log.stat().st_size > 10 * 2**20:
        log.replace(log.with_suffix(".old.log"))
    with log.open("ab") as out:
        child = subprocess.Popen(
            argv, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT, env=env, cwd=cwd, start_new_session=True,
            user=user[0] if user else None, group=user[1] if user else None, extra_groups=[] if user else None,
        )
    _children.append(child)
    return child.pid
