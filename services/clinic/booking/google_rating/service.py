"""The clinic's rating on Google (PLT-060): look a place up, choose it, and refresh its rating. Google is called outside transactions."""

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.google_rating.models import GoogleRating
from clinic.booking.google_rating.schemas import MAX_RATING_AGE, GooglePlaceOut, GoogleRatingOut, GoogleRatingUpdate
from clinic.core import audit
from clinic.core.api.errors import Conflict, FieldError
from clinic.core.api.provider_idempotency import IdempotencyLease
from clinic.core.clock import now
from clinic.core.database.session import get_context, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings
from clinic.providers.errors import ProviderError
from clinic.providers.google.errors import PlaceUnknown
from clinic.providers.google.places import google_places_api
from clinic.providers.google.types import Place


class RatingsNotSetUp(Conflict):
    """The installation has no key of the Places API."""

    code = "google.ratings_not_set_up"
    en = "Ratings from Google are not set up in this installation. Contact the operator."
    sv = "Betyg från Google är inte inställda i den här installationen. Kontakta driften."


async def get_google_rating(session: AsyncSession) -> GoogleRatingOut:
    """Return the clinic's place; its rating is left out when it is too old to be shown."""
    return _to_schema(await _get_row(session))


async def look_up(place_id: str) -> GooglePlaceOut:
    """Return a place from Google. Raises RatingsNotSetUp, FieldError for an unknown id, and the provider's errors."""
    place = await _fetch(place_id)
    return GooglePlaceOut(
        name=place.display_name.text, rating=_to_tenths(place), rating_count=place.user_rating_count, maps_uri=place.google_maps_uri,
    )


async def update_google_rating(context: Context, call: IdempotencyLease, data: GoogleRatingUpdate) -> GoogleRatingOut:
    """Choose the place and whether the portal shows it. Google is asked about a new place only; the errors are those of `look_up`.

    Raises Conflict when a colleague chose another place meanwhile.
    """
    async with transaction(context) as session:
        row = await _get_row(session)
        is_new = bool(data.place_id) and (row is None or row.place_id != data.place_id)
    place = await _fetch(data.place_id) if is_new else None
    async with transaction(context) as session:
        await session.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(f"google_rating:{context.company_id}", 0))))
        row = await _get_row(session)
        if row and not data.place_id:
            await session.delete(row)
            row = None
        elif data.place_id:
            if not place and (row is None or row.place_id != data.place_id):
                raise Conflict
            row = row or GoogleRating(company_id=context.company_id, id=context.company_id)
            row.is_on_portal = data.is_on_portal
            if place:
                row.place_id = data.place_id
                _fill(row, place)
            session.add(row)
        audit.record(session, "google_rating.changed", context.company_id, place=data.place_id, is_on_portal=data.is_on_portal)
        await session.flush()
        return await call.save_result(session, _to_schema(row))


async def refresh(context: Context) -> None:
    """Fetch the rating anew; while Google fails, the last one is kept."""
    async with transaction(context) as session:
        row = await _get_row(session)
        place_id = row.place_id if row else ""
    if not place_id or not settings().has_google_places:
        return
    place, failure = None, ""
    try:
        place = await google_places_api().get_place(place_id)
    except ProviderError as error:
        failure = error.code
    async with transaction(context) as session:
        row = await _get_row(session)
        if row is None or row.place_id != place_id:
            return
        if place:
            _fill(row, place)
        else:
            row.failed_at, row.failure = now(), failure


async def _fetch(place_id: str) -> Place:
    if not settings().has_google_places:
        raise RatingsNotSetUp
    try:
        return await google_places_api().get_place(place_id)
    except PlaceUnknown as error:
        raise FieldError("place_id", "place_unknown") from error


async def _get_row(session: AsyncSession) -> GoogleRating | None:
    company_id = get_context(session).company_id
    return await session.get(GoogleRating, (company_id, company_id))


def _fill(row: GoogleRating, place: Place) -> None:
    row.name, row.rating, row.rating_count = place.display_name.text[:300], _to_tenths(place), place.user_rating_count
    row.maps_uri, row.fetched_at, row.failed_at, row.failure = place.google_maps_uri, now(), None, ""


def _to_tenths(place: Place) -> int | None:
    return None if place.rating is None else int(place.rating * 10 + 0.5)


def _to_schema(row: GoogleRating | None) -> GoogleRatingOut:
    is_available = settings().has_google_places
    if row is None:
        return GoogleRatingOut(is_available=is_available, place_id="", is_on_portal=False, has_failed=False, place=None)
    is_fresh = row.fetched_at > now() - MAX_RATING_AGE
    return GoogleRatingOut(
        is_available=is_available, place_id=row.place_id, is_on_portal=row.is_on_portal, has_failed=row.failure != "",
        place=GooglePlaceOut(
            name=row.name, rating=row.rating if is_fresh else None, rating_count=row.rating_count if is_fresh else 0, maps_uri=row.maps_uri,
        ),
    )
