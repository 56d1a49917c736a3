"""Prescribers on the wire."""

from typing import Annotated, Literal, get_args
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.accounts.signup.schemas import PasswordTwice
from clinic.company.countries import Language
from clinic.core.clock import Instant
from clinic.core.rules import Email, PersonName, PersonNameOrNone, SwedishPersonalId

Origin = Literal["own", "external"]
PersonalId = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1), *get_args(SwedishPersonalId)[1:]]
Code = Annotated[str, StringConstraints(strip_whitespace=True, pattern=r"^([0-9]{7})?$")]


class InviteIn(BaseModel):
    """Whom the clinic invites, and whether they are one of its own."""

    email: Email
    origin: Origin = "external"


class PrescriberOut(BaseModel):
    """One of the clinic's prescribers, or somebody whose invitation is open: those have no id yet."""

    model_config = ConfigDict(from_attributes=True)

    prescriber_id: UUID | None
    name: str
    email: str
    origin: Origin
    joined_at: Instant | None = None
    expires_at: Instant | None = None


class LinkIn(BaseModel):
    """What the mailed link holds: the clinic's public id and the invitation with its key."""

    company: str = Field(min_length=1, max_length=40)
    invitation: str = Field(min_length=33, max_length=120)


class InvitationOut(BaseModel):
    """What the invited person sees before deciding: who invites, to which address, and what they have to fill in."""

    clinic_name: str
    theme_color: str
    is_black_text: bool
    email: str
    account: Literal["none", "person", "prescriber"]
    language: str


class PrescriberIn(LinkIn, PasswordTwice):
    """A new prescriber. The address is the invitation's."""

    first_name: PersonName
    last_name: PersonName
    personal_id: PersonalId
    prescriber_code: Code = ""
    language: Language = "sv"


class JoinIn(LinkIn):
    """Somebody who has an account joins with its password; one who isn't a prescriber yet says the rest too."""

    password: str = Field(min_length=1, max_length=200)
    first_name: PersonNameOrNone = ""
    last_name: PersonNameOrNone = ""
    personal_id: SwedishPersonalId = ""
    prescriber_code: Code = ""
    language: Language = "sv"
