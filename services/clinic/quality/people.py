"""Names of the clinic's staff, as quality management shows and freezes them."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.api.errors import FieldError
from clinic.core.database.session import get_context
from clinic.quality import queries


async def get_member_name(session: AsyncSession, member_id: UUID | None, field: str = "responsible_id") -> str:
    """Return the member's name; empty when `member_id` is None. Raises FieldError on `field` when the company has no such member."""
    if member_id is None:
        return ""
    name: str | None = await session.scalar(queries.MEMBER_NAME, {"company": get_context(session).company_id, "member": member_id})
    if name is None:
        raise FieldError(field, "unknown")
    return name


async def get_own_name(session: AsyncSession) -> str:
    """Return the name of the signed-in member."""
    return await get_member_name(session, get_context(session).membership_id)
