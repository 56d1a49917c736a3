"""Documents, their versions, and who has read them."""

from datetime import date, datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, String, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.models import APPEND_ONLY, Base, CompanyOwned, Timed, Versioned, company_key

ONE_OPEN = "quality_version_open_key"


class QualityDocument(CompanyOwned, Versioned, Timed, Base):
    """A document by its title and category; what it says stands in its versions."""

    __tablename__ = "quality_document"
    __table_args__ = (
        company_key("membership", "responsible_id"),
        Index("quality_document_category_idx", "company_id", "category", "title", "id"),
    )

    title: Mapped[str] = mapped_column(String(200))
    category: Mapped[str] = mapped_column(String(80))
    responsible_id: Mapped[UUID | None]
    review_on: Mapped[date | None]
    deleted_at: Mapped[datetime | None]


class QualityVersion(CompanyOwned, Versioned, Timed, Base):
    """One version: written here or uploaded. Being drafted or approved there is one, published there is one; those before stay."""

    __tablename__ = "quality_version"
    __table_args__ = (
        company_key("quality_document", "quality_document_id"),
        company_key("file", "file_id"),
        company_key("document", "frozen_id"),
        Index("quality_version_number_key", "company_id", "quality_document_id", "number", unique=True),
        Index(ONE_OPEN, "company_id", "quality_document_id", unique=True, postgresql_where=text("state IN ('draft', 'approved')")),
        Index(
            "quality_version_published_key", "company_id", "quality_document_id", unique=True,
            postgresql_where=text("state = 'published'"),
        ),
        CheckConstraint("state IN ('draft', 'approved', 'published', 'replaced')", name="state"),
        CheckConstraint("body IS NULL OR file_id IS NULL", name="either"),
    )

    quality_document_id: Mapped[UUID]
    number: Mapped[int] = mapped_column(SmallInteger)
    state: Mapped[str] = mapped_column(String(10), default="draft")
    body: Mapped[dict[str, Any] | None] = mapped_column(JSONB(none_as_null=True))
    file_id: Mapped[UUID | None]
    change_note: Mapped[str] = mapped_column(String(500), default="")
    approved_by: Mapped[UUID | None]
    approved_at: Mapped[datetime | None]
    published_by: Mapped[UUID | None]
    published_at: Mapped[datetime | None]
    frozen_id: Mapped[UUID | None]


class QualityRead(CompanyOwned, Base):
    """That somebody has read and understood a version: once each, and for good."""

    __tablename__ = "quality_read"
    __grants__ = APPEND_ONLY
    __table_args__ = (
        company_key("quality_version", "quality_version_id"),
        company_key("membership", "membership_id"),
        Index("quality_read_once_key", "company_id", "quality_version_id", "membership_id", unique=True),
    )

    quality_version_id: Mapped[UUID]
    membership_id: Mapped[UUID]
    read_at: Mapped[datetime] = mapped_column(default=now)
