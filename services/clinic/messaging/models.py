"""The message table, from queued to a final state.

Account e-mails are stored under the nil company, like everything that happens before a company is known, so that no clinic can read
their codes and links.
"""

from datetime import datetime
from enum import StrEnum
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import Base, ClientOwned, TimestampMixin, VersionMixin, company_foreign_key

UNIQUE_COLUMNS = ("company_id", "topic", "subject_id", "channel", "context")


class MessageChannel(StrEnum):
    """How a message is sent."""

    SMS = "sms"
    MAIL = "mail"


class MessageType(StrEnum):
    """The purpose of a message, which decides how long its text is stored and whether it may be sent twice."""

    CODE = "code"
    """Holds a secret: subject and text are never returned by the API, and erased once the message is sent or has failed."""
    NOTICE = "notice"
    """A confirmation, change or reminder: sent once more when its state is unknown after ten minutes."""
    MARKETING = "marketing"
    """Never sent a second time when the first attempt may have succeeded."""


class MessageState(StrEnum):
    """The state of a message, in lifecycle order. Reports may come late, twice or out of order, and only move it forward."""

    QUEUED = "queued"
    WITHDRAWN = "withdrawn"
    """Its content no longer holds: it was never sent."""
    SENDING = "sending"
    UNKNOWN = "unknown"
    SENT = "sent"
    FAILED = "failed"
    DELIVERED = "delivered"

    @property
    def rank(self) -> int:
        """Return the position in the lifecycle."""
        return list(MessageState).index(self)


class Message(ClientOwned, VersionMixin, TimestampMixin, Base):
    """An SMS or e-mail to one recipient.

    `topic`, `subject_id` and `context` say what it is about; a unique index refuses a second message about the same by one channel.
    """

    __tablename__ = "message"
    __on_client_merge__ = "move"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        Index("message_subject_key", *UNIQUE_COLUMNS, unique=True),
        Index("message_created_idx", "company_id", "created_at", "id"),
        Index("message_client_idx", "company_id", "client_id", "created_at"),
        Index("message_state_idx", "company_id", "state", "created_at"),
        CheckConstraint("channel IN ('sms', 'mail')", name="channel"),
        CheckConstraint("state IN ('queued', 'withdrawn', 'sending', 'unknown', 'sent', 'failed', 'delivered')", name="state"),
    )

    client_id: Mapped[UUID | None]
    topic: Mapped[str] = mapped_column(String(60))
    subject_id: Mapped[UUID]
    context: Mapped[dict[str, Any]] = mapped_column(default=dict)
    channel: Mapped[str] = mapped_column(String(4))
    type: Mapped[str] = mapped_column(String(12))
    to: Mapped[str] = mapped_column(String(254))
    sender: Mapped[str] = mapped_column(String(120), default="")
    language: Mapped[str] = mapped_column(String(2), default="en")
    subject: Mapped[str] = mapped_column(String(200), default="")
    text: Mapped[str] = mapped_column(Text)
    attachments: Mapped[list[Any]] = mapped_column(default=list)
    state: Mapped[str] = mapped_column(String(10), default=MessageState.QUEUED)
    expires_at: Mapped[datetime | None]
    attempts: Mapped[int] = mapped_column(SmallInteger, default=0)
    tried_at: Mapped[datetime | None]
    next_attempt_at: Mapped[datetime | None]
    provider_id: Mapped[str] = mapped_column(String(80), default="")
    segments: Mapped[int] = mapped_column(SmallInteger, default=0)
    cost: Mapped[int] = mapped_column(default=0)
    error: Mapped[str] = mapped_column(String(60), default="")
    error_reason: Mapped[str] = mapped_column(String(200), default="")

    def advance(self, state: MessageState) -> bool:
        """Move on to `state`; return False when already at or past it. The text of a code is erased once it is sent or has failed."""
        if state.rank <= MessageState(self.state).rank:
            return False
        self.state = state
        if self.type == MessageType.CODE and state.rank >= MessageState.SENT.rank:
            self.subject, self.text, self.attachments = "", "", []
        return True
