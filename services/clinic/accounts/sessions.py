"""Sessions: begun by a sign-in, one live one a person, ended by the next, by leaving, or by a rule (PLT-004, PLT-013)."""

from dataclasses import dataclass
from datetime import timedelta
from secrets import token_urlsafe
from typing import Literal
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.callers import refuse_ended, token_hash
from clinic.accounts.models import SignedIn
from clinic.core import audit, realtime
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import Unit, flushed
from clinic.core.errors import NotSignedIn
from clinic.core.models import new_id

LIFE = timedelta(hours=12)
"""A working day."""
Area = Literal["staff", "prescriber", "master_admin"]
Whose = Literal["id", "identity_id", "membership_id"]
Reason = Literal["elsewhere", "signed_out", "expired", "password", "deactivated"]


@dataclass(frozen=True, slots=True)
class Acting:
    """As whom a person signs in."""

    area: Area
    identity_id: UUID
    company_id: UUID | None = None
    membership_id: UUID | None = None
    prescriber_id: UUID | None = None
    master_admin_id: UUID | None = None

    @property
    def context(self) -> Context:
        """The context that the session gives."""
        if self.area == "staff" and self.company_id:
            return Context(
                company_id=self.company_id, actor="staff", identity_id=self.identity_id, membership_id=self.membership_id,
            )
        if self.area == "prescriber":
            return Context(actor="prescriber", identity_id=self.identity_id, prescriber_id=self.prescriber_id)
        return Context(actor="master_admin", identity_id=self.identity_id)


_HELD = "SELECT password_hash FROM identity WHERE id = $1 FOR NO KEY UPDATE"
_END = """
UPDATE signed_in SET ended_at = $1, ended_reason = CASE WHEN expires_at <= $1 THEN 'expired' ELSE $2 END
WHERE ended_at IS NULL AND {whose} = $3 RETURNING id, identity_id
"""
_BEGIN = """
WITH seen AS (UPDATE membership SET last_login_at = $9 WHERE company_id = $5 AND id = $6)
INSERT INTO signed_in (id, token_hash, identity_id, area, company_id, membership_id, prescriber_id, master_admin_id, created_at, expires_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
"""
"""The day of the last sign-in stands beside the row's version, or a colleague's form would go stale when somebody signs in."""


async def begin(session: Unit, acting: Acting, *, proven_hash: str) -> str | None:
    """Begin a session, ending the person's older one; its token, or None when the password changed since it was proven.

    The identity's row is locked, so that of two sign-ins at once both succeed, one after the other, and one stays live.
    """
    connection = await flushed(session)
    if await connection.fetchval(_HELD, acting.identity_id) != proven_hash:
        return None
    await end(session, "identity_id", acting.identity_id, reason="elsewhere")
    session_id, token, at = new_id(), token_urlsafe(32), now()
    await connection.execute(
        _BEGIN, session_id, token_hash(token), acting.identity_id, acting.area, acting.company_id, acting.membership_id,
        acting.prescriber_id, acting.master_admin_id, at, at + LIFE,
    )
    audit.record(session, "session.begun", session_id, area=acting.area)
    return token


async def standing(session: AsyncSession, session_id: UUID | None, identity_id: UUID) -> str:
    """The password's hash that a session stands for, which neither a new password nor an end of the session can outrun from here on.

    The person's row is locked before the session's, as whoever ends it does. Raises SessionEnded, SessionEndedForSecurity, NotSignedIn.
    """
    held: str | None = await (await flushed(session)).fetchval(_HELD, identity_id)
    ended = select(SignedIn.ended_at, SignedIn.ended_reason).where(SignedIn.id == session_id, SignedIn.identity_id == identity_id)
    row = (await session.execute(ended.with_for_update())).first()
    if held is None or row is None or row.ended_at is not None:
        refuse_ended(row.ended_reason if row else None)
        raise NotSignedIn
    return held


async def end(session: Unit, whose: Whose, key: UUID | None, *, reason: Reason, untold: bool = False) -> None:
    """End the live sessions of a person or a membership, or the one of an id, and say why; one that had run out says so instead.

    Their sockets hear of it at once. `untold` keeps it out of the log of the company that the session acts for, which isn't to learn
    who has an account.
    """
    for ended in await (await flushed(session)).fetch(_END.format(whose=whose), now(), reason, key):
        if not untold:
            audit.record(session, "session.ended", ended["id"], reason=reason)
        realtime.look_again(session, ended["identity_id"])
