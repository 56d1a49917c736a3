"""The plan that PostgreSQL makes for a statement without knowing its values, as `read_connection(generic_plan=True)` uses it."""

import re
from collections.abc import Iterator
from typing import Any

import orjson

from clinic.core.database.session import read_connection
from clinic.core.database.tenant_context import Context


async def explain_generic(context: Context, sql: str) -> dict[str, Any]:
    """Return the root node of the generic plan, in the format of EXPLAIN (FORMAT JSON)."""
    nulls = ", ".join(["NULL"] * max(int(number) for number in re.findall(r"\$(\d+)", sql)))
    async with read_connection(context, generic_plan=True) as connection:
        await connection.execute(f"PREPARE explained AS {sql}")
        plans = await connection.fetchval(f"EXPLAIN (FORMAT JSON) EXECUTE explained ({nulls})")
        await connection.execute("DEALLOCATE explained")
    return dict(orjson.loads(plans)[0]["Plan"])


def scans_of(plan: dict[str, Any], table: str) -> Iterator[str]:
    """Yield the index condition of each scan of a table; an empty text for one that reads the whole table."""
    if plan.get("Relation Name") == table:
        yield plan.get("Index Cond", "")
    for child in plan.get("Plans", ()):
        if table == plan.get("Relation Name") and child["Node Type"] == "Bitmap Index Scan":
            yield child["Index Cond"]
        yield from scans_of(child, table)
