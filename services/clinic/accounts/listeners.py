"""What accounts does after the commit."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.recovery import service as recovery
from clinic.core.outbox import Happened, listens


@listens(recovery.RESET_WANTED, name="accounts.send_reset")
async def send_reset(session: AsyncSession, happened: Happened) -> None:
    """Send the link; a repeat sends a newer one, and the older holds no more."""
    await recovery.send_reset(session, UUID(happened.facts["identity_id"]), happened.facts["language"])
