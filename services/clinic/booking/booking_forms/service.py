"""Give the forms that a service asks for to the client of a booking, and count those that are missing."""

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.booking_forms import queries
from clinic.booking.bookings.events import REALTIME_TOPIC
from clinic.core import realtime
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.forms import service as forms
from clinic.forms.service import RequiredForm


async def give_forms(session: AsyncSession, booking_id: UUID, *, is_link_sent: bool = True) -> None:
    """Assign the forms that a new booking asks for, except those that the client has completed lately, and send the link to them."""
    await queries.lock_booking_forms(session, booking_id)
    at = now()
    booking = await queries.get_required_forms(session, booking_id, at)
    if booking is None:
        return
    required = await forms.require_forms(
        session, booking["client_id"], consent_template_ids=list(dict.fromkeys(booking["consent_template_ids"])),
        questionnaire_ids=list(dict.fromkeys(booking["questionnaire_ids"])),
    )
    await queries.add_forms(session, [_make_row(booking_id, form, at) for form in required])
    await count_missing(session, [booking_id])
    if is_link_sent and any(not form.is_completed for form in required):
        await forms.send_pending_forms(session, booking["client_id"])


def _make_row(booking_id: UUID, form: RequiredForm, at: datetime) -> tuple[object, ...]:
    is_consent = form.type == "consent"
    ids = (form.entry_id, None) if is_consent else (None, form.entry_id)
    return (new_id(), booking_id, *ids, at if form.is_completed else None, at)


async def complete_form(session: AsyncSession, form_type: str, form_id: UUID) -> None:
    """Count a client's signed consent or answered questionnaire in the bookings that ask for it."""
    entry_id = await forms.get_entry_id(session, form_type, form_id)
    await count_missing(session, await queries.complete_form(session, form_type, entry_id, now()))


async def remove_form(session: AsyncSession, form_type: str, form_id: UUID) -> None:
    """Leave out a form that staff have cancelled before it was completed."""
    entry_id = await forms.get_entry_id(session, form_type, form_id)
    await count_missing(session, await queries.remove_form(session, form_type, entry_id))


async def count_missing(session: AsyncSession, booking_ids: Sequence[UUID]) -> None:
    """Count the missing forms of bookings anew, and tell the open calendars."""
    for row in await queries.count_missing(session, booking_ids) if booking_ids else []:
        realtime.broadcast(session, REALTIME_TOPIC, row["id"], row["version"])
