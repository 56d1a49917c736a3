"""Messages to the client with the link and with the one-time code."""

from datetime import datetime
from typing import Literal
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.messaging import service as messaging

LINK_TEXT = (
    "{clinic}: please read and fill in {forms} before your visit: {url} The link works until {until}.",
    "{clinic}: läs och fyll i {forms} före ditt besök: {url} Länken fungerar till {until}.",
)
FORM_COUNT_TEXT = (("a form", "{count} forms"), ("ett formulär", "{count} formulär"))
LINK_SUBJECT = ("Forms to fill in before your visit to {clinic}", "Formulär att fylla i före ditt besök hos {clinic}")
CODE_TEXT = (
    "{code} is your code for your forms at {clinic}. It is valid for {minutes} minutes.",
    "{code} är din kod för dina formulär hos {clinic}. Den gäller i {minutes} minuter.",
)
CODE_SUBJECT = ("Your code for {clinic}", "Din kod för {clinic}")


def render_text(texts: tuple[str, str], language: str, **values: str) -> str:
    """Fill in one of the texts above, in English or Swedish."""
    return texts[1 if language == "sv" else 0].format(**values)


def render_form_count(count: int, language: str) -> str:
    """Write the number of forms in English or Swedish."""
    singular, plural = FORM_COUNT_TEXT[1 if language == "sv" else 0]
    return singular if count == 1 else plural.format(count=count)


async def queue_message(
    session: AsyncSession, channel: Literal["sms", "mail"], *, to: str, topic: str, subject_id: UUID, context: dict[str, int] | None,
    language: str, subject: str, text: str,
    client_id: UUID, sender: str, expires_at: datetime,
) -> None:
    """Queue an SMS or e-mail of the type CODE: its text holds a key or a code and is erased once it is sent."""
    if channel == "sms":
        await messaging.send_sms(
            session, to=to, text=text, topic=topic, subject_id=subject_id, context=context,
            message_type=messaging.MessageType.CODE, client_id=client_id, expires_at=expires_at,
            language=language,
        )
        return
    await messaging.send_mail(
        session, to=to, subject=subject, text=text, topic=topic, subject_id=subject_id, context=context,
            message_type=messaging.MessageType.CODE, client_id=client_id,
        expires_at=expires_at, sender=sender, language=language,
    )
