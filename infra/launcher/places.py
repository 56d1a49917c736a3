"""Where everything of one instance lies. `dev` is the person's own data; `test` may be thrown away at any time."""

import hashlib
import os
import stat
from dataclasses import dataclass
from pathlib import Path

from launcher.trouble import Trouble

CHECKOUT = Path(__file__).resolve().parents[2]
SERVICES = CHECKOUT / "services"
STATE = CHECKOUT / ".state"
SOCKET_LIMIT = 90   # sun_path holds 107 bytes; the sockets' own names take up to 15


@dataclass(frozen=True)
class Places:
    """The folders of an instance. `root` is where `ASTER_STATE` or the checkout puts it."""

    instance: str
    folder: Path

    @property
    def log(self) -> Path:
        """One file a process."""
        return made(self.folder / "log")

    @property
    def records(self) -> Path:
        """Who was started: process ids with their start time."""
        return made(self.folder / "started", 0o700)

    @property
    def home(self) -> Path:
        """What the database's and queue's own user must reach; root's own folders are often closed to others."""
        if os.geteuid() != 0 or open_to_others(self.folder):
            return made(self.folder)
        return made(Path("/var/lib") / f"aster-{self.token}")

    @property
    def run(self) -> Path:
        """The sockets' folder, closed to everyone else; elsewhere when the checkout's path is too long for a socket."""
        inside = self.home / "run"
        if len(os.fsencode(inside)) <= SOCKET_LIMIT:
            return inside
        return Path("/tmp") / f"aster-{os.geteuid()}-{self.token}"  # noqa: S108 - 0700, and its owner is checked

    @property
    def token(self) -> str:
        """A short name for this instance on this machine."""
        return hashlib.sha256(os.fsencode(self.folder)).hexdigest()[:12]


def places(instance: str) -> Places:
    """The folders of the named instance."""
    root = Path(os.environ.get("ASTER_STATE") or STATE).resolve()
    return Places(instance, made(root / instance))


def made(folder: Path, mode: int = 0o755) -> Path:
    """The folder, there after the call."""
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(mode)
    return folder


def owned(folder: Path, uid: int, gid: int) -> Path:
    """A closed folder of the given user. One that someone else made there is refused."""
    if not folder.exists():
        folder.mkdir(parents=True, mode=0o700)
        os.chown(folder, uid, gid)
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid not in (uid, os.geteuid()):
        raise Trouble(f"{folder} belongs to someone else; remove it and start again.")
    if found.st_uid != uid:
        os.chown(folder, uid, gid)
    folder.chmod(0o700)
    return folder


def open_to_others(folder: Path) -> bool:
    """Whether any user may walk into the folder."""
    return all(step.stat().st_mode & stat.S_IXOTH for step in (folder, *folder.parents))
