"""The two statements by which a visit is made: few, since a clinic's whole Monday morning goes through here."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from sqlalchemy import text
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.occupancy import service as occupancy
from clinic.booking.occupancy.service import Owner, Span
from clinic.core.db import context_of

_MADE = """
INSERT INTO booking (company_id, id, client_id, service_id, practitioner_id, room_id, start_at, end_at, state, source, is_overbooked,
 service_name, price, duration, time_before, time_after, special_request, version, created_at, updated_at)
VALUES (:company, :made, :client, :service, :practitioner, :room, :start, :end, 'booked', :source, :overbooked,
 :name, :price, :duration, :before, :after, :request, 1, :at, :at)
"""
_BOOK = text(f"WITH made AS ({_MADE}) {occupancy.INSERT}")
_MAKE = text(_MADE)
_ROOM = text("UPDATE booking SET room_id = :room WHERE company_id = :company AND id = :made")


@dataclass(frozen=True, slots=True)
class Draft:
    """A visit about to be made."""

    id: UUID
    client_id: UUID
    service_id: UUID
    practitioner_id: UUID
    rooms: list[UUID]
    start_at: datetime
    source: str
    special_request: str
    at: datetime
    offer: RowMapping
    """What the proof said of the service."""

    @property
    def end_at(self) -> datetime:
        """When the client leaves."""
        return self.start_at + timedelta(minutes=self.offer["duration"])

    @property
    def span(self) -> Span:
        """What is taken: the time before and after included."""
        return span_of(self.start_at, self.end_at, self.offer["time_before"], self.offer["time_after"])

    def values(self, company_id: UUID, room_id: UUID | None, *, overbooked: bool = False) -> dict[str, object]:
        """What the statement is filled with."""
        return {
            "company": company_id, "made": self.id, "client": self.client_id, "service": self.service_id,
            "practitioner": self.practitioner_id, "room": room_id, "start": self.start_at, "end": self.end_at, "source": self.source,
            "overbooked": overbooked, "name": self.offer["name"], "price": self.offer["price"], "duration": self.offer["duration"],
            "before": self.offer["time_before"], "after": self.offer["time_after"], "request": self.special_request, "at": self.at,
        }


def span_of(start: datetime, end: datetime, before: int, after: int) -> Span:
    """A visit's time with what its service needs around it, in minutes."""
    return Span(start - timedelta(minutes=before), end + timedelta(minutes=after))


async def insert_free(session: AsyncSession, draft: Draft) -> UUID | None:
    """Write the visit and take its time in one statement; its room. Raises TimeTaken, upon which the transaction must end."""
    company_id, owner = context_of(session).company_id, Owner(booking_id=draft.id)
    first = draft.rooms[0] if draft.rooms else None
    wanted = [draft.practitioner_id, *draft.rooms[:1]]
    filled = draft.values(company_id, first) | occupancy.values(company_id, owner, wanted, draft.span)
    got = set(await session.scalars(_BOOK, filled))
    room_id = await occupancy.settle(session, owner, draft.practitioner_id, draft.rooms, draft.span, got=got)
    if room_id != first:
        await session.execute(_ROOM, {"company": company_id, "made": draft.id, "room": room_id})
    return room_id


async def insert_over(session: AsyncSession, draft: Draft) -> UUID | None:
    """Write the visit and take its time although it's taken; its room."""
    company_id = context_of(session).company_id
    room_id = draft.rooms[0] if draft.rooms else None
    await session.execute(_MAKE, draft.values(company_id, room_id, overbooked=True))
    wanted = [draft.practitioner_id, *draft.rooms[:1]]
    await occupancy.take_over(session, draft.id, wanted, draft.span)
    return room_id


async def insert_held(session: AsyncSession, draft: Draft, hold_id: UUID) -> bool:
    """Write the visit on the time that a hold has taken; False when the hold has been let go."""
    company_id = context_of(session).company_id
    await session.execute(_MAKE, draft.values(company_id, draft.rooms[0] if draft.rooms else None))
    return await occupancy.convert(session, hold_id, draft.id)
