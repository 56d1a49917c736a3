"""A client's questionnaires on the wire."""

from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import BaseModel, Field

from clinic.core.clock import Instant
from clinic.core.marks import Approval
from clinic.core.paging import Newest, Searched
from clinic.core.signatures import Signature
from clinic.forms.files import FileShown
from clinic.forms.questions import QuestionOut
from clinic.forms.signing.schemas import FormEarlierOut, FormMarkOut, State


class RecordsWanted(Searched, Newest):
    """What part of a client's questionnaires is wanted; searched by title."""

    questionary_id: UUID | None = None


class AskIn(BaseModel):
    """Which questionnaires the client is to answer."""

    questionary_ids: Annotated[list[UUID], Field(min_length=1, max_length=20)]


class AnswersIn(BaseModel):
    """The answers, by the questions' ids."""

    answers: dict[str, Any]
    language: Literal["en", "sv"] | None = None
    version: int = Field(ge=1)


class SignIn(BaseModel):
    """The signature of who vouches for the answers."""

    signature: Signature
    version: int = Field(ge=1)


class RecordRow(BaseModel):
    """A client's questionnaire in a list: the version of each that stands."""

    id: UUID
    entry_id: UUID
    number: int
    questionary_id: UUID
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


class RecordAnswered(RecordRow):
    """The same with its questions as they were asked, and the answers."""

    questions: list[QuestionOut]
    answers: dict[str, Any]


class RecordOut(RecordAnswered):
    """A client's questionnaire, whole."""

    files: list[FileShown]
    language: str
    signature: str | None
    answered_way: str
    correction_reason: str
    cancelled_at: Instant | None
    cancelled_by_name: str
    cancel_reason: str
    is_newest: bool
    """It's the version of its entry that stands."""
    marks: list[FormMarkOut]
    versions: list[FormEarlierOut]
