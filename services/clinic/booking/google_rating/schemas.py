"""Request and response schemas of the rating on Google."""

from datetime import timedelta
from typing import Annotated

from pydantic import BaseModel, Field, StringConstraints

MAX_RATING_AGE = timedelta(days=30)
"""How long Google's terms let a rating be shown after it was fetched."""
PlaceId = Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)]


class ShownRating(BaseModel):
    """The rating that staff and visitors of the portal see."""

    rating: int = Field(description="In tenths: 47 is 4.7 of 5")
    rating_count: int
    maps_uri: str


class GooglePlaceLookup(BaseModel):
    """The place to look up."""

    place_id: Annotated[PlaceId, Field(min_length=1)]


class GooglePlaceOut(BaseModel):
    """A place on Google."""

    name: str
    rating: int | None = Field(description="In tenths; null for a place that nobody has rated, or that is older than 30 days")
    rating_count: int
    maps_uri: str


class GoogleRatingOut(BaseModel):
    """The clinic's place and its rating."""

    is_available: bool = Field(description="The installation can ask Google for ratings")
    place_id: str
    is_on_portal: bool
    has_failed: bool = Field(description="The last try failed; it is repeated each day")
    place: GooglePlaceOut | None


class GoogleRatingUpdate(BaseModel):
    """The clinic's place, empty to remove it, and whether its rating is shown on the portal."""

    place_id: PlaceId
    is_on_portal: bool
