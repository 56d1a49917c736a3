"""Tables of the exports of clients' records, and of log reviews."""

from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import Base, ClientOwned, company_foreign_key
from clinic.data_exchange.client_list import models as client_list_models
from clinic.data_exchange.export_files import ExportFile
from clinic.data_exchange.imports import models as import_models
from clinic.data_exchange.log_review import models as log_review_models

__all__ = ["ClientExport", "client_list_models", "import_models", "log_review_models"]

OPEN_EXPORT_KEY = "client_export_open_key"


class ClientExport(ExportFile, ClientOwned, Base):
    """An export of a client's record. A client has at most one queued or being built."""

    __tablename__ = "client_export"
    __on_client_merge__ = "merged_ids"
    __deleted_action__, __is_about_client__ = "client.export_deleted", True
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
    progress: Mapped[int] = mapped_column(SmallInteger, default=0)
