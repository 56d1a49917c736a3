"""Whose figures a report tells: the team that can be chosen from, and those who were (RPT-002, RPT-006)."""

from collections.abc import Sequence
from uuid import UUID

from clinic.core.auth import Caller
from clinic.core.context import NOBODY
from clinic.core.db import hot
from clinic.core.paging import COUNTED
from clinic.core.permissions import Role
from clinic.reports.schemas import TeamPage

_MEMBERS = """SELECT array_agg(DISTINCT coalesce(o.membership_id, a.id)) FROM unnest($2::uuid[]) a (id)
  LEFT JOIN resource o ON o.company_id = $1 AND o.id = a.id"""
_LISTED = """WITH mine AS (SELECT m.id, m.first_name, m.last_name, m.is_active AND m.deleted_at IS NULL AS is_active FROM membership m
  WHERE m.company_id = $1 AND ($2::uuid IS NULL OR m.id = $2) AND NOT EXISTS (SELECT FROM unnest($3::text[]) w (word)
    WHERE strpos(lower(m.first_name || ' ' || m.last_name), lower(w.word)) = 0)),
part AS (SELECT row_number() OVER (ORDER BY first_name {0}, last_name {0}, id) AS place, * FROM mine ORDER BY place LIMIT $4 OFFSET $5)
SELECT jsonb_build_object('items', coalesce((SELECT jsonb_agg(jsonb_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name,
  'is_active', p.is_active) ORDER BY p.place) FROM part p), '[]'::jsonb), 'page', $6::int, 'per_page', $4::int,
  'total', least(n, {1}), 'total_capped', n > {1})::text FROM (SELECT count(*) AS n FROM mine) counted"""


def _own(caller: Caller) -> UUID | None:
    """Whom a plain user is told of, whatever they ask: themselves. None for all others, who may be told of everybody."""
    return (caller.context.membership_id or NOBODY) if caller.role is Role.USER else None


async def members(caller: Caller, wanted: Sequence[UUID]) -> list[UUID] | None:
    """The members meant by ids of members, or of the practitioners they are; None for everybody, a plain user's own id whatever was asked.

    Looked up once and beforehand, so that each section finds its rows by the indexes it has of members. An id of nobody's stays as it is.
    """
    if own := _own(caller):
        return [own]
    if not wanted:
        return None
    async with hot(caller.context) as connection:
        return list(await connection.fetchval(_MEMBERS, caller.company_id, list(wanted)))


async def listed(caller: Caller, wanted: TeamPage) -> str:
    """A page of everybody who is or was on the team, as JSON text; a plain user's is themselves."""
    sql = _LISTED.format(wanted.direction, COUNTED)
    words = wanted.search.split()[:4]
    async with hot(caller.context) as connection:
        return str(await connection.fetchval(sql, caller.company_id, _own(caller), words, wanted.per_page, wanted.offset, wanted.page))
