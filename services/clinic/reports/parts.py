"""What a report's statement is put together of: CTEs that are worked out only when a part asks for them."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal
from uuid import UUID

from clinic.core.auth import Caller
from clinic.core.db import hot
from clinic.core.permissions import Role
from clinic.reports.periods import Span

Section = Literal["booking", "pos", "record"]
TOP = 10
SLOTS = "($3::text[])[:cardinality($3::text[]) - 1]"


def series(source: str, fields: Mapping[str, str]) -> str:
    """An item for each slot, those without anything included; `source` has `slot`, `fields` names to columns."""
    named = ", ".join(f"'{name}', coalesce(f.{column}, 0)" for name, column in fields.items())
    return f"""(SELECT coalesce(jsonb_agg(jsonb_build_object('name', n.name, {named}) ORDER BY n.slot), '[]'::jsonb)
      FROM unnest({SLOTS}) WITH ORDINALITY n (name, slot) LEFT JOIN {source} f ON f.slot = n.slot)"""


def rows(select: str, fields: Mapping[str, str], order: str, *, most: int = TOP) -> str:
    """The first rows of a selection."""
    named = ", ".join(f"'{name}', t.{column}" for name, column in fields.items())
    return f"""(SELECT coalesce(jsonb_agg(jsonb_build_object({named}) ORDER BY {order}), '[]'::jsonb)
      FROM (SELECT * FROM ({select}) t ORDER BY {order} LIMIT {most}) t)"""


@lru_cache
def _statement(ctes: str, parts: tuple[tuple[str, str], ...]) -> str:
    built = ", ".join(f"'{name}', {made}" for name, made in parts)
    return f"WITH {ctes} SELECT jsonb_build_object({built})::text"


def team(caller: Caller, wanted: Sequence[UUID]) -> list[UUID] | None:
    """Whose figures: those asked for, or everybody's; a plain user's own and nobody else's, whatever was asked (RPT-002)."""
    if caller.role is Role.USER:
        return [caller.context.membership_id] if caller.context.membership_id else []
    return list(wanted) or None


async def told(
    caller: Caller, ctes: str, parts: Mapping[str, str], *, wanted: str, span: Span, members: list[UUID] | None,
) -> str:
    """The parts wanted, as the database's own JSON.

    $1 is the company, $2 the instants at which the slots begin and the last ends, $3 the same as days, $4 the team.
    """
    sql = _statement(ctes, tuple((name, made) for name, made in parts.items() if wanted in {"all", name}))
    async with hot(caller.context) as connection:
        await connection.execute("SET LOCAL work_mem = '64MB'")
        return str(await connection.fetchval(sql, caller.company_id, list(span.bounds), span.names, members))
