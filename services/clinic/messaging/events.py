"""Events that messaging publishes."""

from clinic.core.background import outbox
from clinic.core.database.session import AnySession
from clinic.messaging.models import Message, MessageType

MESSAGE_FAILED = "message.failed"
"""A notice to a client was not delivered and is no longer tried. Payload: message_id, client_id."""

MESSAGE_DUE = "message.due"
"""A message is to be sent, or its state is to be checked again. Payload: message_id."""


def publish_failed(session: AnySession, message: Message) -> None:
    """Publish that a notice to a client has failed. A code is asked for again by its visitor, so that its failure concerns nobody."""
    if message.client_id is not None and message.type == MessageType.NOTICE:
        outbox.publish(session, MESSAGE_FAILED, {"message_id": str(message.id), "client_id": str(message.client_id)})
