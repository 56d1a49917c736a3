"""Client of Google's Places API (New): the name and rating of one place."""

from functools import lru_cache
from urllib.parse import quote

import httpx
from httpx import codes
from pydantic import ValidationError

from clinic.core.settings import settings
from clinic.providers import errors
from clinic.providers.base import Provider
from clinic.providers.google.errors import PlaceUnknown
from clinic.providers.google.types import Place

FIELDS = "id,displayName,rating,userRatingCount,googleMapsUri"


class GooglePlacesApi(Provider):
    """Places by their ids."""

    name = "Google"

    def __init__(self, url: str, key: str) -> None:
        super().__init__(url)
        self.key = key

    async def get_place(self, place_id: str) -> Place:
        """Return a place. Raises PlaceUnknown for an id that Google doesn't know."""
        headers = {"X-Goog-Api-Key": self.key, "X-Goog-FieldMask": FIELDS}
        response = await self.call("GET", f"/v1/places/{quote(place_id, safe='')}", headers=headers)
        try:
            return Place.model_validate_json(response.content)
        except ValidationError as error:
            raise errors.UnexpectedResponse(provider=self.name) from error

    def _to_error(self, response: httpx.Response) -> errors.ProviderError:
        if response.status_code in {codes.NOT_FOUND, codes.BAD_REQUEST}:
            return PlaceUnknown(provider=self.name)
        return super()._to_error(response)


@lru_cache
def google_places_api() -> GooglePlacesApi:
    """Return the process's client of the Places API, from the settings."""
    config = settings()
    return GooglePlacesApi(config.google_places_url, config.google_places_api_key)
