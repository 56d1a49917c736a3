"""Tables of imports and of what became of each row."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, Integer, SmallInteger, String, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import Base, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key

RUNNING_KEY = "data_import_running_key"
MAX_LABEL, MAX_REASON = 200, 500


class DataImport(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """An uploaded file and its way into the clinic's data.

    uploaded → checking → checked → queued → running → done; failed when nothing was taken, discarded when it was never started. A
    company has at most one that is queued or running.
    """

    __tablename__ = "data_import"
    __table_args__ = (
        company_foreign_key("membership", "membership_id"),
        Index(RUNNING_KEY, "company_id", unique=True, postgresql_where=text("state IN ('queued', 'running')")),
        Index("data_import_kind_idx", "company_id", "kind", "created_at"),
        CheckConstraint("kind IN ('clients', 'bookings', 'procedures', 'products')", name="kind"),
        CheckConstraint(
            "state IN ('uploaded', 'checking', 'checked', 'queued', 'running', 'done', 'failed', 'discarded')", name="state",
        ),
        CheckConstraint("taken + refused <= rows AND progress <= rows", name="counts"),
    )

    kind: Mapped[str] = mapped_column(String(10))
    state: Mapped[str] = mapped_column(String(10), default="uploaded")
    membership_id: Mapped[UUID]
    """The member who uploaded the file, as whom the rows are taken."""
    file_id: Mapped[UUID | None]
    """The uploaded file, until it is withdrawn after the import or a day."""
    file_name: Mapped[str] = mapped_column(String(200))
    columns: Mapped[list[Any]]
    """The headings of the file."""
    mapping: Mapped[list[Any]]
    """For each column the field that it is taken as, or an empty text."""
    rows: Mapped[int] = mapped_column(Integer)
    progress: Mapped[int] = mapped_column(Integer, default=0)
    """Rows that the present run has been through."""
    taken: Mapped[int] = mapped_column(Integer, default=0)
    """Rows that were taken; before the start, those that would be."""
    refused: Mapped[int] = mapped_column(Integer, default=0)
    preview: Mapped[list[Any]]
    """The first rows as they would be taken."""
    attempts: Mapped[int] = mapped_column(SmallInteger, default=0)
    error: Mapped[str] = mapped_column(String(60), default="")
    finished_at: Mapped[datetime | None]


class DataImportRow(CompanyOwned, Base):
    """A row of a file: taken, or refused with the reason in both languages. Deleted after a month."""

    __tablename__ = "data_import_row"
    __table_args__ = (
        company_foreign_key("data_import", "import_id", ondelete="CASCADE"),
        Index("data_import_row_number_key", "company_id", "import_id", "number", unique=True),
        CheckConstraint("state IN ('taken', 'refused')", name="state"),
    )

    import_id: Mapped[UUID]
    number: Mapped[int] = mapped_column(Integer)
    """Its number in the file, the row of headings included."""
    state: Mapped[str] = mapped_column(String(8))
    label: Mapped[str] = mapped_column(String(MAX_LABEL))
    """The row's first values, as the file has them."""
    reason_en: Mapped[str] = mapped_column(String(MAX_REASON), default="")
    reason_sv: Mapped[str] = mapped_column(String(MAX_REASON), default="")
    record_id: Mapped[UUID | None]
    """The client, booking, procedure or product that was taken."""
