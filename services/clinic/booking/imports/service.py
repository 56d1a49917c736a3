"""Book the visits of an imported file as staff do, without "Book anyway" and without messages to clients (BKG-080, BEY-001).

A visit that has begun is history: its service may be inactive, its practitioner may have left, and neither the act on aesthetic treatments
nor the visit that must come first is asked about. It takes the practitioner's time like any other.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.bookings import commands, events, queries as booking_queries, service as bookings
from clinic.booking.bookings.commands import NewBooking
from clinic.booking.bookings.errors import DevicesOutOfUse
from clinic.booking.catalogue import service as catalogue
from clinic.booking.imports import queries
from clinic.booking.imports.errors import ImportedTimeRepeated, ImportedTimeTaken
from clinic.booking.occupancy import service as occupancy
from clinic.booking.occupancy.resources import ReservedResources, ResourceChoices
from clinic.booking.occupancy.service import TimeConflict, TimeSpan, TimeTaken
from clinic.core.api.errors import FieldError, NotFound
from clinic.core.clock import now, to_local
from clinic.core.database.base import new_id
from clinic.core.database.session import driver_connection, get_context

_FOLLOW_UP_DAYS = 30
"""Longer than any follow-up waits after a visit."""


@dataclass(frozen=True, slots=True)
class ImportedBooking:
    """A visit of an imported file. Without a length or a price in minor units it has those of the service."""

    row: int
    client_id: UUID
    service_id: UUID
    practitioner_id: UUID
    start_at: datetime
    duration: int | None = None
    price: int | None = None
    note: str = ""


class BookingImporter:
    """Books the visits of a file, one after the other, in the caller's transaction; remembers which row has which time."""

    def __init__(self, session: AsyncSession, import_id: UUID, timezone: str) -> None:
        self._session, self._import_id, self._timezone = session, import_id, timezone
        self._rows: dict[UUID, list[tuple[TimeSpan, int]]] = {}

    async def book(self, item: ImportedBooking) -> NewBooking:
        """Book a visit.

        Raises ImportedTimeTaken and ImportedTimeRepeated when any part of its time is taken, PractitionerNotQualified, DevicesOutOfUse,
        FieldError, TreatmentNotLawful and PrerequisiteMissing, and writes nothing then.
        """
        session, is_past = self._session, item.start_at <= now()
        booking = await self._build(item, is_past=is_past)
        if booking.inputs["has_expired_hold"]:
            await occupancy.release_expired_holds(session, [booking.practitioner_id, *booking.choices.all_ids])
        try:
            resources = await occupancy.with_retry(session, lambda: self._insert(booking, is_past=is_past))
        except TimeTaken as error:
            raise await self._describe_clash(booking) from error
        await self._settle(booking)
        self._rows.setdefault(booking.practitioner_id, []).append((booking.span, item.row))
        events.record_created(session, booking, resources, import_id=self._import_id)
        return booking

    async def _insert(self, booking: NewBooking, *, is_past: bool) -> ReservedResources:
        """Insert a booking; return its room and devices. Raises TimeTaken, also for time off in the future."""
        if booking.inputs["is_busy_elsewhere"] and not is_past:
            raise TimeTaken(busy="practitioner")
        return await commands.insert_if_free(self._session, booking)

    async def _build(self, item: ImportedBooking, *, is_past: bool) -> NewBooking:
        session, at = self._session, now()
        inputs = await booking_queries.load_booking_inputs(
            session, client_id=item.client_id, service_id=item.service_id, practitioner_id=item.practitioner_id, room_id=None,
            start=item.start_at, at=at, duration=item.duration,
        )
        if inputs is None or inputs["first_name"] is None:
            raise NotFound
        if not is_past:
            await self._check(item, inputs)
        booked: dict[str, Any] = dict(inputs)
        booked |= {name: value for name, value in (("duration", item.duration), ("price", item.price)) if value is not None}
        return NewBooking(
            id=new_id(), client_id=item.client_id, service_id=item.service_id, practitioner_id=item.practitioner_id,
            choices=ResourceChoices() if is_past else booking_queries.get_choices(inputs), start_at=item.start_at, source="staff",
            special_request=item.note, created_at=at, inputs=booked,
        )

    async def _check(self, item: ImportedBooking, inputs: Mapping[str, Any]) -> None:
        """Refuse a visit to come that staff couldn't book."""
        if not inputs["is_active"]:
            raise FieldError("service", "choice")
        if inputs["practitioner_name"] is None:
            raise await bookings.not_qualified_error(self._session, item.practitioner_id, item.service_id)
        if inputs["lacks_device"]:
            raise DevicesOutOfUse(service=inputs["name"])
        if inputs["has_requirements"]:
            await catalogue.check_requirements(
                self._session, [item.service_id], item.practitioner_id, item.client_id, item.start_at,
            )

    async def _settle(self, booking: NewBooking) -> None:
        """Store that the client knows of the booking and, of a visit that has ended, that it is done and needs no follow-up."""
        connection, at = await driver_connection(self._session), booking.created_at
        company_id = get_context(self._session).company_id
        await connection.execute(queries.SET_IMPORTED, company_id, booking.id, at)
        if at - timedelta(days=_FOLLOW_UP_DAYS) < booking.end_at <= at:
            await connection.execute(queries.SKIP_FOLLOW_UP, company_id, new_id(), booking.id, booking.start_at, at)

    async def _describe_clash(self, booking: NewBooking) -> ImportedTimeTaken | ImportedTimeRepeated:
        span = booking.span
        for other, row in self._rows.get(booking.practitioner_id, ()):
            if other.start < span.end and span.start < other.end:
                return ImportedTimeRepeated(row=row)
        conflicts = await occupancy.list_conflicts(self._session, booking.practitioner_id, booking.choices, span)
        name = conflicts[0]["name"] if conflicts else booking.inputs["practitioner_name"] or "?"
        return ImportedTimeTaken(name=name, time=self._format_time(conflicts, booking))

    def _format_time(self, conflicts: list[TimeConflict], booking: NewBooking) -> str:
        start, end = booking.start_at, booking.end_at
        if conflicts:
            start, end = (datetime.fromisoformat(f"{conflicts[0][key]}+00:00") for key in ("start_at", "end_at"))
        return f"{to_local(start, self._timezone):%Y-%m-%d %H:%M}-{to_local(end, self._timezone):%H:%M}"
