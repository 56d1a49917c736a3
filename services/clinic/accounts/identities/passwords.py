"""Password hashing with Argon2id, off the event loop and one at a time per machine, so that many sign-ins don't delay other requests."""

import fcntl
import os
import sys
from asyncio import get_running_loop
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_urlsafe
from tempfile import gettempdir
from threading import get_native_id, local
from time import perf_counter, sleep
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

HASHING_NICENESS = 15
MAX_HASHING_THREADS = 2
"""Threads that hash at the same time in one process once waiting for the machine's lock has timed out: one process may have received all
sign-ins of a moment."""
LOCK_FILE = Path(gettempdir()) / f"clinic-password-{os.getuid()}"
"""The process that holds the lock of this file hashes; where the file can't be opened, hashing runs without the lock."""
LOCK_TIMEOUT_SECONDS, LOCK_POLL_SECONDS = 0.15, 0.005
"""How long to wait for the machine's lock before hashing without it, and the interval between two attempts to get it."""

T = TypeVar("T")


def _init_hashing_thread() -> None:
    """Lower the hashing thread's priority (only Linux has priorities per thread) and open the lock file for it."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, get_native_id(), HASHING_NICENESS)
    with suppress(OSError):
        _thread_state.lock_fd = os.open(LOCK_FILE, os.O_CREAT | os.O_RDWR | os.O_NOFOLLOW, 0o600)


@contextmanager
def _machine_lock(requested_at: float) -> Iterator[None]:
    """Hold the machine's lock, or go on without it after LOCK_TIMEOUT_SECONDS: if all cores hash, none is left to answer requests."""
    lock_fd: int | None = getattr(_thread_state, "lock_fd", None)
    if lock_fd is None:
        yield
        return
    while not _try_lock(lock_fd) and perf_counter() - requested_at < LOCK_TIMEOUT_SECONDS:
        sleep(LOCK_POLL_SECONDS)
    try:
        yield
    finally:
        fcntl.flock(lock_fd, fcntl.LOCK_UN)


def _try_lock(lock_fd: int) -> bool:
    try:
        fcntl.flock(lock_fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


_thread_state = local()
_hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
_executor = ThreadPoolExecutor(MAX_HASHING_THREADS, "password", _init_hashing_thread)
_DUMMY_HASH = _hasher.hash(token_urlsafe())
UNUSABLE_HASH = "!"
"""Stored for people who have not chosen a password yet; no password matches it."""


def hash_password_sync(password: str) -> str:
    """Hash a password in the calling thread (for commands and seeding; the API uses `hash_password`)."""
    return _hasher.hash(password)


async def hash_password(password: str) -> str:
    """Hash a password in a hashing thread."""
    return await _run_hashing(_hasher.hash, password)


async def verify_password(password_hash: str | None, password: str) -> bool:
    """Tell whether a password matches a stored hash; takes the same time when there is none to compare with (PLT-010)."""
    return await _run_hashing(_verify, password_hash, password)


async def _run_hashing(work: Callable[..., T], *args: object) -> T:
    requested_at = perf_counter()

    def run() -> T:
        with _machine_lock(requested_at):
            return work(*args)

    return await get_running_loop().run_in_executor(_executor, run)


def _verify(password_hash: str | None, password: str) -> bool:
    is_usable = password_hash is not None and password_hash != UNUSABLE_HASH
    try:
        _hasher.verify(password_hash if is_usable and password_hash else _DUMMY_HASH, password)
    except (VerificationError, InvalidHashError):
        return False
    return is_usable
