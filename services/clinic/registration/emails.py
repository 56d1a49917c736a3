"""The e-mail to the super user when a client has registered (SUPER_USER_MAIL_WHEN_CLIENT_REGISTER); it names no client (LAW-052)."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients.registration import service as registered_clients
from clinic.company import service as companies
from clinic.core.settings import settings
from clinic.messaging import service as messaging

TOPIC = "registration.super_user"
PLACEHOLDERS = ("clinic", "link")
STANDARD_SUBJECT = {"en": "A client has registered at {clinic}", "sv": "En klient har registrerat sig hos {clinic}"}
STANDARD_TEXT = {
    "en": "Hi!\n\nA client has registered at {clinic}. Open the client's card: {link}",
    "sv": "Hej!\n\nEn klient har registrerat sig hos {clinic}. Öppna klientens kort: {link}",
}


async def queue_super_user_mail(session: AsyncSession, registration_id: UUID, client_id: UUID) -> None:
    """Queue the e-mail in the transaction of the registration, in the staff's language, where the setting is on."""
    company = await companies.get_own_company(session)
    if not company.settings["SUPER_USER_MAIL_WHEN_CLIENT_REGISTER"]:
        return
    language, texts = company.language, company.registration.super_user_mail
    values = super_user_values(company, f"{settings().public_url}/clients/{client_id}")
    await messaging.send_mail(
        session,
        to=company.email,
        subject=registered_clients.welcome.fill_in(texts.subject(language, STANDARD_SUBJECT[language]), values),
        text=registered_clients.welcome.fill_in(texts.text(language, STANDARD_TEXT[language]), values),
        topic=TOPIC,
        subject_id=registration_id,
        sender=company.name,
        language=language,
    )


def super_user_values(company: companies.Company, link: str) -> dict[str, str]:
    """Return what stands in the places of the placeholders."""
    return {"clinic": company.name, "link": link}
