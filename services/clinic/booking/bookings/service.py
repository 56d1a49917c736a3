"""Create, reschedule, cancel and view bookings."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from asyncpg import PostgresError
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.booking.booking_fees import service as booking_fees
from clinic.booking.bookings import commands, events, queries, states
from clinic.booking.bookings.commands import NewBooking
from clinic.booking.bookings.errors import DeviceBusy, DevicesOutOfUse, PractitionerBusy, PractitionerNotQualified, RoomBusy, RoomNotShared
from clinic.booking.bookings.models import Booking
from clinic.booking.bookings.schemas import (
    BookingCancel,
    BookingClient,
    BookingCompany,
    BookingCreate,
    BookingOut,
    BookingParticipant,
    BookingPivot,
    BookingReceipt,
    BookingService,
    BookingStateChange,
    BookingUser,
    ClientBookingListParams,
    UserBookingListParams,
)
from clinic.booking.bookings.states import BookingState
from clinic.booking.catalogue import add_ons, service as catalogue
from clinic.booking.catalogue.models import MAX_DURATION_MINUTES
from clinic.booking.group_bookings.errors import GroupFull
from clinic.booking.occupancy import service as occupancy
from clinic.booking.occupancy.resources import ReservedResources
from clinic.booking.occupancy.service import Holder, TimeConflict, TimeTaken
from clinic.clients import service as clients
from clinic.company import service as companies
from clinic.core.api.errors import FieldError, NotFound, VersionConflict
from clinic.core.api.pagination import NewestFirstParams, PaginatedList
from clinic.core.audit.listings import record_listing
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import AnySession, driver_connection, get_context, get_owned
from clinic.core.security.dependencies import CurrentUser, authorization_error
from clinic.core.security.permissions import Permission
from clinic.messaging import service as messaging
from clinic.messaging.service import MessageOut

ReceiptLookup = Callable[[AnySession, CurrentUser, UUID, int], Awaitable[BookingReceipt | None]]
_receipt_lookups: list[ReceiptLookup] = []


def register_receipt_lookup(lookup: ReceiptLookup) -> ReceiptLookup:
    """Set the function that returns the receipt of a booking of a price: None when unpaid, or when the user may not read receipts."""
    _receipt_lookups[:] = [lookup]
    return lookup


async def create_booking(session: AnySession, user: CurrentUser, data: BookingCreate) -> BookingOut:
    """Create a booking and reserve its practitioner, a room where the service has rooms, and a device where it has devices.

    Raises PractitionerBusy, RoomBusy or DeviceBusy with all `conflicts`, and writes nothing, when any part of the time is taken, buffers
    before and after included, unless `allow_overlap` is set. Raises as `check_visit`, TreatmentNotLawful when the act on aesthetic
    treatments refuses it, and PrerequisiteMissing without the visit that must come first. In a group booking it takes a place: raises
    GroupFull without one left.
    """
    booking = await build_booking(session, data)
    try:
        resources, is_overbooked = await _insert_booking(session, booking, allow_overlap=data.allow_overlap)
    except GroupFull:
        raise
    except TimeTaken as error:
        conflicts = await occupancy.list_conflicts(
            session, booking.practitioner_id, booking.choices, booking.span, ignore_booking_id=booking.id,
        )
        raise conflict_error(conflicts) from error
    except (DBAPIError, PostgresError) as error:
        if not occupancy.is_concurrency_error(error):
            raise
        raise conflict_error([]) from error
    await commands.save_override(session, booking)
    events.record_created(session, booking, resources, is_overbooked=is_overbooked)
    if booking.group_time:
        return await get_booking(session, user, booking.id)
    return _to_schema(user, booking, resources, is_overbooked=is_overbooked)


def conflict_error(conflicts: list[TimeConflict]) -> PractitionerBusy | RoomBusy | DeviceBusy:
    """Build the error for a time that is taken: of rooms or devices where only those conflict, else PractitionerBusy.

    PractitionerBusy also when the conflicting time has been released since.
    """
    types = {conflict["type"] for conflict in conflicts}
    if "practitioner" in types or not types:
        return PractitionerBusy(conflicts=conflicts)
    if "room" in types:
        return RoomBusy(conflicts=conflicts)
    return DeviceBusy(conflicts=conflicts, devices=", ".join(dict.fromkeys(conflict["name"] for conflict in conflicts)))


async def _insert_booking(session: AnySession, booking: NewBooking, *, allow_overlap: bool) -> tuple[ReservedResources, bool]:
    """Insert a booking; return its room and devices, and whether it overlaps another. A free time is never marked as overbooked."""
    if booking.inputs["has_expired_hold"]:
        await occupancy.release_expired_holds(session, [booking.practitioner_id, *booking.choices.all_ids])
    if not allow_overlap:
        if booking.inputs["is_busy_elsewhere"]:
            raise TimeTaken(busy="practitioner")
        return await commands.insert_if_free(session, booking), False
    try:
        async with session.begin_nested():
            return await commands.insert_if_free(session, booking), False
    except GroupFull:
        raise
    except TimeTaken:
        return await occupancy.with_retry(session, lambda: commands.insert_overbooked(session, booking)), True


async def build_booking(session: AnySession, data: BookingCreate) -> NewBooking:
    """Validate a booking by reading all rows that it names, because foreign keys bypass row-level security."""
    at = now()
    inputs = await queries.load_booking_inputs(
        session, client_id=data.client_id, service_id=data.service_id, practitioner_id=data.practitioner_id,
        room_id=data.room_id, start=data.start_at, at=at, add_on_ids=data.add_on_ids,
    )
    if inputs is None or inputs["first_name"] is None:
        raise NotFound
    await add_ons.ensure_offered(session, data.service_id, data.add_on_ids)
    check_visit(inputs, data.add_on_ids)
    if inputs["practitioner_name"] is None:
        raise await not_qualified_error(session, data.practitioner_id, data.service_id, *data.add_on_ids)
    if data.room_id and not inputs["room_ids"]:
        raise FieldError("room_id", "choice")
    override_reason = ""
    if inputs["has_requirements"]:
        override_reason = await catalogue.check_requirements(
            session, [data.service_id, *data.add_on_ids], data.practitioner_id, data.client_id, data.start_at,
            override_reason=data.prerequisite_override_reason,
        )
    return NewBooking(
        id=new_id(), client_id=data.client_id, service_id=data.service_id, practitioner_id=data.practitioner_id,
        choices=queries.get_choices(inputs), start_at=data.start_at, source="staff", special_request=data.special_request, created_at=at,
        inputs=inputs, prerequisite_override_reason=override_reason,
    )


def check_visit(inputs: Mapping[str, Any], add_on_ids: Sequence[UUID]) -> None:
    """Check that a service and its add-ons can be booked now, as one visit.

    Raises FieldError for what is inactive or deleted, for add-ons of a group booking and a visit that is too long; DevicesOutOfUse, and
    RoomNotShared.
    """
    if not inputs["is_active"]:
        raise FieldError("add_on_ids" if add_on_ids else "service_id", "choice")
    if add_on_ids and (inputs["services"] <= len(add_on_ids) or inputs["group_quantity"] is not None):
        raise FieldError("add_on_ids", "choice")
    if inputs["duration"] > MAX_DURATION_MINUTES:
        raise FieldError("add_on_ids", "at_most", limit=MAX_DURATION_MINUTES)
    if inputs["lacks_device"]:
        raise DevicesOutOfUse(service=inputs["name"])
    if inputs["lacks_shared_room"]:
        raise RoomNotShared(service=inputs["name"])


async def not_qualified_error(session: AnySession, practitioner_id: UUID, *service_ids: UUID) -> PractitionerNotQualified | FieldError:
    """Build the error for a practitioner who doesn't perform a service; FieldError when there is no such practitioner to name."""
    names = await queries.load_names(session, practitioner_id, service_ids)
    return PractitionerNotQualified(**dict(names)) if names else FieldError("practitioner_id", "choice")


