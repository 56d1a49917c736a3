"""Offer a time that became free to the clients on the waiting list."""

from datetime import datetime
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.waiting_list import offers
from clinic.booking.waiting_list.events import TIME_FREED
from clinic.booking.waiting_list.offers import FreedTime
from clinic.core.background.outbox import EventMessage, subscribe


@subscribe(TIME_FREED, name="waiting_list.offer_freed_time")
async def offer_freed_time(session: AsyncSession, event: EventMessage) -> None:
    """Offer the time; a repeated delivery finds the offers that were made."""
    payload = event.payload
    times = (datetime.fromisoformat(payload[name]) for name in ("starts_at", "ends_at"))
    await offers.offer_freed_time(session, FreedTime(UUID(payload["practitioner_id"]), *times))
