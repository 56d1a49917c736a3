"""Passwords: Argon2id, one at a time in a process and off its event loop, so that a stampede of sign-ins holds up nobody else."""

from secrets import token_urlsafe

from anyio import CapacityLimiter, to_thread
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
_one = CapacityLimiter(1)
_DECOY = _hasher.hash(token_urlsafe())
UNUSABLE = "!"
"""The hash of those who have not chosen a password yet; nothing matches it."""


def hash_now(password: str) -> str:
    """Hash a password here and now (commands; the API uses `hashed`)."""
    return _hasher.hash(password)


async def hashed(password: str) -> str:
    """Hash a password in its turn."""
    return await to_thread.run_sync(_hasher.hash, password, limiter=_one)


async def matches(kept: str | None, password: str) -> bool:
    """Whether a password is the kept one; as much work when there is none to compare with (PLT-010)."""
    return await to_thread.run_sync(_matches, kept, password, limiter=_one)


def _matches(kept: str | None, password: str) -> bool:
    usable = kept is not None and kept != UNUSABLE
    try:
        _hasher.verify(kept if usable and kept else _DECOY, password)
    except (VerificationError, InvalidHashError):
        return False
    return usable
