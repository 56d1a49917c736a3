"""A client's letters of consent on the wire."""

from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints

from clinic.core.clock import Instant
from clinic.core.marks import Approval, MarkOut
from clinic.core.paging import Newest, Searched
from clinic.core.richtext import RichText
from clinic.core.signatures import Signature
from clinic.forms.files import FileShown
from clinic.forms.questions import QuestionOut

Publish = Literal["do_not_authorize", "only_treated_part", "eyes_covered", "authorize"]
"""The four values of REC-005."""
State = Literal["not_signed", "pending_sign", "signed"]
Reason = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)]


class ConsentsWanted(Searched, Newest):
    """What part of a client's letters is wanted; searched by title."""


class AssignIn(BaseModel):
    """Which letters the client is to sign."""

    letter_ids: Annotated[list[UUID], Field(min_length=1, max_length=20)]


class SigningIn(BaseModel):
    """What the client read, answered and signed; `file_ids` are pictures of a letter signed on paper."""

    answers: dict[str, Any] = {}
    publish_permission: Publish | None = None
    agreed: bool
    signature: Signature | None = None
    signed_by: Annotated[str, StringConstraints(strip_whitespace=True, max_length=160)] = ""
    """Who signs, when it isn't the client: a parent, say."""
    file_ids: Annotated[list[UUID], Field(max_length=10)] = []
    version: int = Field(ge=1)


class CorrectIn(BaseModel):
    """Why it's corrected."""

    reason: Reason


class FormCancelIn(BaseModel):
    """Why it's cancelled."""

    reason: Reason
    version: int = Field(ge=1)


class ConsentRow(BaseModel):
    """A client's letter in a list: the version of each that stands."""

    id: UUID
    entry_id: UUID
    number: int
    letter_id: UUID
    title: str
    state: State
    approval: Approval | None
    is_cancelled: bool
    signed_at: Instant | None
    signed_by_name: str
    sent_at: Instant | None
    created_at: Instant
    document_id: UUID | None
    version: int


class FormEarlierOut(BaseModel):
    """One of an entry's versions."""

    id: UUID
    number: int
    state: State
    signed_at: Instant | None
    correction_reason: str
    document_id: UUID | None


class FormMarkOut(MarkOut):
    """Whether a version was approved, by whom, when and why not."""

    kind: Approval


class ConsentOut(ConsentRow):
    """A client's letter with its text and what was answered."""

    letter_number: int
    body: RichText
    questions: list[QuestionOut]
    asks_publish: bool
    answers: dict[str, Any]
    publish_permission: str
    files: list[FileShown]
    signature: str | None
    signed_way: str
    correction_reason: str
    cancelled_at: Instant | None
    cancelled_by_name: str
    cancel_reason: str
    is_newest: bool
    """It's the version of its entry that stands."""
    marks: list[FormMarkOut]
    versions: list[FormEarlierOut]
