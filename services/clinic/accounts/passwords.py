"""Passwords: Argon2id, a few at a time in a process and off its event loop, so that a stampede of sign-ins holds up nobody else."""

import os
import sys
from asyncio import get_running_loop
from concurrent.futures import ThreadPoolExecutor
from secrets import token_urlsafe
from threading import get_native_id

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

NICE, AT_ONCE = 15, 2
"""How far hashing gives way, and how many hash at once: two, since those who sign in together may all have met one process."""


def _give_way() -> None:
    """Let the thread that hashes yield to those that answer; only Linux gives threads a priority of their own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, get_native_id(), NICE)


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
    return await get_running_loop().run_in_executor(_hashing, _hasher.hash, password)


async def matches(kept: str | None, password: str) -> bool:
    """Whether a password is the kept one; as much work when there is none to compare with (PLT-010)."""
    return await get_running_loop().run_in_executor(_hashing, _matches, kept, password)


def _matches(kept: str | None, password: str) -> bool:
    usable = kept is not None and kept != UNUSABLE
    try:
        _hasher.verify(kept if usable and kept else _DECOY, password)
    except (VerificationError, InvalidHashError):
        return False
    return usable
