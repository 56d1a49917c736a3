"""From what is held to a visit, once a flow; and what the visitor keeps of it."""

from datetime import timedelta
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.occupancy.service import TimeTaken
from clinic.booking.portal import holds, keys, offers, queries
from clinic.booking.portal.door import Visitor
from clinic.booking.portal.errors import ClinicFull
from clinic.booking.portal.models import Flow, Hold
from clinic.booking.portal.schemas import Booked, Choice, Confirmation
from clinic.booking.visits import events, letters, queries as visits, writes
from clinic.booking.visits.letters import Visit
from clinic.booking.visits.writes import Draft
from clinic.clients import service as clients
from clinic.clients.schemas import ClientIn
from clinic.core import audit
from clinic.core.clock import now
from clinic.core.db import owned
from clinic.core.errors import LimitReached, NotFound
from clinic.core.i18n import language
from clinic.core.models import new_id


async def book(session: AsyncSession, visitor: Visitor) -> Confirmation:
    """Book what the flow holds; a flow books once, and a repeat gets the same answer.

    A hold that ran out is looked for again: the time is the visitor's if it's still free. One that the clinic has closed meanwhile,
    by a day off or by taking the service from its offer, isn't (BEY-002). Raises TimeTaken with `slots`.
    """
    flow = await owned(session, Flow, visitor.flow_id, lock=True)
    if flow.booking_id is None:
        held = await holds.hold(session, visitor, flow)
        choice = Choice.model_validate(flow.choice)
        try:
            await _still_offered(session, visitor, choice, held)
            await _book(session, flow, held)
        except TimeTaken as taken:
            raise TimeTaken(slots=await offers.nearest(visitor, choice, overlook=held.id)) from taken
    return await confirmation(session, visitor)


async def _still_offered(session: AsyncSession, visitor: Visitor, choice: Choice, held: Hold) -> None:
    """Raise TimeTaken when the clinic no longer offers what is held; who held it in time is not late now."""
    began = held.expires_at - timedelta(minutes=visitor.clinic.hold_minutes)
    if held.practitioner_id not in await offers.free_at(session, visitor, choice, overlook=held.id, at=began):
        raise TimeTaken


async def _book(session: AsyncSession, flow: Flow, held: Hold) -> None:
    client_id = await _client(session, flow)
    at = now()
    offer = await visits.prove(
        session, client_id=client_id, service_id=held.service_id, practitioner_id=held.practitioner_id, room_id=None,
        start=held.start_at, at=at,
    )
    if offer is None:
        raise NotFound
    draft = Draft(
        id=new_id(), client_id=client_id, service_id=held.service_id, practitioner_id=held.practitioner_id,
        rooms=[held.room_id] if held.room_id else [], start_at=held.start_at, source="portal",
        special_request=(flow.person or {}).get("special_request", ""), at=at, offer=offer,
    )
    if not await writes.insert_held(session, draft, held.id):
        raise TimeTaken
    held.released_at, flow.state, flow.booking_id = at, "booked", draft.id
    await session.flush()
    events.made(session, draft, held.room_id)
    audit.record(session, "portal.booked", flow.id, client_id=client_id, booking_id=draft.id)


async def _client(session: AsyncSession, flow: Flow) -> UUID:
    """The visitor as a client: found by all that they gave, or new. Nothing of what the clinic knows goes back to them."""
    given = {name: value for name, value in (flow.person or {}).items() if name != "special_request"}
    try:
        client = await clients.find_or_create(session, ClientIn(**given, language=flow.language))
    except LimitReached as full:
        raise ClinicFull from full
    return client.id


async def confirmation(session: AsyncSession, visitor: Visitor) -> Confirmation:
    """What the flow has booked; NotFound until then."""
    flow = await owned(session, Flow, visitor.flow_id)
    row = await queries.confirmed(session, flow.booking_id) if flow.booking_id else None
    if row is None:
        raise NotFound
    return Confirmation(booking=Booked.model_validate(dict(row)), key=keys.seal(visitor.context.company_id, row["id"]))


async def calendar_file(session: AsyncSession, visitor: Visitor, key: str) -> bytes:
    """The calendar file of the visit that a key opens."""
    row = await queries.confirmed(session, keys.unseal(visitor.context.company_id, key))
    if row is None or now() > row["end_at"] + keys.LIFE:
        raise NotFound
    clinic = visitor.clinic
    return letters.calendar_file(Visit(
        id=row["id"], version=row["version"], start_at=row["start_at"], end_at=row["end_at"], state=row["state"],
        service_name=row["service_name"], practitioner_name=row["practitioner_name"], clinic=clinic.name, timezone=clinic.timezone,
        is_twelve_hours=clinic.is_twelve_hours, language=language.get(),
    ))
