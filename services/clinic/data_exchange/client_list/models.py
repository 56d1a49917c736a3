"""The table of exported client lists."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, String, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import Base, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key

OPEN_LIST_KEY = "client_list_export_open_key"


class ClientListExport(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """An Excel file of clients: queued, being built, downloadable for a day, failed, or deleted. A member has at most one unfinished."""

    __tablename__ = "client_list_export"
    __table_args__ = (
        company_foreign_key("membership", "membership_id"),
        Index(OPEN_LIST_KEY, "company_id", "membership_id", unique=True, postgresql_where=text("state IN ('queued', 'building')")),
        Index("client_list_export_member_idx", "company_id", "membership_id", "created_at"),
        Index("client_list_export_expiring_idx", "company_id", "expires_at", postgresql_where=text("state = 'ready'")),
        CheckConstraint("state IN ('queued', 'building', 'ready', 'failed', 'deleted')", name="state"),
        CheckConstraint("state <> 'ready' OR (size IS NOT NULL AND rows IS NOT NULL AND expires_at IS NOT NULL)", name="ready"),
    )

    membership_id: Mapped[UUID]
    """The member who requested it. Nobody else can see or download it."""
    client_scope: Mapped[str] = mapped_column(String(10))
    """The member's client scope when they requested it; a member who has been restricted since can't download it."""
    language: Mapped[str] = mapped_column(String(2))
    filters: Mapped[dict[str, Any]]
    state: Mapped[str] = mapped_column(String(8), default="queued")
    rows: Mapped[int | None]
    file_name: Mapped[str] = mapped_column(String(120), default="")
    size: Mapped[int | None]
    sha256: Mapped[str] = mapped_column(String(64), default="")
    downloads: Mapped[int] = mapped_column(SmallInteger, default=0)
    error: Mapped[str] = mapped_column(String(60), default="")
    ready_at: Mapped[datetime | None]
    expires_at: Mapped[datetime | None]

    @property
    def object_key(self) -> str:
        """Key of the file in object storage."""
        return f"{self.company_id}/exports/{self.id}"
