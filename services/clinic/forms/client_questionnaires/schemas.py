"""API schemas of a client's questionnaires."""

from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import BaseModel, Field

from clinic.core.api.pagination import NewestFirstParams, SearchParams
from clinic.core.audit.reviews import Approval
from clinic.core.clock import Instant
from clinic.core.documents.signatures import Signature
from clinic.forms.attachments import FormAttachment
from clinic.forms.client_consents.schemas import FormReviewOut, FormVersionSummary, State
from clinic.forms.questions import QuestionOut


class ClientQuestionnaireListParams(SearchParams, NewestFirstParams):
    """Search, filter and page of a list of a client's questionnaires; the search is in the title."""

    questionnaire_id: UUID | None = None
    sort: Literal["created_at", "title"] = Field("created_at", description="`title` is the one in the language of the request")


class QuestionnaireAssignRequest(BaseModel):
    """Questionnaires that the client is to answer."""

    questionnaire_ids: Annotated[list[UUID], Field(min_length=1, max_length=20)]


class QuestionnaireAnswerRequest(BaseModel):
    """Answers by the id of their question; `language` is the one that the questions were shown in."""

    answers: dict[str, Any] = Field(description=(
        "By the type of the question: a boolean (yes_no), {value, more} (yes_no_textbox), a text (textbox, short_answer), rich text"
        " (rich_text), an option's id (dropdown, choices), options' ids (checkboxes), a number (linear_scale), files' ids (file_upload)"
    ))
    language: Literal["en", "sv"] | None = None
    version: int = Field(ge=1)


class QuestionnaireSignRequest(BaseModel):
    """Signature of the member of staff who is responsible for the answers."""

    signature: Signature
    version: int = Field(ge=1)


class ClientQuestionnaireRow(BaseModel):
    """A client's questionnaire in a list: the current version of its entry."""

    id: UUID
    entry_id: UUID
    number: int
    questionnaire_id: UUID
    title_en: str
    title_sv: str
    state: State
    approval: Approval | None
    is_answered: bool
    is_cancelled: bool
    answered_at: Instant | None
    answered_by_name: str
    signed_at: Instant | None
    signed_by_name: str
    sent_at: Instant | None
    created_at: Instant
    document_id: UUID | None
    should_regen_pdf: bool
    version: int


class ClientQuestionnaireAnswers(ClientQuestionnaireRow):
    """A client's questionnaire with its questions as they were asked, and the answers."""

    questions: list[QuestionOut]
    answers: dict[str, Any]


class ClientQuestionnaireDetail(ClientQuestionnaireAnswers):
    """A client's questionnaire with its answers, files, signature, reviews and versions."""

    files: list[FormAttachment]
    language: str
    signature: str | None
    answer_channel: str
    correction_reason: str
    cancelled_at: Instant | None
    cancelled_by_name: str
    cancel_reason: str
    is_current: bool = Field(description="Whether this is the current version of its entry")
    reviews: list[FormReviewOut]
    versions: list[FormVersionSummary]
