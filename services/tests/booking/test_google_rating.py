"""The clinic's rating on Google against the simulator: look up, choose, refresh, failures, the portal (PLT-060)."""

from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from clinic.booking.google_rating.jobs import refresh_google_ratings
from clinic.booking.google_rating.models import GoogleRating
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings
from clinic.providers import base
from clinic.providers.google.places import google_places_api
from tests.simulators.server import Simulators, simulators

pytestmark = pytest.mark.anyio
RATING = "/api/google-rating"
PLACE = "ChIJ-aster-clinic"


@pytest.fixture(scope="module")
def sims() -> Iterator[Simulators]:
    with simulators() as running:
        yield running


@pytest.fixture
async def google(sims: Simulators, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """The simulator's address, which the product's client uses."""
    reset(sims)
    monkeypatch.setattr(settings(), "google_places_url", f"{sims.url}/google/places")
    monkeypatch.setattr(settings(), "google_places_api_key", "aster")
    monkeypatch.setattr(base, "RETRY_DELAYS", (0.01,))
    google_places_api.cache_clear()
    yield f"{sims.url}/google"
    await google_places_api().close()
    google_places_api.cache_clear()


def reset(sims: Simulators) -> None:
    httpx.post(f"{sims.url}/api/payments/reset").raise_for_status()


def misbehave(google: str, status: int) -> None:
    httpx.post(f"{google}/api/behaviour", json={"status": status}).raise_for_status()


async def choose(admin: Any, place_id: str = PLACE, *, is_on_portal: bool = False) -> Any:
    return await admin.put(RATING, json={"place_id": place_id, "is_on_portal": is_on_portal})


async def look_up(admin: Any, place_id: str) -> Any:
    return await admin.post(f"{RATING}/lookup", json={"place_id": place_id})


async def shown_to_staff(user: Any) -> Any:
    return (await user.get(RATING)).json()["data"]


@pytest.mark.covers("PLT-060")
async def test_a_place_is_looked_up_and_chosen(as_staff, factory, google):
    """PLT-060: the admin sees the place before choosing it; an unknown id is said beside its field and nothing is saved."""
    clinic = await factory.bookable_clinic()
    admin, other = await as_staff("admin", company=clinic.company), await as_staff("admin")
    found = await look_up(admin, PLACE)
    assert (found.json()["data"]["name"], found.json()["data"]["rating"], found.json()["data"]["rating_count"]) == ("Aster Klinik", 47, 128)
    assert (await shown_to_staff(admin))["place"] is None
    unknown = await look_up(admin, "ChIJ-nowhere")
    assert unknown.status_code == 422 and "Google knows no place" in unknown.text
    assert (await choose(admin, "ChIJ-nowhere")).status_code == 422
    assert (await shown_to_staff(admin))["place_id"] == ""
    assert (await choose(admin)).status_code == 200
    assert (await shown_to_staff(admin))["place"]["rating"] == 47
    assert (await shown_to_staff(other))["place"] is None
    assert (await choose(admin, "ChIJ-without-rating")).json()["data"]["place"]["rating"] is None
    assert (await choose(admin, "")).json()["data"]["place"] is None


@pytest.mark.covers("PLT-060")
@pytest.mark.parametrize("status", [299, 429, 500])
async def test_a_failure_of_google_keeps_the_last_rating(as_staff, factory, google, status):
    """PLT-060: while Google fails or answers nonsense, the place and rating stay, and the switch can be changed."""
    clinic = await factory.bookable_clinic()
    admin = await as_staff("admin", company=clinic.company)
    await choose(admin)
    misbehave(google, status)
    await refresh_google_ratings(Context.system(clinic.company.id))
    rating = await shown_to_staff(admin)
    assert (rating["has_failed"], rating["place"]["rating"]) == (True, 47)
    assert (await choose(admin, "ChIJ-second-clinic")).status_code >= 500
    assert (await choose(admin, is_on_portal=True)).json()["data"]["is_on_portal"]
    misbehave(google, 0)
    await refresh_google_ratings(Context.system(clinic.company.id))
    assert not (await shown_to_staff(admin))["has_failed"]


@pytest.mark.covers("PLT-060")
async def test_the_portal_shows_a_fresh_rating_when_switched_on(as_staff, factory, visitor, google):
    """PLT-060: the portal has the rating only when the clinic shows it and it was fetched in the last 30 days."""
    clinic = await factory.bookable_clinic()
    admin, nurse = await as_staff("admin", company=clinic.company), await as_staff("user", company=clinic.company)

    async def shown_to_visitors() -> Any:
        reply = await visitor.get(f"/api/v2/booking-portal/{clinic.company.encrypted_id}")
        assert reply.status_code == 200, reply.text
        return reply.json()["data"]["google_rating"]

    await choose(admin)
    assert await shown_to_visitors() is None
    assert (await choose(nurse, is_on_portal=True)).status_code == 403
    await choose(admin, is_on_portal=True)
    assert (await shown_to_visitors())["rating"] == 47
    assert (await nurse.get("/api/overview/dashboard")).json()["data"]["google_rating"]["rating"] == 47
    async with transaction(Context.system(clinic.company.id)) as session:
        await session.execute(update(GoogleRating).values(fetched_at=now() - timedelta(days=30, minutes=1)))
    assert await shown_to_visitors() is None
    assert (await shown_to_staff(nurse))["place"]["rating"] is None
    assert (await nurse.get("/api/overview/dashboard")).json()["data"]["google_rating"] is None
    await refresh_google_ratings(Context.system(clinic.company.id))
    assert (await shown_to_visitors())["rating"] == 47
