"""Queries of the profile."""

from typing import cast

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.models import UserSession
from clinic.accounts.profile.schemas import SignInRow
from clinic.accounts.sessions.factors import Factor, is_strong
from clinic.accounts.sessions.user_agents import get_browser_name, get_device_name
from clinic.core.api.pagination import COUNT_CAP, PageParams, PaginatedList
from clinic.core.clock import now
from clinic.core.security.dependencies import CurrentUser

HASH_BY_IDENTITY = "SELECT password_hash FROM identity WHERE id = $1"


async def list_sign_ins(session: AsyncSession, user: CurrentUser, params: PageParams) -> PaginatedList[SignInRow]:
    """Return a page of the person's sign-ins, the newest first, in all areas and companies."""
    query = select(UserSession).where(UserSession.identity_id == user.context.identity_id)
    counted = query.with_only_columns(UserSession.id).limit(COUNT_CAP + 1).subquery()
    total = await session.scalar(select(func.count()).select_from(counted))
    query = query.order_by(UserSession.created_at.desc(), UserSession.id.desc())
    rows = await session.scalars(query.offset(params.offset).limit(params.per_page))
    items = [_to_row(row, user) for row in rows]
    return PaginatedList[SignInRow].build(items, params, total or 0)


def _to_row(row: UserSession, user: CurrentUser) -> SignInRow:
    has_expired = row.ended_at is None and row.expires_at <= now()
    return SignInRow(
        id=row.id, started_at=row.created_at, browser=get_browser_name(row.user_agent), device=get_device_name(row.user_agent),
        ip_address=row.ip_address, factors=cast("list[Factor]", row.factors), is_strong=is_strong(row.factors),
        is_current=row.id == user.session_id, ended_at=row.expires_at if has_expired else row.ended_at,
    )
