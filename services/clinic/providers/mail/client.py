"""Send e-mail by SMTP: text and HTML, attachments, and a stable Message-ID by which receivers recognise duplicates."""

from asyncio import AbstractEventLoop, get_running_loop
from base64 import encodebytes
from dataclasses import dataclass
from email import policy
from email.errors import MessageError
from email.header import Header
from email.headerregistry import Address
from email.message import Message
from email.mime.multipart import MIMEMultipart
from email.mime.nonmultipart import MIMENonMultipart
from email.utils import formataddr, formatdate, parseaddr
from functools import lru_cache
from quopri import encodestring
from time import monotonic
from urllib.parse import SplitResult, unquote, urlsplit
from uuid import UUID
from weakref import WeakKeyDictionary

import aiosmtplib

from clinic.core.database.session import refuse_open_transaction
from clinic.core.settings import settings
from clinic.providers import errors

PERMANENT = 500
MAX_IDLE_SECONDS = 20.0
"""How long a connection may be idle before it is used again, less than mail servers wait for the next command."""
AUTHENTICATION = {530, 534, 535, 538}


class _Lines(type(policy.compat32)):  # type: ignore[misc]
    """Writes header values as they are: each is encoded when it is set."""

    def fold_binary(self, name: str, value: str) -> bytes:
        return f"{name}: {value}{self.linesep}".encode()


_LINES = _Lines(linesep="\r\n")


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
        self._idle: WeakKeyDictionary[AbstractEventLoop, list[tuple[float, aiosmtplib.SMTP]]] = WeakKeyDictionary()

    async def send(self, email: Email) -> str:
        """Send an e-mail and return its Message-ID. Raises a ProviderError when the server doesn't accept it."""
        refuse_open_transaction()
        try:
            content = self._compose(email)
            connection = await self._connect()
            try:
                options = [] if email.to.isascii() else ["SMTPUTF8"]
                await connection.sendmail(self.from_address, [email.to], content, mail_options=options)
            except BaseException:
                connection.close()
                raise
        except (aiosmtplib.SMTPException, MessageError, OSError, ValueError) as error:
            raise self._failure(error) from error
        self._idle.setdefault(get_running_loop(), []).append((monotonic(), connection))
        return self._message_id(email)

    async def _connect(self) -> aiosmtplib.SMTP:
        """Return an idle connection that the server still answers on, or a new one.

        Only a connection that has answered is used, so that a lost one is noticed before any part of an e-mail is sent.
        """
        idle = self._idle.get(get_running_loop(), [])
        while idle:
            used_at, connection = idle.pop()
            try:
                if monotonic() - used_at < MAX_IDLE_SECONDS:
                    await connection.rset()
                    return connection
            except (aiosmtplib.SMTPException, OSError):
                pass
            connection.close()
        is_tls = self.parts.scheme == "smtps"
        connection = aiosmtplib.SMTP(
            hostname=self.parts.hostname or "localhost", port=self.parts.port or (465 if is_tls else 587), use_tls=is_tls,
            username=unquote(self.parts.username) if self.parts.username else None,
            password=unquote(self.parts.password) if self.parts.password else None, timeout=self.timeout,
        )
        await connection.connect()
        return connection

    async def close(self) -> None:
        """Close the running loop's idle connections."""
        for _, connection in self._idle.pop(get_running_loop(), []):
            connection.close()

    def _compose(self, email: Email) -> bytes:
        """Return the e-mail as it is sent. Raises ValueError for an invalid address.

        The older classes of the `email` package take a fifth of the time of EmailMessage, which parses each header that is set.
        """
        parts = MIMEMultipart("alternative", _subparts=(_text_part("plain", email.text), _text_part("html", email.html)))
        message = MIMEMultipart("mixed", _subparts=(parts, *map(_attachment, email.attachments))) if email.attachments else parts
        name = " ".join((email.sender_name or self.from_name).split())
        message["From"] = formataddr((name, self.from_address))
        message["To"] = Address(addr_spec=email.to).addr_spec
        charset = None if email.subject.isascii() else "utf-8"
        message["Subject"] = Header(" ".join(email.subject.split()), charset).encode(linesep="\r\n")
        message["Message-ID"] = self._message_id(email)
        message["Date"] = formatdate(localtime=False, usegmt=True)
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = email.language
        return message.as_bytes(policy=_LINES)

    def _message_id(self, email: Email) -> str:
        return f"<{email.id}@{self.from_address.partition('@')[2]}>"

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


def _text_part(subtype: str, text: str) -> MIMENonMultipart:
    part = MIMENonMultipart("text", subtype, charset="utf-8")
    part["Content-Transfer-Encoding"] = "quoted-printable"
    part.set_payload(encodestring(text.encode()).decode())
    return part


def _attachment(file: Attachment) -> Message:
    part = Message()
    part["Content-Type"] = file.type
    part["Content-Transfer-Encoding"] = "base64"
    part.add_header("Content-Disposition", "attachment", filename=file.name if file.name.isascii() else ("utf-8", "", file.name))
    part.set_payload(encodebytes(file.content).decode())
    return part


@lru_cache
def smtp() -> Smtp:
    """Return the process's mail server, from the settings."""
    config = settings()
    return Smtp(config.smtp_url, config.mail_from)
