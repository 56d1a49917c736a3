"""Send messages in three steps: commit the attempt, call the provider, commit the result.

The providers have no idempotency key, so a process that dies between the steps leaves a message that may have been sent. It then
waits ten minutes for the provider's report; if its state is still unknown, it is sent once more, unless it is marketing.
"""

from base64 import b64decode
from datetime import datetime, timedelta
from uuid import UUID

from clinic.core import audit
from clinic.core.api.errors import ApiError
from clinic.core.background import outbox
from clinic.core.background.outbox import EventMessage
from clinic.core.clock import now
from clinic.core.database.session import AnySession, driver_transaction
from clinic.core.database.tenant_context import NIL_COMPANY
from clinic.core.settings import settings
from clinic.messaging import callback_tokens, message_rows, relevance_checks, sms_policy
from clinic.messaging.events import MESSAGE_DUE, publish_failed
from clinic.messaging.html_email import render_html
from clinic.messaging.models import Message, MessageChannel, MessageState, MessageType
from clinic.providers.errors import ProviderError
from clinic.providers.mail import Attachment, Email, smtp
from clinic.providers.sms import SentSms, elks

RETRY_DELAYS_SECONDS = (5, 30, 120, 600, 3600)
"""Waits before each further attempt of a message that was certainly not sent."""
REPORT_TIMEOUT = timedelta(minutes=10)
"""How long a message that may have been sent waits for its delivery report."""
MAX_BLIND_ATTEMPTS = 2
"""Attempts at most while the outcome of the earlier ones is unknown."""


class MessageExpired(ApiError):
    """The message passed `expires_at` before it could be sent."""

    status = 410
    code = "messaging.expired"
    en = "The message could not be sent in time and was dropped."
    sv = "Meddelandet kunde inte skickas i tid och togs bort."


@outbox.subscribe_outside_transaction(MESSAGE_DUE, name="messaging.deliver")
async def deliver(event: EventMessage) -> None:
    """Send the message if it is due. Safe to run twice, late and concurrently with itself."""
    message_id = UUID(event.payload["message_id"])
    async with driver_transaction(event.context) as session, message_rows.locked(session, message_id) as message:
        is_claimed = await _claim_for_sending(session, message)
    if not is_claimed:
        return
    try:
        result: SentSms | ProviderError = await _call_provider(message)
    except ProviderError as error:
        result = error
    async with driver_transaction(event.context) as session, message_rows.locked(session, message_id) as message:
        _record_result(session, message, result)


async def _claim_for_sending(session: AnySession, message: Message) -> bool:
    """Set the message to `sending` and return True when the provider is to be called now."""
    if not _claim(session, message, now(), is_relevant=await relevance_checks.is_still_relevant(session, message)):
        return False
    if message.channel == MessageChannel.SMS and (error := await _sms_blocked_reason(session, message)):
        _fail(session, message, error)
        return False
    return True


def _claim(session: AnySession, message: Message, at: datetime, *, is_relevant: bool) -> bool:
    """Decide whether to call the provider now; if so, set the message to `sending`.

    A message that is no longer relevant is withdrawn or, if it may have been sent already, not sent again.
    """
    if message.state == MessageState.SENDING and message.tried_at:
        if at < message.tried_at + REPORT_TIMEOUT:
            _recheck_later(session, message, message.tried_at + REPORT_TIMEOUT - at)
            return False
        is_last_attempt = message.type == MessageType.MARKETING or message.attempts >= MAX_BLIND_ATTEMPTS
        if is_last_attempt or _is_expired(message, at) or not is_relevant:
            message.advance(MessageState.UNKNOWN)
            audit.record(session, "message.unknown", message.id, client_id=message.client_id)
            return False
    elif message.state != MessageState.QUEUED or (message.next_attempt_at and at < message.next_attempt_at):
        return False
    if not is_relevant:
        message.advance(MessageState.WITHDRAWN)
        audit.record(session, "message.withdrawn", message.id, client_id=message.client_id)
        return False
    if _is_expired(message, at):
        _fail(session, message, MessageExpired())
        return False
    message.state, message.tried_at, message.next_attempt_at = MessageState.SENDING, at, None
    message.attempts += 1
    return True


async def _sms_blocked_reason(session: AnySession, message: Message) -> ApiError | None:
    """Return why this SMS must not be sent. Only the first attempt counts against the daily limit."""
    return await sms_policy.blocked_reason(session, message.to) or (
        await sms_policy.count_and_check_quota(session) if message.attempts == 1 else None
    )


def _is_expired(message: Message, at: datetime) -> bool:
    return message.expires_at is not None and at >= message.expires_at


def _recheck_later(session: AnySession, message: Message, delay: timedelta) -> None:
    outbox.publish(session, MESSAGE_DUE, {"message_id": str(message.id)}, delay=delay)


async def _call_provider(message: Message) -> SentSms:
    if message.channel == MessageChannel.SMS:
        callback = f"{settings().public_url}/api/hooks/46elks/{callback_tokens.sign(message.company_id, message.id)}"
        return await elks().send(message.to, message.text, message.sender or settings().sms_sender, callback)
    files = tuple(Attachment(file["name"], file["type"], b64decode(file["content"])) for file in message.attachments)
    link_prefix = f"{settings().public_url.rstrip('/')}/" if message.company_id == NIL_COMPANY else ""
    html = render_html(message.text, title=message.subject, language=message.language, link_prefix=link_prefix)
    email = Email(
        message.id, message.to, message.subject, message.text, html, message.sender, message.language, files,
    )
    return SentSms(id=await smtp().send(email), parts=0)


def _record_result(session: AnySession, message: Message, result: SentSms | ProviderError) -> None:
    """Store the result of an attempt. A delivery report may have come before it and then takes precedence."""
    if isinstance(result, SentSms):
        message.provider_id, message.segments, message.cost = result.id, result.parts, result.cost
        if message.advance(MessageState.SENT):
            audit.record(session, "message.sent", message.id, client_id=message.client_id)
        return
    if message.state != MessageState.SENDING:
        return
    message.error, message.error_reason = result.code, str(result.details.get("reason", ""))[:200]
    if result.outcome_unknown:
        _recheck_later(session, message, REPORT_TIMEOUT)
    elif result.is_permanent or message.attempts > len(RETRY_DELAYS_SECONDS):
        _fail(session, message, result)
    else:
        delay = timedelta(seconds=RETRY_DELAYS_SECONDS[message.attempts - 1])
        message.state, message.next_attempt_at = MessageState.QUEUED, now() + delay
        _recheck_later(session, message, delay)


def _fail(session: AnySession, message: Message, error: ApiError) -> None:
    message.error = error.code
    message.advance(MessageState.FAILED)
    audit.record(session, "message.failed", message.id, client_id=message.client_id, error=error.code)
    publish_failed(session, message)
