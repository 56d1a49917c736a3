"""Passwords: Argon2id off the event loop and one at a time on a machine, so that a stampede of sign-ins holds up nobody else."""

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

NICE, AT_ONCE = 15, 2
"""How far hashing gives way, and how many hash at once in a process when nobody may wait any longer: those who sign in together may all
have met one process."""
TURN = Path(gettempdir()) / f"clinic-password-{os.getuid()}"
"""Whoever has this file locked has the machine's turn to hash; where it can't be opened, there are no turns."""
PATIENCE, PAUSE = 0.15, 0.005
"""How many seconds one waits for the machine's only turn before one hashes beside whoever has it, and between two looks."""


def _give_way() -> None:
    """Let the thread that hashes yield to those that answer; only Linux gives threads a priority of their own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, get_native_id(), NICE)
    with suppress(OSError):
        _own.turn = os.open(TURN, os.O_CREAT | os.O_RDWR | os.O_NOFOLLOW, 0o600)


@contextmanager
def _turn(asked: float) -> Iterator[None]:
    """The machine's turn to hash, or none once it was waited for too long: cores that all hash leave none to answer."""
    turn: int | None = getattr(_own, "turn", None)
    if turn is None:
        yield
        return
    while not _taken(turn) and perf_counter() - asked < PATIENCE:
        sleep(PAUSE)
    try:
        yield
    finally:
        fcntl.flock(turn, fcntl.LOCK_UN)


def _taken(turn: int) -> bool:
    try:
        fcntl.flock(turn, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


T = TypeVar("T")
_own = local()
_hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
_hashing = ThreadPoolExecutor(AT_ONCE, "password", _give_way)
_DECOY = _hasher.hash(token_urlsafe())
UNUSABLE = "!"
"""The hash of those who have not chosen a password yet; nothing matches it."""


def hash_now(password: str) -> str:
    """Hash a password here and now (commands; the API uses `hashed`)."""
    return _hasher.hash(password)


async def hashed(password: str) -> str:
    """Hash a password in its turn."""
    return await _in_turn(_hasher.hash, password)


async def matches(kept: str | None, password: str) -> bool:
    """Whether a password is the kept one; as much work when there is none to compare with (PLT-010)."""
    return await _in_turn(_matches, kept, password)


async def _in_turn(work: Callable[..., T], *args: object) -> T:
    asked = perf_counter()

    def do() -> T:
        with _turn(asked):
            return work(*args)

    return await get_running_loop().run_in_executor(_hashing, do)


def _matches(kept: str | None, password: str) -> bool:
    usable = kept is not None and kept != UNUSABLE
    try:
        _hasher.verify(kept if usable and kept else _DECOY, password)
    except (VerificationError, InvalidHashError):
        return False
    return usable
