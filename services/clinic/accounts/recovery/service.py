"""The verbs of forgotten passwords (PLT-015): the same answer and the same work whether an address is known or not."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import codes, letters, passwords, service as accounts, sessions
from clinic.accounts.models import Identity
from clinic.accounts.recovery.schemas import ForgotPasswordIn, ResetPasswordIn
from clinic.accounts.visit import Visit
from clinic.core import audit, outbox, ratelimit
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import read_only
from clinic.core.i18n import language
from clinic.core.models import new_id

RESET_WANTED = "accounts.reset_wanted"
"""Somebody asked for a new password. Facts: identity_id (of nobody when the address is unknown), language."""
HOUR = 3600
MOST_BY_ADDRESS, MOST_BY_ACCOUNT = 40, 6


async def forget(visit: Visit, session: AsyncSession, wanted: ForgotPasswordIn) -> None:
    """Take the wish. Who it is for is only looked at by the listener, so that an unknown address costs the same."""
    await ratelimit.allow("forgot-from", visit.address, most=MOST_BY_ADDRESS, seconds=HOUR)
    await ratelimit.allow("forgot", wanted.email, most=MOST_BY_ACCOUNT, seconds=HOUR)
    identity = await accounts.identity_of(session, wanted.email)
    whose = identity.id if identity else new_id()
    audit.record(session, "password.reset_wanted", whose)
    outbox.publish(session, RESET_WANTED, {"identity_id": str(whose), "language": language.get()})


async def send_reset(session: AsyncSession, identity_id: UUID, lang: str) -> None:
    """Send a link to somebody who wished for it; nothing for nobody."""
    identity = await session.get(Identity, identity_id)
    if identity is not None:
        await letters.send_reset(session, identity, new_id(), lang)


async def reset(visit: Visit, session: AsyncSession, wanted: ResetPasswordIn) -> None:
    """Choose a new password by a link, which is then used up; every session of the person ends. Raises LinkUsed.

    The link is looked at before the password is hashed, so that a wrong one costs little, and hashing holds no transaction.
    """
    await ratelimit.allow("reset-from", visit.address, most=MOST_BY_ADDRESS, seconds=HOUR)
    row_id, key = _parts(wanted.token)
    async with read_only(Context()) as looking:
        await codes.find_link(looking, row_id, "reset", key)
    kept = await passwords.hashed(wanted.password)
    identity_id = await codes.spend_link(session, row_id, "reset", key)
    identity = await session.get_one(Identity, identity_id, with_for_update={"key_share": True})
    identity.password_hash, identity.password_changed_at = kept, now()
    identity.email_verified_at = identity.email_verified_at or now()
    await sessions.end(session, "identity_id", identity_id, reason="password")
    audit.record(session, "password.reset", identity_id)


def _parts(token: str) -> tuple[UUID, str]:
    try:
        return UUID(hex=token[:32]), token[32:]
    except ValueError as error:
        raise codes.LinkUsed from error
