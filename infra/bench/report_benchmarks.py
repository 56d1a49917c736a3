"""Report benchmark: the three reports over a year with 50 practitioners, 200,000 bookings and 200,000 receipts (RPT-008)."""

from statistics import median
from uuid import UUID

import asyncpg
from datasets import sign_in
from http_client import HttpRequest, close, connect, path
from results import Result, Timings, at_most
from write_benchmarks import OK, Target

from clinic.core.database import session
from clinic.core.database.base import new_id
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings
from clinic.reports.jobs import roll_up_sales_days
from clinic.seed import large_clinic, large_pos, year_of_activity

PUBLIC, OWNER = "year-50", "owner@year-50.example"
ROWS, PRACTITIONERS, CLIENTS, CALLS, ROUNDS, MAX_MILLISECONDS = 200_000, 50, 20_000, 40, 3, 500.0
SECTIONS = {"booking": "Booking", "pos": "POS", "record": "Record"}
_REGISTER = "SELECT id FROM register WHERE company_id = $1"
_NO_RECEIPT = "SELECT NOT EXISTS (SELECT 1 FROM receipt WHERE company_id = $1)"


async def run_benchmarks(target: Target) -> list[Result]:
    """Measure the reports of the year by week, as the screen requests them."""
    company_id = await _seed_clinic()
    await roll_up_sales_days(Context.system(company_id))
    await session.close_database()
    headers = await sign_in(target.product, OWNER, large_clinic.PASSWORD)
    return [await _measure(target, section, headers) for section in SECTIONS]


async def _seed_clinic() -> UUID:
    """Return the id of the clinic; seed it when it doesn't exist."""
    company_id = await large_clinic.get_or_create_company(PUBLIC, OWNER)
    admin = await asyncpg.connect(settings().database_admin_url, command_timeout=600)
    try:
        if await admin.fetchval(_NO_RECEIPT, company_id):
            async with admin.transaction():
                await admin.execute(large_pos.REGISTER.format(company=company_id, register=new_id(), terminal=new_id(), scale=50))
                register = await admin.fetchval(_REGISTER, company_id)
                await year_of_activity.seed(admin, company_id, register, ROWS, practitioners=PRACTITIONERS, clients=CLIENTS)
            await admin.execute("VACUUM ANALYZE")
    finally:
        await admin.close()
    return company_id


async def _measure(target: Target, section: str, headers: str) -> Result:
    query = path(f"/api/reports/{section}", start=year_of_activity.FIRST, end=year_of_activity.LAST, period="week")
    request = HttpRequest(query, headers=headers)
    rounds = []
    for _ in range(ROUNDS):
        connection, timings = (await connect(target.product))[0], Timings()
        for number in range(CALLS + 3):
            response = await connection.send(request)
            if number > 2:  # noqa: PLR2004 - the first ones warm plans and pools
                timings.seconds.append(response.seconds)
                timings.errors += response.status != OK
        close([connection])
        rounds.append(timings)
    p95, errors = median(timings.p95 for timings in rounds), sum(timings.errors for timings in rounds)
    note = f" (p50 {median(timings.p50 for timings in rounds):.0f} ms, {errors} errors)"
    result = at_most(f"{SECTIONS[section]} report of a year of 200,000 bookings and receipts: p95", p95, MAX_MILLISECONDS, " ms", note)
    return Result(result.name, result.measured, result.target, result.passed and errors == 0)
