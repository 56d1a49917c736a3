"""Errors that the user can fix, each with a one-sentence message."""

import errno
import shutil
from pathlib import Path

MIN_FREE_BYTES = 500 * 1024 * 1024
DISK_FULL_MESSAGES = ("No space left on device", "ENOSPC", "Disk quota exceeded")


class LauncherError(Exception):
    """An error that the user can fix; its text is the whole message."""


def to_launcher_error(error: LauncherError | OSError) -> LauncherError:
    """Convert an error, also one of the operating system, to a LauncherError with a message for the user."""
    if isinstance(error, LauncherError):
        return error
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return LauncherError("The disk is full; free some space and start again.")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return LauncherError(f"This user may not write {error.filename}; make it writable or run as its owner.")
    return LauncherError(f"{error.strerror or error}: {error.filename or ''}".rstrip(": "))


def is_disk_full(output: str) -> bool:
    """Return whether a command's output reports a full disk."""
    return any(message in output for message in DISK_FULL_MESSAGES)


def ensure_disk_space(folder: Path, required_bytes: int = MIN_FREE_BYTES) -> None:
    """Raise LauncherError when the disk has too little free space to begin."""
    free = shutil.disk_usage(folder).free
    if free < required_bytes:
        raise LauncherError(
            f"The disk that holds {folder} is full: {free // 2**20} MB are free and Aster needs {required_bytes // 2**20} MB."
        )
