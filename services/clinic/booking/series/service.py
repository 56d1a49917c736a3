"""Make, view, move and cancel series of bookings, each in one transaction (BKG-036)."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.booking_fees import service as booking_fees
from clinic.booking.bookings import commands, events as booking_events, moves, queries as booking_queries, service as bookings, states
from clinic.booking.bookings.commands import NewBooking, occupied_span
from clinic.booking.bookings.errors import BookingNotActive
from clinic.booking.bookings.models import Booking
from clinic.booking.bookings.schemas import BookingClient, BookingCreate, BookingReschedule
from clinic.booking.bookings.states import BookingState
from clinic.booking.catalogue import service as catalogue
from clinic.booking.catalogue.models import Resource
from clinic.booking.group_bookings.errors import GroupBookingFixed
from clinic.booking.occupancy import service as occupancy
from clinic.booking.occupancy.resources import ReservedResources, ResourceChoices
from clinic.booking.series import events, occurrences
from clinic.booking.series.errors import SeriesEmpty
from clinic.booking.series.models import BookingSeries
from clinic.booking.series.occurrences import Occurrence, Plan
from clinic.booking.series.recurrence import list_starts, shift_start
from clinic.booking.series.schemas import (
    BookingSeriesCancel,
    BookingSeriesCreate,
    BookingSeriesOut,
    BookingSeriesReschedule,
    OccurrenceChange,
    SeriesOccurrence,
)
from clinic.clients import service as clients
from clinic.company import service as companies
from clinic.core.api.errors import FieldError, VersionConflict
from clinic.core.clock import now, to_local
from clinic.core.database.base import new_id
from clinic.core.database.session import driver_connection, get_context, get_owned
from clinic.core.security.dependencies import CurrentUser


async def create_series(session: AsyncSession, user: CurrentUser, data: BookingSeriesCreate) -> BookingSeriesOut:
    """Create all bookings of a series, or none.

    Raises SeriesClashes with every time that can't be booked; a series never overlaps another booking. Raises TreatmentNotLawful when
    the act on aesthetic treatments refuses its first or last booking (between them time only makes what the act asks for easier), and
    PrerequisiteMissing when either lacks the visit that must come first.
    """
    starts = list_starts(
        data.start_at, user.timezone, interval=data.interval, unit=data.unit, count=data.count, repeats_until=data.repeats_until,
    )
    planned = _apply_changes(dict(enumerate(starts, start=1)), data.changes)
    fields = data.model_dump(include=set(BookingCreate.model_fields) - {"start_at"})
    first = await bookings.build_booking(session, BookingCreate(start_at=min(planned.values()), **fields))
    override_reason = await catalogue.check_requirements(
        session, [data.service_id, *data.add_on_ids], data.practitioner_id, data.client_id, max(planned.values()),
        override_reason=data.prerequisite_override_reason,
    )
    first = replace(first, prerequisite_override_reason=first.prerequisite_override_reason or override_reason)
    by_start = sorted(planned.items(), key=lambda item: item[1])
    rows = {position: replace(first, id=new_id(), start_at=start) for position, start in by_start}
    series = BookingSeries(
        company_id=get_context(session).company_id, id=new_id(), client_id=data.client_id, interval=data.interval, unit=data.unit,
        repeats_until=data.repeats_until,
    )
    session.add(series)
    await session.flush()
    plan = Plan(data.service_id, data.practitioner_id, user.timezone, [_to_occurrence(position, row) for position, row in rows.items()],
                data.add_on_ids, is_group=first.group_time is not None)
    numbers = {position: number for number, position in enumerate(sorted(rows), start=1)}

    async def insert(resources: Mapping[UUID, ReservedResources]) -> None:
        session.add_all([_to_booking(series, row, resources[row.id], numbers[position]) for position, row in rows.items()])
        await session.flush()

    reserved = await occurrences.reserve(session, plan, insert)
    await _set_resources(session, reserved)
    for position, row in rows.items():
        booking_events.record_created(session, row, reserved[row.id], series_id=series.id, series_position=numbers[position])
    events.record_created(session, series, {row.id: 1 for row in rows.values()})
    return await get_series(session, series.id)


def _apply_changes(starts: dict[int, datetime], changes: list[OccurrenceChange]) -> dict[int, datetime]:
    """Return the starts by position with the changes applied. Raises SeriesEmpty, and FieldError for a position that isn't there."""
    if unknown := {change.position for change in changes} - set(starts):
        raise FieldError("changes", "unknown", positions=sorted(unknown))
    changed = {**starts, **{change.position: change.start_at for change in changes}}
    if not (result := {position: start for position, start in changed.items() if start is not None}):
        raise SeriesEmpty
    return result


