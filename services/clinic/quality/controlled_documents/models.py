"""Tables of controlled documents, their versions and the acknowledgements by staff."""

from datetime import date, datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, String, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.database.base import APPEND_ONLY, Base, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key

OPEN_VERSION_KEY = "controlled_document_version_open_key"


class ControlledDocument(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A controlled document: title, category and review date. Its text is in its versions."""

    __tablename__ = "controlled_document"
    __table_args__ = (
        company_foreign_key("membership", "responsible_id"),
        Index("controlled_document_category_idx", "company_id", "category", "title", "id"),
    )

    title: Mapped[str] = mapped_column(String(200))
    category: Mapped[str] = mapped_column(String(80))
    responsible_id: Mapped[UUID | None]
    review_on: Mapped[date | None]
    deleted_at: Mapped[datetime | None]


class ControlledDocumentVersion(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A version of a document, written here or uploaded. A document has at most one draft or approved version and one published one."""

    __tablename__ = "controlled_document_version"
    __table_args__ = (
        company_foreign_key("controlled_document", "controlled_document_id"),
        company_foreign_key("file", "file_id"),
        company_foreign_key("document", "document_id"),
        Index("controlled_document_version_number_key", "company_id", "controlled_document_id", "number", unique=True),
        Index(
            OPEN_VERSION_KEY, "company_id", "controlled_document_id", unique=True, postgresql_where=text("state IN ('draft', 'approved')"),
        ),
        Index(
            "controlled_document_version_published_key", "company_id", "controlled_document_id", unique=True,
            postgresql_where=text("state = 'published'"),
        ),
        CheckConstraint("state IN ('draft', 'approved', 'published', 'replaced')", name="state"),
        CheckConstraint("body IS NULL OR file_id IS NULL", name="body_or_file"),
    )

    controlled_document_id: Mapped[UUID]
    number: Mapped[int] = mapped_column(SmallInteger)
    state: Mapped[str] = mapped_column(String(10), default="draft")
    body: Mapped[dict[str, Any] | None] = mapped_column(JSONB(none_as_null=True))
    file_id: Mapped[UUID | None]
    change_note: Mapped[str] = mapped_column(String(500), default="")
    approved_by: Mapped[UUID | None]
    approved_at: Mapped[datetime | None]
    published_by: Mapped[UUID | None]
    published_at: Mapped[datetime | None]
    document_id: Mapped[UUID | None]


class DocumentAcknowledgement(CompanyOwned, Base):
    """A member's statement that they have read and understood a version; once per member and version, append-only."""

    __tablename__ = "document_acknowledgement"
    __grants__ = APPEND_ONLY
    __table_args__ = (
        company_foreign_key("controlled_document_version", "document_version_id"),
        company_foreign_key("membership", "membership_id"),
        Index("document_acknowledgement_member_key", "company_id", "document_version_id", "membership_id", unique=True),
    )

    document_version_id: Mapped[UUID]
    membership_id: Mapped[UUID]
    read_at: Mapped[datetime] = mapped_column(default=now)
