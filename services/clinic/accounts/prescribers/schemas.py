"""Request and response schemas of prescribers."""

from typing import Annotated, Literal, get_args
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.accounts.signup.schemas import NewPassword
from clinic.company.schemas import Language
from clinic.core.api.pagination import SearchParams, SortParams
from clinic.core.clock import Instant
from clinic.core.text.validators import Email, PersonName, PersonNameOrEmpty, Reason, SwedishPersonalId

Origin = Literal["own", "external"]
RequiredPersonalId = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1), *get_args(SwedishPersonalId)[1:]]
PrescriberCode = Annotated[str, StringConstraints(strip_whitespace=True, pattern=r"^([0-9]{7})?$")]


class PrescriberInvitationCreate(BaseModel):
    """The e-mail address to invite, and whether the prescriber is one of the clinic's own staff."""

    email: Email
    origin: Origin = "external"


class PrescriberOut(BaseModel):
    """A prescriber of the clinic, or an open invitation, which has no `prescriber_id` yet."""

    model_config = ConfigDict(from_attributes=True)

    prescriber_id: UUID | None
    name: str
    email: str
    origin: Origin
    joined_at: Instant | None = None
    expires_at: Instant | None = None


class PrescriberRemoval(BaseModel):
    """Why a prescriber is removed from the clinic."""

    reason: Reason


class PrescriberRow(PrescriberOut):
    """A row of the list of prescribers and open invitations; `id` is that of the row."""

    id: UUID


class PrescriberListParams(SearchParams, SortParams):
    """Query parameters of the list of prescribers and open invitations; the search is in names and e-mail addresses."""

    sort: Literal["", "name", "email", "joined_at"] = "name"
    joined: Annotated[bool, Field(description="Only prescribers, from whom a prescription can be requested, not invitations")] = False


class InvitationLink(BaseModel):
    """The content of the e-mailed link: the clinic's public id, and the invitation's id with its key."""

    company: str = Field(min_length=1, max_length=40)
    invitation: str = Field(min_length=33, max_length=120)


class PrescriberInvitationOut(BaseModel):
    """An invitation before it is accepted: the inviting clinic, the invited address, and whether it has an account already."""

    clinic_name: str
    theme_color: str
    is_black_text: bool
    email: str
    account: Literal["none", "person", "prescriber"]
    language: str


class PrescriberSignUp(InvitationLink, NewPassword):
    """A new prescriber. The e-mail address is the invitation's."""

    first_name: PersonName
    last_name: PersonName
    personal_id: RequiredPersonalId
    prescriber_code: PrescriberCode = ""
    language: Language = "sv"


class InvitationAccept(InvitationLink):
    """Acceptance with an existing account and its password; a person who isn't a prescriber yet gives the other fields too."""

    password: str = Field(min_length=1, max_length=200)
    first_name: PersonNameOrEmpty = ""
    last_name: PersonNameOrEmpty = ""
    personal_id: SwedishPersonalId = ""
    prescriber_code: PrescriberCode = ""
    language: Language = "sv"
