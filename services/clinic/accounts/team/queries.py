"""Query of the list of a company's users, which returns JSON text composed by the database."""

from clinic.accounts.queries import USER_JSON
from clinic.accounts.team.schemas import UserListParams
from clinic.core.api.pagination import COUNT_CAP
from clinic.core.clock import now
from clinic.core.database.session import read_connection
from clinic.core.database.tenant_context import Context

MAX_SEARCH_TERMS = 4
_ORDERS = {
    "name": "m.first_name {0} NULLS LAST, m.last_name {0} NULLS LAST", "email": "m.email {0} NULLS LAST",
    "created_at": "m.created_at {0} NULLS LAST", "last_login_at": "m.last_login_at {0} NULLS LAST",
}
_STATES = {
    "active": "m.deleted_at IS NULL AND m.is_active", "inactive": "m.deleted_at IS NULL AND NOT m.is_active",
    "all": "m.deleted_at IS NULL", "deleted": "m.deleted_at IS NOT NULL",
    "untranslated": """m.deleted_at IS NULL AND m.is_active AND m.is_for_booking AND 1 = (m.booking_description <> '')::int
      + (m.booking_description_en <> '')::int + (m.booking_description_sv <> '')::int""",
}
_MATCHES = """m.company_id = $1 AND {state} AND (NOT $2::boolean OR m.is_for_booking) AND (NOT $3::boolean OR m.is_record_on)
  AND NOT EXISTS (SELECT 1 FROM unnest($4::text[]) term WHERE strpos(lower(m.first_name), term) = 0
    AND strpos(lower(m.last_name), term) = 0 AND strpos(lower(m.email), term) = 0)"""
_PAGE = f"""
WITH page AS MATERIALIZED (SELECT m.* FROM membership m WHERE {_MATCHES} ORDER BY {{order}}, m.id LIMIT $5 OFFSET $6)
SELECT json_build_object('items', coalesce((SELECT json_agg({USER_JSON.format(at="$8")} ORDER BY {{order}}, m.id) FROM page m), '[]'::json),
  'page', $7::int, 'per_page', $5::int, 'total', least(n, {COUNT_CAP}), 'total_capped', n > {COUNT_CAP})::text
FROM (SELECT count(*) AS n FROM (SELECT 1 FROM membership m WHERE {_MATCHES} LIMIT {COUNT_CAP + 1}) matching) counted
"""


SIGNS_IN_ELSEWHERE = """
SELECT EXISTS (SELECT 1 FROM lookup_memberships($1) m WHERE m.company_id <> $2)
  OR EXISTS (SELECT 1 FROM prescriber WHERE identity_id = $1 AND is_active)
  OR EXISTS (SELECT 1 FROM master_admin WHERE identity_id = $1 AND is_active)
"""
"""Whether a person's account opens more than one company."""


async def list_users(context: Context, params: UserListParams) -> str:
    """Return a page of users, filtered, searched by name and e-mail address, and sorted."""
    query = _PAGE.format(order=_ORDERS[params.sort or "name"].format(params.direction), state=_STATES[params.filter])
    terms = [term.lower() for term in params.search.split()[:MAX_SEARCH_TERMS]]
    async with read_connection(context) as connection:
        return str(await connection.fetchval(
            query, context.company_id, params.for_booking, params.for_record, terms, params.per_page, params.offset, params.page, now(),
        ))
