"""The booking flow of a portal visitor: start, select a time, hold it, and book it."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import partial
from secrets import token_urlsafe
from urllib.parse import urlencode
from uuid import UUID

from fastapi import Response
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.aesthetics import service as aesthetics
from clinic.booking.booking_fees import service as booking_fees
from clinic.booking.bookings import commands, events, notification_texts, queries as booking_queries
from clinic.booking.bookings.commands import NewBooking
from clinic.booking.bookings.notification_texts import BookingDetails
from clinic.booking.catalogue import add_ons, prerequisites, service as catalogue, service_forms
from clinic.booking.google_rating.schemas import ShownRating
from clinic.booking.group_bookings import service as group_bookings
from clinic.booking.group_bookings.service import GroupTime
from clinic.booking.occupancy import service as occupancy
from clinic.booking.occupancy.service import Holder, TimeTaken
from clinic.booking.portal import availability, calendar_tokens, queries, visitor_details
from clinic.booking.portal.dependencies import PortalVisitor, hash_flow_key
from clinic.booking.portal.errors import ClientLimitReached, FlowExpired, FlowUnverified, PaymentRequired
from clinic.booking.portal.hooks import get_payment_terms, takes_payment
from clinic.booking.portal.models import BookingFlow, Hold
from clinic.booking.portal.schemas import (
    BookingConfirmation,
    BookingFlowKey,
    BookingFlowOut,
    BookingSelection,
    HoldOut,
    PaymentTerms,
    PortalBooking,
    PortalFieldNames,
    PortalOut,
    PortalPractitioner,
)
from clinic.clients import service as clients
from clinic.company import service as companies
from clinic.company.schemas import CancellationPolicy, ContactDetails, PolicyOut, PublicExtraField
from clinic.core import audit
from clinic.core.api.errors import FieldError, NotFound, PlanLimitReached
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned
from clinic.core.files.transfer import get_file_url
from clinic.core.security import one_time_codes
from clinic.core.settings import settings
from clinic.core.text.i18n import language

FLOW_TTL = timedelta(hours=2)
MAX_FLOWS_PER_TEN_MINUTES = 60
"""Flows that one address may start at one clinic."""

NO_PHONE = "-"


async def get_portal(session: AsyncSession, visitor: PortalVisitor) -> PortalOut:
    """Return the clinic's name, appearance and formats, and whether its portal is open."""
    clinic, policy = visitor.clinic, await companies.get_policy_in_force(session)
    cancellation = CancellationPolicy.model_validate_json(clinic.cancellation_policy)
    return PortalOut(
        name=clinic.name, logo=await get_file_url(session, clinic.logo_id), cover=await get_file_url(session, clinic.cover_id),
        theme_color=clinic.theme_color, is_black_text=clinic.is_black_text,
        language="sv" if clinic.customer_language == "sv" else "en", timezone=clinic.timezone, date_format=clinic.date_format,
        is_twelve_hours=clinic.is_twelve_hours, calendar_first_day_sunday=clinic.calendar_first_day_sunday,
        field_names=PortalFieldNames.model_validate_json(clinic.client_fields), unit=clinic.unit,
        takes_payment=await takes_payment(session),
        code_channel="sms" if clinic.is_verified else "mail", state="open" if clinic.is_open else "closed",
        google_rating=ShownRating.model_validate_json(clinic.google_rating) if clinic.google_rating else None,
        policy=PolicyOut.model_validate(policy) if policy else None,
        content=clinic.content, names_treatments=clinic.names_treatments,
        extra_fields=[PublicExtraField(**field.model_dump()) for field in clinic.public_extra_fields],
        cancellation_policy=CancellationPolicy(hours=cancellation.hours, text_en=cancellation.text("en"), text_sv=cancellation.text("sv")),
        **ContactDetails.read_values(clinic),
    )


async def list_practitioners(session: AsyncSession, service_ids: Sequence[UUID]) -> list[PortalPractitioner]:
    """List the practitioners who perform a service and its add-ons, in the clinic's order."""
    return [
        PortalPractitioner(
            id=row["id"], name=row["name"], title=row["title"], booking_description_en=row["booking_description_en"],
            booking_description_sv=row["booking_description_sv"], photo=await get_file_url(session, row["photo_id"]),
        )
        for row in await queries.list_practitioners(session, service_ids)
    ]


