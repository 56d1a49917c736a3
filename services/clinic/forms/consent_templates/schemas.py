"""API schemas of consent templates."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.core.api.pagination import SearchParams, SortParams
from clinic.core.clock import Instant
from clinic.core.text.richtext import RichText
from clinic.forms.questions import QuestionOut, Questions

Title = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=160)]


class FormTemplateListParams(SearchParams, SortParams):
    """Filter, sort order and page of a list of consent templates or questionnaires; the search is in the title."""

    filter: Literal["active", "inactive", "deleted", "all"] = "active"
    sort: Literal["", "title", "updated_at"] = "title"


class ConsentTemplateCreate(BaseModel):
    """A consent template; with `asks_publish_permission` the client also says whether pictures may be published (REC-005)."""

    title: Title
    body: RichText
    questions: Questions = []
    asks_publish_permission: bool = False


class ConsentTemplateUpdate(ConsentTemplateCreate):
    """A changed consent template; its text becomes a new version."""

    version: int = Field(ge=1)


class ConsentTemplateRow(BaseModel):
    """A consent template in a list."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    title: str
    number: int
    is_active: bool
    is_deleted: bool
    updated_at: Instant
    version: int


class ConsentTemplateVersionOut(BaseModel):
    """A version of a consent template's text."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    number: int
    title: str
    body: RichText
    questions: list[QuestionOut]
    asks_publish_permission: bool
    created_at: Instant


class ConsentTemplateOut(ConsentTemplateRow):
    """A consent template with its newest text."""

    template_version_id: UUID
    body: RichText
    questions: list[QuestionOut]
    asks_publish_permission: bool


class FormTemplateVersionRef(BaseModel):
    """The version of the template that the request is based on (optimistic lock)."""

    version: int = Field(ge=1)
