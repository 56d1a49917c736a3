"""The list of clients, in one statement whose answer is the page's JSON."""

from clinic.clients.schemas import ClientPage
from clinic.core.context import Context
from clinic.core.db import hot
from clinic.core.paging import COUNTED
from clinic.core.search import query_ranges

LOOKED = 501
"""Tokens looked at for one piece, so that a search costs the same however large the clinic is: where every fiftieth client is an
Andersson the first five hundred are shown, and that there are more; another word finds the rest."""

_ITEM = """jsonb_build_object('id', p.id, 'first_name', p.first_name, 'last_name', p.last_name, 'email', p.email, 'phone', p.phone,
 'date_of_birth', p.date_of_birth, 'is_active', p.is_active,
 'created_at', to_char(p.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS'))"""
_ORDER = {"": "c.sort_name {0}, c.id {0}", "name": "c.sort_name {0}, c.id {0}", "created_at": "c.created_at {0}, c.id {0}"}
_STATE = {"active": " AND c.is_active", "inactive": " AND NOT c.is_active", "all": ""}
_THERE = "c.company_id = $1 AND c.deleted_at IS NULL AND c.merged_into IS NULL"


async def page(context: Context, wanted: ClientPage) -> str:
    """The page as JSON text: items, page, per_page, total, total_capped."""
    ranges = query_ranges(wanted.search)
    values: list[object] = [context.company_id, wanted.per_page, wanted.offset]
    for low, high in ranges:
        values += [low, high]
    order = _ORDER[wanted.sort].format(wanted.direction)
    where = f"{_THERE}{_STATE[wanted.filter]}"
    sql = f"""
    WITH {_listed(where, order) if not ranges else _searched(where, order, len(ranges))}
    SELECT jsonb_build_object('items', coalesce((SELECT jsonb_agg({_ITEM} ORDER BY {order.replace("c.", "p.")}) FROM part p), '[]'::jsonb),
     'page', {wanted.page}, 'per_page', $2::int, 'total', least(n, {COUNTED}), 'total_capped', n > {COUNTED} OR more)::text FROM counted
    """
    async with hot(context) as connection:
        return str(await connection.fetchval(sql, *values))


def _listed(where: str, order: str) -> str:
    """Everybody: a stretch of an index."""
    return f"""part AS (SELECT c.* FROM client c WHERE {where} ORDER BY {order} LIMIT $2 OFFSET $3),
    counted AS (SELECT count(*) AS n, false AS more FROM (SELECT 1 FROM client c WHERE {where} LIMIT {COUNTED + 1}) x)"""


def _searched(where: str, order: str, words: int) -> str:
    """Those with a token that begins with each word: found by one word, the others asked of each."""
    others = "".join(
        f" AND EXISTS (SELECT 1 FROM client_token o WHERE o.company_id = $1 AND o.id = t.id"
        f" AND o.token >= ${4 + 2 * n} AND o.token < ${5 + 2 * n})"
        for n in range(1, words)
    )
    return f"""hit AS MATERIALIZED (SELECT t.id FROM client_token t WHERE t.company_id = $1 AND t.token >= $4 AND t.token < $5{others}
     ORDER BY t.token, t.id LIMIT {LOOKED}),
    met AS MATERIALIZED (SELECT c.id, c.sort_name, c.created_at FROM (SELECT DISTINCT id FROM hit) h JOIN client c
     ON c.company_id = $1 AND c.id = h.id WHERE {where}),
    part AS (SELECT w.* FROM (SELECT c.id FROM met c ORDER BY {order} LIMIT $2 OFFSET $3) first
     JOIN client w ON w.company_id = $1 AND w.id = first.id),
    counted AS (SELECT count(*) AS n, (SELECT count(*) FROM hit) = {LOOKED} AS more FROM met)"""
