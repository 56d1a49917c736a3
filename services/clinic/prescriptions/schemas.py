"""Request and response schemas of prescriptions."""

from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.accounts.bankid.schemas import BankIdOrderOut
from clinic.core.api.pagination import NewestFirstParams, SearchParams
from clinic.core.clock import Instant
from clinic.core.text.validators import Email

Origin = Literal["own", "external"]
State = Literal["needs_prescription", "pending", "signed", "not_prescribed", "expired", "inactivated"]


def _trimmed(max_length: int, min_length: int = 0) -> StringConstraints:
    return StringConstraints(strip_whitespace=True, min_length=min_length, max_length=max_length)


Reason = Annotated[str, _trimmed(500, 1)]


class PrescriptionFields(BaseModel):
    """The requested medicine, its dose and its indication."""

    model_config = ConfigDict(from_attributes=True)

    drug: Annotated[str, _trimmed(200, 1)]
    strength: Annotated[str, _trimmed(80, 1)]
    form: Annotated[str, _trimmed(80, 1)]
    dose: Annotated[str, _trimmed(200, 1)]
    area: Annotated[str, _trimmed(200)] = ""
    amount: Annotated[str, _trimmed(80)] = ""
    max_uses: int = Field(1, ge=1, le=99)
    valid_until: date
    indication: Annotated[str, _trimmed(1000, 1)]
    notes: Annotated[str, _trimmed(2000)] = ""


class PrescriptionCreate(PrescriptionFields):
    """A new request, to one of the clinic's prescribers (`prescriber_id`) or to one who is invited by it (`invite_email`)."""

    prescriber_id: UUID | None = None
    invite_email: Email | Literal[""] = ""
    invite_origin: Origin = "external"


class PrescriptionUpdate(PrescriptionCreate):
    """A changed request; `version` is the one that the change is based on."""

    version: int = Field(ge=1)


class PrescriptionCloseRequest(BaseModel):
    """The reason for declining or withdrawing a request, or for inactivating a prescription; none can be undone."""

    reason: Reason
    version: int = Field(ge=1)


class PrescriptionOut(BaseModel):
    """A request and its outcome."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    drug: str
    strength: str
    form: str
    dose: str
    area: str
    amount: str
    max_uses: int
    valid_until: date
    indication: str
    notes: str
    client_id: UUID
    prescriber_id: UUID | None
    prescriber_name: str
    invited_email: str
    previous_prescriber_name: str
    origin: Origin
    requested_by_name: str
    uses: int
    state: State
    signed_at: Instant | None
    signed_by_name: str
    declined_at: Instant | None
    decline_reason: str
    ended_at: Instant | None
    ended_reason: str
    document_id: UUID | None
    created_at: Instant
    updated_at: Instant
    version: int


class ClientPrescriptionListParams(SearchParams, NewestFirstParams):
    """Query parameters of the list of a client's prescriptions; the search is in the medicine and the prescriber's name."""

    sort: Literal["created_at", "drug", "valid_until"] = "created_at"


class PrescriptionRequestListParams(SearchParams, NewestFirstParams):
    """Query parameters of a prescriber's request list; the search is in the medicine and the clinic's name."""

    filter: Literal["pending", "decided", "all"] = "all"
    sort: Literal["", "created_at", "drug", "clinic_name"] = "created_at"


class PrescriptionRequestSummary(BaseModel):
    """A request in a prescriber's list; it names no client."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    company_id: UUID
    clinic_name: str
    drug: str
    strength: str
    form: str
    area: str
    state: State
    created_at: Instant
    signed_at: Instant | None


class PrescriptionPatient(BaseModel):
    """The client's data that a prescriber needs to decide a request."""

    model_config = ConfigDict(from_attributes=True)

    first_name: str
    last_name: str
    date_of_birth: date | None
    personal_id: str
    phone: str
    warning: str


class PreviousPrescription(BaseModel):
    """An earlier request to the same prescriber for the same client."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    drug: str
    strength: str
    state: State
    max_uses: int
    uses: int
    valid_until: date
    created_at: Instant


class PrescriptionRequestDetail(PrescriptionOut):
    """A request with the data that its prescriber needs to decide it."""

    clinic_name: str
    patient: PrescriptionPatient
    previous: list[PreviousPrescription]


class PrescriptionSignRequest(BaseModel):
    """Requests of one clinic to sign with one signature; `same_device` opens BankID on the device that sends the call."""

    ids: Annotated[list[UUID], Field(min_length=1, max_length=20)]
    same_device: bool = False


__all__ = [
    "BankIdOrderOut",
    "ClientPrescriptionListParams",
    "PrescriptionCloseRequest",
    "PrescriptionCreate",
    "PrescriptionFields",
    "PrescriptionOut",
    "PrescriptionPatient",
    "PrescriptionRequestDetail",
    "PrescriptionRequestListParams",
    "PrescriptionRequestSummary",
    "PrescriptionSignRequest",
    "PrescriptionUpdate",
    "PreviousPrescription",
]
