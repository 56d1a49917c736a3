"""Devices that are trusted for 30 days as the second factor (LAW-001): a secret in a cookie of the browser, one for each person.

A password change, a reset and signing out everywhere end the trust of all devices (`steps.end_steps`).
"""

from datetime import timedelta
from hashlib import sha256
from secrets import token_urlsafe
from uuid import UUID

from clinic.accounts.sessions.authentication import MAX_TOKEN_LENGTH, hash_session_token
from clinic.accounts.sessions.service import SESSION_TOKEN_BYTES, Factor
from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.accounts.signin import queries
from clinic.core import audit
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import AnySession, flush_and_get_connection, read_pool

TRUST_TTL = timedelta(days=30)


async def trust_device(request: SignInRequest, session: AnySession, identity_id: UUID, *, is_strong: bool) -> None:
    """Trust the browser of a sign-in that just proved a second factor."""
    device_id, secret, at = new_id(), token_urlsafe(SESSION_TOKEN_BYTES), now()
    connection = await flush_and_get_connection(session)
    await connection.execute(
        queries.TRUST_DEVICE, device_id, identity_id, hash_session_token(secret), is_strong, at, at + TRUST_TTL,
    )
    audit.record(session, "session.device_trusted", device_id)
    request.set_trusted_device_cookie(_person_key(identity_id), secret, int(TRUST_TTL.total_seconds()))


async def find_factor(request: SignInRequest, identity_id: UUID) -> Factor | None:
    """Return the factor that the browser is for a person whom it is trusted for; None for any other browser."""
    secret = request.get_trusted_device_cookie(_person_key(identity_id))
    if not secret or len(secret) > MAX_TOKEN_LENGTH:
        return None
    row = await (await read_pool()).fetchrow(queries.FIND_TRUSTED_DEVICE, identity_id, hash_session_token(secret), now())
    if row is None:
        return None
    return "trusted_device" if row["is_strong"] else "mail_trusted_device"


def _person_key(identity_id: UUID) -> str:
    return sha256(identity_id.bytes).hexdigest()[:12]
