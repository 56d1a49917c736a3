"""Challenges: each is answered once, within minutes, and by the browser or session that it was made for."""

from datetime import timedelta
from hashlib import sha256
from secrets import token_bytes
from typing import Literal
from urllib.parse import urlsplit

from clinic.accounts.passkeys import queries
from clinic.accounts.passkeys.errors import PasskeyExpired
from clinic.core.clock import now
from clinic.core.database.session import driver_transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings

Purpose = Literal["register", "sign_in"]
CHALLENGE_TTL = timedelta(minutes=5)
CHALLENGE_BYTES = 32


def get_rp_id() -> str:
    """Return the host that the passkeys belong to, of the address that users open."""
    return urlsplit(settings().public_url).hostname or ""


def get_origin() -> str:
    """Return the origin of the address that users open."""
    parts = urlsplit(settings().public_url)
    return f"{parts.scheme}://{parts.netloc}"


def _digest(purpose: Purpose, key: str) -> bytes:
    return sha256(f"passkey:{purpose}:{key}".encode()).digest()


async def store_challenge(purpose: Purpose, key: str) -> bytes:
    """Store and return a new challenge of a browser or session, in place of its previous one."""
    challenge = token_bytes(CHALLENGE_BYTES)
    async with driver_transaction(Context()) as session:
        connection = await session.connection()
        await connection.execute(queries.STORE_CHALLENGE, _digest(purpose, key), purpose, challenge, now() + CHALLENGE_TTL)
    return challenge


async def take_challenge(purpose: Purpose, key: str) -> bytes:
    """Delete and return the challenge of a browser or session, committed at once, so that a refused answer uses it up.

    Raises PasskeyExpired.
    """
    async with driver_transaction(Context()) as session:
        row = await (await session.connection()).fetchrow(queries.TAKE_CHALLENGE, _digest(purpose, key), purpose)
    if row is None or row["expires_at"] <= now():
        raise PasskeyExpired
    return bytes(row["challenge"])
