"""Request and response schemas of client exports."""

from typing import Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict

from clinic.core.clock import Instant


class ClientExportRequest(BaseModel):
    """A request for an export; `force` builds a new one even when one is ready."""

    force: bool = False


class ClientExportOut(BaseModel):
    """An export; `progress` in percent, `size` in bytes."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    client_id: UUID
    state: Literal["queued", "building", "ready", "failed", "deleted"]
    progress: int
    size: int | None
    downloads: int
    created_at: Instant
    ready_at: Instant | None
    expires_at: Instant | None
    version: int
