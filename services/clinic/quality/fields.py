"""Fields that quality's forms share, and who somebody is."""

from typing import Annotated
from uuid import UUID

from pydantic import StringConstraints
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.db import context_of
from clinic.core.errors import FieldError

_NAME = text("SELECT first_name || ' ' || last_name FROM membership WHERE company_id = :company AND id = :member AND deleted_at IS NULL")

Line = Annotated[str, StringConstraints(strip_whitespace=True, max_length=120)]
Required = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=120)]



async def name_of(session: AsyncSession, member_id: UUID | None, field: str = "responsible_id") -> str:
    """A colleague's name; empty for nobody, FieldError for somebody who isn't one."""
    if member_id is None:
        return ""
    found: str | None = await session.scalar(_NAME, {"company": context_of(session).company_id, "member": member_id})
    if found is None:
        raise FieldError(field, "unknown")
    return found


async def own_name(session: AsyncSession) -> str:
    """The name of who acts."""
    return await name_of(session, context_of(session).membership_id)
