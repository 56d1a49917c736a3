"""What accounts write to people: the texts, and the port by which messaging sends them."""

from datetime import datetime
from typing import Any, Protocol
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.errors import Refusal
from clinic.core.settings import settings


class Send(Protocol):
    """How a mail is queued in the caller's transaction, which acts for no company."""

    async def __call__(
        self, session: AsyncSession, to: str, subject: str, text: str, key: str, *, expires_at: datetime | None = None,
        language: str | None = None,
    ) -> Any:
        """Queue it, once for a `key`; not sent after `expires_at`."""


class NoMail(Refusal):
    """The installation has nothing that sends mail."""

    status = 503
    code = "mail.unavailable"
    en = "Mail cannot be sent at the moment. Please try again later."
    sv = "E-post kan inte skickas just nu. Försök igen senare."


Texts = dict[str, tuple[str, str]]
"""A letter's subject and text by language. No subject holds a secret."""
_senders: list[Send] = []

VERIFY = {
    "en": ("Your code for Aster", (
        "Hello {name},\n\nconfirm your e-mail address with this code:\n\n{code}\n\nor open this link and press the button:\n\n{link}\n\n"
        "The code holds for 15 minutes and the link for 24 hours. If you have not signed up, you need do nothing."
    )),
    "sv": ("Din kod till Aster", (
        "Hej {name},\n\nbekräfta din e-postadress med den här koden:\n\n{code}\n\neller öppna länken och tryck på knappen:\n\n{link}\n\n"
        "Koden gäller i 15 minuter och länken i 24 timmar. Om du inte har registrerat dig behöver du inte göra något."
    )),
}
RESET = {
    "en": ("Choose a new password", (
        "Hello,\n\nopen this link to choose a new password:\n\n{link}\n\nIt can be used once and holds for two hours. "
        "If you have not asked for it, you need do nothing; your password stays as it is."
    )),
    "sv": ("Välj ett nytt lösenord", (
        "Hej,\n\nöppna länken för att välja ett nytt lösenord:\n\n{link}\n\nDen kan användas en gång och gäller i två timmar. "
        "Om du inte har bett om det behöver du inte göra något; ditt lösenord är oförändrat."
    )),
}
JOIN = {
    "en": ("You have been added to {company}", (
        "Hello {name},\n\nyou now have an account at {company} in Aster. Open this link to choose your password:\n\n{link}\n\n"
        "It can be used once and holds for seven days. After that, ask for a new one at {login}."
    )),
    "sv": ("Du har lagts till hos {company}", (
        "Hej {name},\n\ndu har nu ett konto hos {company} i Aster. Öppna länken för att välja ditt lösenord:\n\n{link}\n\n"
        "Den kan användas en gång och gäller i sju dagar. Därefter kan du be om en ny på {login}."
    )),
}
JOIN_KNOWN = {
    "en": ("You have been added to {company}", (
        "Hello {name},\n\nyou now also have an account at {company} in Aster. Sign in with your usual password:\n\n{login}"
    )),
    "sv": ("Du har lagts till hos {company}", (
        "Hej {name},\n\ndu har nu ett konto även hos {company} i Aster. Logga in med ditt vanliga lösenord:\n\n{login}"
    )),
}


def sent_by(work: Send) -> None:
    """The port: filled by messaging."""
    _senders[:] = [work]


def page(path: str) -> str:
    """The address of one of the public pages."""
    return f"{settings().public_url.rstrip('/')}{path}"


async def send(
    session: AsyncSession, to: str, letter: Texts, key: UUID, language: str, *,
    expires_at: datetime | None = None, **facts: str,
) -> None:
    """Queue one of the letters in that language, once for a `key`, in a session of nobody's: what it holds is no company's."""
    if not _senders:
        raise NoMail
    subject, text = letter["sv" if language == "sv" else "en"]
    known = {"login": page("/login"), **facts}
    await _senders[0](
        session, to, subject.format_map(known), text.format_map(known), f"account:{key}", expires_at=expires_at, language=language,
    )
