"""Deliveries and audit entries in the API."""

from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import BaseModel, Field

from clinic.core.api.pagination import NewestFirstParams, SearchParams
from clinic.core.audit.actions import CLIENT_ACTIONS
from clinic.core.clock import Instant
from clinic.operations.audit_log.schemas import AuditFilter

DeliveryState = Literal["pending", "done", "failed"]


class DeliveryListParams(SearchParams, NewestFirstParams):
    """Query parameters of the list of deliveries; `search` matches the subscriber's or the event's name."""

    sort: Literal["occurred_at", "event", "subscriber"] = "occurred_at"
    state: DeliveryState | None = None


class DeliveryOut(BaseModel):
    """The delivery of an event to a subscriber."""

    id: UUID
    event: str
    subscriber: str
    state: DeliveryState
    attempts: int
    occurred_at: Instant
    next_attempt_at: Instant
    done_at: Instant | None
    last_error: str | None
    version: int


class DeliveryResend(BaseModel):
    """The version of the delivery that the user saw."""

    version: int


class AuditListParams(AuditFilter, SearchParams, NewestFirstParams):
    """Query parameters of the audit log; `search` matches a part of the action."""

    sort: Literal["at", "action"] = "at"
    subject_id: UUID | None = None
    identity_id: UUID | None = None
    action: str = ""


class AuditEntryOut(BaseModel):
    """An audited action of a person or the system; `name` is empty for the system's."""

    id: UUID
    at: Instant
    action: Annotated[str, Field(json_schema_extra={"x-client-actions": [*CLIENT_ACTIONS]})]
    subject_id: UUID | None
    client_id: UUID | None
    actor: str
    identity_id: UUID | None
    membership_id: UUID | None
    name: str
    details: dict[str, Any]