def _to_schema(user: CurrentUser, booking: NewBooking, resources: ReservedResources, *, is_overbooked: bool) -> BookingOut:
    """Return a new booking without a query: what `get_booking` reads of it."""
    inputs = booking.inputs
    room_names, device_names = (
        dict(zip(inputs[f"{kind}_ids"] or [], inputs[f"{kind}_names"] or [], strict=True)) for kind in ("room", "device")
    )
    chosen = booking.add_ons
    client = BookingClient(id=booking.client_id, first_name=inputs["first_name"], last_name=inputs["last_name"])
    return BookingOut(
        id=booking.id, start_at=booking.start_at, end_at=booking.end_at, state="booked", is_cancelled=False, source="staff",
        forms_missing=0, group_id=None, group_quantity=None, is_overbooked=is_overbooked, service_id=booking.service_id,
        service=BookingService(
            name=" + ".join([inputs["name"], *(row["name"] for row in chosen)]), color=inputs["color"], price=inputs["price"],
            duration=inputs["duration"],
        ),
        practitioner_id=booking.practitioner_id, user=BookingUser(id=inputs["membership_id"], name=inputs["practitioner_name"]),
        room_id=resources.room_id, room_name=room_names.get(resources.room_id), client=client,
        add_ons=chosen, device_ids=list(resources.device_ids), device_names=[device_names[device_id] for device_id in resources.device_ids],
        clients=[BookingParticipant(**dict(client), booking_id=booking.id, state="booked", pivot=BookingPivot(is_cancelled=False))],
        company=_company_of(user), receipt=None,
        special_request=booking.special_request, series_id=None, rescheduled_at=None,
        arrived_at=None, in_room_at=None, done_at=None, no_show_at=None,
        no_show_comment="", state_set_by_name="", policy_override_reason="",
        prerequisite_override_reason=booking.prerequisite_override_reason,
        cancel_reason="", cancelled_at=None,
        allowed_states=_list_allowed_states(user, "booked", booking.start_at),
        created_at=booking.created_at, version=1,
    )


