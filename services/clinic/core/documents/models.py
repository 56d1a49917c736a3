"""A document as it was frozen, which is never written again, and its PDF, which may be made again."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core import rowsecurity
from clinic.core.clock import now
from clinic.core.models import Base, ClientOwned, Timed, Versioned, company_key


class Document(ClientOwned, Base):
    """Frozen content: canonical JSON (RFC 8785), its digest, and the code by which anybody may verify it.

    The app may add rows and, when two clients turn out to be one, lead them to the other; what is frozen can't be written again.
    """

    __tablename__ = "document"
    __merge__ = "move"
    __grants__ = "SELECT, INSERT, UPDATE (client_id)"
    __table_args__ = (
        company_key("client", "client_id"),
        Index("document_code_key", "company_id", "code", unique=True),
        Index("document_code_idx", "code"),
        Index("document_subject_idx", "company_id", "kind", "subject_id", "created_at"),
        Index("document_client_idx", "company_id", "client_id", "created_at"),
    )

    client_id: Mapped[UUID | None]
    kind: Mapped[str] = mapped_column(String(40))
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


class DocumentPdf(ClientOwned, Versioned, Timed, Base):
    """A document's PDF: waiting for the worker, made, or failed (and then tried again)."""

    __tablename__ = "document_pdf"
    __merge__ = "move"
    __table_args__ = (
        company_key("document", "document_id"),
        company_key("client", "client_id"),
        company_key("file", "file_id"),
        Index("document_pdf_of_key", "company_id", "document_id", unique=True),
        CheckConstraint("state IN ('waiting', 'made', 'failed')", name="state"),
    )

    document_id: Mapped[UUID]
    client_id: Mapped[UUID | None]
    state: Mapped[str] = mapped_column(String(10), default="waiting")
    file_id: Mapped[UUID | None]
    error: Mapped[str] = mapped_column(String(60), default="")
    made_at: Mapped[datetime | None]


rowsecurity.door(
    "door_document", "key text", "TABLE (company_id uuid, document_id uuid)",
    "SELECT d.company_id, d.id FROM document d WHERE d.code = key",
    {"document": "SELECT"},
)
