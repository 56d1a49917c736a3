"""Schemas of a client's registrations and their differing details."""

from typing import Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from clinic.core.clock import Instant


class RegistrationOut(BaseModel):
    """A registration of a client; `differences` are the given details that aren't saved, by field."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    membership_id: UUID | None
    proof: Literal["code", "bankid"]
    is_new_client: bool
    has_duplicate: bool = Field(description="Another client has the given personal id: perhaps the two are to be merged")
    differences: dict[str, str | float]
    outcome: Literal["", "saved", "dismissed"]
    resolved_at: Instant | None
    resolved_by_name: str
    created_at: Instant
    version: int


class RegistrationResolve(BaseModel):
    """Save the differing details in the client's card, or dismiss them."""

    outcome: Literal["saved", "dismissed"]
    version: int = Field(ge=1)
