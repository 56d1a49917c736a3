"""Folders of an instance. `dev` is the user's own data; the others may be deleted at any time."""

import hashlib
import os
import stat
from dataclasses import dataclass
from pathlib import Path

from launcher.errors import LauncherError

CHECKOUT = Path(__file__).resolve().parents[2]
SERVICES = CHECKOUT / "services"
STATE = CHECKOUT / ".state"
SOCKET_LIMIT = 90   # sun_path holds 107 bytes; the sockets' own names take up to 15


@dataclass(frozen=True)
class InstancePaths:
    """The folders of an instance. `root` is where `ASTER_STATE` or the checkout puts it."""

    instance: str
    folder: Path

    @property
    def log(self) -> Path:
        """Folder of the log files, one for each process."""
        return ensure_folder(self.folder / "log")

    @property
    def records_folder(self) -> Path:
        """Folder of the records of started processes: ids with start times."""
        return ensure_folder(self.folder / "started", 0o700)

    @property
    def home(self) -> Path:
        """Folder that the database's user can read; root's own folders are often closed to others."""
        if os.geteuid() != 0 or is_open_to_others(self.folder):
            return ensure_folder(self.folder)
        return ensure_folder(Path("/var/lib") / f"aster-{self.token}")

    @property
    def storage(self) -> Path:
        """Folder of uploaded files, audit anchors and the simulators' state; `dev` has them in the root."""
        return self.folder.parent if self.instance == "dev" else self.folder

    @property
    def run(self) -> Path:
        """Folder of the sockets, closed to other users; in /tmp when the checkout's path is too long for a socket."""
        inside = self.home / "run"
        if len(os.fsencode(inside)) <= SOCKET_LIMIT:
            return inside
        return Path("/tmp") / f"aster-{os.geteuid()}-{self.token}"  # noqa: S108 - 0700, and its owner is checked

    @property
    def token(self) -> str:
        """Short unique name of this instance on this machine."""
        return hashlib.sha256(os.fsencode(self.folder)).hexdigest()[:12]


def get_paths(instance: str) -> InstancePaths:
    """Return the folders of an instance."""
    root = Path(os.environ.get("ASTER_STATE") or STATE).resolve()
    return InstancePaths(instance, ensure_folder(root / instance))


def ensure_folder(folder: Path, mode: int = 0o755) -> Path:
    """Create the folder if needed and return it."""
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(mode)
    return folder


def ensure_owned_folder(folder: Path, uid: int, gid: int) -> Path:
    """Create a folder that only the user can read. Raises LauncherError when it belongs to another user."""
    if not folder.exists():
        folder.mkdir(parents=True, mode=0o700)
        os.chown(folder, uid, gid)
    status = folder.lstat()
    if not stat.S_ISDIR(status.st_mode) or status.st_uid not in (uid, os.geteuid()):
        raise LauncherError(f"{folder} belongs to someone else; remove it and start again.")
    if status.st_uid != uid:
        os.chown(folder, uid, gid)
    folder.chmod(0o700)
    return folder


def is_open_to_others(folder: Path) -> bool:
    """Return whether every user may enter the folder."""
    return all(step.stat().st_mode & stat.S_IXOTH for step in (folder, *folder.parents))
