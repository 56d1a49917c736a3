"""Short-lived secrets sent by e-mail: codes to type, whose attempts are counted, and keys of links. Only their digests are stored."""

from datetime import timedelta
from hashlib import sha256
from hmac import compare_digest, new
from secrets import randbelow, token_urlsafe
from typing import Literal
from uuid import UUID

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.models import VerificationToken
from clinic.core.api.errors import Conflict, FieldError
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import independent_transaction
from clinic.core.security.one_time_codes import TooManyCodeAttempts
from clinic.core.settings import settings

Purpose = Literal["verify_email_code", "verify_email_link", "reset_password"]
INVITATION_SUFFIX = ".i"
"""Ends the token of an invitation's link, by which its page offers a new invitation instead of a new password link."""
CODE_DIGITS = 6
LINK_KEY_BYTES = 32
MAX_CODE_ATTEMPTS = 5
CODE_TTL = timedelta(minutes=15)


class LinkInvalid(Conflict):
    """The link has been used, has expired, was revoked or never existed."""

    code = "auth.link_invalid"
    en = "This link has been used or has expired. Ask for a new one."
    sv = "Länken har använts eller gått ut. Begär en ny."


def _digest(purpose: Purpose, salt: UUID, secret: str) -> bytes:
    return new(settings().secret_key.encode(), f"{purpose}:{salt}:{secret}".encode(), sha256).digest()


async def issue_code(session: AsyncSession, identity_id: UUID, purpose: Purpose) -> str:
    """Create and return a code to type; open ones of the same purpose are revoked."""
    code = f"{randbelow(10**CODE_DIGITS):0{CODE_DIGITS}}"
    token_id, at = new_id(), now()
    await _revoke_open(session, identity_id, purpose)
    session.add(VerificationToken(
        id=token_id, identity_id=identity_id, purpose=purpose, secret_hash=_digest(purpose, token_id, code), created_at=at,
        expires_at=at + CODE_TTL,
    ))
    return code


async def issue_link(session: AsyncSession, identity_id: UUID, purpose: Purpose, ttl: timedelta, token_id: UUID) -> str:
    """Create a link with the given id and return its key; open ones of the same purpose are revoked."""
    key, at = token_urlsafe(LINK_KEY_BYTES), now()
    await _revoke_open(session, identity_id, purpose)
    session.add(VerificationToken(
        id=token_id, identity_id=identity_id, purpose=purpose, secret_hash=_digest(purpose, token_id, key), created_at=at,
        expires_at=at + ttl,
    ))
    return key


async def _revoke_open(session: AsyncSession, identity_id: UUID, purpose: Purpose) -> None:
    await session.execute(
        update(VerificationToken)
        .where(
            VerificationToken.identity_id == identity_id, VerificationToken.purpose == purpose, VerificationToken.used_at.is_(None),
        )
        .values(used_at=now()),
    )


async def revoke_links(session: AsyncSession, identity_id: UUID) -> None:
    """Revoke the open links with which the person could choose a password."""
    await _revoke_open(session, identity_id, "reset_password")


async def consume_code(session: AsyncSession, identity_id: UUID, purpose: Purpose, code: str) -> None:
    """Check a typed code and use it up.

    Each attempt is counted before the comparison, in an independent transaction that a refusal doesn't roll back. Raises
    TooManyCodeAttempts after MAX_CODE_ATTEMPTS attempts, FieldError for a wrong or an expired code.
    """
    token = await session.scalar(
        select(VerificationToken)
        .where(VerificationToken.identity_id == identity_id, VerificationToken.purpose == purpose, VerificationToken.used_at.is_(None))
        .order_by(VerificationToken.created_at.desc(), VerificationToken.id.desc()).limit(1),
    )
    if token is None or token.expires_at <= now():
        raise FieldError("code", "code_expired")
    count_attempt = (
        update(VerificationToken)
        .where(VerificationToken.id == token.id, VerificationToken.attempts < MAX_CODE_ATTEMPTS)
        .values(attempts=VerificationToken.attempts + 1)
    )
    async with independent_transaction(session) as independent_session:
        attempts = await independent_session.scalar(count_attempt.returning(VerificationToken.attempts))
    if attempts is None:
        raise TooManyCodeAttempts
    if not compare_digest(token.secret_hash, _digest(purpose, token.id, code)) or not await _mark_used(session, token.id):
        raise FieldError("code", "code")


async def find_link(session: AsyncSession, token_id: UUID, purpose: Purpose, key: str) -> UUID:
    """Return the id of the identity for whom an open link was issued. Raises LinkInvalid."""
    token = await session.get(VerificationToken, token_id)
    if token is None or token.purpose != purpose or token.used_at is not None or token.expires_at <= now():
        raise LinkInvalid
    if not compare_digest(token.secret_hash, _digest(purpose, token_id, key)):
        raise LinkInvalid
    return token.identity_id


async def find_sent_link(session: AsyncSession, token_id: UUID, purpose: Purpose, key: str) -> UUID:
    """Return the id of the identity for whom a link was issued, also when it is used, expired or revoked. Raises LinkInvalid."""
    token = await session.get(VerificationToken, token_id)
    if token is None or token.purpose != purpose or not compare_digest(token.secret_hash, _digest(purpose, token_id, key)):
        raise LinkInvalid
    return token.identity_id


async def consume_link(session: AsyncSession, token_id: UUID, purpose: Purpose, key: str) -> UUID:
    """Use up a link and return the id of the identity for whom it was issued. Raises LinkInvalid; of concurrent calls one succeeds."""
    identity_id = await find_link(session, token_id, purpose, key)
    if not await _mark_used(session, token_id):
        raise LinkInvalid
    return identity_id


async def _mark_used(session: AsyncSession, token_id: UUID) -> bool:
    statement = update(VerificationToken).where(VerificationToken.id == token_id, VerificationToken.used_at.is_(None)).values(used_at=now())
    return await session.scalar(statement.returning(VerificationToken.id)) is not None
