"""Password hashing with Argon2id, off the event loop and one at a time per machine, so that many sign-ins don't delay other requests.

Only so many may wait; more are refused at once, but not those of a known device, so that strangers' attempts can't keep staff out.
"""

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

from nacl.exceptions import CryptoError
from nacl.pwhash import argon2id

from clinic.core.api.errors import RateLimited

HASHING_NICENESS = 5
"""Low, but not so low that a hashing thread which holds the interpreter's lock is kept from running, since requests wait for that lock."""
MAX_HASHING_THREADS = 1
"""Threads that hash in one process; processes hash side by side once waiting for the machine's lock has timed out."""
MAX_WAITING, MAX_WAITING_PROVEN = 64, 1000
"""Hashes that may wait in one process, about a second's work, and those with a request of a known device or of an e-mailed link."""
OVERLOADED_RETRY_SECONDS = 3
LOCK_FILE = Path(gettempdir()) / f"clinic-password-{os.getuid()}"
"""The process that holds the lock of this file hashes; where the file can't be opened, hashing runs without the lock."""
LOCK_TIMEOUT_SECONDS, LOCK_POLL_SECONDS = 0.12, 0.005
"""How long to wait for the machine's lock before hashing without it, and the interval between two attempts to get it."""

T = TypeVar("T")
_waiting = 0
"""Hashes of this process that wait or run."""


class HashingOverloaded(RateLimited):
    """Too many passwords wait to be hashed in this process; the client may retry soon."""

    code = "auth.busy"
    en = "Many are signing in right now. Please try again in {retry_after} seconds."
    sv = "Många loggar in just nu. Försök igen om {retry_after} sekunder."


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
_PASSES, _MEMORY_BYTES = 5, 7 * 1024 * 1024
"""As strong as 19 MiB and two passes, by OWASP's list, and a third quicker here, because 7 MiB stay in the processor's cache.

libsodium hashes with the processor's widest vector instructions, three to four times as fast as argon2-cffi.
"""
_executor = ThreadPoolExecutor(MAX_HASHING_THREADS, "password", _init_hashing_thread)
UNUSABLE_HASH = "!"
"""Stored for people who have not chosen a password yet; no password matches it."""


def hash_password_sync(password: str) -> str:
    """Hash a password in the calling thread (for commands and seeding; the API uses `hash_password`)."""
    return argon2id.str(password.encode(), _PASSES, _MEMORY_BYTES).decode()


_DUMMY_HASH = hash_password_sync(token_urlsafe())


async def hash_password(password: str, *, is_proven: bool = False) -> str:
    """Hash a password in a hashing thread. `is_proven` lets it wait where strangers' are refused. Raises HashingOverloaded."""
    return await _run_hashing(hash_password_sync, password, is_proven=is_proven)


async def verify_password(password_hash: str | None, password: str, *, is_proven: bool = False) -> bool:
    """Tell whether a password matches a stored hash; takes the same time when there is none to compare with (PLT-010).

    `is_proven` lets it wait where strangers' are refused. Raises HashingOverloaded.
    """
    return await _run_hashing(_verify, password_hash, password, is_proven=is_proven)


async def _run_hashing(work: Callable[..., T], *args: object, is_proven: bool) -> T:
    global _waiting  # noqa: PLW0603 - one queue per process
    if _waiting >= (MAX_WAITING_PROVEN if is_proven else MAX_WAITING):
        raise HashingOverloaded(retry_after=OVERLOADED_RETRY_SECONDS)
    requested_at = perf_counter()

    def run() -> T:
        with _machine_lock(requested_at):
            return work(*args)

    _waiting += 1
    try:
        return await get_running_loop().run_in_executor(_executor, run)
    finally:
        _waiting -= 1


def _verify(password_hash: str | None, password: str) -> bool:
    is_usable = password_hash is not None and password_hash != UNUSABLE_HASH
    try:
        argon2id.verify((password_hash if is_usable and password_hash else _DUMMY_HASH).encode(), password.encode())
    except CryptoError:
        return False
    return is_usable
