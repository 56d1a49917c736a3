"""Signing in, on the wire."""

from pydantic import BaseModel, Field

from clinic.accounts.sessions import Area
from clinic.core.rules import Email


class LoginIn(BaseModel):
    """Who, and as what."""

    email: Email
    password: str = Field(min_length=1, max_length=200)
    area: Area = "staff"
