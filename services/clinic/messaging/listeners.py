"""Sending, in three steps: commit that we are about to, call the provider, commit what came of it.

A provider has no key against doubles, so a process that dies between the steps leaves a message that may have gone. It then
waits ten minutes for the provider's report; still unknown, it goes once more, unless it's marketing.
"""

from base64 import b64decode
from datetime import datetime, timedelta
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit, outbox
from clinic.core.clock import now
from clinic.core.context import NOBODY
from clinic.core.db import owned, unit
from clinic.core.errors import Refusal
from clinic.core.outbox import Happened
from clinic.core.settings import settings
from clinic.messaging import reach, tokens, wanted as standing
from clinic.messaging.events import MESSAGE_DUE
from clinic.messaging.letters import html_of
from clinic.messaging.models import Channel, Kind, Message, State
from clinic.providers.errors import ProviderError
from clinic.providers.mail import Attachment, Letter, smtp
from clinic.providers.sms import SentSms, elks

WAITS = (5, 30, 120, 600, 3600)
"""Seconds before each further try of a message that surely didn't go."""
OPEN = timedelta(minutes=10)
"""How long a message that may have gone waits for its report."""
TRIES_IN_THE_DARK = 2


class Expired(Refusal):
    """Its time was over before it could go."""

    status = 410
    code = "messaging.expired"
    en = "The message could not be sent in time and was dropped."
    sv = "Meddelandet kunde inte skickas i tid och togs bort."


@outbox.listens_stepwise(MESSAGE_DUE, name="messaging.deliver")
async def deliver(happened: Happened) -> None:
    """Send the message if it's due; may run twice, late, and beside itself."""
    message_id = UUID(happened.facts["message_id"])
    async with unit(happened.context) as session:
        message = await owned(session, Message, message_id, lock=True)
        if not _take(session, message, now(), wanted=await standing.still(session, message.key)):
            return
        if message.channel == Channel.SMS and (why := await _barred(session, message)):
            _fail(session, message, why)
            return
    try:
        sent: SentSms | ProviderError = await _call(message)
    except ProviderError as error:
        sent = error
    async with unit(happened.context) as session:
        _settle(session, await owned(session, Message, message_id, lock=True), sent)


def _take(session: AsyncSession, message: Message, at: datetime, *, wanted: bool) -> bool:
    """Whether to call the provider now; if so, the message says *sending* from here on.

    One that isn't wanted any more is withdrawn, or, if it may have gone already, doesn't go again.
    """
    if message.state == State.SENDING and message.tried_at:
        if at < message.tried_at + OPEN:
            _look_again(session, message, message.tried_at + OPEN - at)
            return False
        if message.kind == Kind.MARKETING or message.attempts >= TRIES_IN_THE_DARK or _expired(message, at) or not wanted:
            message.move(State.UNKNOWN)
            audit.record(session, "message.unknown", message.id, client_id=message.client_id)
            return False
    elif message.state != State.QUEUED or (message.next_at and at < message.next_at):
        return False
    if not wanted:
        message.move(State.WITHDRAWN)
        audit.record(session, "message.withdrawn", message.id, client_id=message.client_id)
        return False
    if _expired(message, at):
        _fail(session, message, Expired())
        return False
    message.state, message.tried_at, message.next_at = State.SENDING, at, None
    message.attempts += 1
    return True


async def _barred(session: AsyncSession, message: Message) -> Refusal | None:
    """Why this SMS doesn't go; one that is tried again has been counted."""
    return await reach.barred(session, message.to) or (await reach.one_more(session) if message.attempts == 1 else None)


def _expired(message: Message, at: datetime) -> bool:
    return message.expires_at is not None and at >= message.expires_at


def _look_again(session: AsyncSession, message: Message, wait: timedelta) -> None:
    outbox.publish(session, MESSAGE_DUE, {"message_id": str(message.id)}, delay=wait)


async def _call(message: Message) -> SentSms:
    if message.channel == Channel.SMS:
        callback = f"{settings().public_url}/api/hooks/46elks/{tokens.seal(message.company_id, message.id)}"
        return await elks().send(message.to, message.text, message.sender or settings().sms_sender, callback)
    files = tuple(Attachment(one["name"], one["type"], b64decode(one["content"])) for one in message.attachments)
    ours = f"{settings().public_url.rstrip('/')}/" if message.company_id == NOBODY else ""
    html = html_of(message.text, title=message.subject, language=message.language, linked=ours)
    letter = Letter(
        message.id, message.to, message.subject, message.text, html, message.sender, message.language, files,
    )
    return SentSms(id=await smtp().send(letter), parts=0)


def _settle(session: AsyncSession, message: Message, sent: SentSms | ProviderError) -> None:
    """Write what came of a try; a report may have been faster and is then left standing."""
    if isinstance(sent, SentSms):
        message.provider_id, message.parts, message.cost = sent.id, sent.parts, sent.cost
        if message.move(State.SENT):
            audit.record(session, "message.sent", message.id, client_id=message.client_id)
        return
    if message.state != State.SENDING:
        return
    message.error, message.error_reason = sent.code, str(sent.facts.get("reason", ""))[:200]
    if sent.maybe_done:
        _look_again(session, message, OPEN)
    elif sent.lasting or message.attempts > len(WAITS):
        _fail(session, message, sent)
    else:
        wait = timedelta(seconds=WAITS[message.attempts - 1])
        message.state, message.next_at = State.QUEUED, now() + wait
        _look_again(session, message, wait)


def _fail(session: AsyncSession, message: Message, why: Refusal) -> None:
    message.error = why.code
    message.move(State.FAILED)
    audit.record(session, "message.failed", message.id, client_id=message.client_id, error=why.code)
