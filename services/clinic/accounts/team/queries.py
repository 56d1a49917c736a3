"""Query of the list of a company's users."""

from typing import Any

from sqlalchemy import Select, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.models import Membership
from clinic.accounts.schemas import UserOut
from clinic.accounts.team.schemas import UserListParams
from clinic.core.api.pagination import COUNT_CAP, PaginatedList
from clinic.core.database.session import get_context

MAX_SEARCH_TERMS = 4
_SORT_COLUMNS: dict[str, tuple[Any, ...]] = {
    "name": (Membership.first_name, Membership.last_name), "email": (Membership.email,), "created_at": (Membership.created_at,),
    "last_login_at": (Membership.last_login_at,),
}


async def list_users(session: AsyncSession, params: UserListParams) -> PaginatedList[UserOut]:
    """Return a page of users, filtered, searched by name and e-mail address, and sorted."""
    query = _apply_filters(select(Membership), params)
    query = query.where(Membership.company_id == get_context(session).company_id)
    total = await session.scalar(select(func.count()).select_from(query.with_only_columns(Membership.id).limit(COUNT_CAP + 1).subquery()))
    order = [column.nulls_last() for column in params.order_by(*_SORT_COLUMNS[params.sort or "name"])]
    members = await session.scalars(query.order_by(*order, Membership.id).offset(params.offset).limit(params.per_page))
    return PaginatedList[UserOut].build([UserOut.from_member(member) for member in members], params, total or 0)


def _apply_filters(query: Select[Membership], params: UserListParams) -> Select[Membership]:
    is_deleted = params.filter == "deleted"
    query = query.where(Membership.deleted_at.is_not(None) if is_deleted else Membership.deleted_at.is_(None))
    if params.filter in {"active", "inactive"}:
        query = query.where(Membership.is_active.is_(params.filter == "active"))
    if params.for_booking:
        query = query.where(Membership.is_for_booking.is_(True))
    if params.for_record:
        query = query.where(Membership.is_record_on.is_(True))
    for term in params.search.split()[:MAX_SEARCH_TERMS]:
        query = query.where(or_(
            Membership.first_name.icontains(term, autoescape=True), Membership.last_name.icontains(term, autoescape=True),
            Membership.email.icontains(term, autoescape=True),
        ))
    return query
