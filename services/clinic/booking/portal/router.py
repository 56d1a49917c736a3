"""Routes of the public booking portal. No cookie is read; a visitor authenticates only by the flow key in a header."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from clinic.booking.availability.schemas import FreeSlots
from clinic.booking.booking_fees.errors import FeeNotAccepted
from clinic.booking.catalogue.prerequisites import PrerequisiteMissing
from clinic.booking.occupancy.service import TimeTaken
from clinic.booking.portal import availability, booking_access, check_in, client_bookings, extra_data, phone_verification, queries, service
from clinic.booking.portal.dependencies import AnyVisitor, FlowVisitor, OpenPortalVisitor
from clinic.booking.portal.errors import (
    BookingLinkExpired,
    CheckInClosed,
    ClientLimitReached,
    FlowExpired,
    FlowUnverified,
    IdentificationRequired,
    PaymentRequired,
    PolicyTimePassed,
    PortalClosed,
    SearchOverloaded,
)
from clinic.booking.portal.schemas import (
    AvailableDays,
    AvailableDaysParams,
    AvailableSlotsParams,
    BookingAccessCreated,
    BookingAccessOut,
    BookingCancellation,
    BookingConfirmation,
    BookingFlowKey,
    BookingFlowOut,
    BookingLink,
    BookingMove,
    BookingSelection,
    CheckInContact,
    ComingBookings,
    ExtraDataFlow,
    NextAvailable,
    PortalCategory,
    PortalCodeVerification,
    PortalOut,
    PortalPractitioner,
    PortalServiceListItem,
    PortalServiceListParams,
    PortalServiceParams,
    VisitorDetails,
)
from clinic.core.api.envelope import JsonResponse, VisitorRoute, error_responses, raw_json_response
from clinic.core.api.errors import NotFound, RateLimited
from clinic.core.api.route_options import route_options
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.one_time_codes import TooManyCodeAttempts
from clinic.forms.links.schemas import FormFlowCreated

PREFIX = "/api/v2/booking-portal/{public_id}"
clinic_router = APIRouter(prefix=PREFIX, tags=["portal"], route_class=VisitorRoute, responses=error_responses(PortalClosed))
flow_router = APIRouter(prefix=PREFIX, tags=["portal"], route_class=VisitorRoute, responses=error_responses(PortalClosed, FlowExpired))
file_router = APIRouter(prefix=PREFIX, tags=["portal"])
"""Returns a file without the JSON envelope."""


@clinic_router.get("")
async def get_portal(session: ReadSession, visitor: AnyVisitor) -> PortalOut:
    """Return the clinic's name, appearance and formats, also when its portal is closed.

    404 `not_found` for an unknown company; 200 with `state` "closed" when the booking module is off or the subscription is blocked or
    read-only. `logo` and `cover` are URLs or null.
    """
    return await service.get_portal(session, visitor)


@clinic_router.get("/categories", response_model=list[PortalCategory])
async def list_categories(visitor: OpenPortalVisitor) -> JsonResponse:
    """List the categories with their bookable services.

    Only active categories and services, and only services that visitors may book, in the clinic's order.
    """
    return raw_json_response(await queries.list_categories(visitor.context))


@clinic_router.get("/services", response_model=list[PortalServiceListItem])
async def list_services(visitor: OpenPortalVisitor, params: Annotated[PortalServiceListParams, Query()]) -> JsonResponse:
    """List the bookable services in the clinic's order, those of one category with `category_id`."""
    return raw_json_response(await queries.list_services(visitor.context, params.category_id))


@clinic_router.get("/practitioners")
async def list_practitioners(
    session: ReadSession, visitor: OpenPortalVisitor, params: Annotated[PortalServiceParams, Query()],
) -> list[PortalPractitioner]:
    """List the practitioners who perform a service."""
    return await service.list_practitioners(session, [params.service_id, *params.add_on_ids])


@clinic_router.get("/available-days", response_model=AvailableDays, responses=error_responses(SearchOverloaded))
async def list_available_days(visitor: OpenPortalVisitor, params: Annotated[AvailableDaysParams, Query()]) -> JsonResponse:
    """Return the number of free slots on each day.

    At most 42 days. Days beyond the booking horizon have no free slots. 300 calls a minute of one address at a clinic; 429
    `portal.busy` with `Retry-After` while too many visitors search at the same time.
    """
    return raw_json_response(await availability.list_days(visitor, params))


@clinic_router.get("/available-slots", response_model=FreeSlots)
async def list_available_slots(visitor: OpenPortalVisitor, params: Annotated[AvailableSlotsParams, Query()]) -> JsonResponse:
    """List the free slots of a day."""
    return raw_json_response(await availability.list_slots(visitor, params))


