"""Request and response schemas of controlled documents and their versions."""

from datetime import date
from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.core.api.pagination import SearchParams, SortParams
from clinic.core.clock import Instant
from clinic.core.text.richtext import RichText
from clinic.core.text.validators import Reason
from clinic.quality.schemas import DueState, PlanDay, QualityFile

State = Literal["draft", "approved", "published", "replaced"]


class ControlledDocumentListParams(SearchParams, SortParams):
    """Query parameters of the document list."""

    filter: Literal["in_use", "removed", "all"] = "in_use"
    category: Annotated[str, StringConstraints(max_length=80)] = ""
    sort: Literal["", "title", "category", "review_on"] = "category"


class ControlledDocumentCreate(BaseModel):
    """A new document; its text is in its versions."""

    title: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]
    category: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80)]
    responsible_id: UUID | None = None
    review_on: PlanDay | None = None


class ControlledDocumentUpdate(ControlledDocumentCreate):
    """A changed document; `version` is the one that the change is based on."""

    version: Annotated[int, Field(ge=1)]


class ControlledDocumentOut(BaseModel):
    """A document with its published and its open version.

    `review_due` is the due state of its review; `expected_reader_count` counts the members expected to acknowledge the published version,
    `reader_count` those of them who have.
    """

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    title: str
    category: str
    responsible_id: UUID | None
    responsible_name: str
    review_on: date | None
    review_due: DueState
    published_id: UUID | None
    published_number: int | None
    published_at: Instant | None
    open_id: UUID | None
    open_state: State | None
    reader_count: int
    expected_reader_count: int
    is_read_by_me: bool
    is_removed: bool
    version: int


class ControlledDocumentDraftCreate(BaseModel):
    """A draft: either written text (`body`) or an uploaded file."""

    body: RichText | None = None
    file_id: UUID | None = None
    change_note: Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)] = ""


class ControlledDocumentDraftDiscard(BaseModel):
    """Why a draft is discarded."""

    reason: Reason


class ControlledDocumentDraftUpdate(ControlledDocumentDraftCreate):
    """A changed draft; `version` is the one that the change is based on."""

    version: Annotated[int, Field(ge=1)]


class ControlledDocumentVersionSummary(BaseModel):
    """A version in the list of a document's versions."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    controlled_document_id: UUID
    number: int
    state: State
    change_note: str
    approved_name: str
    approved_at: Instant | None
    published_name: str
    published_at: Instant | None
    document_id: UUID | None
    is_written: bool
    version: int


class ControlledDocumentVersionDetail(ControlledDocumentVersionSummary):
    """A version with its text or file."""

    body: dict[str, Any] | None
    file: QualityFile | None


class ControlledDocumentReader(BaseModel):
    """A member expected to acknowledge a version; `read_at` is null until they have."""

    model_config = ConfigDict(from_attributes=True)

    user_id: UUID
    name: str
    read_at: Instant | None
