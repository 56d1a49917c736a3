"""The day at a glance, the client's card in one call, and search over everything."""

import pytest
from sqlalchemy import func, select

from clinic.clients.models import ClientLook
from clinic.core.context import Context
from clinic.core.db import read_only

pytestmark = pytest.mark.anyio


async def _booked(as_staff, make, **fields):
    place = await make.bookable()
    staff = await as_staff("super_admin", company=place.company)
    client = await make.client(place.company, first_name="Klara", last_name="Bergsund", **fields)
    made = await staff.post("/api/bookings", json=place.visit(client.id, place.at(9)))
    assert made.json()["status"] == "1", made.text
    return place, staff, client, made.json()["data"]


async def test_the_dashboard_shows_the_clinics_today_and_what_waits(as_staff, make):
    """PLT-080 (first part): today's visits by the clinic's own day; dead deliveries wait for administrators only."""
    from tests.walk.world import _rows

    place, staff, client, made = await _booked(as_staff, make)
    before = (await staff.get("/api/overview/dashboard")).json()["data"]
    assert (before["today"], before["next_day"]) == ([], made["start_at"][:10])
    from clinic.core.clock import now

    late = now().replace(hour=23, minute=0, second=0, microsecond=0)
    body = place.visit(client.id, late.strftime("%Y-%m-%d %H:%M:%S"), book_anyway=True)
    assert (await staff.post("/api/bookings", json=body)).json()["status"] == "1"
    await _rows(place.company)
    seen = (await staff.get("/api/overview/dashboard")).json()["data"]
    assert [row["client_name"] for row in seen["today"]] == ["Klara Bergsund"]
    assert (seen["waiting"]["dead_deliveries"], seen["waiting"]["failed_messages"]) == (1, 1)
    user = await as_staff("user", company=place.company, is_booking_on=False)
    seen = (await user.get("/api/overview/dashboard")).json()["data"]
    assert (seen["today"], seen["next_day"], seen["waiting"]["dead_deliveries"]) == ([], None, 0)


async def test_the_next_day_with_visits_is_the_clinics_and_has_one_that_stands(as_staff, make):
    """PLT-080: 23:30 in UTC is the next day in Stockholm; what was cancelled leads nowhere."""
    place = await make.bookable(company=await make.company(timezone="Europe/Stockholm"))
    staff = await as_staff("super_admin", company=place.company)
    client = await make.client(place.company)
    made = []
    for start in (place.at(9, days=3), place.at(23, 30, days=5)):
        answer = await staff.post("/api/bookings", json=place.visit(client.id, start, book_anyway=True))
        made.append(answer.json()["data"])
    assert (await staff.get("/api/overview/dashboard")).json()["data"]["next_day"] == made[0]["start_at"][:10]
    gone = await staff.post(f"/api/bookings/{made[0]['id']}/cancel", json={"version": made[0]["version"]})
    assert gone.json()["status"] == "1", gone.text
    assert (await staff.get("/api/overview/dashboard")).json()["data"]["next_day"] == place.at(0, days=6)[:10]


async def test_the_card_tells_all_in_one_call_and_logs_the_look_once(as_staff, make):
    """BEY-026 (the tables' part): one look a person, client and quarter of an hour, audited with the client."""
    from datetime import date

    place, staff, client, booking = await _booked(as_staff, make, date_of_birth=date(1990, 1, 1))
    for _ in range(3):
        card = (await staff.get(f"/api/overview/clients/{client.id}/card")).json()["data"]
    assert card["client"] == (await staff.get(f"/api/clients/{client.id}")).json()["data"]
    assert card["age"] >= 36
    assert card["next_visit"]["id"] == booking["id"]
    assert card["counts"] == {"bookings": 1, "procedures": 0, "consents": 0, "consents_waiting": 0, "questionnaires": 0, "prescriptions": 0}
    looks = await staff.audit_of("client.looked")
    assert [row["client_id"] for row in looks] == [client.id]
    async with read_only(Context.system(place.company.id)) as session:
        assert await session.scalar(select(func.count()).select_from(ClientLook)) == 1
    assert (await staff.get(f"/api/clients/{client.id}")).status_code == 200
    assert len(await staff.audit_of("client.looked")) == 1


@pytest.mark.covers("REC-010")
async def test_the_card_counts_the_record_only_for_whom_it_is_on(as_staff, make):
    """REC-010: each entry once, by its newest version; deleted ones not at all; a colleague without the record sees none of it."""
    from tests.drawing import signature

    _, staff, client, _ = await _booked(as_staff, make)
    at = f"/api/clients/{client.id}/procedures"
    made = [(await staff.post(at, json={"title": title, "date": f"2026-11-{day}"})).json()["data"] for title, day in (("A", 18), ("B", 20), ("C", 19))]
    await staff.post(f"{at}/{made[0]['id']}/delete", json={"reason": "Fel", "version": 1})
    signed = (await staff.post(f"{at}/{made[1]['id']}/sign", json={"signature": signature(), "version": 1})).json()["data"]
    await staff.post(f"{at}/{signed['id']}/correct", json={"reason": "Fel dos"})
    await staff.post(f"{at}/{made[2]['id']}/cancel", json={"reason": "Fel klient", "version": 1})
    card = (await staff.get(f"/api/overview/clients/{client.id}/card")).json()["data"]
    assert [(row["title"], row["date"], row["state"]) for row in card["last_procedures"]] == [
        ("B", "2026-11-20", "not_signed"), ("C", "2026-11-19", "cancelled"),
    ]
    assert (card["counts"]["procedures"], card["counts"]["bookings"]) == (2, 1)
    without = await as_staff("user", company=staff.company, is_record_on=False)
    card = (await without.get(f"/api/overview/clients/{client.id}/card")).json()["data"]
    assert (card["last_procedures"], card["counts"]["procedures"]) == ([], 0)


async def test_the_card_shows_visits_only_to_whom_booking_is_on(as_staff, make):
    """BEY-060: what the client's list of bookings refuses, the card doesn't tell."""
    place, _, client, _ = await _booked(as_staff, make)
    without = await as_staff("user", company=place.company, is_booking_on=False)
    assert (await without.get(f"/api/clients/{client.id}/bookings")).status_code == 403
    card = (await without.get(f"/api/overview/clients/{client.id}/card")).json()["data"]
    assert (card["next_visit"], card["last_visits"], card["counts"]["bookings"]) == (None, [], 0)


async def test_search_finds_clients_their_visits_and_products(as_staff, make):
    """PLT-006: by pieces; each kind only for whom it is on."""
    place, staff, client, booking = await _booked(as_staff, make)
    product = {"name": "Bergolja", "code": "B1", "selling_price": 900, "base_price": 500, "tax": 2500, "stock": 1}
    await staff.post("/api/v3/point-of-sale/products", json=product)
    found = (await staff.get("/api/overview/search?q=berg")).json()["data"]
    assert [row["id"] for row in found["clients"]] == [str(client.id)]
    assert [row["id"] for row in found["bookings"]] == [booking["id"]]
    assert [row["name"] for row in found["products"]] == ["Bergolja"]
    user = await as_staff("user", company=place.company, is_booking_on=False, is_pos_on=False)
    found = (await user.get("/api/overview/search?q=berg")).json()["data"]
    assert (len(found["clients"]), found["bookings"], found["products"]) == (1, [], [])
    short = await staff.get("/api/overview/search?q=b")
    assert short.json()["errors"]["q"][0]["code"] == "too_short"
    assert (await staff.get("/api/overview/search", params={"q": "100%_"})).json()["data"]["products"] == []
