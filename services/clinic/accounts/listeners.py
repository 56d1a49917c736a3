"""What accounts does after the commit."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import letters
from clinic.accounts.prescribers import events, service as prescribers
from clinic.accounts.recovery import service as recovery
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.outbox import Happened, listens, listens_stepwise


@listens(recovery.RESET_WANTED, name="accounts.send_reset")
async def send_reset(session: AsyncSession, happened: Happened) -> None:
    """Send the link; a repeat sends a newer one, and the older holds no more."""
    await recovery.send_reset(session, UUID(happened.facts["identity_id"]), happened.facts["language"])


@listens_stepwise(letters.WANTED, name="accounts.send_letter")
async def send_letter(happened: Happened) -> None:
    """Write the letter in a transaction of nobody's, whichever company it was wanted at."""
    async with unit(Context()) as session:
        await letters.write(session, happened)


@listens_stepwise(events.INVITED, name="prescribers.send_invitation")
async def send_invitation(happened: Happened) -> None:
    """Send the invitation; a repeat is the same one."""
    await prescribers.send_invitation(happened.context, UUID(happened.facts["invitation_id"]))