async def start_flow(session: AsyncSession, visitor: PortalVisitor) -> BookingFlowKey:
    """Start a flow. Its key is returned here only; the database stores a hash."""
    await visitor.limit("flows", most=MAX_FLOWS_PER_TEN_MINUTES, seconds=600)
    key, at = token_urlsafe(32), now()
    flow = BookingFlow(
        company_id=visitor.context.company_id, id=new_id(), key_hash=hash_flow_key(key), language=language.get(), expires_at=at + FLOW_TTL,
    )
    session.add(flow)
    audit.record(session, "portal.flow_started", flow.id)
    return BookingFlowKey(flow_key=key, expires_at=flow.expires_at)


async def get_own_flow(session: AsyncSession, visitor: PortalVisitor) -> BookingFlow:
    """Load and lock the visitor's flow. Raises FlowExpired when it has ended with a booking."""
    flow = await get_owned(session, BookingFlow, visitor.flow_id, lock=True)
    if flow.state == "booked" or flow.is_access:
        raise FlowExpired
    return flow


async def get_flow(session: AsyncSession, visitor: PortalVisitor) -> BookingFlowOut:
    """Return the state of the visitor's flow, for a page that was reloaded."""
    return await flow_to_schema(session, await get_owned(session, BookingFlow, visitor.flow_id))


async def select_time(session: AsyncSession, visitor: PortalVisitor, data: BookingSelection) -> BookingFlowOut:
    """Store the visitor's selection; a selection that differs from the earlier one releases its hold. Raises NotFound, FieldError."""
    flow = await get_own_flow(session, visitor)
    await add_ons.ensure_offered(session, data.service_id, data.add_on_ids)
    is_bookable = await queries.is_bookable(session, data.service_ids, data.practitioner_id)
    if is_bookable is None:
        raise NotFound
    if not is_bookable:
        raise FieldError("practitioner_id" if data.practitioner_id else "add_on_ids", "choice")
    selection = data.model_dump(mode="json")
    if selection != flow.selection:
        await release_holds(session, flow)
        flow.selection = selection
        audit.record(session, "portal.time_selected", flow.id, **selection)
    return await flow_to_schema(session, flow)


async def flow_to_schema(session: AsyncSession, flow: BookingFlow) -> BookingFlowOut:
    """Convert a flow to its response schema, with its live hold."""
    hold = await session.scalar(select(Hold).where(
        Hold.company_id == get_context(session).company_id, Hold.flow_id == flow.id, Hold.released_at.is_(None), Hold.expires_at > now(),
    ))
    code_sent_at = flow.code_sent_at if flow.state != "booked" else None
    selection = BookingSelection.model_validate(flow.selection) if flow.selection else None
    price = sum((await queries.list_prices(session, selection.service_ids)).values()) if selection else 0
    return BookingFlowOut(
        state=flow.state, expires_at=flow.expires_at, selection=selection,
        sent_to=one_time_codes.mask_recipient(flow.phone) if flow.phone else None,
        resend_at=code_sent_at + one_time_codes.RESEND_DELAY if code_sent_at else None,
        hold=HoldOut.model_validate(hold) if hold else None, is_identified=flow.identified_at is not None,
        payment_terms=await get_flow_terms(session, flow) if flow.state == "verified" else None,
        fee_terms=await booking_fees.get_terms(session, selection.service_id, price) if selection else None,
    )


async def get_flow_terms(session: AsyncSession, flow: BookingFlow) -> PaymentTerms | None:
    """Return what the visitor of a verified flow pays in advance, by the service and by the client's history; None for nothing."""
    if flow.selection is None:
        return None
    terms = await get_payment_terms(session, BookingSelection.model_validate(flow.selection).service_ids)
    if terms is None or not await booking_fees.depends_prepayment_on_history(session):
        return terms
    client = await visitor_details.find_client(session, flow, lock=False)
    return terms if client and await booking_fees.has_missed_too_many(session, client.id, now()) else None


async def release_holds(session: AsyncSession, flow: BookingFlow, phone: str = NO_PHONE) -> None:
    """Release the holds of the flow, and those of any flow for this phone."""
    await session.execute(queries.RELEASE_HOLDS, {"company": flow.company_id, "flow": flow.id, "phone": phone, "at": now()})


