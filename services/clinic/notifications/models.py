"""The tables of notifications. A notification names no client: its subject is joined at reading, under the reader's policies."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import Index, String, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import Base, CompanyOwned, company_foreign_key
from clinic.core.database.row_security import CURRENT_MEMBERSHIP, CURRENT_PRESCRIBER

_IS_READER = f"{{table}}.membership_id = {CURRENT_MEMBERSHIP}"
_IS_SYSTEM = f"{CURRENT_MEMBERSHIP} IS NULL AND {CURRENT_PRESCRIBER} IS NULL AND current_setting('app.client_scope', true) = 'all'"
READER_POLICY = f"reader ON {{table}} AS RESTRICTIVE TO app USING ({_IS_READER} OR {_IS_SYSTEM}) WITH CHECK ({_IS_READER} OR {_IS_SYSTEM})"
"""Only the member whose row it is, and the system, which has no membership. An accountant's scope is not `all`."""


class NotificationSwitch(CompanyOwned, Base):
    """A kind of notifications that a member has switched off; without a row it is on."""

    __tablename__ = "notification_switch"
    __table_args__ = (
        UniqueConstraint("company_id", "membership_id", "kind", name="notification_switch_kind_key"),
        company_foreign_key("membership", "membership_id", ondelete="CASCADE"),
    )
    __policies__ = (READER_POLICY,)

    membership_id: Mapped[UUID]
    kind: Mapped[str] = mapped_column(String(30))


class Notification(CompanyOwned, Base):
    """A notification of one member about one event. The unique key makes a repeated event harmless."""

    __tablename__ = "notification"
    __table_args__ = (
        UniqueConstraint("company_id", "event_id", "membership_id", name="notification_event_key"),
        company_foreign_key("membership", "membership_id", ondelete="CASCADE"),
        Index("notification_list_idx", "company_id", "membership_id", "created_at", "id"),
        Index("notification_unread_idx", "company_id", "membership_id", "kind", postgresql_where=text("read_at IS NULL")),
    )
    __policies__ = (READER_POLICY,)

    membership_id: Mapped[UUID]
    """The receiver."""
    event_id: Mapped[UUID]
    """The event that it was made from; the outbox may have dropped it since."""
    kind: Mapped[str] = mapped_column(String(30))
    subject_id: Mapped[UUID]
    """The row that it is about, in the table that the kind names."""
    created_at: Mapped[datetime]
    """When the event occurred."""
    read_at: Mapped[datetime | None]
