"""A visitor's flow: begun, chosen in, looked at."""

from datetime import timedelta
from secrets import token_urlsafe

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.portal import holds, queries
from clinic.booking.portal.door import Visitor, key_hash
from clinic.booking.portal.errors import FlowEnded
from clinic.booking.portal.models import Flow, Hold
from clinic.booking.portal.schemas import Choice, FlowKey, FlowOut, HoldOut
from clinic.core import audit, onetime
from clinic.core.clock import now
from clinic.core.db import context_of, owned
from clinic.core.errors import FieldError, NotFound
from clinic.core.i18n import language
from clinic.core.models import new_id

LIFE = timedelta(hours=2)
FLOWS = 60
"""Flows that one address may begin at one clinic in ten minutes."""


async def begin(session: AsyncSession, visitor: Visitor) -> FlowKey:
    """Begin a flow; its key is told here and kept as a hash."""
    await visitor.limit("flows", most=FLOWS, seconds=600)
    key, at = token_urlsafe(32), now()
    flow = Flow(
        company_id=visitor.context.company_id, id=new_id(), key_hash=key_hash(key), language=language.get(), expires_at=at + LIFE,
    )
    session.add(flow)
    audit.record(session, "portal.flow_begun", flow.id)
    return FlowKey(flow_key=key, expires_at=flow.expires_at)


async def mine(session: AsyncSession, visitor: Visitor) -> Flow:
    """The visitor's flow, locked; FlowEnded when it has ended with a booking."""
    flow = await owned(session, Flow, visitor.flow_id, lock=True)
    if flow.state == "booked":
        raise FlowEnded
    return flow


async def look(session: AsyncSession, visitor: Visitor) -> FlowOut:
    """How far the flow has come, for a page that was reloaded."""
    return await shown(session, await owned(session, Flow, visitor.flow_id))


async def choose(session: AsyncSession, visitor: Visitor, wanted: Choice) -> FlowOut:
    """Keep the visitor's choice; another than before lets an earlier hold go."""
    flow = await mine(session, visitor)
    offered = await queries.offered(session, wanted.service_id, wanted.practitioner_id)
    if offered is None:
        raise NotFound
    if not offered:
        raise FieldError("practitioner_id", "choice")
    chosen = wanted.model_dump(mode="json")
    if chosen != flow.choice:
        await holds.let_go(session, flow)
        flow.choice = chosen
        audit.record(session, "portal.time_chosen", flow.id, **chosen)
    return await shown(session, flow)


async def shown(session: AsyncSession, flow: Flow) -> FlowOut:
    """The flow on the wire."""
    hold = await session.scalar(select(Hold).where(
        Hold.company_id == context_of(session).company_id, Hold.flow_id == flow.id, Hold.released_at.is_(None), Hold.expires_at > now(),
    ))
    sent = flow.code_sent_at if flow.state != "booked" else None
    return FlowOut(
        state=flow.state, expires_at=flow.expires_at, choice=Choice.model_validate(flow.choice) if flow.choice else None,
        sent_to=masked(flow.phone), resend_at=sent + onetime.RESEND_WAIT if sent else None,
        hold=HoldOut.model_validate(hold) if hold else None,
    )


def masked(to: str) -> str | None:
    """Just enough of a number or an address to recognise one's own: "+46 •• •• 67"."""
    if "@" in to:
        name, _, place = to.partition("@")
        return f"{name[:1]}•••@{place}"
    return f"{to[:3]} •• •• {to[-2:]}" if to else None
