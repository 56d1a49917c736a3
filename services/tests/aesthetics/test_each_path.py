"""The act's gate (2021:363) on each path to a booking and to a consent: waiting list, series, a client's own link, and the link of forms."""

from typing import Any

import pytest
from sqlalchemy import update

from clinic.clients.models import Client
from clinic.core.clock import now, to_wire
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.aesthetics.conftest import MINOR_ID
from tests.aesthetics.test_gate import refusal
from tests.booking.portal.test_booking_access import LinkClient, key_in_message
from tests.booking.waiting_list.test_waiting_list import WaitingClinic
from tests.forms.scenarios import FormLinkBrowser
from tests.journal.conftest import success_data
from tests.support.images import draw_signature

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BEY-022")]
SECOND_ADULT_ID = "19900807-2390"
CONTACT = {"phone": "+46701740605", "mobile_number": "0701740605", "country_code": "46", "email": "klara@people.test", "language": "sv"}


async def set_client(clinic: Any, client: Any = None, **values: Any) -> None:
    """Change what is saved of a client of the clinic."""
    async with transaction(Context.system(clinic.client.company_id)) as session:
        await session.execute(update(Client).where(Client.id == (client or clinic.client).id).values(**values))


@pytest.mark.covers("LAW-023", "BEY-004")
async def test_waiting_list_offers_and_books_what_the_act_allows(clinic, visitor, factory):
    """BEY-022: a minor who has waited longest gets no offer; an offer whose age is no longer proven books nothing, with the reason."""
    waiting = WaitingClinic(clinic.booking, clinic.owner, visitor, factory)
    booked = await success_data(clinic.book())
    await waiting.wait(await waiting.client(personal_id=MINOR_ID))
    adult = await waiting.client(personal_id=SECOND_ADULT_ID)
    entry = await waiting.wait(adult)
    await waiting.cancel(booked)
    assert await waiting.states() == [(entry["id"], "open")]
    await set_client(clinic, adult, personal_id="")
    [key] = await waiting.keys()
    assert refusal(await waiting.answer("accept", key)) == ["age_unproven"]
    assert await waiting.states() == [(entry["id"], "open")]
    await set_client(clinic, adult, personal_id=SECOND_ADULT_ID)
    assert (await waiting.answer("accept", key)).json()["data"]["offer_state"] == "accepted"


@pytest.mark.covers("LAW-020", "LAW-021", "LAW-023", "BKG-036")
async def test_series_is_booked_and_moved_within_the_act(clinic, factory):
    """BEY-022: a series by an unlicensed performer, for a minor or within the time to reflect is refused as a whole; so is its move."""
    path = "/api/v2/bookings/series"

    def series(**fields: Any) -> Any:
        data = clinic.booking.booking_data(clinic.client.id, clinic.booking.at(10))
        return clinic.owner.post(path, json={**data, "count": 3, **fields})

    assert refusal(await series(practitioner_id=clinic.therapist_id)) == ["performer"]
    assert refusal(await series(start_at=clinic.booking.at(10, days=1))) == ["reflection"]
    minor = await factory.client(clinic.booking.company, personal_id=MINOR_ID)
    assert refusal(await series(client_id=str(minor.id))) == ["under_age"]
    assert await factory.list_bookings(clinic.booking.company) == []
    booked = await success_data(series())
    moved = await clinic.owner.post(f"{path}/{booked['id']}/reschedule", json={
        "position": 1, "start_at": clinic.booking.at(11), "practitioner_id": clinic.therapist_id, "version": booked["version"],
    })
    assert refusal(moved) == ["performer"]


@pytest.mark.covers("LAW-021", "LAW-023", "PUB-005")
async def test_client_moves_a_booking_within_the_act(clinic, visitor, factory):
    """BEY-022: by the link of the booking no time within the time to reflect is offered, and a move without a proven age is refused."""
    await set_client(clinic, **CONTACT)
    booked = await success_data(clinic.book())
    link = LinkClient(visitor, factory, clinic.booking, booked["id"])
    await link.open(await key_in_message(link))
    await link.verify()
    within = await link.post("/reschedule", {"start_at": clinic.booking.at(10, days=1)})
    assert (within.status_code, within.json()["data"]["code"]) == (409, "booking.time_taken")
    await set_client(clinic, personal_id="")
    assert refusal(await link.post("/reschedule", {"start_at": clinic.booking.at(11)})) == ["age_unproven"]
    assert (await link.shown())["start_at"] == clinic.booking.at(10)


@pytest.mark.covers("LAW-021", "PUB-008")
async def test_consent_by_link_waits_for_information_and_the_time_to_reflect(clinic, visitor):
    """LAW-021: by the link of the forms as on the clinic's screen, with the earliest lawful time in the page's language."""
    await set_client(clinic, **CONTACT)
    path = f"/api/client/{clinic.client.id}"
    [row] = await success_data(clinic.nurse.post(f"{path}/letters-of-consent", json={"template_ids": [clinic.consent["id"]]}))
    await success_data(clinic.nurse.post(f"{path}/forms/sendMail", json={"channels": ["sms"]}))
    browser = await FormLinkBrowser(visitor, clinic.booking.company).verify()

    async def sign() -> Any:
        [form] = (await browser.get("/forms")).json()["data"]["consents"]
        data = {"version": form["version"], "answers": {}, "agreed": True, "data_consent": True, "signature": draw_signature()}
        headers = {**browser.headers, "X-Language": "sv"}
        return await visitor.post(f"{browser.base}/consents/{row['id']}/sign", json=data, headers=headers)

    assert refusal(await sign()) == ["information"]
    await success_data(clinic.give_information(days_ago=1))
    refused = await sign()
    assert refusal(refused) == ["reflection"]
    assert refused.json()["data"]["earliest_at"] > to_wire(now())
    assert "Tidigast tillåtna tid: " in refused.json()["message"]
