"""What a report's statement is put together of: CTEs that are worked out only when a part asks for them."""

from asyncio import gather
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal
from uuid import UUID

import orjson

from clinic.core.auth import Caller
from clinic.core.db import hot
from clinic.reports.periods import Span

Section = Literal["booking", "pos", "record"]
TOP = 10
_ASKED = "asked AS (SELECT $1::uuid, $2::timestamptz[], $3::text[], $4::uuid[], $5::timestamptz[])"
"""Names the kinds of the values, of which a part may use only some."""
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
    return f"WITH {_ASKED}, {ctes} SELECT jsonb_build_object({built})::text"


@dataclass(frozen=True, slots=True)
class Source:
    """A section's statement in pieces; the parts named by `beside` are counted at the same time as the others.

    Those of clients are told to whoever may meet a client. `of_team` is asked instead where only some of the team are: that is less to
    count, otherwise. `reckoned` is given what the database told, to add or to round what is only then known.
    """

    ctes: str
    parts: Mapping[str, str]
    beside: frozenset[str] = frozenset()
    of_clients: frozenset[str] = frozenset()
    of_team: "Source | None" = None
    reckoned: Callable[[dict[str, Any]], None] = lambda _: None


async def told(caller: Caller, source: Source, wanted: str, span: Span, members: list[UUID] | None) -> dict[str, Any]:
    """The parts wanted."""
    if members is not None and source.of_team:
        source = source.of_team
    hidden = source.of_clients if caller.context.reach == "money" else frozenset()
    chosen = {name: made for name, made in source.parts.items() if wanted in {"all", name} and name not in hidden}
    groups = [tuple((name, made) for name, made in chosen.items() if (name in source.beside) is apart) for apart in (False, True)]
    values = (caller.company_id, list(span.bounds), span.names, members, list(span.days))
    found = await gather(*(_ask(caller, _statement(source.ctes, group), values) for group in groups if group))
    all_parts = {name: value for one in found for name, value in orjson.loads(one).items()}
    source.reckoned(all_parts)
    return all_parts


async def _ask(caller: Caller, sql: str, values: tuple[Any, ...]) -> str:
    """$1 is the company, $2 the instants at which the slots begin and the last ends, $3 the same as days, $4 the team, $5 all days."""
    async with hot(caller.context) as connection:
        await connection.execute("SET LOCAL work_mem = '64MB'")
        return str(await connection.fetchval(sql, *values))
