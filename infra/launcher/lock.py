"""File locks between launchers. The kernel holds them, so a killed launcher releases them."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def hold_lock(file: Path, *, wait: bool = True) -> Iterator[bool]:
    """Hold the lock for the block; without `wait`, yield False when another process holds it."""
    with file.open("a+") as handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
            return
        yield True
