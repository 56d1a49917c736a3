"""The exports of clients' records."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, String, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.models import Base, ClientOwned, Timed, Versioned, company_key

ONE_OPEN = "client_export_open_key"


class ClientExport(ClientOwned, Versioned, Timed, Base):
    """One export on its way, ready for a day, failed, or erased. One at a time is made for a client."""

    __tablename__ = "client_export"
    __merge__ = "lineage"
    __table_args__ = (
        company_key("client", "client_id"),
        Index(ONE_OPEN, "company_id", "client_id", unique=True, postgresql_where=text("state IN ('waiting', 'making')")),
        Index("client_export_client_idx", "company_id", "client_id", "created_at"),
        Index("client_export_expiring_idx", "company_id", "expires_at", postgresql_where=text("state = 'ready'")),
        CheckConstraint("state IN ('waiting', 'making', 'ready', 'failed', 'erased')", name="state"),
        CheckConstraint("progress BETWEEN 0 AND 100", name="progress"),
        CheckConstraint("state <> 'ready' OR (size IS NOT NULL AND expires_at IS NOT NULL)", name="ready"),
    )

    client_id: Mapped[UUID]
    membership_id: Mapped[UUID | None]
    """Who asked for it, and hears when it's ready."""
    state: Mapped[str] = mapped_column(String(8), default="waiting")
    progress: Mapped[int] = mapped_column(SmallInteger, default=0)
    file_name: Mapped[str] = mapped_column(String(120), default="")
    size: Mapped[int | None]
    sha256: Mapped[str] = mapped_column(String(64), default="")
    downloads: Mapped[int] = mapped_column(SmallInteger, default=0)
    error: Mapped[str] = mapped_column(String(60), default="")
    ready_at: Mapped[datetime | None]
    expires_at: Mapped[datetime | None]

    @property
    def key(self) -> str:
        """Its object's key."""
        return f"{self.company_id}/exports/{self.id}"
