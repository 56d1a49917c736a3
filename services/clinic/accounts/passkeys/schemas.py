"""Request and response schemas of passkeys."""

from typing import Annotated, Any
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints

from clinic.core.clock import Instant
from clinic.core.text.validators import SingleLine


class PasskeyOptionsOut(BaseModel):
    """Options of the Web Authentication API in its JSON form: the request of the browser to the device."""

    options: dict[str, Any]


class PasskeyAnswer(BaseModel):
    """The device's answer, in the JSON form of the Web Authentication API."""

    credential: dict[str, Any] = Field(max_length=20)


class PasskeyUpdate(BaseModel):
    """The name by which the person knows the device."""

    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60), SingleLine]


class PasskeyCreate(PasskeyUpdate, PasskeyAnswer):
    """A new passkey: its name, and the device's answer."""


class PasskeyOut(BaseModel):
    """A passkey of the signed-in person."""

    id: UUID
    name: str
    created_at: Instant
    last_used_at: Instant | None
