"""Pending steps of a sign-in: what is proved so far, held in the database and known to the browser by a cookie of its own.

A pending step is no session and ends none. It holds the password hash that was verified, and the session begins only while that is
still the person's (`sessions.create_session`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from secrets import token_urlsafe
from typing import Literal, cast
from uuid import UUID

from clinic.accounts.sessions.authentication import MAX_TOKEN_LENGTH, hash_session_token
from clinic.accounts.sessions.service import SESSION_TOKEN_BYTES, Area, Factor, SessionSubject
from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.accounts.signin import queries
from clinic.accounts.signin.factors import find_known_factors
from clinic.core import audit
from clinic.core.api.errors import Conflict
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import AnySession, call_lookup, flush_and_get_connection, read_pool

StepKind = Literal["second_factor", "password_change"]
STEP_TTL = timedelta(minutes=10)


class SignInStepMissing(Conflict):
    """The browser has no sign-in that waits for this step: it is complete, has expired, or was begun elsewhere."""

    code = "auth.step_missing"
    en = "This sign-in is complete or has expired. Sign in once more."
    sv = "Inloggningen är redan klar eller så har tiden gått ut. Logga in på nytt."


@dataclass(frozen=True, slots=True)
class PendingSignIn:
    """A sign-in that waits for its next step."""

    id: UUID
    identity_id: UUID
    email: str
    area: Area
    password_hash: str
    factors: list[Factor]
    needs: StepKind = "second_factor"
    method: str = ""
    code_sent_at: datetime | None = None


async def needs_second_factor(identity_id: UUID, factors: Sequence[Factor]) -> bool:
    """Tell whether a second factor that isn't proved yet is asked for: by the person, by one of their companies (PLT-011), or by law.

    The law's is asked for at once from a person with an authenticator app or a verified mobile number, so that no record asks for it
    later (LAW-001).
    """
    if len(factors) > 1:
        return False
    return (await find_known_factors(identity_id)).code_reason is not None


async def is_password_expired(identity_id: UUID) -> bool:
    """Tell whether the password is older than the strictest of the person's companies allows (PLT-017)."""
    row = await call_lookup("lookup_password_expiry", identity_id)
    return row is not None and row["expires_at"] is not None and row["expires_at"] <= now()


async def begin_step(
    request: SignInRequest, session: AnySession, subject: SessionSubject, *, email: str, password_hash: str, factors: Sequence[Factor],
    needs: StepKind = "second_factor",
) -> PendingSignIn:
    """Keep what is proved of a sign-in, and give the browser the cookie by which it goes on."""
    step_id, token, at = new_id(), token_urlsafe(SESSION_TOKEN_BYTES), now()
    connection = await flush_and_get_connection(session)
    await connection.execute(
        queries.CREATE_STEP, step_id, hash_session_token(token), subject.identity_id, subject.area, password_hash, list(factors), at,
        at + STEP_TTL, needs,
    )
    audit.record(session, "session.step_begun", step_id, area=subject.area, factors=list(factors), needs=needs)
    request.set_step_cookie(token, int(STEP_TTL.total_seconds()))
    return PendingSignIn(step_id, subject.identity_id, email, subject.area, password_hash, list(factors), needs)


async def find_step(request: SignInRequest) -> PendingSignIn | None:
    """Return the sign-in of this browser that waits for its next step, or None."""
    token = request.step_cookie
    if not token or len(token) > MAX_TOKEN_LENGTH:
        return None
    row = await (await read_pool()).fetchrow(queries.FIND_STEP, hash_session_token(token), now())
    if row is None:
        return None
    return PendingSignIn(
        row["id"], row["identity_id"], row["email"], row["area"], row["password_hash"], cast("list[Factor]", row["factors"]),
        row["needs"], row["method"], row["code_sent_at"],
    )


async def get_step(request: SignInRequest, needs: StepKind = "second_factor") -> PendingSignIn:
    """Return the sign-in of this browser that waits for this step. Raises SignInStepMissing."""
    step = await find_step(request)
    if step is None or step.needs != needs:
        raise SignInStepMissing
    return step


async def complete_step(request: SignInRequest, session: AnySession, step: PendingSignIn) -> None:
    """Delete a step whose session begins in this transaction. Raises SignInStepMissing; of concurrent calls one succeeds."""
    connection = await flush_and_get_connection(session)
    if await connection.fetchval(queries.DELETE_STEP, step.id, now()) is None:
        raise SignInStepMissing
    request.set_step_cookie("", 0)


async def end_steps(session: AnySession, identity_id: UUID) -> None:
    """End the pending sign-ins of a person in all browsers, and the trust in their devices."""
    connection = await flush_and_get_connection(session)
    await connection.execute(queries.DELETE_STEPS, identity_id)
    await connection.execute(queries.FORGET_DEVICES, identity_id)
