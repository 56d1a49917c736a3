"""What is said of a record after it was written, by whom, when and why. Never taken back; of what approves or doesn't, the newest holds."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, StringConstraints
from sqlalchemy import String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import Instant, now
from clinic.core.errors import FieldError

Approval = Literal["approved", "not_approved"]


class Mark:
    """The columns of what was said; the table says of what, and which kinds there are."""

    __abstract__ = True

    kind: Mapped[str] = mapped_column(String(12))
    reason: Mapped[str] = mapped_column(String(500), default="")
    membership_id: Mapped[UUID | None]
    by_name: Mapped[str] = mapped_column(String(250), default="")
    at: Mapped[datetime] = mapped_column(default=now)


class ReviewIn(BaseModel):
    """Whether an administrator approves something signed; the reason is needed when not."""

    is_approved: bool
    reason: Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)] = ""


class MarkOut(BaseModel):
    """What was said, by whom and when."""

    model_config = ConfigDict(from_attributes=True)

    reason: str
    by_name: str
    at: Instant


def decided(wanted: ReviewIn) -> Approval:
    """What a review says; a FieldError for one that doesn't approve and doesn't say why."""
    if not (wanted.is_approved or wanted.reason):
        raise FieldError("reason", "required")
    return "approved" if wanted.is_approved else "not_approved"


def approval(marks: Sequence[Mark]) -> Approval | None:
    """Whether it stands approved, by what was said of it, the newest first; None while nobody has said."""
    for mark in marks:
        if mark.kind in {"approved", "not_approved"}:
            return "approved" if mark.kind == "approved" else "not_approved"
    return None
