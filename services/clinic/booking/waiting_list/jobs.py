"""Scheduled job of the waiting list: unanswered offers go to the next client, entries expire, and old ones are deleted."""

from datetime import timedelta

from sqlalchemy import select

from clinic.booking.waiting_list import offers, queries
from clinic.booking.waiting_list.models import WaitingListEntry
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.background.scheduler import company_job
from clinic.core.clock import local_date, now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import NIL_COMPANY, Context

RETENTION = timedelta(days=90)
"""How long an entry is stored after it ended; what was booked is in the bookings, and who did what in the log."""
BATCH_SIZE = 200


@company_job("waiting_list.advance", every=timedelta(minutes=1))
async def advance_waiting_list(context: Context) -> None:
    """Close the offers and entries of a company whose time is over, and ask the next clients."""
    if context.company_id == NIL_COMPANY:
        return
    async with transaction(context) as session:
        await offers.expire_offers(session)
    async with transaction(context) as session:
        today = local_date(now(), (await companies.get_own_company(session)).timezone)
        rows = await session.scalars(select(WaitingListEntry).where(
            WaitingListEntry.company_id == context.company_id, WaitingListEntry.state == "waiting", WaitingListEntry.to_day < today,
        ).order_by(WaitingListEntry.id).limit(BATCH_SIZE).with_for_update(skip_locked=True))
        for entry in rows:
            entry.state, entry.ended_at = "expired", now()
            audit.record(session, "waiting_list.expired", entry.id, client_id=entry.client_id)
        await session.execute(queries.DELETE_ENDED, {"company": context.company_id, "before": now() - RETENTION})