def _list_allowed_states(user: CurrentUser, state: str, start_at: datetime) -> list[Any]:
    """List the states that a user may give a booking; none without the permission."""
    if authorization_error(user, Permission.BOOKING_STATE_WRITE) is not None:
        return []
    return states.list_allowed_states(BookingState(state), start_at, now(), user.timezone)


def _company_of(user: CurrentUser) -> BookingCompany:
    return BookingCompany(id=user.company_id, name=user.company_name)


async def get_booking(session: AnySession, user: CurrentUser, booking_id: UUID) -> BookingOut:
    """Return a booking. Raises NotFound when absent, another company's or of a client that the user may not see."""
    row = await queries.get_booking(session, booking_id)
    if row is None:
        raise NotFound
    receipt = await _receipt_lookups[0](session, user, booking_id, row["service"]["price"])
    booking = BookingOut(**row, company=_company_of(user), receipt=receipt, allowed_states=[])
    booking.allowed_states = _list_allowed_states(user, booking.state, booking.start_at)
    return booking


async def view_booking(session: AsyncSession, user: CurrentUser, booking_id: UUID) -> BookingOut:
    """Return a booking and record the access to its client, and to the others of a group booking, in the access log."""
    booking = await get_booking(session, user, booking_id)
    await clients.view_client(session, booking.client.id)
    if booking.group_id:
        connection, context = await driver_connection(session), get_context(session)
        await record_listing(connection, context, "calendar", booking.model_dump_json(include={"clients"}), _read_client_ids)
    return booking


def _read_client_ids(shown: dict[str, Any]) -> list[str]:
    return [client["id"] for client in shown["clients"]]


async def list_booking_messages(session: AsyncSession, booking_id: UUID, page: NewestFirstParams) -> PaginatedList[MessageOut]:
    """Return a page of the messages about a booking and record the access to its client. Raises NotFound as `get_booking`."""
    booking = await get_owned(session, Booking, booking_id)
    await clients.view_client(session, booking.client_id)
    subject_ids = [booking_id, *([booking.series_id] if booking.series_id else [])]
    return await messaging.list_messages_about(session, booking.client_id, subject_ids, page)


@dataclass(frozen=True, slots=True)
class BookedService:
    """A service of a visit with its name and price as booked."""

    service_id: UUID
    name: str
    price: int


async def view_services(session: AsyncSession, booking_id: UUID) -> list[BookedService]:
    """List the services of a visit and record the access to its client. Raises NotFound as `get_booking`."""
    booking = await get_owned(session, Booking, booking_id)
    await clients.view_client(session, booking.client_id)
    return list_services(booking.service_id, booking.service_name, booking.price, booking.add_ons)


def list_services(service_id: UUID, name: str, price: int, chosen: Sequence[Mapping[str, Any]]) -> list[BookedService]:
    """List the services of a visit of a price: the booked one, for which what its add-ons don't cost remains, and the add-ons."""
    others = [BookedService(UUID(add_on["service_id"]), add_on["name"], add_on["price"]) for add_on in chosen]
    return [BookedService(service_id, name, price - sum(other.price for other in others)), *others]


