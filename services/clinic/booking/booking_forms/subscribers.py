"""Give the forms of a new booking to its client, and count them when they are completed."""

from operator import itemgetter
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.booking_forms import service
from clinic.booking.bookings.events import BOOKING_CREATED
from clinic.core.background.outbox import EventMessage, subscribe
from clinic.forms.events import CONSENT_SIGNED, FORM_CANCELLED, QUESTIONNAIRE_ANSWERED


@subscribe(BOOKING_CREATED, name="booking.give_forms", condition=itemgetter("has_forms"))
async def give_forms(session: AsyncSession, event: EventMessage) -> None:
    """Assign and send the forms that the booked service asks for.

    The link is sent for the first booking of a series only, and not for an imported booking, about which no client is written to.
    """
    is_link_sent = event.payload.get("series_position", 1) == 1 and not event.payload.get("is_imported")
    await service.give_forms(session, UUID(event.payload["booking_id"]), is_link_sent=is_link_sent)


@subscribe(CONSENT_SIGNED, name="booking.consent_signed")
async def complete_consent(session: AsyncSession, event: EventMessage) -> None:
    """Count a signed consent."""
    await service.complete_form(session, "consent", UUID(event.payload["consent_id"]))


@subscribe(QUESTIONNAIRE_ANSWERED, name="booking.questionnaire_answered")
async def complete_questionnaire(session: AsyncSession, event: EventMessage) -> None:
    """Count an answered questionnaire."""
    await service.complete_form(session, "questionnaire", UUID(event.payload["questionnaire_id"]))


@subscribe(FORM_CANCELLED, name="booking.form_cancelled")
async def remove_cancelled(session: AsyncSession, event: EventMessage) -> None:
    """Leave out a cancelled form."""
    await service.remove_form(session, event.payload["type"], UUID(event.payload["form_id"]))
