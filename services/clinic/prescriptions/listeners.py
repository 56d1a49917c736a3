"""What prescriptions do after the commit."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import mails
from clinic.accounts.prescribers import service as prescribers
from clinic.company import service as companies
from clinic.core.errors import FieldError
from clinic.core.outbox import Happened, listens
from clinic.messaging import service as messaging
from clinic.prescriptions.events import ASKED

_WORDS = {
    "en": ("A request from {clinic}", (
        "Hello {name},\n\n{clinic} asks you for a prescription. Sign in to see it:\n\n{link}"
    )),
    "sv": ("En förfrågan från {clinic}", (
        "Hej {name},\n\n{clinic} ber dig om en förskrivning. Logga in för att se den:\n\n{link}"
    )),
}


@listens(ASKED, name="prescriptions.tell_prescriber")
async def tell_prescriber(session: AsyncSession, happened: Happened) -> None:
    """Mail the prescriber that a request waits; nothing of the client is in it."""
    prescriber_id = UUID(happened.facts["prescriber_id"])
    try:
        joined = await prescribers.one(session, prescriber_id)
    except FieldError:
        return
    who, company = await prescribers.person(session, prescriber_id), await companies.own(session)
    subject, text = _WORDS["sv" if who.language == "sv" else "en"]
    known = {"name": who.first_name, "clinic": company.name, "link": mails.page("/prescription")}
    await messaging.send_mail(
        session, to=joined.email, subject=subject.format_map(known), text=text.format_map(known), language=who.language,
        key=f"prescription.asked:{happened.facts['prescription_id']}:{prescriber_id}",
    )
