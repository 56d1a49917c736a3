"""Send e-mail by SMTP: text and HTML, attachments, and a stable Message-ID by which receivers recognise duplicates."""

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

from clinic.core.database.session import refuse_open_transaction
from clinic.core.settings import settings
from clinic.providers import errors

PERMANENT = 500
HEADERS = policy.default
AUTHENTICATION = {530, 534, 535, 538}


@dataclass(frozen=True, slots=True)
class Attachment:
    """An e-mail's attachment; `type` is its media type, with parameters if it has any."""

    name: str
    type: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Email:
    """An e-mail. `id` is ours and becomes its Message-ID, the same at every attempt."""

    id: UUID
    to: str
    subject: str
    text: str
    html: str
    sender_name: str = ""
    language: str = "en"
    attachments: tuple[Attachment, ...] = ()


class Smtp:
    """An SMTP server: smtp://user:password@host:port (TLS by STARTTLS where offered) or smtps://."""

    name = "SMTP"

    def __init__(self, url: str, mail_from: str, timeout: float = 20) -> None:
        self.parts: SplitResult = urlsplit(url)
        self.from_name, self.from_address = parseaddr(mail_from)
        self.timeout = timeout

    async def send(self, email: Email) -> str:
        """Send an e-mail and return its Message-ID. Raises a ProviderError when the server doesn't accept it."""
        refuse_open_transaction()
        secure = self.parts.scheme == "smtps"
        try:
            message = self._compose(email)
            await aiosmtplib.send(
                message,
                sender=self.from_address,
                recipients=[email.to],
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

    def _compose(self, email: Email) -> EmailMessage:
        message = EmailMessage()
        name = " ".join((email.sender_name or self.from_name).split())
        message["From"] = Address(name, addr_spec=self.from_address)
        message["To"] = Address(addr_spec=email.to)
        message["Subject"] = " ".join(email.subject.split())
        message["Message-ID"] = f"<{email.id}@{self.from_address.partition('@')[2]}>"
        message["Date"] = formatdate(localtime=False, usegmt=True)
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = email.language
        message.set_content(email.text)
        message.add_alternative(email.html, subtype="html")
        for file in email.attachments:
            content_type = HEADERS.header_factory("Content-Type", file.type)
            message.add_attachment(
                file.content, maintype=content_type.maintype, subtype=content_type.subtype, filename=file.name,
                params=dict(content_type.params),
            )
        return message

    def _failure(self, error: Exception) -> errors.ProviderError:
        if isinstance(error, aiosmtplib.SMTPRecipientsRefused):
            error = error.recipients[0]
        if isinstance(error, aiosmtplib.SMTPResponseException):
            if error.code in AUTHENTICATION:
                return errors.AuthenticationFailed(provider=self.name)
            if error.code < PERMANENT:
                return errors.ServiceUnavailable(provider=self.name)
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
    """Return the process's mail server, from the settings."""
    config = settings()
    return Smtp(config.smtp_url, config.mail_from)
