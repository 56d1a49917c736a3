"""The list of a company's users."""

from typing import Any

from sqlalchemy import Select, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.models import Membership
from clinic.accounts.schemas import UserOut
from clinic.accounts.team.schemas import UserPage
from clinic.core.db import context_of
from clinic.core.paging import COUNTED, Listed

_SORTS: dict[str, tuple[Any, ...]] = {
    "name": (Membership.first_name, Membership.last_name), "email": (Membership.email,), "created_at": (Membership.created_at,),
    "last_login_at": (Membership.last_login_at,),
}


async def page(session: AsyncSession, wanted: UserPage) -> Listed[UserOut]:
    """One page of the team: filtered, searched by name and address, sorted."""
    chosen = _chosen(select(Membership), wanted)
    chosen = chosen.where(Membership.company_id == context_of(session).company_id)
    counted = await session.scalar(select(func.count()).select_from(chosen.with_only_columns(Membership.id).limit(COUNTED + 1).subquery()))
    order = [column.nulls_last() for column in wanted.along(*_SORTS[wanted.sort or "name"])]
    rows = await session.scalars(chosen.order_by(*order, Membership.id).offset(wanted.offset).limit(wanted.per_page))
    return Listed[UserOut].of([UserOut.of_member(member) for member in rows], wanted, counted or 0)


def _chosen(query: Select[Membership], wanted: UserPage) -> Select[Membership]:
    query = query.where(Membership.deleted_at.is_(None))
    if wanted.filter != "all":
        query = query.where(Membership.is_active.is_(wanted.filter == "active"))
    if wanted.for_booking:
        query = query.where(Membership.is_for_booking.is_(True))
    for word in wanted.search.split()[:4]:
        query = query.where(or_(
            Membership.first_name.icontains(word, autoescape=True), Membership.last_name.icontains(word, autoescape=True),
            Membership.email.icontains(word, autoescape=True),
        ))
    return query
