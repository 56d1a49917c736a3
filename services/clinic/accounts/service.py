"""What people do with their accounts, and administrators with the team."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.models import Membership
from clinic.core.db import owned


async def get_member(session: AsyncSession, user_id: UUID) -> Membership:
    """A member of the caller's company; NotFound for anybody else."""
    return await owned(session, Membership, user_id)
