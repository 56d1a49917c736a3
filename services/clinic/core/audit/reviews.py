"""Reviews: comments and approvals that are added to a signed record afterwards.

Entries are never changed or deleted; of those that approve or reject, the newest holds.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, StringConstraints
from sqlalchemy import String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.api.errors import FieldError
from clinic.core.clock import Instant, now

Approval = Literal["approved", "not_approved"]


class ReviewEntry:
    """The columns of a review entry; the table adds the reviewed record and says which types there are."""

    __abstract__ = True

    type: Mapped[str] = mapped_column(String(12))
    reason: Mapped[str] = mapped_column(String(500), default="")
    membership_id: Mapped[UUID | None]
    reviewer_name: Mapped[str] = mapped_column(String(250), default="")
    at: Mapped[datetime] = mapped_column(default=now)


class ReviewCreate(BaseModel):
    """An administrator's approval or rejection of a signed record; a rejection needs a reason."""

    is_approved: bool
    reason: Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)] = ""


class ReviewEntryOut(BaseModel):
    """A review entry: its reason, its author and when it was written."""

    model_config = ConfigDict(from_attributes=True)

    reason: str
    reviewer_name: str
    at: Instant


def review_decision(data: ReviewCreate) -> Approval:
    """Return the decision of a review. Raises FieldError for a rejection without a reason."""
    if not (data.is_approved or data.reason):
        raise FieldError("reason", "required")
    return "approved" if data.is_approved else "not_approved"


def current_approval(entries: Sequence[ReviewEntry]) -> Approval | None:
    """Return the decision in force, given all entries of a record, newest first; None while there is none."""
    for entry in entries:
        if entry.type in {"approved", "not_approved"}:
            return "approved" if entry.type == "approved" else "not_approved"
    return None
