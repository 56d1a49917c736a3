"""Request and response schemas of imports."""

from typing import Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from clinic.core.api.pagination import PageParams
from clinic.core.clock import Instant

ImportKindName = Literal["clients", "bookings", "procedures", "products"]
ImportState = Literal["uploaded", "checking", "checked", "queued", "running", "done", "failed", "discarded"]


class ImportParams(BaseModel):
    """The kind of data that is imported."""

    kind: ImportKindName


class ImportMappingChange(BaseModel):
    """For each column of the file, in their order, the name of the field that it is taken as, or an empty text to leave it out."""

    mapping: list[str] = Field(max_length=60)
    version: int = Field(ge=1)


class ImportVersion(BaseModel):
    """The version of the import that the user sees."""

    version: int = Field(ge=1)


class ImportRowListParams(PageParams):
    """Page of the rows of an import; all, or those that were taken or refused."""

    filter: Literal["all", "taken", "refused"] = "all"


class ImportFieldOut(BaseModel):
    """A field that a column can be mapped to, named in the user's language. Of the fields of a `group` at least one is required."""

    name: str
    label: str
    is_required: bool
    group: str


class ImportPreviewRow(BaseModel):
    """A row at the beginning of a file as it would be taken, or why it would be refused; `values` by the names of fields."""

    number: int
    values: dict[str, str]
    reason: str


class ImportOut(BaseModel):
    """An import. `taken` and `refused` count the rows that would be until it is done; `progress` those that a run has been through.

    `error` says that the last check or run failed; nothing was taken then.
    """

    id: UUID
    kind: ImportKindName
    state: ImportState
    file_name: str
    columns: list[str]
    mapping: list[str]
    fields: list[ImportFieldOut]
    rows: int
    progress: int
    taken: int
    refused: int
    preview: list[ImportPreviewRow]
    error: str
    created_at: Instant
    finished_at: Instant | None
    version: int


class ImportStatus(BaseModel):
    """The last import of a kind that wasn't discarded, what it can hold, and whether an import of the clinic, of any kind, is running."""

    latest: ImportOut | None
    is_locked: bool
    fields: list[ImportFieldOut]
    max_rows: int


class ImportRowOut(BaseModel):
    """A row of an import's report, in the user's language."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    number: int
    state: Literal["taken", "refused"]
    label: str
    reason: str
    record_id: UUID | None

