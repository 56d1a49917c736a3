"""Tables of documents: the frozen content, which never changes, and its PDF, which can be rendered again."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.database import row_security
from clinic.core.database.base import Base, ClientOwned, TimestampMixin, VersionMixin, company_foreign_key


class Document(ClientOwned, Base):
    """Frozen content: canonical JSON (RFC 8785), its digest, and the code by which anyone can verify it.

    The role `app` may insert rows and change their client (when two clients are merged), nothing else.
    """

    __tablename__ = "document"
    __on_client_merge__ = "move"
    __grants__ = "SELECT, INSERT, UPDATE (client_id)"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        Index("document_code_key", "company_id", "code", unique=True),
        Index("document_code_idx", "code"),
        Index("document_subject_idx", "company_id", "type", "subject_id", "created_at"),
        Index("document_client_idx", "company_id", "client_id", "created_at"),
    )

    client_id: Mapped[UUID | None]
    type: Mapped[str] = mapped_column(String(40))
    subject_id: Mapped[UUID]
    title: Mapped[str] = mapped_column(String(200))
    schema: Mapped[int] = mapped_column(SmallInteger)
    language: Mapped[str] = mapped_column(String(2))
    zone: Mapped[str] = mapped_column(String(60))
    code: Mapped[str] = mapped_column(String(40))
    content: Mapped[str] = mapped_column(Text)
    digest: Mapped[str] = mapped_column(String(64))
    identity_id: Mapped[UUID | None]
    created_at: Mapped[datetime] = mapped_column(default=now)


class DocumentPdf(ClientOwned, VersionMixin, TimestampMixin, Base):
    """A document's PDF: pending, ready, or failed (and then retried)."""

    __tablename__ = "document_pdf"
    __on_client_merge__ = "move"
    __table_args__ = (
        company_foreign_key("document", "document_id"),
        company_foreign_key("client", "client_id"),
        company_foreign_key("file", "file_id"),
        Index("document_pdf_document_key", "company_id", "document_id", unique=True),
        CheckConstraint("state IN ('pending', 'ready', 'failed')", name="state"),
    )

    document_id: Mapped[UUID]
    client_id: Mapped[UUID | None]
    state: Mapped[str] = mapped_column(String(10), default="pending")
    file_id: Mapped[UUID | None]
    error: Mapped[str] = mapped_column(String(60), default="")
    generated_at: Mapped[datetime | None]


row_security.lookup_function(
    "lookup_document_by_code", "document_code text", "TABLE (company_id uuid, document_id uuid)",
    "SELECT d.company_id, d.id FROM document d WHERE d.code = document_code",
    {"document": "SELECT"},
)
