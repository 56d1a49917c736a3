"""One-time codes that prove a phone number or address to a row, such as a booking flow or an opened form link.

A code has six digits, is stored as a keyed hash, holds for ten minutes and can be tried five times; at most five are sent per row.
The columns are those of `OneTimeCodeMixin`. `verify_code` counts each attempt in an independent transaction, so that it stays
counted even if the request's own transaction rolls back.
"""

from datetime import datetime, timedelta
from hashlib import sha256
from hmac import compare_digest, new
from secrets import randbelow
from typing import Any, Protocol
from uuid import UUID

from sqlalchemy import LargeBinary, SmallInteger, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core import audit
from clinic.core.api.errors import FieldError, RateLimited
from clinic.core.clock import now
from clinic.core.database.session import get_context, get_owned, independent_transaction
from clinic.core.settings import settings

CODE_TTL = timedelta(minutes=10)
RESEND_DELAY = timedelta(seconds=30)
MAX_ATTEMPTS = 5
MAX_CODES = 5


class TooManyCodeAttempts(RateLimited):
    """The code was tried too often and is void; another can be sent."""

    code = "otp.too_many_attempts"
    en = "Too many wrong codes. Ask for a new code."
    sv = "För många felaktiga koder. Be om en ny kod."


class OneTimeCodeMixin:
    """The columns of a row that is verified by a one-time code."""

    __abstract__ = True

    code_hash: Mapped[bytes | None] = mapped_column(LargeBinary)
    code_sent_at: Mapped[datetime | None]
    code_expires_at: Mapped[datetime | None]
    codes_sent: Mapped[int] = mapped_column(SmallInteger, default=0)
    attempts: Mapped[int] = mapped_column(SmallInteger, default=0)
    """Attempts at the current code."""
    verified_at: Mapped[datetime | None]


class HasOneTimeCode(Protocol):
    """A row with those columns that expires as a whole."""

    id: Any
    code_hash: Any
    code_sent_at: Any
    code_expires_at: Any
    codes_sent: Any
    attempts: Any
    verified_at: Any
    expires_at: Any


def hash_code(purpose: str, row_id: UUID, code: str) -> bytes:
    """Hash a code with the service's secret key; without a key its million values would soon be tried."""
    return new(settings().secret_key.encode(), f"{purpose}:{row_id}:{code}".encode(), sha256).digest()


def mask_recipient(recipient: str) -> str:
    """Mask a phone number or e-mail address so that only its owner recognises it: "+46 •• •• 67"."""
    if "@" in recipient:
        name, _, domain = recipient.partition("@")
        return f"{name[:1]}•••@{domain}"
    return f"{recipient[:3]} •• •• {recipient[-2:]}"


def ensure_resend_allowed(row: HasOneTimeCode) -> None:
    """Raise RateLimited until RESEND_DELAY after the last code was sent."""
    delay: timedelta = row.code_sent_at + RESEND_DELAY - now() if row.code_sent_at else timedelta()
    if delay > timedelta():
        raise RateLimited(retry_after=int(delay.total_seconds()) + 1)


def issue_code(row: HasOneTimeCode, purpose: str) -> str:
    """Set a new code on the row and return it; an earlier code becomes void. Raises RateLimited after MAX_CODES."""
    at = now()
    if row.codes_sent >= MAX_CODES:
        raise RateLimited(retry_after=max(1, int((row.expires_at - at).total_seconds())))
    code = f"{randbelow(10**6):06d}"
    row.verified_at, row.attempts, row.codes_sent = None, 0, row.codes_sent + 1
    row.code_hash, row.code_sent_at, row.code_expires_at = hash_code(purpose, row.id, code), at, at + CODE_TTL
    return code


async def verify_code(
    session: AsyncSession, model: Any, row_id: UUID, code: str, *, purpose: str, action: str, **verified_values: Any,
) -> bool:
    """Verify a row by its code, in a transaction independent of the caller's. Spaces in the code are ignored.

    `action` names the verification in the audit log; `verified_values` are further values to set on a verified row. Returns True
    also for a row that was verified before, and False when no code was sent. Raises FieldError `code` or `code_expired`, and
    TooManyCodeAttempts.
    """
    typed = "".join(code.split())
    async with independent_transaction(session) as independent:
        row = await get_owned(independent, model, row_id)
        if row.verified_at is not None:
            return True
        key = (model.company_id == get_context(independent).company_id, model.id == row_id)
        counted = (await independent.execute(
            update(model).where(*key, model.code_hash.is_not(None), model.attempts < MAX_ATTEMPTS)
            .values(attempts=model.attempts + 1, version=model.version + 1).returning(model.code_hash, model.code_expires_at)
            .execution_options(synchronize_session=False),
        )).first()
        is_right = counted is not None and compare_digest(counted.code_hash, hash_code(purpose, row_id, typed))
        is_fresh = counted is not None and counted.code_expires_at > now()
        if is_right and is_fresh:
            await independent.execute(
                update(model).where(*key).values(verified_at=now(), code_hash=None, version=model.version + 1, **verified_values)
                .execution_options(synchronize_session=False),
            )
            audit.record(independent, action, row_id, client_id=getattr(row, "client_id", None))
    if counted is None:
        if row.code_hash:
            raise TooManyCodeAttempts(retry_after=int(RESEND_DELAY.total_seconds()))
        return False
    if not is_fresh:
        raise FieldError("code", "code_expired")
    if not is_right:
        raise FieldError("code", "code")
    return True
