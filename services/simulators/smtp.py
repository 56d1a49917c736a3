"""A mail server that keeps what it's given and sends nothing on."""

import asyncio
import base64
from email import message_from_bytes, policy
from email.message import EmailMessage
from uuid import uuid4

from aiosmtpd.smtp import SMTP, Envelope, Session

from simulators.outcomes import of_address
from simulators.settings import Settings
from simulators.store import Attachment, Message, Store

KEPT_OF_A_FILE = 1_000_000


class Mailbox:
    """What the mail server asks while a mail comes in."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.refused_once: set[str] = set()

    async def handle_RCPT(  # noqa: N802 - the server's own name for it
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str],
    ) -> str:
        """Take or refuse a receiver."""
        refusal = of_address(address)
        if refusal and address not in self.refused_once:
            if address.startswith("busy-once@"):
                self.refused_once.add(address)
            return refusal
        self.refused_once.discard(address)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        """Keep a mail."""
        raw = envelope.content if isinstance(envelope.content, bytes) else b""
        await self.store.put(_read(raw, envelope))
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


def _body(mail: EmailMessage, kind: str) -> str:
    part = mail.get_body((kind,))
    return part.get_content().replace("\r\n", "\n") if part else ""


def _attachment(part: EmailMessage) -> Attachment:
    content = part.get_payload(decode=True)
    data = content if isinstance(content, bytes) else b""
    kept = data if len(data) <= KEPT_OF_A_FILE else b""
    return Attachment(
        part.get_filename() or "file",
        part.get_content_type(),
        base64.b64encode(kept).decode(),
    )


async def listen(store: Store, settings: Settings) -> asyncio.Server:
    """Open the port; a port in use is an OSError that names it."""
    mailbox = Mailbox(store)
    return await asyncio.get_running_loop().create_server(
        lambda: SMTP(mailbox, enable_SMTPUTF8=True, hostname="simulator.localhost"),
        settings.smtp_host,
        settings.smtp_port,
    )
