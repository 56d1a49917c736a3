"""The list of clients, in one statement whose answer is the page's JSON."""

from clinic.clients.schemas import ClientPage
from clinic.core.context import Context
from clinic.core.db import hot
from clinic.core.paging import COUNTED
from clinic.core.search import query_ranges

_ITEM = """jsonb_build_object('id', p.id, 'first_name', p.first_name, 'last_name', p.last_name, 'email', p.email, 'phone', p.phone,
 'date_of_birth', p.date_of_birth, 'is_active', p.is_active,
 'created_at', to_char(p.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS'))"""
_ORDER = {"": "c.sort_name {0}, c.id {0}", "name": "c.sort_name {0}, c.id {0}", "created_at": "c.created_at {0}, c.id {0}"}
_STATE = {"active": " AND c.is_active", "inactive": " AND NOT c.is_active", "all": ""}


async def page(context: Context, wanted: ClientPage) -> str:
    """The page as JSON text: items, page, per_page, total, total_capped."""
    ranges = query_ranges(wanted.search)
    values: list[object] = [context.company_id, wanted.per_page, wanted.offset]
    found = _found(len(ranges))
    for low, high in ranges:
        values += [low, high]
    order = _ORDER[wanted.sort].format("DESC" if wanted.order == "desc" else "ASC")
    where = f"c.company_id = $1 AND c.deleted_at IS NULL AND c.merged_into IS NULL{_STATE[wanted.filter]}{found}"
    sql = f"""
    WITH part AS (SELECT c.* FROM client c WHERE {where} ORDER BY {order} LIMIT $2 OFFSET $3),
    counted AS (SELECT count(*) AS n FROM (SELECT 1 FROM client c WHERE {where} LIMIT {COUNTED + 1}) x)
    SELECT jsonb_build_object('items', coalesce((SELECT jsonb_agg({_ITEM}) FROM part p), '[]'::jsonb),
     'page', {wanted.page}, 'per_page', $2::int, 'total', least(n, {COUNTED}), 'total_capped', n > {COUNTED})::text FROM counted
    """
    async with hot(context) as connection:
        return str(await connection.fetchval(sql, *values))


def _found(words: int) -> str:
    """The condition that each word begins some token of the client."""
    return "".join(
        f" AND c.id IN (SELECT t.id FROM client_token t WHERE t.company_id = $1 AND t.token >= ${4 + 2 * n} AND t.token < ${5 + 2 * n})"
        for n in range(words)
    )