def _to_occurrence(position: int, row: NewBooking) -> Occurrence:
    return Occurrence(row.id, position, row.start_at, row.end_at, row.span, row.choices)


def _to_booking(series: BookingSeries, row: NewBooking, resources: ReservedResources, position: int) -> Booking:
    """Return the row of a new booking, with the service's name, price and duration of now."""
    inputs = row.inputs
    return Booking(
        company_id=series.company_id, id=row.id, client_id=row.client_id, service_id=row.service_id, practitioner_id=row.practitioner_id,
        room_id=resources.room_id, device_ids=list(resources.device_ids), start_at=row.start_at, end_at=row.end_at,
        state=BookingState.BOOKED, source=row.source,
        add_ons=row.add_ons,
        service_name=inputs["name"], price=inputs["price"], duration=inputs["duration"], buffer_before=inputs["buffer_before"],
        buffer_after=inputs["buffer_after"], special_request=row.special_request, created_at=row.created_at, series_id=series.id,
        series_position=position, prerequisite_override_reason=row.prerequisite_override_reason,
    )


async def _set_resources(session: AsyncSession, reserved: Mapping[UUID, ReservedResources]) -> None:
    """Store the reserved rooms and devices, which differ from the inserted ones where others took those at the same moment."""
    values = [commands.resource_values(session, booking_id, resources) for booking_id, resources in reserved.items() if any(resources)]
    if values:
        await (await driver_connection(session)).executemany(booking_queries.SET_RESOURCES, values)


async def get_series(session: AsyncSession, series_id: UUID) -> BookingSeriesOut:
    """Return a series with all its bookings. Raises NotFound when the user may not see its client."""
    series = await get_owned(session, BookingSeries, series_id)
    client = await clients.get_client(session, series.client_id)
    rows = await session.execute(
        select(Booking.id, Booking.series_position, Booking.start_at, Booking.end_at, Booking.state, Resource.name)
        .join(Resource, (Resource.company_id == Booking.company_id) & (Resource.id == Booking.practitioner_id))
        .where(Booking.company_id == series.company_id, Booking.series_id == series_id).order_by(Booking.series_position),
    )
    items = [
        SeriesOccurrence(booking_id=row.id, position=row.series_position, start_at=row.start_at, end_at=row.end_at, state=row.state,
                         practitioner_name=row.name)
        for row in rows
    ]
    return BookingSeriesOut(
        id=series.id, client=BookingClient(id=client.id, first_name=client.first_name, last_name=client.last_name),
        interval=series.interval, unit=series.unit, occurrences=items, version=series.version,
    )


async def view_series(session: AsyncSession, series_id: UUID) -> BookingSeriesOut:
    """Return a series and record the access to its client in the access log."""
    series = await get_series(session, series_id)
    await clients.view_client(session, series.client.id)
    return series


async def _lock_following(session: AsyncSession, series_id: UUID, position: int, version: int) -> tuple[BookingSeries, list[Booking]]:
    """Lock a series and its bookings from `position` on whose visit hasn't begun.

    Raises VersionConflict, and BookingNotActive when the booking at `position` is not among them.
    """
    series = await get_owned(session, BookingSeries, series_id, lock=True)
    if series.version != version:
        raise VersionConflict(current=(await get_series(session, series_id)).model_dump(mode="json"))
    rows = await session.scalars(
        select(Booking).where(
            Booking.company_id == series.company_id, Booking.series_id == series_id, Booking.series_position >= position,
            Booking.state == BookingState.BOOKED,
        ).order_by(Booking.series_position).with_for_update().execution_options(populate_existing=True),
    )
    following = list(rows)
    if not following or following[0].series_position != position:
        raise BookingNotActive
    return series, following


