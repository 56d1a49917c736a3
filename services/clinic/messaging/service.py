"""Queue messages in the transaction that causes them, send failed ones again, and record delivery reports."""

from base64 import b64encode
from collections.abc import Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

import orjson
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api.errors import ApiError, Conflict
from clinic.core.background import outbox
from clinic.core.database.session import AnySession, flush_and_get_connection, get_context, get_owned
from clinic.core.database.tenant_context import NIL_COMPANY
from clinic.core.settings import settings
from clinic.core.text.i18n import language as request_language
from clinic.messaging import message_rows, queries, relevance_checks, sms_policy
from clinic.messaging.events import MESSAGE_DUE, publish_failed
from clinic.messaging.models import Message, MessageChannel, MessageState, MessageType
from clinic.messaging.queries import list_messages_about
from clinic.messaging.relevance_checks import MessageSubject, register_check
from clinic.messaging.schemas import MessageOut
from clinic.messaging.segments import count_segments
from clinic.messaging.sms_policy import CountryNotSupported, NotMobile, number_blocked_reason
from clinic.messaging.sms_sender import get_sms_sender
from clinic.providers.mail import Attachment

__all__ = [
    "Attachment", "CountryNotSupported", "MessageChannel", "MessageOut", "MessageState", "MessageSubject", "MessageType",
    "NotDelivered", "NotMobile", "NotResendable", "TextTooLong", "count_segments", "fits_sms", "list_client_messages",
    "list_messages_about", "number_blocked_reason", "record_delivery_report", "register_check", "resend_message",
    "send_account_mail", "send_account_sms", "send_mail", "send_sms", "sms_blocked_reason",
]
MAX_SMS_SEGMENTS = 10
ACCOUNT_TOPIC = "account"
STATE_BY_REPORT = {"sent": MessageState.SENT, "delivered": MessageState.DELIVERED, "failed": MessageState.FAILED}


class TextTooLong(ApiError):
    """The SMS needs more segments than MAX_SMS_SEGMENTS."""

    status = 422
    code = "messaging.too_long"
    en = "The text needs {segments} SMS parts; at most {most} are allowed."
    sv = "Texten kräver {segments} sms-delar; högst {most} är tillåtna."


class NotDelivered(ApiError):
    """The network reported that an SMS could not be delivered."""

    status = 502
    code = "messaging.not_delivered"
    en = "The message could not be delivered to this number."
    sv = "Meddelandet kunde inte levereras till det här numret."


class NotResendable(Conflict):
    """The message was sent, is being sent, is no longer true, or held a secret that has been erased."""

    code = "messaging.not_resendable"
    en = "This message cannot be sent again."
    sv = "Det här meddelandet kan inte skickas igen."


sms_blocked_reason = sms_policy.blocked_reason


def fits_sms(text: str) -> bool:
    """Return whether `send_sms` accepts a text of this length."""
    return count_segments(text).segments <= MAX_SMS_SEGMENTS


async def send_sms(
    session: AsyncSession, *, to: str, text: str, topic: str, subject_id: UUID, context: dict[str, Any] | None = None,
    message_type: MessageType = MessageType.NOTICE, client_id: UUID | None = None, expires_at: datetime | None = None, sender: str = "",
    language: str | None = None,
) -> UUID:
    """Queue an SMS in the caller's transaction, for the session's company; return the message id.

    `to` is in E.164. `topic`, `subject_id` and `context` say what the message is about (`booking.reminder`, the booking, its start):
    a second SMS about the same queues nothing and returns the id of the first. Nothing is sent after `expires_at`, by an unverified
    company, to an unsupported country or beyond the daily limit: the message then fails with that error. It comes from `sender`,
    else from the company's name. Raises TextTooLong.
    """
    count = count_segments(text).segments
    if count > MAX_SMS_SEGMENTS:
        raise TextTooLong(segments=count, most=MAX_SMS_SEGMENTS)
    if not sender and get_context(session).company_id != NIL_COMPANY:
        sender = get_sms_sender(await companies.get_own_name(session))
    return await _queue(
        session, channel=MessageChannel.SMS, to=to, text=text, topic=topic, subject_id=subject_id, context=context or {}, type=message_type,
        client_id=client_id, expires_at=expires_at, sender=sender, language=language or request_language.get(), segments=count,
    )


