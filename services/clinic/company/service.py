"""What a company does with itself."""

from typing import Literal

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.company.models import Company
from clinic.core.db import context_of


async def lock_limit(session: AsyncSession, name: Literal["user_limit", "client_limit"]) -> int | None:
    """One of the plan's limits, with the company's row locked until the commit, so that two can't both be the last; None for no limit."""
    limit = await session.scalar(
        select(getattr(Company, name)).where(Company.id == context_of(session).company_id).with_for_update(key_share=False),
    )
    return limit or None
