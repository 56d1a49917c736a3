"""Routes of the clinic's rating on Google (PLT-060)."""

from typing import Annotated

from fastapi import APIRouter, Depends

from clinic.booking.google_rating import service
from clinic.booking.google_rating.schemas import GooglePlaceLookup, GooglePlaceOut, GoogleRatingOut, GoogleRatingUpdate
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.provider_idempotency import IdempotentCall
from clinic.core.database.session import ReadSession
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api/google-rating", tags=["booking settings"], route_class=EnvelopeRoute)
CanReadHome = Annotated[CurrentUser, Depends(require(Permission.DASHBOARD_READ))]
CanWriteSettings = Annotated[CurrentUser, Depends(require(Permission.SCHEDULE_WRITE))]


@router.get("")
async def get_google_rating(session: ReadSession, user: CanReadHome) -> GoogleRatingOut:
    """Get the clinic's place on Google with its last rating, which is left out when it is older than 30 days."""
    return await service.get_google_rating(session)


@router.post("/lookup", responses=error_responses(service.RatingsNotSetUp))
async def look_up_google_place(call: IdempotentCall, user: CanWriteSettings, data: GooglePlaceLookup) -> GooglePlaceOut:
    """Ask Google for a place, before it is chosen. Nothing is saved."""
    return await service.look_up(data.place_id)


@router.put("", responses=error_responses(service.RatingsNotSetUp))
async def update_google_rating(call: IdempotentCall, user: CanWriteSettings, data: GoogleRatingUpdate) -> GoogleRatingOut:
    """Choose the clinic's place on Google, and whether the booking portal shows its rating. An empty id removes the place."""
    return await service.update_google_rating(user.context, call, data)
