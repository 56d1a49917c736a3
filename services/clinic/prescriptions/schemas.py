"""Prescriptions on the wire."""

from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.accounts.bankid.schemas import BankIdOrderOut
from clinic.core.clock import Instant
from clinic.core.paging import Newest
from clinic.core.rules import Email

Origin = Literal["own", "external"]
State = Literal["needs_prescription", "pending", "signed", "not_prescribed", "expired", "inactivated"]


def _line(most: int, least: int = 0) -> StringConstraints:
    return StringConstraints(strip_whitespace=True, min_length=least, max_length=most)


Reason = Annotated[str, _line(500, 1)]


class PrescriptionFields(BaseModel):
    """What is asked for."""

    model_config = ConfigDict(from_attributes=True)

    drug: Annotated[str, _line(200, 1)]
    strength: Annotated[str, _line(80, 1)]
    form: Annotated[str, _line(80, 1)]
    dose: Annotated[str, _line(200, 1)]
    area: Annotated[str, _line(200)] = ""
    amount: Annotated[str, _line(80)] = ""
    times: int = Field(1, ge=1, le=99)
    valid_until: date
    indication: Annotated[str, _line(1000, 1)]
    notes: Annotated[str, _line(2000)] = ""


class PrescriptionIn(PrescriptionFields):
    """A request: to one of the clinic's prescribers, or to somebody who is invited with it."""

    prescriber_id: UUID | None = None
    invite_email: Email | Literal[""] = ""
    invite_origin: Origin = "external"


class PrescriptionUpdate(PrescriptionIn):
    """A changed request, with the version that the change began from."""

    version: int = Field(ge=1)


class PrescriptionEndIn(BaseModel):
    """Why a request is refused, or a prescription put out of force; it can't be taken back."""

    reason: Reason
    version: int = Field(ge=1)


class PrescriptionOut(BaseModel):
    """A request, whole, and what became of it."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    drug: str
    strength: str
    form: str
    dose: str
    area: str
    amount: str
    times: int
    valid_until: date
    indication: str
    notes: str
    client_id: UUID
    prescriber_id: UUID | None
    prescriber_name: str
    invited_email: str
    was_with: str
    origin: Origin
    asked_by_name: str
    uses: int
    state: State
    signed_at: Instant | None
    signed_by_name: str
    refused_at: Instant | None
    refusal_reason: str
    ended_at: Instant | None
    ended_reason: str
    document_id: UUID | None
    created_at: Instant
    updated_at: Instant
    version: int


class RequestPage(Newest):
    """What part of the prescriber's list is wanted."""

    filter: Literal["pending", "decided", "all"] = "all"
    sort: Literal["", "created_at"] = "created_at"


class RequestRow(BaseModel):
    """One request in a prescriber's list: no more of the client than to tell the requests apart."""

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


class PatientOut(BaseModel):
    """What a prescriber needs to know of the one the prescription is for, and nothing more."""

    model_config = ConfigDict(from_attributes=True)

    first_name: str
    last_name: str
    date_of_birth: date | None
    personal_id: str
    phone: str
    warning: str


class EarlierOut(BaseModel):
    """What the same prescriber has been asked before for the same person."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    drug: str
    strength: str
    state: State
    times: int
    uses: int
    valid_until: date
    created_at: Instant


class RequestOut(PrescriptionOut):
    """One request as its prescriber judges it."""

    clinic_name: str
    patient: PatientOut
    earlier: list[EarlierOut]


class PrescriptionSignIn(BaseModel):
    """Which of one clinic's requests are signed, all by one signature; `same_device` when BankID is on the device at hand."""

    ids: Annotated[list[UUID], Field(min_length=1, max_length=20)]
    same_device: bool = False


__all__ = [
    "BankIdOrderOut",
    "EarlierOut",
    "PatientOut",
    "PrescriptionEndIn",
    "PrescriptionFields",
    "PrescriptionIn",
    "PrescriptionOut",
    "PrescriptionSignIn",
    "PrescriptionUpdate",
    "RequestOut",
    "RequestPage",
    "RequestRow",
]
