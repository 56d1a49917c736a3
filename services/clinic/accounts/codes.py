"""Short-lived secrets sent to a person: a code to type, whose tries are counted, and a link's key. Only digests are kept."""

from datetime import timedelta
from hashlib import sha256
from hmac import compare_digest, new
from secrets import randbelow, token_urlsafe
from typing import Literal
from uuid import UUID

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.models import OneTimeCode
from clinic.core.clock import now
from clinic.core.db import aside
from clinic.core.errors import Conflict, FieldError, TooMany
from clinic.core.models import new_id
from clinic.core.settings import settings

Purpose = Literal["verify_email", "verify_link", "reset"]
DIGITS = 6
MOST_TRIES = 5
CODE_LIFE = timedelta(minutes=15)


class TooManyTries(TooMany):
    """The code has been tried too often; a new one has to be sent."""

    code = "otp.too_many_tries"
    en = "Too many wrong codes. Ask for a new one."
    sv = "För många felaktiga koder. Begär en ny."


class LinkUsed(Conflict):
    """A link that has been used, has expired, or never was."""

    code = "auth.link_used"
    en = "This link has been used or has expired. Ask for a new one."
    sv = "Länken har använts eller gått ut. Begär en ny."


def _digest(purpose: Purpose, salt: UUID, secret: str) -> bytes:
    return new(settings().secret_key.encode(), f"{purpose}:{salt}:{secret}".encode(), sha256).digest()


async def issue_code(session: AsyncSession, identity_id: UUID, purpose: Purpose) -> str:
    """A new code to type; an older one holds no more."""
    code = f"{randbelow(10**DIGITS):0{DIGITS}}"
    row_id, at = new_id(), now()
    await _void(session, identity_id, purpose)
    session.add(OneTimeCode(
        id=row_id, identity_id=identity_id, purpose=purpose, code_hash=_digest(purpose, row_id, code), created_at=at,
        expires_at=at + CODE_LIFE,
    ))
    return code


async def issue_link(session: AsyncSession, identity_id: UUID, purpose: Purpose, life: timedelta, row_id: UUID) -> str:
    """The key of a new link with that id; older ones hold no more."""
    secret, at = token_urlsafe(32), now()
    await _void(session, identity_id, purpose)
    session.add(OneTimeCode(
        id=row_id, identity_id=identity_id, purpose=purpose, code_hash=_digest(purpose, row_id, secret), created_at=at,
        expires_at=at + life,
    ))
    return secret


async def _void(session: AsyncSession, identity_id: UUID, purpose: Purpose) -> None:
    await session.execute(
        update(OneTimeCode)
        .where(OneTimeCode.identity_id == identity_id, OneTimeCode.purpose == purpose, OneTimeCode.used_at.is_(None))
        .values(used_at=now()),
    )


async def spend_code(session: AsyncSession, identity_id: UUID, purpose: Purpose, given: str) -> None:
    """Take a typed code. Each try is counted before it is compared, in a transaction that a refusal doesn't undo.

    Raises TooManyTries past five tries, FieldError for a wrong or an expired one.
    """
    row = await session.scalar(
        select(OneTimeCode)
        .where(OneTimeCode.identity_id == identity_id, OneTimeCode.purpose == purpose, OneTimeCode.used_at.is_(None))
        .order_by(OneTimeCode.created_at.desc(), OneTimeCode.id.desc()).limit(1),
    )
    if row is None or row.expires_at <= now():
        raise FieldError("code", "code_expired")
    count = update(OneTimeCode).where(OneTimeCode.id == row.id, OneTimeCode.tries < MOST_TRIES).values(tries=OneTimeCode.tries + 1)
    async with aside(session) as apart:
        counted = await apart.scalar(count.returning(OneTimeCode.tries))
    if counted is None:
        raise TooManyTries
    if not compare_digest(row.code_hash, _digest(purpose, row.id, given)) or not await _use(session, row.id):
        raise FieldError("code", "code")


async def find_link(session: AsyncSession, row_id: UUID, purpose: Purpose, secret: str) -> UUID:
    """Whose unused link it is; LinkUsed for any other."""
    row = await session.get(OneTimeCode, row_id)
    if row is None or row.purpose != purpose or row.used_at is not None or row.expires_at <= now():
        raise LinkUsed
    if not compare_digest(row.code_hash, _digest(purpose, row_id, secret)):
        raise LinkUsed
    return row.identity_id


async def spend_link(session: AsyncSession, row_id: UUID, purpose: Purpose, secret: str) -> UUID:
    """Use a link up; whose it was. Raises LinkUsed."""
    identity_id = await find_link(session, row_id, purpose, secret)
    if not await _use(session, row_id):
        raise LinkUsed
    return identity_id


async def _use(session: AsyncSession, row_id: UUID) -> bool:
    used = update(OneTimeCode).where(OneTimeCode.id == row_id, OneTimeCode.used_at.is_(None)).values(used_at=now())
    return await session.scalar(used.returning(OneTimeCode.id)) is not None