@clinic_router.get("/find-available-slot", response_model=NextAvailable, responses=error_responses(SearchOverloaded))
async def find_next_available(visitor: OpenPortalVisitor, params: Annotated[PortalServiceParams, Query()]) -> JsonResponse:
    """Return the next free slot.

    120 calls a minute of one address at a clinic; 429 `portal.busy` with `Retry-After` while too many visitors search at the same time.
    """
    return raw_json_response(await availability.first_available(visitor, params))


@clinic_router.post("/flows")
@route_options(store_response=False)
async def start_flow(session: Session, visitor: OpenPortalVisitor) -> BookingFlowKey:
    """Start a booking flow.

    Send the returned key as `X-Flow-Key` with the calls of the flow. A key that is unknown, has expired or is another clinic's is 401
    `booking_flow.expired`; start a new flow then.
    """
    return await service.start_flow(session, visitor)


@flow_router.get("/flow")
async def get_flow(session: ReadSession, visitor: FlowVisitor) -> BookingFlowOut:
    """Return the state of the flow.

    For a page that was reloaded. `sent_to` is masked ("+46 •• •• 67"), `resend_at` the time from which another code may be sent.
    """
    return await service.get_flow(session, visitor)


@flow_router.put("/flow")
async def select_time(session: Session, visitor: FlowVisitor, data: BookingSelection) -> BookingFlowOut:
    """Select service, practitioner (or any) and time.

    Another selection than before releases the held time.
    """
    return await service.select_time(session, visitor, data)


@flow_router.post("/send-otp", responses=error_responses(RateLimited))
async def send_code(session: Session, visitor: FlowVisitor, data: VisitorDetails) -> BookingFlowOut:
    """Submit the visitor's details and send a one-time code to their phone, or by e-mail (`code_channel` of the portal).

    The code also goes by e-mail when the hour's SMS of the phone, the visitor's address or the clinic are used up; `sent_to` says where it
    went.

    No selected time is needed yet. The same details sent twice send one code; other details send a new code, and the flow's state is
    `code_sent` again.

    `country_code` is the dialling code with its plus ("+46"), `mobile_number` the national number in digits, without its leading zero.
    A detail that the clinic requires (`content` of the portal) is 422 `required` at its field; one that it doesn't ask for is not kept.
    A number that can't receive SMS is 422 `sms_country` or `sms_mobile` at `mobile_number`.
    """
    return await phone_verification.send_code(session, visitor, data)


@flow_router.post("/resend-otp", responses=error_responses(RateLimited))
async def resend_code(session: Session, visitor: FlowVisitor) -> BookingFlowOut:
    """Send another one-time code.

    It invalidates the earlier one.
    """
    return await phone_verification.resend_code(session, visitor)


@flow_router.post("/verify-otp", responses=error_responses(TimeTaken, PrerequisiteMissing, TooManyCodeAttempts))
async def verify_phone(session: Session, visitor: FlowVisitor, data: PortalCodeVerification) -> BookingFlowOut:
    """Verify the one-time code; the selected time, if any, is then held.

    A wrong or expired code is 422 at `code`; after five wrong ones 429 `otp.too_many_attempts`, and a new code must be sent. 409
    `booking.time_taken` when the time has been taken; `data.slots` has the nearest remaining times, and the phone stays verified.
    409 `booking.prerequisite_missing` names the service that must be booked first.
    """
    return await phone_verification.verify_phone(session, visitor, data)


@flow_router.post("/hold", responses=error_responses(TimeTaken, PrerequisiteMissing, FlowUnverified))
async def create_hold(session: Session, visitor: FlowVisitor) -> BookingFlowOut:
    """Hold the selected time, after another selection.

    403 `booking_flow.unverified` before the code is verified. 409 `booking.time_taken` has the nearest remaining times in `data.slots`.
    """
    return await service.create_hold(session, visitor)


@flow_router.post("/bookings", responses=error_responses(
    TimeTaken, PrerequisiteMissing, FlowUnverified, ClientLimitReached, PaymentRequired, IdentificationRequired,
))
async def create_booking(session: Session, visitor: FlowVisitor) -> BookingConfirmation:
    """Book the held time.

    A repeated call returns the same booking. 409 `booking.time_taken` has the nearest remaining times in `data.slots`. 409
    `portal.client_limit` when the clinic's plan allows no more clients. 409 `portal.payment_required` where the visit is paid in advance.
    403 `portal.bankid_required` until the visitor identified themself where the clinic needs BankID.
    """
    return await service.create_booking(session, visitor)


@flow_router.post("/add-extra-data", responses=error_responses(FlowUnverified, NotFound))
@route_options(store_response=False)
async def add_extra_data(session: Session, visitor: FlowVisitor) -> ExtraDataFlow:
    """Begin a flow of the forms that the booked service asks for, without another code; the booking stands whatever becomes of them.

    Send the returned `form_flow.flow_key` as `X-Flow-Key` with the calls of the forms' links. 404 `not_found` until there is a booking.
    """
    return await extra_data.add_extra_data(session, visitor)


