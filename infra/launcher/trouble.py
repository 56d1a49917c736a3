"""What went wrong, as one plain sentence for the person at the keyboard."""

import errno
import shutil
from pathlib import Path

ROOM = 500 * 1024 * 1024
FULL = ("No space left on device", "ENOSPC", "Disk quota exceeded")


class Trouble(Exception):
    """Something the person can put right; its text is the whole message."""


def of(error: Trouble | OSError) -> Trouble:
    """The sentence for what went wrong, also for an error of the operating system."""
    if isinstance(error, Trouble):
        return error
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Trouble("The disk is full; free some space and start again.")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return Trouble(f"This user may not write {error.filename}; make it writable or run as its owner.")
    return Trouble(f"{error.strerror or error}: {error.filename or ''}".rstrip(": "))


def told_full(output: str) -> bool:
    """Whether a command's output says that the disk is full."""
    return any(words in output for words in FULL)


def need_room(folder: Path, room: int = ROOM) -> None:
    """Refuse to begin what a nearly full disk would break half way."""
    free = shutil.disk_usage(folder).free
    if free < room:
        raise Trouble(
            f"The disk that holds {folder} is full: {free // 2**20} MB are free and Aster needs {room // 2**20} MB."
        )
