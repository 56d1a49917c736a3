"""A time held for a verified visitor: under the same constraint as a visit, for some minutes, never prolonged."""

from datetime import timedelta
from functools import partial
from uuid import UUID

from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.occupancy import service as occupancy
from clinic.booking.occupancy.service import Owner, TimeTaken
from clinic.booking.portal import offers
from clinic.booking.portal.door import Visitor
from clinic.booking.portal.errors import NotVerified
from clinic.booking.portal.models import Flow, Hold
from clinic.booking.portal.schemas import Choice
from clinic.booking.visits import queries as visits, writes
from clinic.core import audit
from clinic.core.clock import now
from clinic.core.db import context_of
from clinic.core.errors import FieldError
from clinic.core.models import new_id

_LET_GO = text("""
WITH gone AS (UPDATE hold SET released_at = :at WHERE company_id = :company AND released_at IS NULL AND (flow_id = :flow OR phone = :phone)
  RETURNING id)
UPDATE occupancy o SET released_at = :at FROM (SELECT id FROM occupancy WHERE company_id = :company AND released_at IS NULL
  AND hold_id IN (SELECT id FROM gone) ORDER BY resource_id, id FOR UPDATE) held
WHERE o.company_id = :company AND o.id = held.id
""")


async def let_go(session: AsyncSession, flow: Flow, phone: str = "-") -> None:
    """Let go what the flow holds, and what any flow holds for this phone."""
    await session.execute(_LET_GO, {"company": flow.company_id, "flow": flow.id, "phone": phone, "at": now()})


async def hold(session: AsyncSession, visitor: Visitor, flow: Flow) -> Hold:
    """Hold the chosen time; what is held of it already stays as it is, with its own end.

    Raises TimeTaken with `slots`, the nearest times that are left.
    """
    if flow.verified_at is None:
        raise NotVerified
    if flow.choice is None:
        raise FieldError("start_at", "required")
    choice = Choice.model_validate(flow.choice)
    kept: Hold | None = await session.scalar(
        select(Hold).where(Hold.company_id == flow.company_id, Hold.phone == flow.phone, Hold.released_at.is_(None)),
    )
    if kept and kept.flow_id == flow.id and kept.expires_at > now():
        return kept
    earlier = kept.id if kept else None
    free = await offers.free_at(session, visitor, choice, overlook=earlier)
    if free:
        await _only_one(session, flow)
    for practitioner_id in free:
        try:
            made = await occupancy.retried(session, partial(_hold, session, visitor, flow, choice, practitioner_id))
        except TimeTaken:
            continue
        audit.record(session, "portal.time_held", flow.id, hold_id=made.id, start_at=choice.start_at, practitioner_id=practitioner_id)
        return made
    raise TimeTaken(slots=await offers.nearest(visitor, choice, overlook=earlier))


async def _only_one(session: AsyncSession, flow: Flow) -> None:
    """Let go what this phone held, in whichever flow; two flows of one phone wait for one another here."""
    await session.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(f"hold:{flow.company_id}:{flow.phone}", 0))))
    await let_go(session, flow, flow.phone)


async def _hold(session: AsyncSession, visitor: Visitor, flow: Flow, choice: Choice, practitioner_id: UUID) -> Hold:
    at = now()
    until = at + timedelta(minutes=visitor.clinic.hold_minutes)
    offer = await visits.prove(
        session, client_id=None, service_id=choice.service_id, practitioner_id=practitioner_id, room_id=None, start=choice.start_at, at=at,
    )
    if offer is None:
        raise TimeTaken
    end = choice.start_at + timedelta(minutes=offer["duration"])
    made = Hold(
        company_id=context_of(session).company_id, id=new_id(), flow_id=flow.id, phone=flow.phone, service_id=choice.service_id,
        practitioner_id=practitioner_id, start_at=choice.start_at, end_at=end, expires_at=until,
    )
    session.add(made)
    await session.flush()
    span = writes.span_of(choice.start_at, end, offer["time_before"], offer["time_after"])
    owner = Owner(hold_id=made.id, expires_at=made.expires_at)
    made.room_id = await occupancy.place(session, owner, practitioner_id, offer["rooms"] or [], span)
    await session.flush()
    return made
