"""API schemas of a client's consents."""

from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints

from clinic.core.api.pagination import NewestFirstParams, SearchParams
from clinic.core.audit.reviews import Approval, ReviewEntryOut
from clinic.core.clock import Instant
from clinic.core.documents.signatures import Signature
from clinic.core.text.i18n import Language
from clinic.core.text.richtext import RichText
from clinic.forms.attachments import FormAttachment
from clinic.forms.consent_templates.schemas import ConsentText
from clinic.forms.questions import QuestionOut

PublishPermission = Literal["do_not_authorize", "only_treated_part", "eyes_covered", "authorize"]
"""The four values of REC-005."""
IdentityCheck = Literal["in_person", "id_document", "code"]
"""How a signer's identity was shown: seen in person, by an identity document, or by a code to a number that the clinic has (LAW-022)."""
State = Literal["not_signed", "pending_sign", "signed"]
Reason = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)]


class ClientConsentListParams(SearchParams, NewestFirstParams):
    """Search, sorting and page of a list of a client's consents; the search is in the title."""

    sort: Literal["created_at", "title"] = "created_at"


class ConsentAssignRequest(BaseModel):
    """Consent templates that the client is to sign."""

    template_ids: Annotated[list[UUID], Field(min_length=1, max_length=20)]


class ConsentSignRequest(BaseModel):
    """Answers and signature of a consent; `file_ids` are pictures of a consent signed on paper.

    The answers are as in QuestionnaireAnswerRequest.
    """

    answers: dict[str, Any] = {}
    publish_permission: PublishPermission | None = None
    agreed: bool = Field(False, description="Whether the sentence of agreement is ticked, where the clinic asks for it (LOC_CHECKBOX)")
    data_consent: bool = Field(False, description="Whether the consent to the processing of data is ticked (REQUIRED_CONSENT)")
    signature: Signature | None = None
    signed_by: Annotated[str, StringConstraints(strip_whitespace=True, max_length=160)] = Field(
        "", description="Name of the signer when it isn't the client but a guardian",
    )
    signer_relation: Annotated[str, StringConstraints(strip_whitespace=True, max_length=60)] = Field(
        "", description="How the signer is related to the client; required with `signed_by`",
    )
    identity_check: Literal["in_person", "id_document"] = Field(
        "in_person", description="How staff saw who signs at the clinic; through a link it is always the code",
    )
    file_ids: Annotated[list[UUID], Field(max_length=10)] = []
    language: Language | None = Field(None, description="The language that the form was shown in at the clinic (USE-019)")
    version: int = Field(ge=1)


class FormCorrectionRequest(BaseModel):
    """Why the form is corrected."""

    reason: Reason


class FormCancelRequest(BaseModel):
    """Why the form is cancelled."""

    reason: Reason
    version: int = Field(ge=1)


class ClientConsentRow(BaseModel):
    """A client's consent in a list: the current version of its entry."""

    id: UUID
    entry_id: UUID
    number: int
    template_id: UUID
    language: Language = Field(description="The language of the text that is to be signed, or was signed (USE-019)")
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


class FormVersionSummary(BaseModel):
    """A version of a form's entry."""

    id: UUID
    number: int
    state: State
    signed_at: Instant | None
    correction_reason: str
    document_id: UUID | None


class FormReviewOut(ReviewEntryOut):
    """A review: approved or not, by whom, when and why."""

    type: Approval


class ClientConsentDetail(ClientConsentRow):
    """A client's consent with its text, answers, signature, reviews and versions."""

    template_version_number: int
    body: RichText
    texts: list[ConsentText] = Field(description="The text in each language that the client may read and sign it in")
    questions: list[QuestionOut]
    asks_agreement: bool
    asks_data_consent: bool
    asks_publish_permission: bool
    answers: dict[str, Any]
    publish_permission: str
    files: list[FormAttachment]
    signature: str | None
    sign_channel: str
    signer_relation: str
    identity_check: IdentityCheck | Literal[""] = Field(description="Empty for consents signed before this was kept")
    assigned_by_name: str
    correction_reason: str
    cancelled_at: Instant | None
    cancelled_by_name: str
    cancel_reason: str
    is_current: bool = Field(description="Whether this is the current version of its entry")
    reviews: list[FormReviewOut]
    versions: list[FormVersionSummary]
