"""Event subscribers of prescriptions, run by the worker after the commit."""

from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.emails import service as emails
from clinic.accounts.prescribers import service as prescribers
from clinic.accounts.prescribers.events import PRESCRIBER_REMOVED
from clinic.company import service as companies
from clinic.core import audit, realtime
from clinic.core.background.outbox import EventMessage, subscribe
from clinic.messaging import service as messaging
from clinic.prescriptions.events import PRESCRIPTIONS, REQUESTED
from clinic.prescriptions.models import Prescription

_EMAIL_TEXTS = {
    "en": ("A request from {clinic}", (
        "Hello {name},\n\n{clinic} asks you for a prescription. Sign in to see it:\n\n{link}"
    )),
    "sv": ("En förfrågan från {clinic}", (
        "Hej {name},\n\n{clinic} ber dig om en ordination. Logga in för att se den:\n\n{link}"
    )),
}


@subscribe(PRESCRIBER_REMOVED, name="prescriptions.unassign_open_requests")
async def unassign_open_requests(session: AsyncSession, event: EventMessage) -> None:
    """Unassign the pending requests of a removed prescriber, whose name each request keeps in `previous_prescriber_name`.

    Does nothing when the prescriber has joined the clinic again since the event.
    """
    prescriber_id = UUID(event.payload["prescriber_id"])
    if await prescribers.is_clinic_prescriber(session, prescriber_id):
        return
    pending = await session.scalars(
        select(Prescription).where(
            Prescription.company_id == event.company_id, Prescription.prescriber_id == prescriber_id, Prescription.state == "pending",
            Prescription.deleted_at.is_(None),
        ).order_by(Prescription.id).with_for_update(),
    )
    rows = list(pending)
    for row in rows:
        row.previous_prescriber_name = row.prescriber_name
        row.prescriber_id, row.prescriber_name, row.state = None, "", "needs_prescription"
        audit.record(
            session, "prescription.unassigned", row.id, client_id=row.client_id, previous_prescriber_name=row.previous_prescriber_name,
        )
    await session.flush()
    for row in rows:
        realtime.broadcast(session, PRESCRIPTIONS, row.id, row.version)


@subscribe(REQUESTED, name="prescriptions.notify_prescriber")
async def notify_prescriber(session: AsyncSession, event: EventMessage) -> None:
    """E-mail the prescriber that a request is pending; the e-mail holds nothing about the client."""
    prescriber_id = UUID(event.payload["prescriber_id"])
    if not await prescribers.is_clinic_prescriber(session, prescriber_id):
        return
    membership = await prescribers.get_clinic_prescriber(session, prescriber_id)
    prescriber, company = await prescribers.get_prescriber(session, prescriber_id), await companies.get_own_company(session)
    subject, text = _EMAIL_TEXTS["sv" if prescriber.language == "sv" else "en"]
    values = {"name": prescriber.first_name, "clinic": company.name, "link": emails.public_url("/prescription")}
    await messaging.send_mail(
        session, to=membership.email, subject=subject.format_map(values), text=text.format_map(values), language=prescriber.language,
        topic="prescription.requested", subject_id=UUID(event.payload["prescription_id"]), context={"prescriber_id": str(prescriber_id)},
    )
