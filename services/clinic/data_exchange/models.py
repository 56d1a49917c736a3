"""Tables of the exports of clients' records, and of log reviews."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, String, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import Base, ClientOwned, TimestampMixin, VersionMixin, company_foreign_key
from clinic.data_exchange.client_list import models as client_list_models
from clinic.data_exchange.log_review import models as log_review_models

__all__ = ["ClientExport", "client_list_models", "log_review_models"]

OPEN_EXPORT_KEY = "client_export_open_key"


class ClientExport(ClientOwned, VersionMixin, TimestampMixin, Base):
    """An export: queued, being built, downloadable for a day, failed, or deleted. A client has at most one queued or being built."""

    __tablename__ = "client_export"
    __on_client_merge__ = "merged_ids"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        Index(OPEN_EXPORT_KEY, "company_id", "client_id", unique=True, postgresql_where=text("state IN ('queued', 'building')")),
        Index("client_export_client_idx", "company_id", "client_id", "created_at"),
        Index("client_export_expiring_idx", "company_id", "expires_at", postgresql_where=text("state = 'ready'")),
        CheckConstraint("state IN ('queued', 'building', 'ready', 'failed', 'deleted')", name="state"),
        CheckConstraint("progress BETWEEN 0 AND 100", name="progress"),
        CheckConstraint("state <> 'ready' OR (size IS NOT NULL AND expires_at IS NOT NULL)", name="ready"),
    )

    client_id: Mapped[UUID]
    membership_id: Mapped[UUID | None]
    """The member who requested it and is e-mailed when it is ready."""
    state: Mapped[str] = mapped_column(String(8), default="queued")
    progress: Mapped[int] = mapped_column(SmallInteger, default=0)
    file_name: Mapped[str] = mapped_column(String(120), default="")
    size: Mapped[int | None]
    sha256: Mapped[str] = mapped_column(String(64), default="")
    downloads: Mapped[int] = mapped_column(SmallInteger, default=0)
    error: Mapped[str] = mapped_column(String(60), default="")
    ready_at: Mapped[datetime | None]
    expires_at: Mapped[datetime | None]

    @property
    def object_key(self) -> str:
        """Key of the archive in object storage."""
        return f"{self.company_id}/exports/{self.id}"
