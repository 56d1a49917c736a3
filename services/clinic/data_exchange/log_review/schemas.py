"""Log reviews in the API."""

from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, StringConstraints

from clinic.core.api.pagination import NewestFirstParams, SearchParams
from clinic.core.clock import Day, Instant

ReviewType = Literal["monthly", "member", "client"]
ReviewSign = Literal["same_name", "team_member", "no_appointment"]
ReviewOutcome = Literal["no_remark", "explained", "breach"]
ReviewState = Literal["waiting", "signed"]


class LogReviewListParams(SearchParams, NewestFirstParams):
    """Query parameters of the list of reviews; `search` matches the reason, the finding or the reviewer."""

    sort: Literal["created_at", "from_day"] = "created_at"
    state: ReviewState | None = None


class LogReviewCreate(BaseModel):
    """A review on suspicion: of a member's views or of the views of a client, in some days."""

    type: Literal["member", "client"]
    subject_id: UUID
    reason: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)]
    from_day: Day
    until_day: Day


class LogReviewSignature(BaseModel):
    """The reviewer's finding, which is signed with their name and can't be changed afterwards."""

    outcome: ReviewOutcome
    finding: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=4000)]
    version: int


class LogReviewRow(BaseModel):
    """A review in the list; `entries` is the size of its sample, `with_signs` how many of them have a sign."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    type: ReviewType
    subject_id: UUID | None
    subject_name: str
    reason: str
    from_day: date
    until_day: date
    views: int
    entries: int
    with_signs: int
    created_at: Instant
    outcome: Literal["", "no_remark", "explained", "breach"]
    finding: str
    is_own: bool
    signed_at: Instant | None
    reviewer_name: str
    version: int


class LogReviewEntryOut(BaseModel):
    """A view in the sample; `event` is in the caller's language."""

    id: UUID
    at: Instant
    event: str
    member_name: str
    client_id: UUID | None
    client_name: str
    signs: list[ReviewSign]


class LogReviewOut(LogReviewRow):
    """A review with its sample, those with most signs first; at most 200."""

    sample: list[LogReviewEntryOut]
