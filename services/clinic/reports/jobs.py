"""Past days of the till are counted once, so that a year of receipts is told at once."""

from datetime import datetime, timedelta
from itertools import pairwise
from uuid import UUID

import asyncpg

from clinic.core.clock import day_of, now
from clinic.core.context import NOBODY, Context
from clinic.core.db import direct, unit
from clinic.core.jobs import job
from clinic.reports.counting import COUNTED, OF_ALL
from clinic.reports.models import LOCK
from clinic.reports.periods import midnights

SETTLED = timedelta(hours=3)
"""How long after its end a day is counted: what is paid at night is committed by then."""
_BATCH = 31
_BEGAN = """SELECT c.timezone, (SELECT min(r.paid_at) FROM receipt r WHERE r.company_id = c.id) AS first FROM company c WHERE c.id = $1"""
_COUNTED = "SELECT begins_at, ends_at FROM sales_day WHERE company_id = $1 AND side = 'all'"
_COUNT = f"""WITH open AS (SELECT * FROM unnest($2::timestamptz[], $3::timestamptz[]) AS d (begins_at, ends_at)), {OF_ALL}, {COUNTED}
INSERT INTO sales_day (company_id, id, begins_at, ends_at, side, key, receipts, quantity, amount, discount)
SELECT $1, uuidv7(), d.begins_at, d.ends_at, c.side, c.key, c.receipts, c.quantity, c.amount, c.discount FROM counted c
JOIN open d ON d.begins_at = c.begins_at ON CONFLICT DO NOTHING"""


@job("reports.count_days", every=timedelta(minutes=10))
async def count_days(context: Context) -> None:
    """Count the days that are over and aren't counted, a month at a time. Often: a clinic that has just moved zones waits for it."""
    if context.company_id == NOBODY:
        return
    async with unit(context) as session:
        days = await _due(await direct(session), context.company_id)
    for begins in range(0, len(days), _BATCH):
        batch = days[begins:begins + _BATCH]
        async with unit(context) as session:
            connection = await direct(session)
            await connection.execute(f"SELECT pg_advisory_xact_lock({LOCK.format(company='$1::uuid')})", context.company_id)
            await connection.execute(_COUNT, context.company_id, [day for day, _ in batch], [end for _, end in batch])


async def _due(connection: asyncpg.Connection, company_id: UUID) -> list[tuple[datetime, datetime]]:
    """The clinic's days since its first sale, each as when it begins and ends."""
    clinic = await connection.fetchrow(_BEGAN, company_id)
    if clinic is None or clinic["first"] is None:
        return []
    there, last = clinic["timezone"], now() - SETTLED
    found = midnights(day_of(clinic["first"], there), day_of(last, there), there)
    have = {(row["begins_at"], row["ends_at"]) for row in await connection.fetch(_COUNTED, company_id)}
    return [day for day in pairwise(found) if day[1] <= last and day not in have]
