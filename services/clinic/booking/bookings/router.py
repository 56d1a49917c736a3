"""Routes of bookings and the calendar, for staff."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.booking.bookings import moves, queries, service
from clinic.booking.bookings.errors import (
    BookingNotActive,
    BookingTooEarly,
    DeviceBusy,
    DevicesOutOfUse,
    InvalidTransition,
    PolicyReasonRequired,
    PractitionerBusy,
    PractitionerNotQualified,
    RoomBusy,
    RoomNotShared,
)
from clinic.booking.bookings.schemas import (
    BookingCancel,
    BookingCreate,
    BookingListItem,
    BookingOut,
    BookingReschedule,
    BookingStateChange,
    Calendar,
    CalendarBooking,
    CalendarParams,
    ClientBookingListParams,
    UserBookingListParams,
)
from clinic.booking.catalogue.prerequisites import PrerequisiteMissing
from clinic.booking.group_bookings.errors import GroupFull
from clinic.company import service as companies
from clinic.company.schemas import CancellationPolicyOut, CancellationPolicyUpdate
from clinic.core.api.envelope import EnvelopeRoute, JsonResponse, error_responses, raw_json_response
from clinic.core.api.errors import NotFound, VersionConflict
from clinic.core.api.pagination import NewestFirstQuery, PaginatedList
from clinic.core.database.session import DriverSession, ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.messaging.schemas import MessageOut

router = APIRouter(prefix="/api", tags=["bookings"], route_class=EnvelopeRoute)
CanReadBookings = Annotated[CurrentUser, Depends(require(Permission.BOOKING_READ))]
CanWriteBookings = Annotated[CurrentUser, Depends(require(Permission.BOOKING_WRITE))]
CanReadSettings = Annotated[CurrentUser, Depends(require(Permission.CATALOGUE_READ))]
CanWriteSettings = Annotated[CurrentUser, Depends(require(Permission.SCHEDULE_WRITE))]
CanSetState = Annotated[CurrentUser, Depends(require(Permission.BOOKING_STATE_WRITE))]


@router.get("/booking-settings/cancellation-policy")
async def get_cancellation_policy(session: ReadSession, caller: CanReadSettings) -> CancellationPolicyOut:
    """Return until when clients may cancel and reschedule their bookings, and the text that tells them."""
    return CancellationPolicyOut.from_company(await companies.get_own_company(session))


@router.put("/booking-settings/cancellation-policy", responses=error_responses(VersionConflict))
async def save_cancellation_policy(session: Session, caller: CanWriteSettings, data: CancellationPolicyUpdate) -> CancellationPolicyOut:
    """Store until when clients may cancel and reschedule their bookings; it holds from the next request on.

    After that time clients are refused with the policy's text, and staff give a reason.
    """
    return await companies.save_cancellation_policy(session, data)


@router.get("/v2/bookings", response_model=Calendar)
async def get_calendar(caller: CanReadBookings, params: Annotated[CalendarParams, Query()]) -> JsonResponse:
    """Return the calendar of at most 42 days, in the clinic's time zone.

    Cancelled bookings are not in it.
    """
    return raw_json_response(await queries.get_calendar(caller.context, caller.timezone, params))


@router.post(
    "/v2/bookings",
    responses=error_responses(
        PractitionerBusy, RoomBusy, DeviceBusy, DevicesOutOfUse, RoomNotShared, PractitionerNotQualified, PrerequisiteMissing, GroupFull,
    ),
)
async def create_booking(session: DriverSession, caller: CanWriteBookings, data: BookingCreate) -> BookingOut:
    """Create a booking.

    When the practitioner is busy the answer is 409 `booking.practitioner_busy`; when only every room of the service is, 409
    `booking.room_busy`; when only every device is, 409 `booking.device_busy`. All list `conflicts` as `{type, name, start_at, end_at}`. The
    same call with `allow_overlap: true` books the
    time nevertheless; a free time is then booked like any other. 409 `booking.practitioner_not_qualified` names a practitioner who
    doesn't perform the service. 409 `booking.prerequisite_missing` names the service of which the client must have a visit before; the same
    call with `prerequisite_override_reason` books nevertheless. `add_on_ids` are services that the booked one offers as add-ons: the visit
    is one booking with the price and length of all of them, in a room that all can use, else 409 `booking.room_not_shared`.

    The client gets one message with the result, 20 seconds after the last change of the booking, and none when they know it already.
    """
    return await service.create_booking(session, caller, data)


@router.get("/v2/bookings/{booking_id}")
async def get_booking(session: Session, caller: CanReadBookings, booking_id: UUID) -> BookingOut:
    """Return one booking; the access to its client is logged."""
    return await service.view_booking(session, caller, booking_id)


@router.get("/v2/bookings/{booking_id}/messages")
async def list_booking_messages(
    session: Session, caller: CanReadBookings, booking_id: UUID, page: NewestFirstQuery,
) -> PaginatedList[MessageOut]:
    """List the messages to the client about a booking, latest first: confirmations, changes, reminders and the follow-up.

    The access to the client is logged.
    """
    return await service.list_booking_messages(session, booking_id, page)


@router.post(
    "/v2/bookings/{booking_id}/reschedule",
    responses=error_responses(
        PractitionerBusy, RoomBusy, DeviceBusy, PractitionerNotQualified, PolicyReasonRequired, PrerequisiteMissing, BookingNotActive,
        InvalidTransition, VersionConflict, GroupFull,
    ),
)
async def reschedule_booking(session: Session, caller: CanWriteBookings, booking_id: UUID, data: BookingReschedule) -> BookingOut:
    """Reschedule a booking to another time, practitioner or room; a device that is taken then is replaced by another that is free.

    Conflicts are answered as in `POST /api/v2/bookings`, and so is a missing prerequisite. A booking whose client has arrived moves
    within its day only, and one that is done or a no-show doesn't: 409 `booking.invalid_transition`. After the cancellation policy's
    time another time needs a reason: 409 `booking.policy_reason_required`. A move is undone by moving the booking back. The client gets
    one message with the result, 20 seconds after the last change of the booking, and none when they know it already.
    """
    return await moves.reschedule_booking(session, caller, booking_id, data)


@router.post("/v2/bookings/{booking_id}/cancel", responses=error_responses(BookingNotActive, InvalidTransition, VersionConflict))
async def cancel_booking(session: Session, caller: CanWriteBookings, booking_id: UUID, data: BookingCancel) -> BookingOut:
    """Cancel a booking with a reason, which the client isn't shown; its time becomes available at once.

    409 `booking.not_active` when it is cancelled already. The client gets a message 20 seconds after the last change of the booking.
    """
    return await service.cancel_booking(session, caller, booking_id, data)


@router.post(
    "/v2/bookings/{booking_id}/state", responses=error_responses(BookingNotActive, InvalidTransition, BookingTooEarly, VersionConflict),
)
async def change_booking_state(session: Session, caller: CanSetState, booking_id: UUID, data: BookingStateChange) -> BookingOut:
    """Mark a booking as arrived, in room, done or a no-show with a comment, or undo that by an earlier state.

    `allowed_states` of the booking lists what is accepted now: arrived, in room and done from the day of the booking, a no-show from its
    start. An undone state loses its time. The client isn't notified.
    """
    return await service.change_booking_state(session, caller, booking_id, data)


@router.get("/clients/{client_id}/bookings", response_model=PaginatedList[CalendarBooking])
async def list_client_bookings(
    caller: CanReadBookings, client_id: UUID, params: Annotated[ClientBookingListParams, Query()],
) -> JsonResponse:
    """List a client's bookings, latest first unless sorted otherwise; the access to the client is logged.

    Cancelled bookings are included.
    """
    return raw_json_response(await service.list_client_bookings(caller, client_id, params))


@router.get("/users/{user_id}/bookings", response_model=PaginatedList[BookingListItem], responses=error_responses(NotFound))
async def list_user_bookings(
    session: ReadSession, caller: CanReadBookings, user_id: UUID, params: Annotated[UserBookingListParams, Query()],
) -> JsonResponse:
    """List the bookings of a user as practitioner, latest first unless sorted otherwise.

    A caller with restricted client access gets those of their own clients.
    """
    return raw_json_response(await service.list_user_bookings(session, user_id, params))
