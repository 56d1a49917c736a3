"""The company's audit log in the API."""

from typing import Literal
from uuid import UUID

from pydantic import BaseModel, Field

from clinic.core.clock import Day, Instant

AuditKind = Literal["views", "changes", "sign_ins", "refused"]


class AuditFilter(BaseModel):
    """A filter of entries: of a person, about a client, of a kind, and of days in the clinic's time zone."""

    client_id: UUID | None = None
    membership_id: UUID | None = None
    kind: AuditKind | None = None
    from_day: Day | None = None
    until_day: Day | None = None


class AuditLogParams(AuditFilter):
    """Query parameters of the log: entries older than `before`, the `next` of the page before."""

    before: UUID | None = None
    per_page: int = Field(20, ge=1, le=100)


class AuditLogEntry(BaseModel):
    """An audited action in words: `actor` and `event` are in the caller's language, `subject` names what it concerns, if known."""

    id: UUID
    at: Instant
    action: str
    actor: str
    event: str
    subject: str
    client_id: UUID | None
    client_name: str
    reason: str


class AuditLogPage(BaseModel):
    """A part of the log, newest first; `next` leads to the older ones and is null at the end."""

    entries: list[AuditLogEntry]
    next: UUID | None
