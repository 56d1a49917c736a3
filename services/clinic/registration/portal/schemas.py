"""Request and response schemas of the registration portal."""

from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from clinic.clients.schemas import AddressLine, ExtraValue
from clinic.company.schemas import ClientFields, ContactDetails, PolicyOut, PublicExtraField
from clinic.core.clock import Instant
from clinic.core.text.validators import EmailOrEmpty, MobileNumber, PersonName, SingleLine
from clinic.forms.links.schemas import FormFlowCreated

FlowState = Literal["open", "code_sent", "verified", "registered"]
ShortText = Annotated[str, StringConstraints(strip_whitespace=True, max_length=80), SingleLine]
Number = Annotated[str, StringConstraints(strip_whitespace=True, max_length=20)]


class RegistrationPractitioner(BaseModel):
    """A practitioner whom a visitor can choose."""

    id: UUID
    name: str
    title: str


class RegistrationPortal(ContactDetails):
    """A clinic's registration portal: name, appearance, formats, what is asked for, and whether it is open."""

    name: str
    logo: str | None
    cover: str | None
    theme_color: str
    is_black_text: bool
    language: Literal["en", "sv"]
    timezone: str
    date_format: str
    is_twelve_hours: bool
    country: str
    state: Literal["open", "closed"]
    proof: Literal["code", "bankid"] = Field(description="How visitors confirm that it is they")
    code_channel: Literal["sms", "mail"] = Field(description="Channel of one-time codes: e-mail while the clinic may not send SMS")
    fields: ClientFields
    extra_fields: list[PublicExtraField]
    practitioners: list[RegistrationPractitioner]
    policy: PolicyOut | None = Field(description="The clinic's personal data policy in force")


class RegistrationDetails(BaseModel):
    """A visitor's own details and chosen practitioner; fields that the clinic doesn't show are ignored."""

    membership_id: UUID | None = Field(None, description="The chosen practitioner; null for any")
    first_name: PersonName
    last_name: PersonName
    email: EmailOrEmpty = ""
    country_code: Annotated[str, StringConstraints(strip_whitespace=True, max_length=5, pattern=r"^(\+?[1-9][0-9]{0,3})?$")] = ""
    mobile_number: MobileNumber = ""
    date_of_birth: date | None = None
    personal_id: Number = ""
    cpr_id: Number = ""
    street_address: AddressLine = ""
    zip_code: Annotated[str, StringConstraints(strip_whitespace=True, max_length=12), SingleLine] = ""
    city: ShortText = ""
    state: ShortText = ""
    country: Annotated[str, StringConstraints(pattern=r"^([A-Z]{2})?$")] = ""
    occupation: ShortText = ""
    profile_photo: UUID | None = Field(None, description="A picture that was uploaded in this flow; it doesn't replace a saved one")
    extra_fields: dict[UUID, ExtraValue] = Field({}, max_length=50)
    policy_id: UUID | None = Field(None, description="The version of the personal data policy that the visitor was shown")

    @model_validator(mode="after")
    def _require_country_code(self) -> "RegistrationDetails":
        if self.mobile_number and not self.country_code:
            raise PydanticCustomError("country_code", "country code missing")
        return self


class RegistrationCode(BaseModel):
    """The one-time code as typed; spaces are ignored."""

    code: Annotated[str, StringConstraints(strip_whitespace=True, max_length=20)]


class RegistrationFlowOut(BaseModel):
    """State of a flow; of the visitor it shows only a masked phone number or address."""

    state: FlowState
    sent_to: str
    resend_at: Instant | None
    expires_at: Instant


class RegistrationFlowCreated(RegistrationFlowOut):
    """A new flow with its key, which is returned only once."""

    flow_key: str


class RegistrationBankIdStart(BaseModel):
    """Whether the BankID app is on the same device."""

    same_device: bool = False


class RegistrationDone(BaseModel):
    """A completed registration, with the verified flow in which the client fills in their forms."""

    form_flow: FormFlowCreated
    pending_forms: int
