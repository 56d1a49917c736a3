"""The verbs of messaging: queue a message with the change that causes it, and take a provider's report of one."""

from base64 import b64encode
from collections.abc import Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit, outbox
from clinic.core.context import NOBODY
from clinic.core.db import context_of, owned
from clinic.core.errors import Conflict, Refusal
from clinic.core.i18n import language as callers_language
from clinic.core.models import new_id
from clinic.messaging import reach, segments, wanted
from clinic.messaging.events import MESSAGE_DUE
from clinic.messaging.models import Channel, Kind, Message, State
from clinic.messaging.wanted import asked_of
from clinic.providers.mail import Attachment

__all__ = [
    "Attachment", "Channel", "Kind", "NotDelivered", "NotResendable", "State", "TextTooLong", "asked_of", "fits_sms",
    "of_client", "report", "resend", "send_mail", "send_sms", "sms_barred", "system_mail",
]
MOST_PARTS = 10
REPORTED = {"sent": State.SENT, "delivered": State.DELIVERED, "failed": State.FAILED}


class TextTooLong(Refusal):
    """An SMS of more parts than we send."""

    status = 422
    code = "messaging.too_long"
    en = "The text needs {parts} SMS parts; at most {most} are allowed."
    sv = "Texten kräver {parts} sms-delar; högst {most} är tillåtna."


class NotDelivered(Refusal):
    """The network's own final word on an SMS."""

    status = 502
    code = "messaging.not_delivered"
    en = "The message could not be delivered to this number."
    sv = "Meddelandet kunde inte levereras till det här numret."


class NotResendable(Conflict):
    """A message that went, is on its way, says what no longer holds, or held a secret that is erased by now."""

    code = "messaging.not_resendable"
    en = "This message cannot be sent again."
    sv = "Det här meddelandet kan inte skickas igen."


sms_barred = reach.barred


def fits_sms(text: str) -> bool:
    """Whether `send_sms` would take it."""
    return segments.count(text).parts <= MOST_PARTS


async def send_sms(
    session: AsyncSession, *, to: str, text: str, key: str, kind: Kind = Kind.NOTICE,
    client_id: UUID | None = None, expires_at: datetime | None = None, sender: str = "", language: str | None = None,
) -> UUID:
    """Queue an SMS in the caller's transaction, for the company that the session acts for; its id.

    `to` in E.164. `key` says what the message is about (`booking.reminder:<id>:24h`): a second call under it queues nothing.
    Nothing is sent after `expires_at`, nor of a company that isn't verified, to a country without SMS or past the day's most: the
    message then fails and says why. Raises TextTooLong.
    """
    counted = segments.count(text)
    if counted.parts > MOST_PARTS:
        raise TextTooLong(parts=counted.parts, most=MOST_PARTS)
    return await _queue(
        session, channel=Channel.SMS, to=to, text=text, key=key, kind=kind, client_id=client_id, expires_at=expires_at,
        sender=sender, language=language or callers_language.get(), parts=counted.parts,
    )


async def send_mail(
    session: AsyncSession, *, to: str, subject: str, text: str, key: str, kind: Kind = Kind.NOTICE,
    client_id: UUID | None = None, expires_at: datetime | None = None, sender: str = "", language: str | None = None,
    attachments: Sequence[Attachment] = (),
) -> UUID:
    """Queue a mail as `send_sms` does an SMS. `text` is plain; its HTML is made from it. `sender` is the name shown as From."""
    files = [{"name": file.name, "type": file.type, "content": b64encode(file.content).decode()} for file in attachments]
    return await _queue(
        session, channel=Channel.MAIL, to=to, subject=subject, text=text, key=key, kind=kind, client_id=client_id,
        expires_at=expires_at, sender=sender, language=language or callers_language.get(), attachments=files,
    )


async def system_mail(
    session: AsyncSession, to: str, subject: str, text: str, key: str, *, expires_at: datetime | None = None, language: str | None = None,
) -> UUID:
    """Queue a mail about somebody's account rather than a clinic's client, such as a code or a link to reset a password.

    It carries a secret, so what it says is erased once it's on its way. It's nobody's: raises ValueError in a session that acts for a
    company, whose people could then come near it.
    """
    if context_of(session).company_id != NOBODY:
        message = "a letter about somebody's account belongs to no company"
        raise ValueError(message)
    return await send_mail(
        session, to=to, subject=subject, text=text, key=key, kind=Kind.CODE, expires_at=expires_at, language=language,
    )


async def _queue(session: AsyncSession, **facts: Any) -> UUID:
    company_id, message_id = context_of(session).company_id, new_id()
    statement = (
        insert(Message)
        .values(company_id=company_id, id=message_id, **facts)
        .on_conflict_do_nothing(index_elements=["company_id", "key"])
        .returning(Message.id)
    )
    if await session.scalar(statement) is None:
        earlier = select(Message.id).where(Message.company_id == company_id, Message.key == facts["key"])
        return (await session.scalars(earlier)).one()
    audit.record(
        session, "message.queued", message_id, client_id=facts["client_id"], channel=facts["channel"], kind=facts["kind"],
    )
    outbox.publish(session, MESSAGE_DUE, {"message_id": str(message_id)})
    return message_id


async def of_client(session: AsyncSession, client_id: UUID, beginning: str) -> list[tuple[str, State]]:
    """The keys that begin so among those of a client's messages, each with its message's state."""
    found = await session.execute(select(Message.key, Message.state).where(
        Message.company_id == context_of(session).company_id, Message.client_id == client_id,
        Message.key.startswith(beginning, autoescape=True),
    ))
    return [(key, State(state)) for key, state in found]


async def resend(session: AsyncSession, message_id: UUID, version: int) -> Message:
    """Queue a message once more that failed, or that nobody can tell about. Raises NotResendable."""
    message = await owned(session, Message, message_id, version=version, lock=True)
    if message.state not in (State.FAILED, State.UNKNOWN) or not message.text or not await wanted.still(session, message.key):
        raise NotResendable
    message.state, message.attempts, message.next_at, message.expires_at = State.QUEUED, 0, None, None
    message.error = message.error_reason = ""
    audit.record(session, "message.resent", message_id, client_id=message.client_id)
    outbox.publish(session, MESSAGE_DUE, {"message_id": str(message_id)})
    await session.flush()
    return message


async def report(session: AsyncSession, message_id: UUID, provider_id: str, status: str) -> None:
    """Take the provider's word on a message. Reports may come early, late, twice and in disorder.

    A bad report on an earlier try is passed over, since a later one is to come; a good one never is.
    """
    message = await owned(session, Message, message_id, lock=True)
    state = REPORTED.get(status)
    of_earlier_try = message.state == State.QUEUED or message.provider_id not in ("", provider_id)
    if state is None or (of_earlier_try and state is not State.DELIVERED):
        return
    if not message.move(state):
        return
    message.provider_id = provider_id[:80]
    if state is State.FAILED:
        message.error = NotDelivered.code
    audit.record(session, f"message.{state}", message_id, client_id=message.client_id)