async def send_mail(
    session: AsyncSession, *, to: str, subject: str, text: str, topic: str, subject_id: UUID, context: dict[str, Any] | None = None,
    message_type: MessageType = MessageType.NOTICE, client_id: UUID | None = None, expires_at: datetime | None = None, sender: str = "",
    language: str | None = None, attachments: Sequence[Attachment] = (),
) -> UUID:
    """Queue an e-mail as `send_sms` does an SMS. `text` is plain text, from which the HTML is made; `sender` is the From name."""
    files = [{"name": file.name, "type": file.type, "content": b64encode(file.content).decode()} for file in attachments]
    return await _queue(
        session, channel=MessageChannel.MAIL, to=to, subject=subject, text=text, topic=topic, subject_id=subject_id,
        context=context or {}, type=message_type, client_id=client_id, expires_at=expires_at, sender=sender,
        language=language or request_language.get(), attachments=files,
    )


async def send_account_mail(
    session: AsyncSession, to: str, subject: str, text: str, subject_id: UUID, *, expires_at: datetime | None = None,
    language: str | None = None, attachments: Sequence[Attachment] = (),
) -> UUID:
    """Queue an e-mail about a user's account, such as a code or a password reset link; once for a `subject_id`.

    It carries a secret, so its text is erased once it is sent. It belongs to no company: raises ValueError in a session that acts
    for a company, whose staff could otherwise read it.
    """
    if get_context(session).company_id != NIL_COMPANY:
        message = "an account e-mail belongs to no company"
        raise ValueError(message)
    return await send_mail(
        session, to=to, subject=subject, text=text, topic=ACCOUNT_TOPIC, subject_id=subject_id, message_type=MessageType.CODE,
        expires_at=expires_at, language=language, attachments=attachments,
    )


async def send_account_sms(
    session: AsyncSession, to: str, text: str, subject_id: UUID, *, expires_at: datetime | None = None, language: str | None = None,
) -> UUID:
    """Queue an SMS with a secret of a user's account for the session's company; once for a `subject_id`, and erased once it is sent."""
    return await send_sms(
        session, to=to, text=text, topic=ACCOUNT_TOPIC, subject_id=subject_id, message_type=MessageType.CODE, expires_at=expires_at,
        language=language, sender=settings().sms_sender,
    )


async def _queue(session: AsyncSession, **values: Any) -> UUID:
    message_id, is_new = await message_rows.insert(session, **values)
    if not is_new:
        return message_id
    audit.record(
        session, "message.queued", message_id, client_id=values["client_id"], channel=values["channel"], type=values["type"],
    )
    outbox.publish(session, MESSAGE_DUE, {"message_id": str(message_id)})
    return message_id


async def list_client_messages(
    session: AnySession, client_id: UUID, topic: str, subject_ids: Sequence[UUID],
) -> list[tuple[MessageSubject, MessageState]]:
    """List a client's messages of one topic about some subjects, each with its state."""
    connection = await flush_and_get_connection(session)
    rows = await connection.fetch(queries.CLIENT_MESSAGES, get_context(session).company_id, client_id, topic, list(subject_ids))
    return [
        (MessageSubject(topic, row["subject_id"], orjson.loads(row["context"]), MessageChannel(row["channel"])), MessageState(row["state"]))
        for row in rows
    ]


async def resend_message(session: AsyncSession, message_id: UUID, version: int) -> Message:
    """Queue a message again that failed or whose delivery is unknown. Raises NotResendable."""
    message = await get_owned(session, Message, message_id, version=version, lock=True)
    is_undelivered = message.state in (MessageState.FAILED, MessageState.UNKNOWN)
    if not is_undelivered or not message.text or not await relevance_checks.is_still_relevant(session, message):
        raise NotResendable
    message.state, message.attempts, message.next_attempt_at, message.expires_at = MessageState.QUEUED, 0, None, None
    message.error = message.error_reason = ""
    audit.record(session, "message.resent", message_id, client_id=message.client_id)
    outbox.publish(session, MESSAGE_DUE, {"message_id": str(message_id)})
    await session.flush()
    return message


async def record_delivery_report(session: AnySession, message_id: UUID, provider_id: str, status: str) -> None:
    """Apply a provider's delivery report. Reports may come early, late, twice and out of order.

    A failure report for an earlier attempt is ignored, since a later report will come; a success report never is.
    """
    async with message_rows.locked(session, message_id) as message:
        state = STATE_BY_REPORT.get(status)
        is_for_earlier_attempt = message.state == MessageState.QUEUED or message.provider_id not in ("", provider_id)
        if state is None or (is_for_earlier_attempt and state is not MessageState.DELIVERED):
            return
        if not message.advance(state):
            return
        message.provider_id = provider_id[:80]
        if state is MessageState.FAILED:
            message.error = NotDelivered.code
            publish_failed(session, message)
        audit.record(session, f"message.{state}", message_id, client_id=message.client_id)
