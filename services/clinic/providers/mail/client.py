"""E-mail to any SMTP server: text and HTML side by side, files, and an id that lets a receiver see a double."""

from dataclasses import dataclass
from email import policy
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from functools import lru_cache
from urllib.parse import SplitResult, unquote, urlsplit
from uuid import UUID

import aiosmtplib

from clinic.core.db import refuse_open_transaction
from clinic.core.settings import settings
from clinic.providers import errors

PERMANENT = 500
HEADERS = policy.default
AUTHENTICATION = {530, 534, 535, 538}


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file of a mail; `type` is its media type, with parameters if it has any."""

    name: str
    type: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Letter:
    """One mail. `id` is ours and becomes its Message-ID, the same at every try."""

    id: UUID
    to: str
    subject: str
    text: str
    html: str
    sender_name: str = ""
    language: str = "en"
    attachments: tuple[Attachment, ...] = ()


class Smtp:
    """One SMTP server: smtp://user:password@host:port (TLS by STARTTLS where offered) or smtps://."""

    name = "SMTP"

    def __init__(self, url: str, mail_from: str, timeout: float = 20) -> None:
        self.parts: SplitResult = urlsplit(url)
        self.from_name, self.from_address = parseaddr(mail_from)
        self.timeout = timeout

    async def send(self, letter: Letter) -> str:
        """Hand the letter over and return its Message-ID; a ProviderError when the server didn't take it."""
        refuse_open_transaction()
        secure = self.parts.scheme == "smtps"
        try:
            message = self._compose(letter)
            await aiosmtplib.send(
                message,
                sender=self.from_address,
                recipients=[letter.to],
                hostname=self.parts.hostname or "localhost",
                port=self.parts.port or (465 if secure else 587),
                username=unquote(self.parts.username) if self.parts.username else None,
                password=unquote(self.parts.password) if self.parts.password else None,
                use_tls=secure,
                timeout=self.timeout,
            )
        except (aiosmtplib.SMTPException, MessageError, OSError, ValueError) as error:
            raise self._failure(error) from error
        return str(message["Message-ID"])

    def _compose(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        name = " ".join((letter.sender_name or self.from_name).split())
        message["From"] = Address(name, addr_spec=self.from_address)
        message["To"] = Address(addr_spec=letter.to)
        message["Subject"] = " ".join(letter.subject.split())
        message["Message-ID"] = f"<{letter.id}@{self.from_address.partition('@')[2]}>"
        message["Date"] = formatdate(localtime=False, usegmt=True)
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = letter.language
        message.set_content(letter.text)
        message.add_alternative(letter.html, subtype="html")
        for file in letter.attachments:
            kind = HEADERS.header_factory("Content-Type", file.type)
            message.add_attachment(
                file.content, maintype=kind.maintype, subtype=kind.subtype, filename=file.name, params=dict(kind.params),
            )
        return message

    def _failure(self, error: Exception) -> errors.ProviderError:
        if isinstance(error, aiosmtplib.SMTPRecipientsRefused):
            error = error.recipients[0]
        if isinstance(error, aiosmtplib.SMTPResponseException):
            if error.code in AUTHENTICATION:
                return errors.Denied(provider=self.name)
            if error.code < PERMANENT:
                return errors.Failing(provider=self.name)
            return errors.Rejected(provider=self.name, reason=f"{error.code} {error.message}")
        if isinstance(error, aiosmtplib.SMTPConnectError):
            return errors.Unreachable(provider=self.name)
        if isinstance(error, aiosmtplib.SMTPServerDisconnected | TimeoutError):
            return errors.NoAnswer(provider=self.name)
        if isinstance(error, OSError):
            return errors.Unreachable(provider=self.name)
        return errors.Rejected(provider=self.name, reason=str(error))


@lru_cache
def smtp() -> Smtp:
    """The process's mail server, from the settings."""
    config = settings()
    return Smtp(config.smtp_url, config.mail_from)
