"""Builds and runs a report's SQL statement: one JSON object per part, over CTEs that PostgreSQL evaluates only when a part needs them."""

from asyncio import gather
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal
from uuid import UUID

import orjson

from clinic.core.database.session import read_connection
from clinic.core.security.dependencies import CurrentUser
from clinic.reports.periods import ReportRange

Section = Literal["booking", "pos", "record"]
TOP_ROWS = 10
_PARAMS = "params AS (SELECT $1::uuid, $2::timestamptz[], $3::text[], $4::uuid[], $5::timestamptz[])"
"""Declares the types of all parameters, since a statement of few parts uses only some of them."""
SLOT_NAMES = "($3::text[])[:cardinality($3::text[]) - 1]"


def series_sql(source: str, fields: Mapping[str, str]) -> str:
    """Return SQL for a JSON array with an item per slot, empty slots included.

    `source` is a relation with a column `slot`; `fields` maps JSON names to its columns.
    """
    pairs = ", ".join(f"'{name}', coalesce(f.{column}, 0)" for name, column in fields.items())
    return f"""(SELECT coalesce(jsonb_agg(jsonb_build_object('name', n.name, {pairs}) ORDER BY n.slot), '[]'::jsonb)
      FROM unnest({SLOT_NAMES}) WITH ORDINALITY n (name, slot) LEFT JOIN {source} f ON f.slot = n.slot)"""


def rows_sql(select: str, fields: Mapping[str, str], order: str, *, limit: int = TOP_ROWS) -> str:
    """Return SQL for a JSON array of the first rows of a SELECT; `fields` maps JSON names to its columns."""
    pairs = ", ".join(f"'{name}', t.{column}" for name, column in fields.items())
    return f"""(SELECT coalesce(jsonb_agg(jsonb_build_object({pairs}) ORDER BY {order}), '[]'::jsonb)
      FROM (SELECT * FROM ({select}) t ORDER BY {order} LIMIT {limit}) t)"""


@lru_cache
def _build_statement(ctes: str, parts: tuple[tuple[str, str], ...]) -> str:
    pairs = ", ".join(f"'{name}', {part_sql}" for name, part_sql in parts)
    return f"WITH {_PARAMS}, {ctes} SELECT jsonb_build_object({pairs})::text"


@dataclass(frozen=True, slots=True)
class ReportSource:
    """The SQL of a report section: its CTEs, and an expression for each part.

    `parallel_parts` run in a second, concurrent statement. `client_parts` are hidden from callers who see money but no clients.
    `team_source` replaces the source when the report is limited to some members; its statement aggregates less. `post_process` completes
    the result in place, such as sums that are rounded only then.
    """

    ctes: str
    parts: Mapping[str, str]
    parallel_parts: frozenset[str] = frozenset()
    client_parts: frozenset[str] = frozenset()
    team_source: "ReportSource | None" = None
    post_process: Callable[[dict[str, Any]], None] = lambda _: None


async def run_report(
    user: CurrentUser, source: ReportSource, part: str, report_range: ReportRange, member_ids: list[UUID] | None,
) -> dict[str, Any]:
    """Return the result of one part, or of `all`, by part name; limited to `member_ids` unless None."""
    if member_ids is not None and source.team_source:
        source = source.team_source
    hidden = source.client_parts if user.context.client_scope == "financial" else frozenset()
    selected = {name: part_sql for name, part_sql in source.parts.items() if part in {"all", name} and name not in hidden}
    groups = [
        tuple((name, part_sql) for name, part_sql in selected.items() if (name in source.parallel_parts) is is_parallel)
        for is_parallel in (False, True)
    ]
    values = (user.company_id, list(report_range.slot_bounds), report_range.slot_names, member_ids, list(report_range.day_bounds))
    results = await gather(*(_fetch(user, _build_statement(source.ctes, group), values) for group in groups if group))
    report = {name: value for result in results for name, value in orjson.loads(result).items()}
    source.post_process(report)
    return report


async def _fetch(user: CurrentUser, sql: str, values: tuple[Any, ...]) -> str:
    """Run a statement; $1 company id, $2 slot bounds (starts and the end), $3 the same as days, $4 member ids or NULL, $5 day bounds."""
    async with read_connection(user.context) as connection:
        await connection.execute("SET LOCAL work_mem = '64MB'")
        return str(await connection.fetchval(sql, *values))
