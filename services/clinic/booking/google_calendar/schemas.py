"""Request and response schemas of the own Google calendar."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from clinic.core.clock import Instant


class GoogleCalendarOut(BaseModel):
    """The signed-in person's connection with Google."""

    is_available: Annotated[bool, Field(description="The installation has Google, and the person can be booked")]
    state: Literal["none", "connecting", "connected", "broken", "disconnecting"]
    account: str
    last_synced_at: Instant | None
    has_failed: Annotated[bool, Field(description="The last try failed; it is repeated by itself")]


class GoogleConsentOut(BaseModel):
    """Where the person consents."""

    url: str


class GoogleConsent(BaseModel):
    """The answer of Google's page of consent."""

    code: Annotated[str, Field(min_length=1, max_length=500)]
    state: Annotated[str, Field(min_length=1, max_length=100)]


class GoogleDisconnect(BaseModel):
    """How to disconnect."""

    remove_events: Annotated[bool, Field(description="Delete the bookings from the Google calendar")]
