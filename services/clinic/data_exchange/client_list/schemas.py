"""Request and response schemas of exported client lists."""

from typing import Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from clinic.clients.schemas import TagName
from clinic.core.clock import Instant


class ClientListFilter(BaseModel):
    """The search, filter and order of the list of clients, by the names that `GET /api/clients` has for them."""

    search: str = Field("", max_length=100)
    filter: Literal["active", "inactive", "all"] = "active"
    tags: list[TagName] = Field([], max_length=10)
    sort: Literal["", "name", "created_at"] = "name"
    order: Literal["asc", "desc"] = "asc"


class ClientListExportOut(BaseModel):
    """An Excel file of clients; `rows` is the number of clients in it, `size` is in bytes."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    state: Literal["queued", "building", "ready", "failed", "deleted"]
    filters: ClientListFilter
    rows: int | None
    size: int | None
    downloads: int
    created_at: Instant
    ready_at: Instant | None
    expires_at: Instant | None
    version: int
