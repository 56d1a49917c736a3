"""The e-mail that welcomes a new client, where the clinic has switched it on (SEND_CLIENT_WELCOME_EMAIL of PLT-052)."""

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients.models import Client
from clinic.company import service as companies
from clinic.messaging import service as messaging

TOPIC = "client.welcome"
PLACEHOLDERS = ("name", "clinic", "contact")
STANDARD_SUBJECT = {"en": "Welcome to {clinic}", "sv": "Välkommen till {clinic}"}
STANDARD_TEXT = {
    "en": "Hi {name}!\n\nYou are now a client of {clinic}. We look forward to seeing you.{contact}\n\nKind regards,\n{clinic}",
    "sv": "Hej {name}!\n\nDu är nu klient hos {clinic}. Vi ser fram emot att träffa dig.{contact}\n\nVänliga hälsningar,\n{clinic}",
}
_CONTACT = {"en": "\n\nYou reach us at {address}.", "sv": "\n\nDu når oss på {address}."}


async def queue_welcome(session: AsyncSession, client: Client) -> None:
    """Queue the welcome in the transaction that creates a client with an e-mail address, in the client's language."""
    company = await companies.get_own_company(session)
    if not company.settings["SEND_CLIENT_WELCOME_EMAIL"] or not client.email:
        return
    language, texts = "sv" if client.language == "sv" else "en", company.registration.welcome_mail
    values = welcome_values(company, client.first_name, language)
    await messaging.send_mail(
        session, to=client.email, subject=fill_in(texts.subject(language, STANDARD_SUBJECT[language]), values),
        text=fill_in(texts.text(language, STANDARD_TEXT[language]), values), topic=TOPIC, subject_id=client.id, client_id=client.id,
        sender=company.name, language=client.language,
    )


def welcome_values(company: companies.Company, first_name: str, language: str) -> dict[str, str]:
    """Return what stands in the places of the placeholders; `contact` is a paragraph, empty without a phone number and an address."""
    reachable = " / ".join(part for part in (f"{company.country_code} {company.phone_number}".strip(), company.contact_email) if part)
    contact = _CONTACT[language].format(address=reachable) if reachable else ""
    return {"name": first_name, "clinic": company.name, "contact": contact}


def fill_in(text: str, values: dict[str, str]) -> str:
    """Replace the placeholders in a text; braces around anything else stay."""
    for name, value in values.items():
        text = text.replace(f"{{{name}}}", value)
    return text
