"""The list of clients, read by one statement that returns the page as JSON."""

from clinic.clients.schemas import ClientListParams
from clinic.core.api.pagination import COUNT_CAP
from clinic.core.audit.listings import record_listing
from clinic.core.database.session import read_connection
from clinic.core.database.tenant_context import Context
from clinic.core.text.search_tokens import query_ranges

MAX_TOKENS_SCANNED = 501
"""Search tokens read for the first term, so that a search costs the same however large the clinic is: where every fiftieth client is an
Andersson the first five hundred are listed and `total_capped` is true; a second term narrows the search."""

_CLIENT_JSON = """jsonb_build_object('id', p.id, 'first_name', p.first_name, 'last_name', p.last_name, 'email', p.email, 'phone', p.phone,
 'date_of_birth', p.date_of_birth, 'is_active', p.is_active,
 'created_at', to_char(p.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS'),
 'tags', coalesce((SELECT jsonb_agg(g.name ORDER BY lower(g.name)) FROM client_tag g
   WHERE g.company_id = $1 AND g.client_id = p.id), '[]'::jsonb))"""
_HAS_TAG = """ AND EXISTS (SELECT FROM client_tag g WHERE g.company_id = $1 AND g.client_id = c.id AND lower(g.name) = lower(${}))"""
_ORDER_BY = {"": "c.sort_name {0}, c.id {0}", "name": "c.sort_name {0}, c.id {0}", "created_at": "c.created_at {0}, c.id {0}"}
_STATUS_FILTERS = {"active": " AND c.is_active", "inactive": " AND NOT c.is_active", "all": ""}
_EXISTS = "c.company_id = $1 AND c.deleted_at IS NULL AND c.merged_into IS NULL"


async def list_clients(context: Context, params: ClientListParams) -> str:
    """Return a page of clients as JSON text: items, page, per_page, total, total_capped."""
    ranges = query_ranges(params.search)
    bounds = [bound for token_range in ranges for bound in token_range]
    values = [context.company_id, params.per_page, params.offset, *bounds, *params.tags]
    async with read_connection(context, generic_plan=bool(ranges)) as connection:
        page = str(await connection.fetchval(page_sql(params, len(ranges)), *values))
        await record_listing(connection, context, "clients", page, lambda shown: (client["id"] for client in shown["items"]))
    return page


def page_sql(params: ClientListParams, term_count: int) -> str:
    """Return the statement of `list_clients`: $1 company, $2 limit, $3 offset, the token range of each search term, then the tags."""
    order = _ORDER_BY[params.sort].format(params.direction)
    first_tag = 4 + 2 * term_count
    tag_filters = "".join(_HAS_TAG.format(number) for number in range(first_tag, first_tag + len(params.tags)))
    where = f"{_EXISTS}{_STATUS_FILTERS[params.filter]}{tag_filters}"
    return f"""
    WITH {_search_ctes(where, order, term_count) if term_count else _all_clients_ctes(where, order)}
    SELECT jsonb_build_object(
     'items', coalesce((SELECT jsonb_agg({_CLIENT_JSON} ORDER BY {order.replace("c.", "p.")}) FROM page p), '[]'::jsonb),
     'page', {params.page}, 'per_page', $2::int, 'total', least(n, {COUNT_CAP}), 'total_capped', n > {COUNT_CAP} OR more)::text FROM counted
    """


def _all_clients_ctes(where: str, order: str) -> str:
    """Return the CTEs `page` and `counted` without a search: a range of an index."""
    return f"""page AS (SELECT c.* FROM client c WHERE {where} ORDER BY {order} LIMIT $2 OFFSET $3),
    counted AS (SELECT count(*) AS n, false AS more FROM (SELECT 1 FROM client c WHERE {where} LIMIT {COUNT_CAP + 1}) x)"""


def _search_ctes(where: str, order: str, term_count: int) -> str:
    """Return the CTEs `page` and `counted` of a search: clients with a token that begins with each search term.

    The first term's tokens are scanned; the other terms are checked per client. Joins by id are LATERAL with LIMIT 1, so that a plan
    made without the values looks each client up by its key as well.
    """
    other_terms = "".join(
        f" AND EXISTS (SELECT 1 FROM client_search_token o WHERE o.company_id = $1 AND o.id = t.id"
        f" AND o.token >= ${4 + 2 * n} AND o.token < ${5 + 2 * n})"
        for n in range(1, term_count)
    )
    return f"""hit AS MATERIALIZED (SELECT t.id FROM client_search_token t
     WHERE t.company_id = $1 AND t.token >= $4 AND t.token < $5{other_terms} ORDER BY t.token, t.id LIMIT {MAX_TOKENS_SCANNED}),
    matched AS MATERIALIZED (SELECT c.id, c.sort_name, c.created_at FROM (SELECT DISTINCT id FROM hit) h
     CROSS JOIN LATERAL (SELECT c.* FROM client c WHERE c.id = h.id AND {where} LIMIT 1) c),
    page AS (SELECT w.* FROM (SELECT c.id FROM matched c ORDER BY {order} LIMIT $2 OFFSET $3) first
     CROSS JOIN LATERAL (SELECT w.* FROM client w WHERE w.company_id = $1 AND w.id = first.id LIMIT 1) w),
    counted AS (SELECT count(*) AS n, (SELECT count(*) FROM hit) = {MAX_TOKENS_SCANNED} AS more FROM matched)"""
