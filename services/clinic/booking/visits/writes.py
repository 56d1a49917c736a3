"""The two statements by which a visit is made: few, since a clinic's whole Monday morning goes through here."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from clinic.booking.occupancy import service as occupancy
from clinic.booking.occupancy.service import Owner, Span
from clinic.core.db import Unit, context_of, direct

_MAKE = """
INSERT INTO booking (company_id, id, client_id, service_id, practitioner_id, room_id, start_at, end_at, state, source, is_overbooked,
 service_name, price, duration, time_before, time_after, special_request, version, created_at, updated_at)
VALUES ($1, $4, $9, $10, $11, $12, $13, $14, 'booked', $15, $16, $17, $18, $19, $20, $21, $22, 1, $23, $23)
"""
_BOOK = f"WITH made AS ({_MAKE}) {occupancy.INSERT}"
_ROOM = "UPDATE booking SET room_id = $3 WHERE company_id = $1 AND id = $2"


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
    offer: Mapping[str, Any]
    """What the proof said of the service."""

    @property
    def end_at(self) -> datetime:
        """When the client leaves."""
        return self.start_at + timedelta(minutes=self.offer["duration"])

    @property
    def span(self) -> Span:
        """What is taken: the time before and after included."""
        return span_of(self.start_at, self.end_at, self.offer["time_before"], self.offer["time_after"])

    def values(self, room_id: UUID | None, *, overbooked: bool = False) -> tuple[object, ...]:
        """What fills $9 to $23, after those of the occupancy."""
        offer = self.offer
        return (
            self.client_id, self.service_id, self.practitioner_id, room_id, self.start_at, self.end_at, self.source, overbooked,
            offer["name"], offer["price"], offer["duration"], offer["time_before"], offer["time_after"], self.special_request, self.at,
        )


def span_of(start: datetime, end: datetime, before: int, after: int) -> Span:
    """A visit's time with what its service needs around it, in minutes."""
    return Span(start - timedelta(minutes=before), end + timedelta(minutes=after))


async def insert_free(session: Unit, draft: Draft) -> UUID | None:
    """Write the visit and take its time in one statement; its room. Raises TimeTaken, upon which the transaction must end."""
    company_id, owner = context_of(session).company_id, Owner(booking_id=draft.id)
    first = draft.rooms[0] if draft.rooms else None
    got = await _insert(session, draft, [draft.practitioner_id, *draft.rooms[:1]])
    room_id = await occupancy.settle(session, owner, draft.practitioner_id, draft.rooms, draft.span, got=got)
    if room_id != first:
        await (await direct(session)).execute(_ROOM, company_id, draft.id, room_id)
    return room_id


async def _insert(session: Unit, draft: Draft, resources: list[UUID], *, overbooked: bool = False) -> set[UUID]:
    """The visit, and the time of such resources as are free."""
    connection = await direct(session)
    taken = occupancy.values(context_of(session).company_id, Owner(booking_id=draft.id), resources, draft.span)
    first = draft.rooms[0] if draft.rooms else None
    found = await connection.fetch(_BOOK, *taken, *draft.values(first, overbooked=overbooked))
    return {row["resource_id"] for row in found}


async def insert_over(session: Unit, draft: Draft) -> UUID | None:
    """Write the visit and take its time although it's taken; its room."""
    await _insert(session, draft, [], overbooked=True)
    await occupancy.take_over(session, draft.id, [draft.practitioner_id, *draft.rooms[:1]], draft.span)
    return draft.rooms[0] if draft.rooms else None


async def insert_held(session: Unit, draft: Draft, hold_id: UUID) -> bool:
    """Write the visit on the time that a hold has taken; False when any of it has been let go."""
    await _insert(session, draft, [])
    return await occupancy.convert(session, hold_id, draft.id, [draft.practitioner_id, *draft.rooms])