async def reschedule_series(session: AsyncSession, user: CurrentUser, series_id: UUID, data: BookingSeriesReschedule) -> BookingSeriesOut:
    """Move a booking of a series and all that follow, or none; those that `changes` leave out stay where they are.

    Raises SeriesClashes and PrerequisiteMissing as `create_series`, PolicyReasonRequired as for a single booking, and GroupBookingFixed.
    """
    series, following = await _lock_following(session, series_id, data.position, data.version)
    if any(row.group_booking_id for row in following):
        raise GroupBookingFixed
    by = to_local(data.start_at, user.timezone) - to_local(following[0].start_at, user.timezone)
    starts = {row.series_position or 0: shift_start(row.start_at, user.timezone, by) for row in following}
    planned = _apply_changes(starts, data.changes)
    moving = sorted((row for row in following if row.series_position in planned), key=lambda row: planned[row.series_position or 0])
    practitioner_id = data.practitioner_id or following[0].practitioner_id
    single = BookingReschedule(
        start_at=planned[moving[0].series_position or 0], practitioner_id=practitioner_id, version=1,
        policy_override_reason=data.policy_override_reason,
    )
    earliest = min(moving, key=lambda row: row.start_at)
    override_reason = await moves.check_policy(session, earliest, single)
    prerequisite_reason = await _check_requirements(session, earliest, practitioner_id, planned, data.prerequisite_override_reason)
    choices = await moves.list_choices(session, earliest, single, practitioner_id)
    await occupancy.release_bookings(session, [row.id for row in moving])
    plan = Plan(earliest.service_id, practitioner_id, user.timezone, [
        _to_moved_occurrence(row, planned[row.series_position or 0], choices) for row in moving
    ], earliest.add_on_ids)
    reserved = await occurrences.reserve(session, plan)
    reasons = {"policy_override_reason": override_reason, "prerequisite_override_reason": prerequisite_reason}
    await _store_moves(session, moving, plan, reserved, reasons)
    events.record_rescheduled(session, series, data.position, {row.id: row.version for row in moving})
    series.updated_at = now()
    await session.flush()
    return await get_series(session, series_id)


async def _check_requirements(
    session: AsyncSession, booking: Booking, practitioner_id: UUID, planned: Mapping[int, datetime], override_reason: str,
) -> str:
    """Ask both gates about the first and the last start; return the reason for which a missing prerequisite is passed over."""
    reason = booking.prerequisite_override_reason or override_reason
    results = [
        await catalogue.check_requirements(
            session, [booking.service_id, *booking.add_on_ids], practitioner_id, booking.client_id, start, override_reason=reason,
        ) for start in (min(planned.values()), max(planned.values()))
    ]
    return next((result for result in results if result), "")


def _to_moved_occurrence(row: Booking, start: datetime, choices: ResourceChoices) -> Occurrence:
    """Return where a booking is moved to; its length stays as booked, and its room and devices when they are free."""
    end = start + (row.end_at - row.start_at)
    own = moves.prefer_present(choices, ReservedResources(row.room_id, row.device_ids))
    return Occurrence(row.id, row.series_position or 0, start, end, occupied_span(start, end, row.buffer_before, row.buffer_after), own)


async def _store_moves(
    session: AsyncSession, moving: list[Booking], plan: Plan, reserved: Mapping[UUID, ReservedResources], reasons: Mapping[str, str],
) -> None:
    """Store the new time, practitioner, room and devices of each booking with the reasons that were needed, by column; record its move."""
    before = {}
    for row, occurrence in zip(moving, plan.occurrences, strict=True):
        before[row.id] = {name: getattr(row, name) for name in moves.MOVED_COLUMNS}
        row.start_at, row.end_at, row.practitioner_id = occurrence.start_at, occurrence.end_at, plan.practitioner_id
        moves.mark_rescheduled(row, before[row.id])
        moves.set_resources(row, reserved[row.id])
        row.is_overbooked = False
        catalogue.set_columns(row, {column: reason for column, reason in reasons.items() if reason})
    await session.flush()
    for row in moving:
        booking_events.record_rescheduled(
            session, row, before[row.id], is_overbooked=False, override_reason=reasons["policy_override_reason"],
            prerequisite_override_reason=reasons["prerequisite_override_reason"], is_of_series=True,
        )


async def cancel_series(session: AsyncSession, user: CurrentUser, series_id: UUID, data: BookingSeriesCancel) -> BookingSeriesOut:
    """Cancel a booking of a series and all that follow, with one reason; their times are available at once.

    Those after the cancellation policy's time bring a fee as a single booking does.
    """
    series, following = await _lock_following(session, series_id, data.position, data.version)
    policy, at = (await companies.get_own_company(session)).cancellation_policy, now()
    for row in following:
        if policy.is_past(row.start_at, at):
            await booking_fees.record_missed(session, row, "cancellation", data.fee_waiver_reason)
        states.change_state(row, BookingState.CANCELLED, at, user.timezone)
        row.cancel_reason = data.reason
    await occupancy.release_bookings(session, [row.id for row in following])
    series.updated_at = at
    await session.flush()
    for row in following:
        booking_events.record_cancelled(session, row, is_past_policy=policy.is_past(row.start_at, at), is_of_series=True)
    events.record_cancelled(session, series, data.position, {row.id: row.version for row in following}, reason=data.reason)
    return await get_series(session, series_id)
