"""Processes the launcher started, recognised later by id and start time and never by name."""

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

MARK = "ASTER_PART"


@dataclass(frozen=True)
class Identity:
    """A process that a recycled id can't be mistaken for."""

    pid: int
    started: str


def identify(pid: int) -> Identity | None:
    """The living process with that id. A zombie is dead."""
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
    told = subprocess.run(["ps", "-o", "stat=,lstart=", "-p", str(pid)], capture_output=True, text=True, check=False)
    state, _, started = told.stdout.strip().partition(" ")
    return None if not state or state.startswith("Z") else Identity(pid, started.strip())


@dataclass(frozen=True)
class Record:
    """What is remembered of a started process across a killed launcher."""

    pid: int
    started: str
    by: str
    mark: str

    @property
    def alive(self) -> bool:
        """Whether that very process still runs."""
        return identify(self.pid) == Identity(self.pid, self.started)


def remember(file: Path, pid: int, by: str, mark: str = "") -> Record | None:
    """Write down a process; None when it is gone already."""
    found = identify(pid)
    if found is None:
        return None
    record = Record(found.pid, found.started, by, mark)
    fresh = file.with_suffix(".new")
    fresh.write_text(json.dumps(asdict(record)))
    fresh.replace(file)
    return record


def recall(file: Path) -> Record | None:
    """The process written down there, if it is still that one."""
    try:
        record = Record(**json.loads(file.read_text()))
    except (FileNotFoundError, ValueError, TypeError):
        return None
    return record


def marked(mark: str) -> list[int]:
    """Living processes that carry the mark in their environment: workers that outlived the process that made them."""
    wanted = f"{MARK}={mark}".encode()
    found = []
    for entry in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            if wanted in entry.read_bytes().split(b"\0") and identify(int(entry.parent.name)):
                found.append(int(entry.parent.name))
    return found


def command_of(pid: int) -> str:
    """The command line of a living process, or nothing."""
    if identify(pid) is None:
        return ""
    if sys.platform.startswith("linux"):
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    return subprocess.run(["ps", "-o", "args=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout


def send(pid: int, sign: int) -> None:
    """A signal to a process that may be gone."""
    with suppress(ProcessLookupError, PermissionError):
        os.kill(pid, sign)


def end(record: Record, sign: int = signal.SIGTERM, patience: float = 15.0) -> None:
    """Ask the process to end, wait, then insist; what carries its mark goes with it."""
    if record.alive:
        send(record.pid, sign)
    wait_until(lambda: not record.alive and not (record.mark and marked(record.mark)), patience if record.alive else 0.0)
    if record.alive:
        send(record.pid, signal.SIGKILL)
    if record.mark:
        for pid in marked(record.mark):
            send(pid, signal.SIGKILL)
        wait_until(lambda: not marked(record.mark), 5.0)


def wait_until(done: Callable[[], bool], patience: float, step: float = 0.05) -> bool:
    """Whether it came true in time."""
    limit = time.monotonic() + patience
    while not done():
        if time.monotonic() >= limit:
            return False
        reap()
        time.sleep(step)
    return True


def reap() -> None:
    """Collect children that ended, so that none is a zombie."""
    for child in list(_children):
        if child.poll() is not None:
            _children.remove(child)


_children: list[subprocess.Popen[bytes]] = []


def spawn(argv: list[str], log: Path, env: dict[str, str], cwd: Path, user: tuple[int, int] | None = None) -> int:
    """Start a process of its own session, so that Ctrl-C reaches it only through the launcher; its id."""
    if log.exists() and log.stat().st_size > 10 * 2**20:
        log.replace(log.with_suffix(".old.log"))
    with log.open("ab") as out:
        child = subprocess.Popen(
            argv, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT, env=env, cwd=cwd, start_new_session=True,
            user=user[0] if user else None, group=user[1] if user else None, extra_groups=[] if user else None,
        )
    _children.append(child)
    return child.pid
