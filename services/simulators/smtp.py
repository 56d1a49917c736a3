"""Run a mail server that stores each mail and forwards none."""

import asyncio
import base64
from email import message_from_bytes, policy
from email.message import EmailMessage
from uuid import uuid4

from aiosmtpd.smtp import SMTP, Envelope, Session

from simulators.delivery_outcomes import smtp_refusal
from simulators.message_store import Attachment, Message, MessageStore
from simulators.settings import Settings

MAX_ATTACHMENT_BYTES = 1_000_000


class Mailbox:
    """The handler of the mail server's commands."""

    def __init__(self, message_store: MessageStore) -> None:
        self.message_store = message_store
        self.refused_before: set[str] = set()

    async def handle_RCPT(  # noqa: N802 - the server's own name for it
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str],
    ) -> str:
        """Accept or refuse a receiver."""
        refusal = smtp_refusal(address)
        if refusal and address not in self.refused_before:
            if address.startswith("busy-once@"):
                self.refused_before.add(address)
            return refusal
        self.refused_before.discard(address)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        """Store a mail."""
        raw = envelope.content if isinstance(envelope.content, bytes) else b""
        await self.message_store.put(_read(raw, envelope))
        return "250 Message accepted for delivery"


def _read(raw: bytes, envelope: Envelope) -> Message:
    mail = message_from_bytes(raw, _class=EmailMessage, policy=policy.default)
    return Message(
        id=uuid4().hex,
        channel="mail",
        sender=str(mail["From"] or envelope.mail_from or ""),
        to=",".join(envelope.rcpt_tos),
        subject=str(mail["Subject"] or ""),
        text=_body(mail, "plain"),
        html=_body(mail, "html"),
        message_id=str(mail["Message-ID"] or ""),
        attachments=tuple(_attachment(part) for part in mail.iter_attachments()),
        state="delivered",
        log=("delivered",),
    )


def _body(mail: EmailMessage, subtype: str) -> str:
    part = mail.get_body((subtype,))
    return part.get_content().replace("\r\n", "\n") if part else ""


def _attachment(part: EmailMessage) -> Attachment:
    payload = part.get_payload(decode=True)
    data = payload if isinstance(payload, bytes) else b""
    content = data if len(data) <= MAX_ATTACHMENT_BYTES else b""
    return Attachment(
        part.get_filename() or "file",
        part.get_content_type(),
        base64.b64encode(content).decode(),
    )


async def start_server(message_store: MessageStore, settings: Settings) -> asyncio.Server:
    """Listen on the configured port. Raises OSError when it is in use."""
    mailbox = Mailbox(message_store)
    return await asyncio.get_running_loop().create_server(
        lambda: SMTP(mailbox, enable_SMTPUTF8=True, hostname="simulator.localhost"),
        settings.smtp_host,
        settings.smtp_port,
    )
