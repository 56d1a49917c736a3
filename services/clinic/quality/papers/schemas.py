"""Documents and their versions on the wire."""

from datetime import date
from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.core.clock import Instant
from clinic.core.paging import Ordered, Searched
from clinic.core.richtext import RichText
from clinic.quality.devices.schemas import Day, PaperOut

State = Literal["draft", "approved", "published", "replaced"]
Review = Literal["none", "planned", "soon", "overdue"]


class PapersWanted(Searched, Ordered):
    """What part of the list of documents is wanted."""

    filter: Literal["in_use", "removed", "all"] = "in_use"
    category: Annotated[str, StringConstraints(max_length=80)] = ""
    sort: Literal["", "title", "category", "review_on"] = "category"


class QualityDocumentIn(BaseModel):
    """A document as staff write it; what it says stands in its versions."""

    title: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]
    category: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80)]
    responsible_id: UUID | None = None
    review_on: Day | None = None


class QualityDocumentUpdate(QualityDocumentIn):
    """A changed document, with the version that the change began from."""

    version: Annotated[int, Field(ge=1)]


class QualityDocumentRow(BaseModel):
    """A document in the list."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    title: str
    category: str
    responsible_id: UUID | None
    responsible_name: str
    review_on: date | None
    review: Review
    published_id: UUID | None
    published_number: int | None
    published_at: Instant | None
    open_id: UUID | None
    open_state: State | None
    have_read: int
    are_to_read: int
    read_by_me: bool
    is_removed: bool
    version: int


class QualityDraftIn(BaseModel):
    """A version as it's being written, or the file that it is."""

    body: RichText | None = None
    file_id: UUID | None = None
    change_note: Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)] = ""


class QualityDraftUpdate(QualityDraftIn):
    """A changed draft, with the version that the change began from."""

    version: Annotated[int, Field(ge=1)]


class QualityStepIn(BaseModel):
    """Which state of the version the caller saw."""

    version: Annotated[int, Field(ge=1)]


class QualityVersionRow(BaseModel):
    """A version in the list of a document's."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    quality_document_id: UUID
    number: int
    state: State
    change_note: str
    approved_name: str
    approved_at: Instant | None
    published_name: str
    published_at: Instant | None
    frozen_id: UUID | None
    is_written: bool
    version: int


class QualityVersionOut(QualityVersionRow):
    """A version, whole."""

    body: dict[str, Any] | None
    file: PaperOut | None


class QualityReadOut(BaseModel):
    """A colleague, and when they said that they have read it; None while they have not."""

    model_config = ConfigDict(from_attributes=True)

    user_id: UUID
    name: str
    read_at: Instant | None
