"""The message, from being queued to its final state.

Letters about somebody's account are kept under the nil company, like everything that happens before a company is known: what proves
an address comes near no clinic.
"""

from datetime import datetime
from enum import StrEnum
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.models import Base, ClientOwned, Timed, Versioned, company_key


class Channel(StrEnum):
    """How a message travels."""

    SMS = "sms"
    MAIL = "mail"


class Kind(StrEnum):
    """What a message is for, which decides how long it's kept and whether it may go twice."""

    CODE = "code"
    """Holds a secret: its subject and text are shown to nobody, and erased once it's on its way."""
    NOTICE = "notice"
    """A confirmation, change or reminder: after ten minutes of not knowing, it goes again."""
    MARKETING = "marketing"
    """Never again when it may have gone."""


class State(StrEnum):
    """Where a message is. The order is that of its life; reports may come late, twice or in disorder, and only move it on."""

    QUEUED = "queued"
    WITHDRAWN = "withdrawn"
    """What it was about no longer holds: it never went."""
    SENDING = "sending"
    UNKNOWN = "unknown"
    SENT = "sent"
    FAILED = "failed"
    DELIVERED = "delivered"

    @property
    def rank(self) -> int:
        """Its place in the order."""
        return list(State).index(self)


class Message(ClientOwned, Versioned, Timed, Base):
    """One SMS or mail to one person; `key` says what it's about, and the table itself refuses a second of the same."""

    __tablename__ = "message"
    __merge__ = "move"
    __table_args__ = (
        company_key("client", "client_id"),
        Index("message_once_key", "company_id", "key", unique=True),
        Index("message_made_idx", "company_id", "created_at", "id"),
        Index("message_client_idx", "company_id", "client_id", "created_at"),
        Index("message_state_idx", "company_id", "state", "created_at"),
        CheckConstraint("channel IN ('sms', 'mail')", name="channel"),
        CheckConstraint("state IN ('queued', 'withdrawn', 'sending', 'unknown', 'sent', 'failed', 'delivered')", name="state"),
    )

    client_id: Mapped[UUID | None]
    key: Mapped[str] = mapped_column(String(200))
    channel: Mapped[str] = mapped_column(String(4))
    kind: Mapped[str] = mapped_column(String(12))
    to: Mapped[str] = mapped_column(String(254))
    sender: Mapped[str] = mapped_column(String(120), default="")
    language: Mapped[str] = mapped_column(String(2), default="en")
    subject: Mapped[str] = mapped_column(String(200), default="")
    text: Mapped[str] = mapped_column(Text)
    attachments: Mapped[list[Any]] = mapped_column(default=list)
    state: Mapped[str] = mapped_column(String(10), default=State.QUEUED)
    expires_at: Mapped[datetime | None]
    attempts: Mapped[int] = mapped_column(SmallInteger, default=0)
    tried_at: Mapped[datetime | None]
    next_at: Mapped[datetime | None]
    provider_id: Mapped[str] = mapped_column(String(80), default="")
    parts: Mapped[int] = mapped_column(SmallInteger, default=0)
    cost: Mapped[int] = mapped_column(default=0)
    error: Mapped[str] = mapped_column(String(60), default="")
    error_reason: Mapped[str] = mapped_column(String(200), default="")

    def move(self, state: State) -> bool:
        """Go on to `state` unless already past it; what a secret says goes when nothing more will be sent of it."""
        if state.rank <= State(self.state).rank:
            return False
        self.state = state
        if self.kind == Kind.CODE and state.rank >= State.SENT.rank:
            self.subject, self.text, self.attachments = "", "", []
        return True
