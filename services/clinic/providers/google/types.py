"""Shapes of Google's tokens and calendar events."""

from datetime import date, datetime
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel

MAX_RATINGS = 2_000_000_000
"""A higher number of ratings is nonsense, and more than an integer holds."""


class _Shape(BaseModel):
    model_config = ConfigDict(frozen=True, alias_generator=to_camel, populate_by_name=True, extra="ignore")


class Tokens(BaseModel):
    """The tokens of one person's consent; a refresh brings no new refresh token."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    access_token: str = Field(min_length=1)
    refresh_token: str = ""
    expires_in: int = 0


class EventTime(_Shape):
    """The begin or end of an event: an instant, or a day of an all-day event."""

    date_time: datetime | None = None
    day: date | None = Field(None, alias="date")


class ExtendedProperties(_Shape):
    """Values that an app has written next to an event."""

    private: dict[str, str] = {}


class CalendarEvent(_Shape):
    """An event of a list; a deleted one has its id and status only."""

    id: str
    status: Literal["confirmed", "tentative", "cancelled"] = "confirmed"
    etag: str = ""
    start: EventTime = EventTime()
    end: EventTime = EventTime()
    transparency: Literal["opaque", "transparent"] = "opaque"
    extended_properties: ExtendedProperties = ExtendedProperties()


class EventPage(_Shape):
    """A page of events; the last page has the token from which the next list goes on."""

    summary: str = ""
    time_zone: str = "UTC"
    items: list[CalendarEvent] = []
    next_page_token: str = ""
    next_sync_token: str = ""


class WrittenEvent(_Shape):
    """The response to an insert or update."""

    id: str
    etag: str


class Channel(_Shape):
    """A channel by which Google reports that the calendar has changed; it ends at `expiration` (milliseconds since 1970)."""

    id: str
    resource_id: str
    expiration: int


class PlaceName(BaseModel):
    """A place's name in Google's choice of language."""

    text: str = Field(min_length=1, pattern="^[^\\x00]+$")


class Place(_Shape):
    """A place; one that nobody has rated has no rating."""

    id: str
    display_name: PlaceName
    rating: float | None = Field(None, ge=1, le=5, allow_inf_nan=False)
    user_rating_count: int = Field(0, ge=0, le=MAX_RATINGS)
    google_maps_uri: str = Field(pattern="^https://[^\\x00]+$", max_length=500)
