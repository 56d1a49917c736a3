"""One launcher at a time at one thing, held by the kernel and so let go by a kill -9."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def locked(file: Path, *, wait: bool = True) -> Iterator[bool]:
    """Hold the lock; without `wait`, yields False when another has it."""
    with file.open("a+") as handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
            return
        yield True
