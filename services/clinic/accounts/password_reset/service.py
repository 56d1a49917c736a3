"""Password reset (PLT-015): the same answer and the same work whether an address is known or not."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.accounts.emails import requests
from clinic.accounts.identities import passwords, verification_tokens
from clinic.accounts.models import Identity
from clinic.accounts.password_reset.schemas import LinkToken, PasswordResetConfirm, PasswordResetRequest
from clinic.accounts.sessions import service as sessions
from clinic.accounts.sessions.service import Area
from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.accounts.signin import steps
from clinic.core import audit
from clinic.core.api import rate_limit
from clinic.core.background import outbox
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import read_only_transaction
from clinic.core.database.tenant_context import Context
from clinic.core.text.i18n import language

RESET_REQUESTED = "accounts.password_reset_requested"
"""A password reset was requested. Payload: identity_id (an unused id when the address is unknown), language, area."""
INVITATION_RENEWAL_REQUESTED = "accounts.invitation_renewal_requested"
"""An invited person asked for a new link. Payload: identity_id."""
HOUR_SECONDS = 3600
MAX_REQUESTS_PER_ADDRESS, MAX_REQUESTS_PER_ACCOUNT, MAX_CHECKS_PER_ADDRESS = 40, 6, 120
TOKEN_ID_HEX_LENGTH = 32


async def request_reset(request: SignInRequest, session: AsyncSession, data: PasswordResetRequest) -> None:
    """Publish the request for a reset link. Only the subscriber acts on the identity, so that an unknown address costs the same."""
    await rate_limit.hit("forgot-from", request.rate_limit_address, limit=MAX_REQUESTS_PER_ADDRESS, window_seconds=HOUR_SECONDS)
    await rate_limit.hit("forgot", data.email, limit=MAX_REQUESTS_PER_ACCOUNT, window_seconds=HOUR_SECONDS)
    identity = await accounts.find_identity_by_email(session, data.email)
    identity_id = identity.id if identity else new_id()
    audit.record(session, "password.reset_requested", identity_id)
    outbox.publish(session, RESET_REQUESTED, {"identity_id": str(identity_id), "language": language.get(), "area": data.area})


async def send_reset_email(session: AsyncSession, identity_id: UUID, email_language: str, area: Area) -> None:
    """Send a reset link to an identity, if it exists; the link leads to the sign-in of `area`."""
    identity = await session.get(Identity, identity_id)
    if identity is not None:
        await requests.send_password_reset(session, identity, new_id(), email_language, area)


async def reset_password(request: SignInRequest, session: AsyncSession, data: PasswordResetConfirm) -> None:
    """Set a new password with a link, use the link up, and end all sessions of the person. Raises LinkInvalid.

    The browser becomes a known device of the account, so that the sign-in with the new password isn't limited by earlier failures.
    The link is checked before the password is hashed, so that an invalid one costs little, and hashing runs outside any transaction.
    """
    await rate_limit.hit("reset-from", request.rate_limit_address, limit=MAX_REQUESTS_PER_ADDRESS, window_seconds=HOUR_SECONDS)
    token_id, key = _parse_token(data.token)
    async with read_only_transaction(Context()) as read_session:
        await verification_tokens.find_link(read_session, token_id, "reset_password", key)
    password_hash = await passwords.hash_password(data.password, is_proven=True)
    identity_id = await verification_tokens.consume_link(session, token_id, "reset_password", key)
    identity = await session.get_one(Identity, identity_id, with_for_update={"key_share": True})
    identity.password_hash, identity.password_changed_at = password_hash, now()
    identity.email_verified_at = identity.email_verified_at or now()
    await sessions.end_sessions(session, "identity_id", identity_id, reason="password")
    await steps.end_steps(session, identity_id)
    request.renew_device(identity.email)
    audit.record(session, "password.reset", identity_id)


async def check_link(request: SignInRequest, session: AsyncSession, data: LinkToken) -> None:
    """Raise LinkInvalid for a link that is used or has expired, RateLimited."""
    await rate_limit.hit("link-check-from", request.rate_limit_address, limit=MAX_CHECKS_PER_ADDRESS, window_seconds=HOUR_SECONDS)
    token_id, key = _parse_token(data.token)
    await verification_tokens.find_link(session, token_id, "reset_password", key)


async def request_new_invitation(request: SignInRequest, session: AsyncSession, data: LinkToken) -> None:
    """Publish the wish of an invited person for a new link, proved by the key of an earlier one. Raises LinkInvalid, RateLimited."""
    await rate_limit.hit("invitation-from", request.rate_limit_address, limit=MAX_REQUESTS_PER_ADDRESS, window_seconds=HOUR_SECONDS)
    token_id, key = _parse_token(data.token)
    identity_id = await verification_tokens.find_sent_link(session, token_id, "reset_password", key)
    await rate_limit.hit("invitation", str(identity_id), limit=MAX_REQUESTS_PER_ACCOUNT, window_seconds=HOUR_SECONDS)
    audit.record(session, "user.invitation_requested", identity_id)
    outbox.publish(session, INVITATION_RENEWAL_REQUESTED, {"identity_id": str(identity_id)})


def _parse_token(token: str) -> tuple[UUID, str]:
    token = token.removesuffix(verification_tokens.INVITATION_SUFFIX)
    try:
        return UUID(hex=token[:TOKEN_ID_HEX_LENGTH]), token[TOKEN_ID_HEX_LENGTH:]
    except ValueError as error:
        raise verification_tokens.LinkInvalid from error
