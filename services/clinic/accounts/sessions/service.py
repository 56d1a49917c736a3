"""Sessions: created by a sign-in, one active per person, ended by the next sign-in, by signing out, or by a rule (PLT-004, PLT-013)."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from secrets import token_urlsafe
from typing import Literal, cast
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.models import UserSession
from clinic.accounts.sessions import queries
from clinic.accounts.sessions.authentication import authenticate_request as authenticate_request, hash_session_token, raise_if_ended
from clinic.accounts.sessions.factors import Factor as Factor
from clinic.accounts.sessions.sign_in_request import SignInRequest as SignInRequest, SignInRequestDep as SignInRequestDep
from clinic.core import audit, realtime
from clinic.core.api.errors import NotAuthenticated
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import AnySession, flush_and_get_connection
from clinic.core.database.tenant_context import Context

SESSION_TTL = timedelta(hours=12)
"""A working day."""
SESSION_TOKEN_BYTES = 32
Area = Literal["staff", "prescriber", "master_admin"]
SessionSelector = Literal["id", "identity_id", "membership_id"]
EndReason = Literal["replaced", "signed_out", "expired", "password", "deactivated", "second_factor_reset"]


@dataclass(frozen=True, slots=True)
class ActiveSession:
    """A session that is active and locked: the password hash of its person, and the factors that it began with."""

    password_hash: str
    factors: list[Factor]


@dataclass(frozen=True, slots=True)
class SessionSubject:
    """The role in which a person is signed in: staff at a company, prescriber, or master admin."""

    area: Area
    identity_id: UUID
    company_id: UUID | None = None
    membership_id: UUID | None = None
    prescriber_id: UUID | None = None
    master_admin_id: UUID | None = None

    @property
    def context(self) -> Context:
        """The database context of the session's requests."""
        if self.area == "staff" and self.company_id:
            return Context(
                company_id=self.company_id, actor="staff", identity_id=self.identity_id, membership_id=self.membership_id,
            )
        if self.area == "prescriber":
            return Context(actor="prescriber", identity_id=self.identity_id, prescriber_id=self.prescriber_id)
        return Context(actor="master_admin", identity_id=self.identity_id)


async def create_session(
    session: AnySession, request: SignInRequest, subject: SessionSubject, *, verified_hash: str, factors: Sequence[Factor],
) -> str | None:
    """Create a session and end the person's older one. Returns its token, or None when the password hash is not `verified_hash` any more.

    `factors` are what proved the person at this sign-in.

    The identity's row is locked, so that concurrent sign-ins run one after the other: all succeed, and the last session stays active.
    """
    connection = await flush_and_get_connection(session)
    if await connection.fetchval(queries.LOCK_IDENTITY, subject.identity_id) != verified_hash:
        return None
    await end_sessions(session, "identity_id", subject.identity_id, reason="replaced")
    session_id, token, at = new_id(), token_urlsafe(SESSION_TOKEN_BYTES), now()
    if await connection.fetchval(queries.OPEN_INVITATION, subject.company_id, subject.membership_id):
        audit.record(session, "user.invitation_accepted", subject.membership_id)
    await connection.execute(
        queries.CREATE_SESSION, session_id, hash_session_token(token), subject.identity_id, subject.area, subject.company_id,
        subject.membership_id, subject.prescriber_id, subject.master_admin_id, at, at + SESSION_TTL,
        request.user_agent, request.client_ip, list(factors),
    )
    audit.record(session, "session.started", session_id, area=subject.area, factors=list(factors))
    return token


async def lock_active_session(session: AsyncSession, session_id: UUID | None, identity_id: UUID) -> ActiveSession:
    """Lock an active session and its identity until the commit.

    From then on neither a password change nor an end of the session can overtake this transaction. The identity is locked before the
    session, in the same order as by those who end it. Raises SessionEndedElsewhere, SessionEndedForSecurity, NotAuthenticated.
    """
    password_hash: str | None = await (await flush_and_get_connection(session)).fetchval(queries.LOCK_IDENTITY, identity_id)
    query = select(UserSession.ended_at, UserSession.ended_reason, UserSession.factors).where(
        UserSession.id == session_id, UserSession.identity_id == identity_id,
    )
    row = (await session.execute(query.with_for_update())).first()
    if password_hash is None or row is None or row.ended_at is not None:
        raise_if_ended(row.ended_reason if row else None)
        raise NotAuthenticated
    return ActiveSession(password_hash, cast("list[Factor]", row.factors))


async def add_factor(session: AnySession, session_id: UUID | None, identity_id: UUID, factor: Factor) -> None:
    """Add what the person of an active session has just proved to the session's factors; the session's user is read afresh."""
    connection = await flush_and_get_connection(session)
    await connection.execute(queries.ADD_FACTOR, session_id, factor)
    await connection.execute(queries.TOUCH_IDENTITY, identity_id, now())


async def end_sessions(
    session: AnySession, selector: SessionSelector, key: UUID | None, *, reason: EndReason, skip_company_audit: bool = False,
) -> None:
    """End the active sessions of an identity or a membership, or one session by id, and have their WebSockets re-authenticated at once.

    A session that had expired gets the reason `expired` instead. `skip_company_audit` keeps the end out of the audit log of the company
    that the transaction acts for, which must not learn whether a person has an account.
    """
    for row in await (await flush_and_get_connection(session)).fetch(queries.END_SESSIONS.format(selector=selector), now(), reason, key):
        if not skip_company_audit:
            audit.record(session, "session.ended", row["id"], reason=reason)
        realtime.recheck_session(session, row["identity_id"])
