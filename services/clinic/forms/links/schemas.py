"""API schemas of the form links."""

from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.company.schemas import ContactDetails, PolicyOut
from clinic.core.clock import Instant
from clinic.forms.consent_templates.schemas import ConsentText
from clinic.forms.questions import QuestionOut
from clinic.messaging.schemas import MessageOut


class FormLinkSendRequest(BaseModel):
    """Channels by which the link is sent to the client, and the consents that are assigned first."""

    channels: Annotated[list[Literal["sms", "mail"]], Field(min_length=1, max_length=2)]
    consent_template_ids: Annotated[list[UUID], Field(max_length=20)] = Field(
        [], description="Consent templates to assign first; those that the client has pending already stay as they are",
    )


class SuggestedConsent(BaseModel):
    """A consent template that may be sent to the client."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    title: str


class FormSuggestions(BaseModel):
    """The consents that can be sent to a client at once, and those that they have yet to sign."""

    consents: list[SuggestedConsent] = Field(
        description="At most three that the client has neither pending nor signed within 180 days, the clinic's commonest first",
    )
    pending: list[str] = Field(description="Titles of the consents that the client has yet to sign")
    channels: list[Literal["sms", "mail"]] = Field(description="How the client is reached: by SMS, or else by e-mail; empty without either")


class FormLinkSent(BaseModel):
    """Channels that the link was sent by, the number of pending forms, and when the link expires."""

    channels: list[Literal["sms", "mail"]]
    forms: int
    expires_at: Instant


class NewestFormLink(BaseModel):
    """When a client's newest link expires, and its messages: one for each channel that it was sent by."""

    expires_at: Instant
    messages: list[MessageOut]


class FormLinkClinic(ContactDetails):
    """The clinic's name, contact details, appearance and date format, as shown to visitors of the link."""

    name: str
    logo: str | None
    cover: str | None
    theme_color: str
    is_black_text: bool
    state: Literal["open", "closed"] = Field(description="`closed` while the clinic is blocked or its subscription has ended")
    language: Literal["en", "sv"]
    timezone: str
    date_format: str
    is_twelve_hours: bool
    policy: PolicyOut | None = Field(description="The clinic's personal data policy in force")


class FormLinkOpenRequest(BaseModel):
    """The key in the link."""

    key: Annotated[str, StringConstraints(min_length=1, max_length=100)]


class FormCodeVerifyRequest(BaseModel):
    """The one-time code as typed; spaces are ignored."""

    code: Annotated[str, StringConstraints(strip_whitespace=True, max_length=20)]


class FormFlowOut(BaseModel):
    """State of a flow. Of the client it shows only a masked phone number or address, to which the code was sent."""

    state: Literal["code_sent", "verified"]
    sent_to: str
    resend_at: Instant | None
    expires_at: Instant


class FormFlowCreated(FormFlowOut):
    """A new flow with its key, which is returned only once."""

    flow_key: str


class PendingConsent(BaseModel):
    """A consent that the client is to sign."""

    id: UUID
    texts: list[ConsentText] = Field(description="The text in each language; where the page's is missing, the first is shown and signed")
    questions: list[QuestionOut]
    asks_agreement: bool
    asks_data_consent: bool
    asks_publish_permission: bool
    answers: dict[str, Any]
    publish_permission: str
    version: int


class PendingQuestionnaire(BaseModel):
    """A questionnaire that the client is to answer."""

    id: UUID
    title_en: str
    title_sv: str
    questions: list[QuestionOut]
    answers: dict[str, Any]
    version: int


class CompletedForm(BaseModel):
    """A form that the client has signed or answered."""

    id: UUID
    title_en: str
    title_sv: str
    completed_at: Instant


class ClientForms(BaseModel):
    """The client's pending forms and those completed recently."""

    first_name: str
    last_name: str
    consents: list[PendingConsent]
    questionnaires: list[PendingQuestionnaire]
    completed: list[CompletedForm]
