"""One-time codes that prove a phone or an address to a row (a visitor's flow, a link's visit): kept as a hash, tried five times at most.

The row's own columns are `OneTimeCode`; `give` makes its next code, `attempt` counts a try beside the caller's transaction, so that
it stands whatever becomes of the rest.
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
from clinic.core.clock import now
from clinic.core.db import aside, context_of, owned
from clinic.core.errors import FieldError, TooMany
from clinic.core.settings import settings

LIFE = timedelta(minutes=10)
RESEND_WAIT = timedelta(seconds=30)
TRIES, CODES = 5, 5


class TooManyTries(TooMany):
    """The code is dead; another can be sent."""

    code = "otp.too_many_tries"
    en = "Too many wrong codes. Ask for a new code."
    sv = "För många felaktiga koder. Be om en ny kod."


class OneTimeCode:
    """The columns of a row that is proved by a code."""

    __abstract__ = True

    code_hash: Mapped[bytes | None] = mapped_column(LargeBinary)
    code_sent_at: Mapped[datetime | None]
    code_expires_at: Mapped[datetime | None]
    codes: Mapped[int] = mapped_column(SmallInteger, default=0)
    tries: Mapped[int] = mapped_column(SmallInteger, default=0)
    verified_at: Mapped[datetime | None]


class Proved(Protocol):
    """A row with those columns."""

    id: Any
    code_hash: Any
    code_sent_at: Any
    code_expires_at: Any
    codes: Any
    tries: Any
    verified_at: Any
    expires_at: Any


def hashed(purpose: str, row_id: UUID, code: str) -> bytes:
    """How a code is kept: under the service's key, since a million codes are soon tried."""
    return new(settings().secret_key.encode(), f"{purpose}:{row_id}:{code}".encode(), sha256).digest()


def wait_over(row: Proved) -> None:
    """TooMany while the last code is so young that another would only confuse."""
    wait: timedelta = row.code_sent_at + RESEND_WAIT - now() if row.code_sent_at else timedelta()
    if wait > timedelta():
        raise TooMany(retry_after=int(wait.total_seconds()) + 1)


def give(row: Proved, purpose: str) -> str:
    """The row's next code; the earlier one no longer counts. TooMany past five of them."""
    at = now()
    if row.codes >= CODES:
        raise TooMany(retry_after=max(1, int((row.expires_at - at).total_seconds())))
    code = f"{randbelow(10**6):06d}"
    row.verified_at, row.tries, row.codes = None, 0, row.codes + 1
    row.code_hash, row.code_sent_at, row.code_expires_at = hashed(purpose, row.id, code), at, at + LIFE
    return code


async def attempt(session: AsyncSession, model: Any, row_id: UUID, typed: str, *, purpose: str, action: str, **proven: Any) -> bool:
    """Prove the row by its code, whatever becomes of the caller's transaction; False when no code was sent.

    `action` is what the audit log calls the proof, `proven` are further values of a row that is proved. One proved already stays
    so. Raises FieldError `code` or `code_expired`, TooManyTries.
    """
    code = "".join(typed.split())
    async with aside(session) as apart:
        row = await owned(apart, model, row_id)
        if row.verified_at is not None:
            return True
        mine = (model.company_id == context_of(apart).company_id, model.id == row_id)
        counted = (await apart.execute(
            update(model).where(*mine, model.code_hash.is_not(None), model.tries < TRIES)
            .values(tries=model.tries + 1, version=model.version + 1).returning(model.code_hash, model.code_expires_at)
            .execution_options(synchronize_session=False),
        )).first()
        right = counted is not None and compare_digest(counted.code_hash, hashed(purpose, row_id, code))
        fresh = counted is not None and counted.code_expires_at > now()
        if right and fresh:
            await apart.execute(
                update(model).where(*mine).values(verified_at=now(), code_hash=None, version=model.version + 1, **proven)
                .execution_options(synchronize_session=False),
            )
            audit.record(apart, action, row_id, client_id=getattr(row, "client_id", None))
    if counted is None:
        if row.code_hash:
            raise TooManyTries(retry_after=int(RESEND_WAIT.total_seconds()))
        return False
    if not fresh:
        raise FieldError("code", "code_expired")
    if not right:
        raise FieldError("code", "code")
    return True
