"""The team members by whom reports can be filtered, former ones included (RPT-002, RPT-006)."""

from collections.abc import Sequence
from uuid import UUID

from clinic.core.api.pagination import COUNT_CAP
from clinic.core.database.session import read_connection
from clinic.core.database.tenant_context import NIL_COMPANY
from clinic.core.security.dependencies import CurrentUser
from clinic.core.security.permissions import Role
from clinic.reports import queries
from clinic.reports.schemas import TeamListParams

MAX_SEARCH_TERMS = 4


def _own_member_id(user: CurrentUser) -> UUID | None:
    """Return the member id to which a plain user's reports are limited; None for other roles, who see the whole team."""
    return (user.context.membership_id or NIL_COMPANY) if user.role is Role.USER else None


async def resolve_member_ids(user: CurrentUser, ids: Sequence[UUID]) -> list[UUID] | None:
    """Return the member ids to filter by, given ids of members or of booking practitioners; None for everybody.

    A plain user always gets their own id. Resolved once beforehand, so that each section can use its index by member. An id of no
    practitioner is returned as it is.
    """
    if own_member_id := _own_member_id(user):
        return [own_member_id]
    if not ids:
        return None
    async with read_connection(user.context) as connection:
        return list(await connection.fetchval(queries.MEMBER_IDS, user.company_id, list(ids)))


async def list_team(user: CurrentUser, params: TeamListParams) -> str:
    """Return a page of the current and former team members as JSON text; a plain user's list is only themselves."""
    sql = queries.TEAM_PAGE.format(params.direction, COUNT_CAP)
    search_terms = params.search.split()[:MAX_SEARCH_TERMS]
    values = (user.company_id, _own_member_id(user), search_terms, params.per_page, params.offset, params.page)
    async with read_connection(user.context) as connection:
        return str(await connection.fetchval(sql, *values))