async def get_client_id(session: AsyncSession, booking_id: UUID) -> UUID:
    """Return the client of a booking. Raises NotFound as `get_booking`."""
    return (await get_owned(session, Booking, booking_id)).client_id


async def lock_booking(session: AsyncSession, user: CurrentUser, booking_id: UUID, version: int) -> Booking:
    """Load and lock a booking. Raises VersionConflict when it has another version."""
    booking = await get_owned(session, Booking, booking_id, lock=True)
    if booking.version != version:
        raise VersionConflict(current=(await get_booking(session, user, booking_id)).model_dump(mode="json"))
    return booking


async def cancel_booking(session: AsyncSession, user: CurrentUser, booking_id: UUID, data: BookingCancel) -> BookingOut:
    """Cancel a booking: its time is available at once and the client is notified. Raises InvalidTransition once the visit has begun.

    After the cancellation policy's time it brings the fee that `booking_fees` says, unless staff waives it for a reason.
    """
    booking = await lock_booking(session, user, booking_id, data.version)
    await booking_fees.record_missed(session, booking, "cancellation", data.fee_waiver_reason)
    states.change_state(booking, BookingState.CANCELLED, now(), user.timezone)
    booking.cancel_reason, booking.state_set_by_name = data.reason, user.name
    policy = (await companies.get_own_company(session)).cancellation_policy
    await occupancy.release(session, Holder(booking_id=booking.id))
    await session.flush()
    events.record_cancelled(session, booking, is_past_policy=policy.is_past(booking.start_at, now()))
    return await get_booking(session, user, booking_id)


async def cancel_by_client(session: AsyncSession, booking: Booking, zone: str) -> None:
    """Cancel a locked booking for its client; staff are told, and its time is available at once. It brings the fee of now."""
    at = now()
    policy = (await companies.get_own_company(session)).cancellation_policy
    await booking_fees.record_missed(session, booking, "cancellation")
    states.change_state(booking, BookingState.CANCELLED, at, zone)
    booking.state_set_by_name = ""
    await occupancy.release(session, Holder(booking_id=booking.id))
    await session.flush()
    events.record_cancelled(session, booking, is_past_policy=policy.is_past(booking.start_at, at), is_by_client=True)


async def change_booking_state(session: AsyncSession, user: CurrentUser, booking_id: UUID, data: BookingStateChange) -> BookingOut:
    """Mark a booking as arrived, in room, done or no-show, or undo that. Raises as `states.change_state`."""
    booking = await lock_booking(session, user, booking_id, data.version)
    before, comment = booking.state, booking.no_show_comment
    if data.state == "no_show" != before:
        await booking_fees.record_missed(session, booking, "no_show", data.fee_waiver_reason)
    elif before == "no_show" != data.state:
        await booking_fees.withdraw_fee(session, booking)
    states.change_state(booking, BookingState(data.state), now(), user.timezone)
    booking.no_show_comment = data.no_show_comment
    booking.state_set_by_name = "" if booking.state == BookingState.BOOKED else user.name
    await session.flush()
    events.record_state_changed(session, booking, before, is_comment_changed=comment != data.no_show_comment)
    return await get_booking(session, user, booking_id)


async def record_arrivals(session: AsyncSession, rows: list[Booking], zone: str) -> None:
    """Mark locked bookings as arrived for their client, who checked in; staff see it on their calendars at once."""
    for booking in rows:
        states.change_state(booking, BookingState.ARRIVED, now(), zone)
        booking.state_set_by_name = ""
    await session.flush()
    for booking in rows:
        events.record_state_changed(session, booking, BookingState.BOOKED, is_comment_changed=False)


async def list_user_bookings(session: AsyncSession, user_id: UUID, params: UserBookingListParams) -> str:
    """Return a page of a user's bookings as JSON text. Raises NotFound for a user of another company."""
    await accounts.get_member(session, user_id)
    return await queries.list_user_bookings(session, user_id, params)


async def list_client_bookings(user: CurrentUser, client_id: UUID, params: ClientBookingListParams) -> str:
    """Return a page of a client's bookings as JSON text. Raises NotFound when the user may not see the client."""
    result = await queries.list_client_bookings(user.context, client_id, params, user.timezone)
    if result is None:
        raise NotFound
    return result
