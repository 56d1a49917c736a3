"""The e-mail that welcomes a new client, where the clinic has switched it on (SEND_CLIENT_WELCOME_EMAIL of PLT-052)."""

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients.models import Client
from clinic.company import service as companies
from clinic.messaging import service as messaging

TOPIC = "client.welcome"
_SUBJECT = ("Welcome to {clinic}", "Välkommen till {clinic}")
_TEXT = (
    "Hi {name}!\n\nYou are now a client of {clinic}. We look forward to seeing you.{contact}\n\nKind regards,\n{clinic}",
    "Hej {name}!\n\nDu är nu klient hos {clinic}. Vi ser fram emot att träffa dig.{contact}\n\nVänliga hälsningar,\n{clinic}",
)
_CONTACT = ("\n\nYou reach us at {address}.", "\n\nDu når oss på {address}.")


async def queue_welcome(session: AsyncSession, client: Client) -> None:
    """Queue the welcome in the transaction that creates a client with an e-mail address, in the client's language."""
    company = await companies.get_own_company(session)
    if not company.settings["SEND_CLIENT_WELCOME_EMAIL"] or not client.email:
        return
    index = 1 if client.language == "sv" else 0
    reachable = " / ".join(part for part in (f"{company.country_code} {company.phone_number}".strip(), company.contact_email) if part)
    contact = _CONTACT[index].format(address=reachable) if reachable else ""
    text = _TEXT[index].format(name=client.first_name, clinic=company.name, contact=contact)
    await messaging.send_mail(
        session, to=client.email, subject=_SUBJECT[index].format(clinic=company.name), text=text, topic=TOPIC, subject_id=client.id,
        client_id=client.id, sender=company.name, language=client.language,
    )
