"""Letters of consent on the wire."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.core.clock import Instant
from clinic.core.paging import Ordered, Searched
from clinic.core.richtext import RichText
from clinic.forms.questions import QuestionOut, Questions

Title = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=160)]


class FormsWanted(Searched, Ordered):
    """What part of a list of forms is wanted; searched by title."""

    filter: Literal["active", "inactive", "deleted", "all"] = "active"
    sort: Literal["", "title", "updated_at"] = "title"


class LetterIn(BaseModel):
    """A letter as staff write it; `asks_publish` also asks whether pictures may be published (REC-005)."""

    title: Title
    body: RichText
    questions: Questions = []
    asks_publish: bool = False


class LetterUpdate(LetterIn):
    """A changed letter: its text becomes a new version."""

    version: int = Field(ge=1)


class LetterRow(BaseModel):
    """A letter in a list."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    title: str
    number: int
    is_active: bool
    is_deleted: bool
    updated_at: Instant
    version: int


class LetterVersionOut(BaseModel):
    """A letter as it read at one time."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    number: int
    title: str
    body: RichText
    questions: list[QuestionOut]
    asks_publish: bool
    created_at: Instant


class LetterOut(LetterRow):
    """A letter with its newest text."""

    letter_version_id: UUID
    body: RichText
    questions: list[QuestionOut]
    asks_publish: bool


class FormVersionIn(BaseModel):
    """Which version of the row is meant."""

    version: int = Field(ge=1)
