"""Simulate Google's Places API (New): a few places by their ids, and replies that fail or can't be read."""

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from simulators.google_accounts import get_behaviour, get_records
from simulators.settings import Settings

PLACES = {
    "ChIJ-aster-clinic": ("Aster Klinik", 4.7, 128),
    "ChIJ-second-clinic": ("Hudkliniken", 4.2, 31),
    "ChIJ-without-rating": ("Nya kliniken", None, 0),
}
NONSENSE = 299
"""The behaviour's status for a successful reply that isn't a place."""
router = APIRouter(prefix="/google/places/v1/places", tags=["Google places"])


def _error(code: int, status: str) -> JSONResponse:
    return JSONResponse({"error": {"code": code, "message": status, "status": status}}, code)


@router.get("/{place_id}", response_model=None)
async def get_place(request: Request, place_id: str) -> Response:
    """Return the fields of a place that the mask names."""
    if status := get_behaviour(get_records(request))["status"]:
        return JSONResponse({"place": "nonsense"}) if status == NONSENSE else _error(status, "UNAVAILABLE")
    if request.headers.get("x-goog-api-key") != Settings().google_places_api_key:
        return _error(403, "PERMISSION_DENIED")
    mask = request.headers.get("x-goog-fieldmask", "")
    if not mask:
        return _error(400, "INVALID_ARGUMENT")
    if place_id not in PLACES:
        return _error(404, "NOT_FOUND")
    name, rating, count = PLACES[place_id]
    place = {
        "id": place_id, "displayName": {"text": name, "languageCode": "sv"}, "googleMapsUri": f"https://maps.google.com/?cid={place_id}",
    } | ({"rating": rating, "userRatingCount": count} if rating else {})
    return JSONResponse({field: value for field, value in place.items() if field in mask.split(",")})
