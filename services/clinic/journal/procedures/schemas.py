"""Procedures on the wire."""

import datetime as dt
from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.core.clock import Instant
from clinic.core.marks import Approval, MarkOut
from clinic.core.money import Price
from clinic.core.paging import Newest, Searched
from clinic.core.richtext import RichText
from clinic.core.signatures import Signature

MOST_PICTURES = 20
MOST_TREATMENTS = 30
State = Literal["not_signed", "pending_sign", "signed", "cancelled", "deleted"]
Version = Annotated[int, Field(ge=1)]
Reason = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)]


class ProcedurePage(Searched, Newest):
    """What part of a client's procedures is wanted: those that stand, or those that were deleted; searched by title."""

    filter: Literal["current", "deleted"] = "current"


class ProcedureLineIn(BaseModel):
    """One treatment, at what it cost this time."""

    treatment_id: UUID
    cost: Price


class ProcedureIn(BaseModel):
    """What was done, as it is written."""

    title: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=160)]
    date: dt.date
    treatments: list[ProcedureLineIn] = Field(default_factory=list, max_length=MOST_TREATMENTS)
    picture_ids: list[UUID] = Field(default_factory=list, max_length=MOST_PICTURES)
    notes: RichText | None = None
    nrs_rating: int | None = Field(None, ge=0, le=10, description="Pain by the numeric rating scale; kept when NRS_RATING is on")
    signer_id: UUID | None = Field(None, description="Whose signature it waits for; null for whoever wrote it, who alone may name another")


class ProcedureUpdate(ProcedureIn):
    """A changed entry, with the version that the change began from."""

    version: Version


class ProcedureSignIn(BaseModel):
    """A signature under a version of an entry."""

    signature: Signature
    version: Version


class ProcedureEndIn(BaseModel):
    """Why an entry is cancelled or deleted."""

    reason: Reason
    version: Version


class ProcedureCorrectIn(BaseModel):
    """Why a signed entry is corrected."""

    reason: Reason


class ProcedureLineOut(BaseModel):
    """One treatment of a procedure, as it was named and priced."""

    model_config = ConfigDict(from_attributes=True)

    treatment_id: UUID
    name: str
    cost: int
    needs_prescription: str
    prescription_id: UUID | None


class ProcedurePictureOut(BaseModel):
    """One picture; the addresses live five minutes."""

    id: UUID
    name: str
    url: str
    thumb_url: str
    width: int | None
    height: int | None


class ProcedureMarkOut(MarkOut):
    """What was said of a version, by whom and when."""

    kind: Literal["approved", "not_approved", "cancelled", "deleted"]


class ProcedureVersionOut(BaseModel):
    """One version of an entry, in the list of them."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    number: int
    state: State
    correction_reason: str
    written_by_name: str
    signed_by_name: str
    signed_at: Instant | None
    created_at: Instant


class ProcedureRow(BaseModel):
    """An entry in a client's list, as its newest version has it."""

    id: UUID
    number: int
    title: str
    date: dt.date
    cost: int
    treatments: list[str]
    state: State
    approval: Approval | None
    written_by_name: str
    signed_by_name: str
    signed_at: Instant | None
    pictures: int
    thumb_url: str | None


class ProcedureOut(BaseModel):
    """One version of an entry, whole."""

    id: UUID
    client_id: UUID
    number: int
    title: str
    date: dt.date
    treatments: list[ProcedureLineOut]
    cost: int
    picture_ids: list[UUID]
    pictures: list[ProcedurePictureOut]
    notes: dict[str, Any] | None
    nrs_rating: int | None
    correction_reason: str
    state: State
    approval: Approval | None
    is_newest: bool
    written_by: UUID | None
    written_by_name: str
    signer_id: UUID | None
    signed_by_name: str
    signed_at: Instant | None
    signature: str | None
    document_id: UUID | None
    marks: list[ProcedureMarkOut]
    versions: list[ProcedureVersionOut]
    created_at: Instant
    updated_at: Instant
    version: int
