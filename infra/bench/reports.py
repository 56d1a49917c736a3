"""The three reports over a year of a clinic with 50 practitioners, 200,000 bookings and 200,000 receipts (RPT-008)."""

from statistics import median
from uuid import UUID

import asyncpg
from clinics import signed_in
from deeds import OK, Place
from figures import Figure, Timed, at_most
from wire import Call, close, connect, path

from clinic.core import db
from clinic.core.context import Context
from clinic.core.models import new_id
from clinic.core.settings import settings
from clinic.reports.jobs import count_days
from clinic.seed import large, large_till, year

PUBLIC, OWNER = "year-50", "owner@year-50.example"
ROWS, PEOPLE, CLIENTS, CALLS, ROUNDS, MOST = 200_000, 50, 20_000, 40, 3, 500.0
SECTIONS = {"booking": "Booking", "pos": "POS", "record": "Record"}
_REGISTER = "SELECT id FROM register WHERE company_id = $1"
_UNTOLD = "SELECT NOT EXISTS (SELECT 1 FROM receipt WHERE company_id = $1)"


async def measured(place: Place) -> list[Figure]:
    """All figures of the reports: the year's, by week, as the screen asks for them."""
    company_id = await _laid()
    await count_days(Context.system(company_id))
    await db.shut()
    head = await signed_in(place.product, OWNER, large.PASSWORD)
    return [await _figure(place, section, head) for section in SECTIONS]


async def _laid() -> UUID:
    """The clinic; laid when it isn't there yet."""
    company_id = await large.company(PUBLIC, OWNER)
    admin = await asyncpg.connect(settings().database_admin_url, command_timeout=600)
    try:
        if await admin.fetchval(_UNTOLD, company_id):
            async with admin.transaction():
                await admin.execute(large_till.TILL.format(company=company_id, register=new_id(), terminal=new_id(), scale=50))
                register = await admin.fetchval(_REGISTER, company_id)
                await year.lay(admin, company_id, register, ROWS, people=PEOPLE, clients=CLIENTS)
            await admin.execute("VACUUM ANALYZE")
    finally:
        await admin.close()
    return company_id


async def _figure(place: Place, section: str, head: str) -> Figure:
    call = Call(path(f"/api/reports/{section}", start=year.FIRST, end=year.LAST, period="week"), head=head)
    rounds = []
    for _ in range(ROUNDS):
        wire, timed = (await connect(place.product))[0], Timed()
        for number in range(CALLS + 3):
            answer = await wire.ask(call)
            if number > 2:  # noqa: PLR2004 - the first ones warm plans and pools
                timed.seconds.append(answer.seconds)
                timed.wrong += answer.status != OK
        close([wire])
        rounds.append(timed)
    p95, wrong = median(each.p95 for each in rounds), sum(each.wrong for each in rounds)
    note = f" (p50 {median(each.p50 for each in rounds):.0f} ms, {wrong} errors)"
    figure = at_most(f"{SECTIONS[section]} report of a year of 200,000 bookings and receipts: p95", p95, MOST, " ms", note)
    return Figure(figure.what, figure.measured, figure.target, figure.holds and wrong == 0)