@flow_router.get("/booking")
async def get_confirmation(session: ReadSession, visitor: FlowVisitor) -> BookingConfirmation:
    """Return the booking of the flow."""
    return await service.get_confirmation(session, visitor)


@clinic_router.post("/send-key-otp", responses=error_responses(BookingLinkExpired, RateLimited))
@route_options(store_response=False)
async def open_booking_link(session: Session, visitor: OpenPortalVisitor, data: BookingLink) -> BookingAccessCreated:
    """Open the link to a booking: a one-time code is sent to its client, by SMS or e-mail.

    Send the returned key as `X-Flow-Key` with the calls below. Nothing of the booking is returned before the code is verified. A key that
    isn't the clinic's, or has expired, is 401 `booking_link.expired`. Six codes an hour for a booking.
    """
    return await booking_access.open_link(session, visitor, data)


@flow_router.post("/verify-key-otp", responses=error_responses(TooManyCodeAttempts))
async def verify_booking_access(session: Session, visitor: FlowVisitor, data: PortalCodeVerification) -> BookingAccessOut:
    """Verify the one-time code of a booking's link.

    A wrong or expired code is 422 at `code`; after five wrong ones 429 `otp.too_many_attempts`.
    """
    return await booking_access.verify_access(session, visitor, data)


@flow_router.get("/get-key-booking")
async def get_linked_booking(session: ReadSession, visitor: FlowVisitor) -> BookingAccessOut:
    """Return the booking of an opened link; null until its code is verified."""
    return await booking_access.get_access(session, visitor)


@flow_router.get("/key-bookings", responses=error_responses(FlowUnverified, BookingLinkExpired, RateLimited))
async def list_linked_bookings(session: Session, visitor: FlowVisitor) -> ComingBookings:
    """List the other coming bookings of the client of an opened link, at most 50.

    403 `booking_flow.unverified` before the code is verified, and when the client's phone number or e-mail address has been changed since.
    """
    return await client_bookings.list_client_bookings(session, visitor)


@flow_router.post("/key-forms", responses=error_responses(FlowUnverified))
@route_options(store_response=False)
async def open_linked_forms(session: Session, visitor: FlowVisitor) -> FormFlowCreated:
    """Begin a flow of the client's forms from an opened link of a booking, whose code has verified them already.

    Send the returned `flow_key` as `X-Flow-Key` with the calls of the forms' links.
    """
    return await booking_access.open_forms(session, visitor)


@clinic_router.post("/check-in/open", responses=error_responses(RateLimited))
@route_options(store_response=False)
async def open_check_in(session: Session, visitor: OpenPortalVisitor, data: CheckInContact) -> BookingAccessCreated:
    """Begin the check-in of a client at the reception, who gives their phone number or e-mail address.

    A code is sent when a booking of theirs begins within two hours; the answer is the same without one. Go on as after `send-key-otp`.
    """
    return await check_in.open_check_in(session, visitor, data)


@flow_router.post("/check-in", responses=error_responses(FlowUnverified, CheckInClosed))
async def check_in_client(session: Session, visitor: FlowVisitor) -> BookingAccessOut:
    """Mark the client of an opened link as arrived, from two hours before the booking until its end.

    A repeated call answers the same. 409 `booking.check_in_closed` before and after that time.
    """
    return await check_in.check_in(session, visitor)


@flow_router.post("/cancel", responses=error_responses(FlowUnverified, PolicyTimePassed, FeeNotAccepted))
async def cancel_linked_booking(session: Session, visitor: FlowVisitor, data: BookingCancellation | None = None) -> BookingAccessOut:
    """Cancel the booking of an opened link; its time is available at once.

    A repeated call answers the same. After the policy's time it costs the booking's `cancellation_fee`, which has to be accepted: 409
    `booking_fee.not_accepted` has the `amount` of now. Where the clinic has no such fee, 409 `booking.policy_time_passed` has the
    cancellation policy's text.
    """
    return await booking_access.cancel(session, visitor, data or BookingCancellation())


@flow_router.post("/reschedule", responses=error_responses(FlowUnverified, PolicyTimePassed, PrerequisiteMissing, TimeTaken))
async def move_linked_booking(session: Session, visitor: FlowVisitor, data: BookingMove) -> BookingAccessOut:
    """Move the booking of an opened link to a free time, which `available-slots` lists; its old time is available at once.

    409 `booking.time_taken` has the nearest remaining times in `data.slots`; the booking then keeps its time.
    """
    return await booking_access.move(session, visitor, data)


@file_router.get("/booking.ics", response_class=Response, responses={200: {"content": {"text/calendar": {}}}, **error_responses(NotFound)})
async def get_calendar_file(session: ReadSession, visitor: AnyVisitor, key: Annotated[str, Query(max_length=100)]) -> Response:
    """Return the booking's iCalendar file.

    `key` is that of the booking confirmation.
    """
    return await service.get_calendar_file(session, visitor, key)


router = APIRouter()
for child in (clinic_router, flow_router, file_router):
    router.include_router(child)
