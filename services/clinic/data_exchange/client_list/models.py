"""The table of exported client lists."""

from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, String, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import Base, company_foreign_key
from clinic.data_exchange.export_files import ExportFile

OPEN_LIST_KEY = "client_list_export_open_key"


class ClientListExport(ExportFile, Base):
    """An Excel file of clients. A member has at most one unfinished."""

    __tablename__ = "client_list_export"
    __deleted_action__, __is_about_client__ = "client_list.deleted", False
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
    rows: Mapped[int | None]
