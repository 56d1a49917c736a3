"""The job that stores the sums of past days (`sales_day`), so that a report of a year of receipts stays fast."""

from datetime import datetime, timedelta
from itertools import pairwise
from uuid import UUID

import asyncpg

from clinic.core.background.scheduler import company_job
from clinic.core.clock import local_date, now
from clinic.core.database.session import driver_connection, transaction
from clinic.core.database.tenant_context import NIL_COMPANY, Context
from clinic.reports import queries
from clinic.reports.periods import day_boundaries

ROLLUP_DELAY = timedelta(hours=3)
"""Time after its end from which a day is rolled up; sales paid around midnight are committed by then."""
_BATCH_DAYS = 31


@company_job("reports.roll_up_sales_days", every=timedelta(minutes=10))
async def roll_up_sales_days(context: Context) -> None:
    """Roll up the company's past days that aren't stored yet, 31 days per transaction.

    Runs often, because after a change of the company's time zone all days are pending.
    """
    if context.company_id == NIL_COMPANY:
        return
    async with transaction(context) as session:
        days = await _pending_days(await driver_connection(session), context.company_id)
    for start in range(0, len(days), _BATCH_DAYS):
        batch = days[start:start + _BATCH_DAYS]
        async with transaction(context) as session:
            connection = await driver_connection(session)
            await connection.execute(queries.LOCK_COMPANY, context.company_id)
            starts, ends = [day_start for day_start, _ in batch], [day_end for _, day_end in batch]
            await connection.execute(queries.INSERT_ROLLUP, context.company_id, starts, ends)


async def _pending_days(connection: asyncpg.Connection, company_id: UUID) -> list[tuple[datetime, datetime]]:
    """Return the past days since the company's first sale that aren't rolled up, each as its start and end instants."""
    company = await connection.fetchrow(queries.FIRST_SALE, company_id)
    if company is None or company["first"] is None:
        return []
    timezone, latest_end = company["timezone"], now() - ROLLUP_DELAY
    boundaries = day_boundaries(local_date(company["first"], timezone), local_date(latest_end, timezone), timezone)
    stored = {(row["begins_at"], row["ends_at"]) for row in await connection.fetch(queries.ROLLED_UP_DAYS, company_id)}
    return [day for day in pairwise(boundaries) if day[1] <= latest_end and day not in stored]
