"""Exports on the wire."""

from typing import Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict

from clinic.core.clock import Instant


class ExportWanted(BaseModel):
    """Whether one that is ready will do, or is made anew."""

    force: bool = False


class ClientExportOut(BaseModel):
    """An export and how far it has come; `progress` in percent."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    client_id: UUID
    state: Literal["waiting", "making", "ready", "failed", "erased"]
    progress: int
    size: int | None
    downloads: int
    created_at: Instant
    ready_at: Instant | None
    expires_at: Instant | None
    version: int
