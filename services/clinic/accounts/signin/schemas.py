"""Signing in, on the wire."""

from uuid import UUID

from pydantic import BaseModel, Field

from clinic.accounts.sessions import Area
from clinic.core.rules import Email


class LoginIn(BaseModel):
    """Who, and as what."""

    email: Email
    password: str = Field(min_length=1, max_length=200)
    area: Area = "staff"


class Place(BaseModel):
    """Where a person may act: at a company, or in an area of their own."""

    area: Area
    company_id: UUID | None = None


class PlaceOut(Place):
    """Such a place, with the name people know it by."""

    company_name: str = ""
