"""Response schema of the access log."""

from uuid import UUID

from pydantic import BaseModel

from clinic.core.clock import Instant


class AccessLogEntry(BaseModel):
    """An access: its actor, its action, and both as a sentence."""

    id: UUID
    at: Instant
    actor: str
    action: str
    sentence: str
