"""Deliveries and audit rows as they travel."""

from typing import Any, Literal
from uuid import UUID

from pydantic import BaseModel

from clinic.core.clock import Instant
from clinic.core.paging import Newest, Searched

State = Literal["pending", "done", "dead"]


class DeliveryPage(Searched, Newest):
    """Which deliveries are wanted; searched by whom they are for."""

    state: State | None = None


class DeliveryOut(BaseModel):
    """One event on its way to one listener."""

    id: UUID
    event: str
    listener: str
    state: State
    attempts: int
    occurred_at: Instant
    next_at: Instant
    done_at: Instant | None
    last_error: str | None
    version: int


class DeliveryResendIn(BaseModel):
    """Which state of the delivery the caller saw."""

    version: int


class AuditPage(Newest):
    """Which audit rows are wanted."""

    subject_id: UUID | None = None
    client_id: UUID | None = None
    identity_id: UUID | None = None
    action: str = ""


class AuditOut(BaseModel):
    """One thing that somebody did, or looked at."""

    id: UUID
    at: Instant
    action: str
    subject_id: UUID | None
    client_id: UUID | None
    actor: str
    identity_id: UUID | None
    membership_id: UUID | None
    name: str
    facts: dict[str, Any]
