"""What prescriptions do after the commit."""

from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import mails
from clinic.accounts.prescribers import service as prescribers
from clinic.accounts.prescribers.events import PARTED
from clinic.company import service as companies
from clinic.core import audit, realtime
from clinic.core.outbox import Happened, listens
from clinic.messaging import service as messaging
from clinic.prescriptions.events import ASKED
from clinic.prescriptions.models import Prescription
from clinic.prescriptions.topics import PRESCRIPTIONS

_WORDS = {
    "en": ("A request from {clinic}", (
        "Hello {name},\n\n{clinic} asks you for a prescription. Sign in to see it:\n\n{link}"
    )),
    "sv": ("En förfrågan från {clinic}", (
        "Hej {name},\n\n{clinic} ber dig om en förskrivning. Logga in för att se den:\n\n{link}"
    )),
}


@listens(PARTED, name="prescriptions.let_wait")
async def let_wait(session: AsyncSession, happened: Happened) -> None:
    """What a prescriber hasn't decided waits for nobody when the clinic has parted from them, and says whose it was."""
    prescriber_id = UUID(happened.facts["prescriber_id"])
    if await prescribers.has_joined(session, prescriber_id):
        return
    undecided = await session.scalars(
        select(Prescription).where(
            Prescription.company_id == happened.company_id, Prescription.prescriber_id == prescriber_id, Prescription.state == "pending",
            Prescription.deleted_at.is_(None),
        ).order_by(Prescription.id).with_for_update(),
    )
    rows = list(undecided)
    for row in rows:
        row.prescriber_id, row.prescriber_name, row.was_with, row.state = None, "", row.prescriber_name, "needs_prescription"
        audit.record(session, "prescription.unassigned", row.id, client_id=row.client_id, was_with=row.was_with)
    await session.flush()
    for row in rows:
        realtime.tell(session, PRESCRIPTIONS, row.id, row.version)


@listens(ASKED, name="prescriptions.tell_prescriber")
async def tell_prescriber(session: AsyncSession, happened: Happened) -> None:
    """Mail the prescriber that a request waits; nothing of the client is in it."""
    prescriber_id = UUID(happened.facts["prescriber_id"])
    if not await prescribers.has_joined(session, prescriber_id):
        return
    joined = await prescribers.one(session, prescriber_id)
    who, company = await prescribers.person(session, prescriber_id), await companies.own(session)
    subject, text = _WORDS["sv" if who.language == "sv" else "en"]
    known = {"name": who.first_name, "clinic": company.name, "link": mails.page("/prescription")}
    await messaging.send_mail(
        session, to=joined.email, subject=subject.format_map(known), text=text.format_map(known), language=who.language,
        key=f"prescription.asked:{happened.facts['prescription_id']}:{prescriber_id}",
    )
