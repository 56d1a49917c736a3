"""Documents on the wire."""

from typing import Literal
from uuid import UUID

from pydantic import BaseModel

from clinic.core.clock import Instant


class PdfOut(BaseModel):
    """How far the PDF is; `url` lives five minutes."""

    state: Literal["waiting", "made", "failed"]
    url: str | None


class DocumentOut(BaseModel):
    """A frozen document."""

    id: UUID
    kind: str
    title: str
    digest: str
    code: str
    created_at: Instant
    pdf: PdfOut


class VerifiedOut(BaseModel):
    """What anybody who has a document's code may know."""

    company: str
    kind: str
    kind_name: str
    created_at: Instant
    code: str
    digest: str
    stands: bool
