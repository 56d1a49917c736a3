"""API schemas of procedures. Costs are in minor units of the company's currency."""

import datetime as dt
from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.core.api.pagination import NewestFirstParams, SearchParams
from clinic.core.audit.reviews import Approval, ReviewEntryOut
from clinic.core.clock import Instant
from clinic.core.documents.signatures import Signature
from clinic.core.money import Price
from clinic.core.text.richtext import RichText

MAX_PICTURES = 20
MAX_TREATMENTS = 30
State = Literal["not_signed", "pending_sign", "signed", "imported", "cancelled", "deleted"]
Version = Annotated[int, Field(ge=1)]
Reason = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)]


class ProcedureListParams(SearchParams, NewestFirstParams):
    """Filter, sorting and page of a client's procedures; the search is in the title."""

    filter: Literal["current", "deleted"] = "current"
    sort: Literal["date", "title"] = "date"


class ProcedureTreatmentCreate(BaseModel):
    """A treatment of a procedure with the cost charged for it."""

    treatment_id: UUID
    cost: Price


class ProcedureCreate(BaseModel):
    """A documented treatment."""

    title: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=160)]
    date: dt.date
    treatments: list[ProcedureTreatmentCreate] = Field(default_factory=list, max_length=MAX_TREATMENTS)
    picture_ids: list[UUID] = Field(default_factory=list, max_length=MAX_PICTURES)
    notes: RichText | None = None
    nrs_rating: int | None = Field(None, ge=0, le=10, description="Pain on the numeric rating scale; stored when NRS_RATING is on")
    signer_id: UUID | None = Field(
        None, description="The membership that is to sign; null for the author, who alone may assign a colleague",
    )


class ProcedureUpdate(ProcedureCreate):
    """A changed procedure, with the version that the change is based on."""

    version: Version


class ProcedureSignRequest(BaseModel):
    """The signature of a procedure."""

    signature: Signature
    version: Version


class ProcedureCloseRequest(BaseModel):
    """Why a procedure is cancelled or deleted."""

    reason: Reason
    version: Version


class ProcedureCorrectionRequest(BaseModel):
    """Why a signed procedure is corrected."""

    reason: Reason


class ProcedureTreatmentOut(BaseModel):
    """A treatment of a procedure with its name and cost at the time."""

    model_config = ConfigDict(from_attributes=True)

    treatment_id: UUID
    name: str
    cost: int
    required_drug: str
    prescription_id: UUID | None


class ProcedurePictureOut(BaseModel):
    """A picture with signed addresses that expire after five minutes."""

    id: UUID
    name: str
    url: str
    thumb_url: str
    width: int | None
    height: int | None


class ProcedureReviewOut(ReviewEntryOut):
    """A review or closing of a version, by whom, when and why."""

    type: Literal["approved", "not_approved", "cancelled", "deleted"]


class ProcedureVersionOut(BaseModel):
    """A version of an entry, in the list of its versions."""

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
    """An entry in a list of procedures: its current version."""

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
    """A version of an entry with its treatments, pictures, reviews, and the list of the entry's versions."""

    id: UUID
    client_id: UUID
    number: int
    title: str
    date: dt.date
    treatments: list[ProcedureTreatmentOut]
    cost: int
    picture_ids: list[UUID]
    pictures: list[ProcedurePictureOut]
    notes: dict[str, Any] | None
    nrs_rating: int | None
    correction_reason: str
    state: State
    approval: Approval | None
    is_current: bool
    written_by: UUID | None
    written_by_name: str
    signer_id: UUID | None
    done_at: Instant | None = Field(description="The instant of the treatment, of an entry that was imported with one")
    imported_at: Instant | None
    imported_by_name: str
    signed_by_name: str
    signed_at: Instant | None
    signature: str | None
    document_id: UUID | None
    reviews: list[ProcedureReviewOut]
    versions: list[ProcedureVersionOut]
    created_at: Instant
    updated_at: Instant
    version: int
