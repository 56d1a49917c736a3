"""Documents in the API."""

from typing import Literal
from uuid import UUID

from pydantic import BaseModel

from clinic.core.clock import Instant


class DocumentPdfOut(BaseModel):
    """The state of a document's PDF; `url` is valid for five minutes."""

    state: Literal["pending", "ready", "failed"]
    url: str | None


class DocumentOut(BaseModel):
    """A frozen document."""

    id: UUID
    type: str
    title: str
    digest: str
    code: str
    created_at: Instant
    pdf: DocumentPdfOut


class DocumentVerification(BaseModel):
    """The public verification of a document by its code, with how its company writes dates and times.

    `is_intact` says whether the content still has its digest.
    """

    company: str
    timezone: str
    date_format: str
    is_twelve_hours: bool
    type: str
    type_name: str
    created_at: Instant
    code: str
    digest: str
    is_intact: bool