async def create_hold(session: AsyncSession, visitor: PortalVisitor) -> BookingFlowOut:
    """Hold the selected time of the visitor's flow. Raises TimeTaken, FlowUnverified."""
    flow = await get_own_flow(session, visitor)
    await hold_selection(session, visitor, flow)
    return await flow_to_schema(session, flow)


async def hold_selection(session: AsyncSession, visitor: PortalVisitor, flow: BookingFlow) -> Hold:
    """Hold the flow's selected time for some minutes; a live hold is returned as it is.

    Raises TimeTaken with `slots`, the nearest remaining times, FlowUnverified, and PrerequisiteMissing.
    """
    if flow.verified_at is None:
        raise FlowUnverified
    if flow.selection is None:
        raise FieldError("start_at", "required")
    selection = BookingSelection.model_validate(flow.selection)
    await _check_prerequisite(session, flow, selection)
    existing: Hold | None = await session.scalar(
        select(Hold).where(Hold.company_id == flow.company_id, Hold.phone == flow.phone, Hold.released_at.is_(None)),
    )
    if existing and existing.flow_id == flow.id and existing.expires_at > now():
        return existing
    existing_id = existing.id if existing else None
    practitioner_ids = await availability.list_free_practitioners(session, visitor, selection, ignore_hold_id=existing_id)
    if practitioner_ids:
        await _release_holds_of_phone(session, flow)
    for practitioner_id in practitioner_ids:
        try:
            hold = await occupancy.with_retry(session, partial(_insert_hold, session, visitor, flow, selection, practitioner_id))
        except TimeTaken:
            continue
        audit.record(session, "portal.time_held", flow.id, hold_id=hold.id, start_at=selection.start_at, practitioner_id=practitioner_id)
        return hold
    raise TimeTaken(slots=await availability.nearest_slots(visitor, selection, ignore_hold_id=existing_id))


async def _check_prerequisite(session: AsyncSession, flow: BookingFlow, selection: BookingSelection) -> None:
    """Ask for the visit that must come first as soon as the visitor's code is verified, before a time is held (BEY-009)."""
    if not await queries.has_prerequisite(session, selection.service_ids):
        return
    client = await visitor_details.find_client(session, flow)
    for service_id in selection.service_ids:
        await prerequisites.check_prerequisite(session, service_id, client.id if client else None, selection.start_at)


async def _release_holds_of_phone(session: AsyncSession, flow: BookingFlow) -> None:
    """Release all holds of the flow's phone, in whichever flow; an advisory lock serialises flows of one phone here."""
    await session.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(f"hold:{flow.company_id}:{flow.phone}", 0))))
    await release_holds(session, flow, flow.phone)


async def _insert_hold(
    session: AsyncSession, visitor: PortalVisitor, flow: BookingFlow, selection: BookingSelection, practitioner_id: UUID,
) -> Hold:
    at = now()
    expires_at = at + timedelta(minutes=visitor.clinic.hold_minutes)
    inputs = await booking_queries.load_booking_inputs(
        session, client_id=None, service_id=selection.service_id, practitioner_id=practitioner_id, room_id=None,
        start=selection.start_at, at=at, add_on_ids=selection.add_on_ids,
    )
    if inputs is None or inputs["services"] < len(selection.service_ids):
        raise TimeTaken
    end = selection.start_at + timedelta(minutes=inputs["duration"])
    hold = Hold(
        company_id=get_context(session).company_id, id=new_id(), flow_id=flow.id, phone=flow.phone, service_id=selection.service_id,
        practitioner_id=practitioner_id, start_at=selection.start_at, end_at=end, expires_at=expires_at,
    )
    session.add(hold)
    await session.flush()
    span = commands.occupied_span(selection.start_at, end, inputs["buffer_before"], inputs["buffer_after"])
    holder = Holder(hold_id=hold.id, expires_at=hold.expires_at)
    choices = booking_queries.get_choices(inputs)
    if inputs["group_quantity"] is None:
        resources = await occupancy.reserve_all(session, holder, practitioner_id, choices, span)
    else:
        time = GroupTime(selection.service_id, practitioner_id, selection.start_at, choices, span)
        resources = (await group_bookings.take_place(session, holder, time)).resources
    hold.room_id, hold.device_ids = resources.room_id, list(resources.device_ids)
    await session.flush()
    return hold


