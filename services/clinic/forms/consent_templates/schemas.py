"""API schemas of consent templates."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.aesthetics.schemas import AestheticKind
from clinic.core.api.pagination import SearchParams, SortParams
from clinic.core.clock import Instant
from clinic.core.text.i18n import Language
from clinic.core.text.richtext import RichText
from clinic.forms.questions import QuestionOut, Questions

Title = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=160)]
TranslatedTitle = Annotated[str, StringConstraints(strip_whitespace=True, max_length=160)]


class FormTemplateListParams(SearchParams, SortParams):
    """Filter, sort order and page of a list of consent templates or questionnaires; the search is in the title."""

    filter: Literal["active", "inactive", "deleted", "all", "untranslated"] = Field(
        default="active", description="`untranslated` lists the active ones that clients can't read in both languages (USE-019)",
    )
    sort: Literal["", "title", "updated_at"] = "title"


class ConsentTemplateCreate(BaseModel):
    """A consent template; with `asks_publish_permission` the client also says whether pictures may be published (REC-005).

    `title` and `body` are in the clinic's own language to its clients (CUSTOMER_LANGUAGE), `translated_title` and `translated_body`
    in the other one (USE-019).
    """

    title: Title
    body: RichText
    translated_title: TranslatedTitle = ""
    translated_body: RichText | None = None
    questions: Questions = []
    asks_publish_permission: bool = False
    aesthetic_kind: AestheticKind = Field("", description="The kind of treatment under the act (2021:363) that the client consents to")


class ConsentTemplateUpdate(ConsentTemplateCreate):
    """A changed consent template; its text becomes a new version."""

    version: int = Field(ge=1)


class ConsentTemplateRow(BaseModel):
    """A consent template in a list."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    title: str
    number: int
    is_translated: bool = Field(description="Whether clients can read all of it in both languages (USE-019)")
    is_active: bool
    is_deleted: bool
    updated_at: Instant
    version: int


class ConsentTemplateVersionOut(BaseModel):
    """A version of a consent template's text."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    number: int
    language: Language = Field(description="The language of `title` and `body`; the translated ones are in the other")
    title: str
    body: RichText
    translated_title: str
    translated_body: RichText | None
    questions: list[QuestionOut]
    asks_publish_permission: bool
    aesthetic_kind: AestheticKind
    created_at: Instant


class ConsentTemplateOut(ConsentTemplateRow):
    """A consent template with its newest text."""

    template_version_id: UUID
    language: Language = Field(description="The language of `title` and `body`; the translated ones are in the other")
    body: RichText
    translated_title: str
    translated_body: RichText | None
    questions: list[QuestionOut]
    asks_publish_permission: bool
    aesthetic_kind: AestheticKind


class ConsentText(BaseModel):
    """A consent's title and text in one language."""

    language: Language
    title: str
    body: RichText


class PublicConsentTemplate(BaseModel):
    """A consent form as visitors of the clinic may read it before they sign: its texts in the languages it has."""

    id: UUID
    texts: list[ConsentText]
    questions: list[QuestionOut]


class FormTemplateVersionRef(BaseModel):
    """The version of the template that the request is based on (optimistic lock)."""

    version: int = Field(ge=1)
