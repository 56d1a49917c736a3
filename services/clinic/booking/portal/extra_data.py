"""Consents and questionnaires in the flow of a booking: its client fills them in right after it is made (BKG-042, PUB-003)."""

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.booking_forms import service as booking_forms
from clinic.booking.portal import queries
from clinic.booking.portal.dependencies import PortalVisitor
from clinic.booking.portal.errors import FlowUnverified
from clinic.booking.portal.models import BookingFlow
from clinic.booking.portal.schemas import ExtraDataFlow
from clinic.core.api.errors import NotFound
from clinic.core.database.session import get_owned
from clinic.core.security import one_time_codes
from clinic.forms import service as forms


async def add_extra_data(session: AsyncSession, visitor: PortalVisitor) -> ExtraDataFlow:
    """Begin the flow in which the visitor fills in the forms of the booking that they have made; a repeated call begins another.

    The forms are given now if the event of the booking hasn't given them yet. Raises FlowUnverified, and NotFound without a booking.
    """
    flow = await get_owned(session, BookingFlow, visitor.flow_id)
    if flow.verified_at is None:
        raise FlowUnverified
    row = await queries.get_booking(session, flow.booking_id) if flow.booking_id else None
    if row is None:
        raise NotFound
    await booking_forms.give_forms(session, row["id"])
    form_flow = await forms.start_verified_flow(session, row["client_id"], flow.language, sent_to=one_time_codes.mask_recipient(flow.phone))
    return ExtraDataFlow(form_flow=form_flow, pending_forms=await forms.count_pending_forms(session, row["client_id"]))