async def create_booking(session: AsyncSession, visitor: PortalVisitor) -> BookingConfirmation:
    """Book the held time. A flow books once; a repeated call returns the same booking.

    An expired hold is renewed if the time is still free. A held time that the clinic has closed since, by a day off or by withdrawing
    the service, is not booked (BEY-002). Raises TimeTaken with `slots`, FlowUnverified, ClientLimitReached, PrerequisiteMissing,
    PaymentRequired where the clinic wants to be paid in advance, IdentificationRequired where it needs BankID, and FieldError.
    """
    flow = await get_owned(session, BookingFlow, visitor.flow_id, lock=True)
    if flow.is_access:
        raise FlowExpired
    if flow.booking_id is None:
        if flow.verified_at is not None and await get_flow_terms(session, flow):
            raise PaymentRequired
        await require_complete(session, visitor, flow)
        hold = await hold_selection(session, visitor, flow)
        held_at = hold.expires_at - timedelta(minutes=visitor.clinic.hold_minutes)
        await book_hold(session, visitor, flow, hold, booking_id=new_id(), held_at=held_at)
    return await get_confirmation(session, visitor)


async def book_hold(
    session: AsyncSession, visitor: PortalVisitor, flow: BookingFlow, hold: Hold, *, booking_id: UUID, held_at: datetime,
) -> None:
    """Book a held time under the id given; `held_at` is when the hold began. Raises TimeTaken with `slots`, ClientLimitReached."""
    selection = BookingSelection.model_validate(flow.selection)
    try:
        await _ensure_still_offered(session, visitor, selection, hold, held_at)
        await _insert_booking(session, flow, hold, booking_id, selection.add_on_ids)
    except TimeTaken as error:
        raise TimeTaken(slots=await availability.nearest_slots(visitor, selection, ignore_hold_id=hold.id)) from error


async def _ensure_still_offered(
    session: AsyncSession, visitor: PortalVisitor, selection: BookingSelection, hold: Hold, held_at: datetime,
) -> None:
    """Raise TimeTaken when the clinic no longer offers the held time.

    Checked as of the start of the hold, so that the minimum notice can't pass while the time is held.
    """
    practitioner_ids = await availability.list_free_practitioners(session, visitor, selection, ignore_hold_id=hold.id, at=held_at)
    if hold.practitioner_id not in practitioner_ids:
        raise TimeTaken


async def _insert_booking(session: AsyncSession, flow: BookingFlow, hold: Hold, booking_id: UUID, add_on_ids: list[UUID]) -> None:
    client_id = await find_or_create_client(session, flow)
    at = now()
    await catalogue.check_requirements(session, [hold.service_id, *add_on_ids], hold.practitioner_id, client_id, hold.start_at)
    inputs = await booking_queries.load_booking_inputs(
        session, client_id=client_id, service_id=hold.service_id, practitioner_id=hold.practitioner_id, room_id=None,
        start=hold.start_at, at=at, add_on_ids=add_on_ids,
    )
    if inputs is None:
        raise NotFound
    booking = NewBooking(
        id=booking_id, client_id=client_id, service_id=hold.service_id, practitioner_id=hold.practitioner_id,
        choices=hold.resources.as_choices(), start_at=hold.start_at, source="portal",
        special_request=(flow.visitor_details or {}).get("special_request", ""), created_at=at, inputs=inputs,
    )
    if not await commands.insert_from_hold(session, booking, hold.id):
        raise TimeTaken
    hold.released_at, flow.state, flow.booking_id = at, "booked", booking.id
    await session.flush()
    events.record_created(session, booking, hold.resources)
    audit.record(session, "portal.booked", flow.id, client_id=client_id, booking_id=booking.id)


async def require_complete(session: AsyncSession, visitor: PortalVisitor, flow: BookingFlow) -> None:
    """Check, before anything is booked, paid or waited for, what the clinic needs of a verified visitor.

    Raises FlowUnverified, IdentificationRequired, and FieldError for a detail that is missing, an age that isn't proved, or an age that
    is saved otherwise.
    """
    if flow.verified_at is None:
        raise FlowUnverified
    visitor_details.require_complete(visitor, flow)
    await check_age(session, visitor, flow, visitor_details.get_personal_id(flow))
    await _check_saved_age(session, visitor, flow)


