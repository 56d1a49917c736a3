"""Registry of checks that tell, right before a message is sent, whether its content still holds."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from clinic.core.database.session import AnySession
from clinic.messaging.models import Message, MessageChannel


@dataclass(frozen=True, slots=True)
class MessageSubject:
    """Identify the content of a message: `topic` names what it is about, `subject_id` the row it is about."""

    topic: str
    subject_id: UUID
    context: dict[str, Any]
    channel: MessageChannel


RelevanceCheck = Callable[[AnySession, MessageSubject], Awaitable[bool]]
_CHECKS: dict[str, RelevanceCheck] = {}


def register_check(topic: str) -> Callable[[RelevanceCheck], RelevanceCheck]:
    """Register a function to be called for each message of a topic, in the transaction that claims it for sending."""

    def register(check: RelevanceCheck) -> RelevanceCheck:
        _CHECKS[topic] = check
        return check

    return register


async def is_still_relevant(session: AnySession, message: Message) -> bool:
    """Return whether the message should still be sent. Messages whose topic has no check always are."""
    check = _CHECKS.get(message.topic)
    if check is None:
        return True
    subject = MessageSubject(message.topic, message.subject_id, message.context, MessageChannel(message.channel))
    return await check(session, subject)
