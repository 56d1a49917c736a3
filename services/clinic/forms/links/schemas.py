"""A client's link on the wire."""

from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints

from clinic.core.clock import Instant
from clinic.core.richtext import RichText
from clinic.forms.questions import QuestionOut


class SendIn(BaseModel):
    """How the link goes to the client."""

    channels: Annotated[list[Literal["sms", "mail"]], Field(min_length=1, max_length=2)]


class SentOut(BaseModel):
    """What went out, and until when the link works."""

    channels: list[Literal["sms", "mail"]]
    forms: int
    expires_at: Instant


class ClinicOut(BaseModel):
    """The clinic as whoever opens the link meets it."""

    name: str
    logo: str | None
    theme_color: str
    is_black_text: bool
    language: Literal["en", "sv"]
    timezone: str
    date_format: str
    is_twelve_hours: bool


class OpenIn(BaseModel):
    """The key that stands in the link."""

    key: Annotated[str, StringConstraints(min_length=1, max_length=100)]


class CodeIn(BaseModel):
    """The code as typed, spaces forgiven."""

    code: Annotated[str, StringConstraints(strip_whitespace=True, max_length=20)]


class VisitOut(BaseModel):
    """How far a visit has come. Nothing of the client's is in it but how the code was sent."""

    state: Literal["code_sent", "verified"]
    sent_to: str
    resend_at: Instant | None
    expires_at: Instant


class VisitKey(VisitOut):
    """A new visit, with its key, told once."""

    flow_key: str


class ConsentToSign(BaseModel):
    """A letter that waits for the client's signature."""

    id: UUID
    title: str
    body: RichText
    questions: list[QuestionOut]
    asks_publish: bool
    answers: dict[str, Any]
    publish_permission: str
    version: int


class QuestionaryToAnswer(BaseModel):
    """A questionnaire that waits for the client's answers."""

    id: UUID
    title_en: str
    title_sv: str
    questions: list[QuestionOut]
    answers: dict[str, Any]
    version: int


class DoneOut(BaseModel):
    """Something that the client has done by this link's forms."""

    id: UUID
    title_en: str
    title_sv: str
    done_at: Instant


class FormsOut(BaseModel):
    """What the client is to fill in, and what they have."""

    first_name: str
    last_name: str
    consents: list[ConsentToSign]
    questionnaires: list[QuestionaryToAnswer]
    done: list[DoneOut]
