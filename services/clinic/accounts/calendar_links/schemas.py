"""Response schemas of calendar links."""

from typing import Annotated

from pydantic import BaseModel, Field

from clinic.core.clock import Instant


class CalendarLinkOut(BaseModel):
    """Whether the signed-in person may have a calendar link, and since when they have one. Its address is never shown again."""

    is_available: Annotated[bool, Field(description="Only practitioners who can be booked have a calendar")]
    created_at: Instant | None


class CalendarLinkCreated(BaseModel):
    """The address of a new calendar link, shown once."""

    url: str
    webcal_url: Annotated[str, Field(description="The same address, which opens the device's calendar")]