async def check_age(session: AsyncSession, visitor: PortalVisitor, flow: BookingFlow, personal_id: str) -> None:
    """Check the visitor's personal number where the selected service is under the act (LAW-023). Raises FieldError."""
    if flow.selection:
        selection = BookingSelection.model_validate(flow.selection)
        for kind in await queries.list_aesthetic_kinds(session, selection.service_ids):
            aesthetics.check_visitor(kind, personal_id, selection.start_at, visitor.clinic.timezone)


async def _check_saved_age(session: AsyncSession, visitor: PortalVisitor, flow: BookingFlow) -> None:
    """Check the age that is saved of the client whom the details recognize, before a treatment under the act is paid (LAW-023).

    Raises FieldError, after the code only, and the same for every adult's number: it tells neither what is saved nor by whom.
    """
    if flow.selection is None:
        return
    selection = BookingSelection.model_validate(flow.selection)
    if not await queries.list_aesthetic_kinds(session, selection.service_ids):
        return
    client = await visitor_details.find_client(session, flow, lock=False)
    if client and not visitor_details.is_adult_as_saved(client, selection.start_at, visitor.clinic.timezone):
        raise FieldError("personal_id", "not_online")


async def find_or_create_client(session: AsyncSession, flow: BookingFlow) -> UUID:
    """Return the client of the personal number that BankID proved, else who matches all details that the visitor gave, or a new one.

    Nothing of the client's record is returned.
    """
    try:
        client = await visitor_details.find_client(session, flow) if flow.personal_number else None
        client = client or await clients.find_or_create_client(session, visitor_details.to_client(flow))
    except PlanLimitReached as error:
        raise ClientLimitReached from error
    await visitor_details.add_details(session, client, flow)
    if policy_id := (flow.visitor_details or {}).get("policy_id"):
        await clients.record_policy_notice(session, client.id, UUID(policy_id), "portal")
    return client.id


async def get_confirmation(session: AsyncSession, visitor: PortalVisitor) -> BookingConfirmation:
    """Return the booking of the flow and the token for its calendar file. Raises NotFound until there is a booking."""
    flow = await get_owned(session, BookingFlow, visitor.flow_id)
    row = await queries.get_booking(session, flow.booking_id) if flow.booking_id else None
    if row is None:
        raise NotFound
    token = calendar_tokens.sign(visitor.context.company_id, row["id"])
    asks_forms = any(await service_forms.list_service_forms(session, row["service_id"], *row["add_on_ids"]))
    fee_terms = await booking_fees.get_terms(session, row["service_id"], row["price"])
    return BookingConfirmation(booking=PortalBooking.model_validate(dict(row)), key=token, asks_forms=asks_forms, fee_terms=fee_terms)


async def get_calendar_file(session: AsyncSession, visitor: PortalVisitor, token: str) -> Response:
    """Return the iCalendar file of the booking that the token names. Raises NotFound for an invalid or expired token."""
    row = await queries.get_booking(session, calendar_tokens.verify(visitor.context.company_id, token))
    if row is None or now() > row["end_at"] + calendar_tokens.TOKEN_TTL:
        raise NotFound
    clinic, query = visitor.clinic, {"lang": language.get(), "key": token}
    content = notification_texts.build_calendar_file(BookingDetails(
        id=row["id"], version=row["version"], start_at=row["start_at"], end_at=row["end_at"], state=row["state"],
        service_name=row["service_name"], practitioner_name=row["practitioner_name"], clinic=clinic.name, timezone=clinic.timezone,
        is_twelve_hours=clinic.is_twelve_hours, language=language.get(), street_address=clinic.street_address, zip_code=clinic.zip_code,
        city=clinic.city, link=f"{settings().public_url.rstrip('/')}/booking/info/{clinic.public_id}?{urlencode(query)}",
    ))
    return Response(
        content, media_type="text/calendar; charset=utf-8",
        headers={"Content-Disposition": 'attachment; filename="booking.ics"', "Cache-Control": "private, no-store"},
    )
