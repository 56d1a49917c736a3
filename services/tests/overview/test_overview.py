"""The dashboard, the client summary and the global search."""

from datetime import date, timedelta

import pytest
from sqlalchemy import func, select

from clinic.core.api.pagination import PREVIEW_ROWS
from clinic.core.audit.access_log import ClientAccessLog
from clinic.core.clock import now
from clinic.core.database.session import read_only_transaction
from clinic.core.database.tenant_context import Context
from tests.route_coverage.sample_clinic import insert_failed_work
from tests.support.images import draw_signature

pytestmark = pytest.mark.anyio


async def _create_booking(as_staff, factory, **fields):
    clinic = await factory.bookable_clinic()
    staff = await as_staff("super_admin", company=clinic.company)
    client = await factory.client(clinic.company, first_name="Klara", last_name="Bergsund", **fields)
    response = await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9)))
    assert response.json()["status"] == "1", response.text
    return clinic, staff, client, response.json()["data"]


@pytest.mark.covers("USE-003")
async def test_dashboard_shows_todays_bookings_and_pending_work(as_staff, factory):
    """PLT-080 (first part): today's bookings by the clinic's own day; failed deliveries are counted for administrators only."""
    clinic, staff, client, booking = await _create_booking(as_staff, factory)
    dashboard = (await staff.get("/api/overview/dashboard")).json()["data"]
    assert (dashboard["today"], dashboard["next_day"]) == ([], booking["start_at"][:10])

    end_of_today = now().replace(hour=23, minute=0, second=0, microsecond=0)
    data = clinic.booking_data(client.id, end_of_today.strftime("%Y-%m-%d %H:%M:%S"), allow_overlap=True)
    assert (await staff.post("/api/v2/bookings", json=data)).json()["status"] == "1"
    await insert_failed_work(clinic.company, client.id)
    dashboard = (await staff.get("/api/overview/dashboard")).json()["data"]
    assert [(row["client"]["first_name"], row["client"]["last_name"]) for row in dashboard["today"]] == [("Klara", "Bergsund")]
    assert (dashboard["pending_work"]["failed_deliveries"], dashboard["pending_work"]["failed_messages"]) == (1, 1)
    user = await as_staff("user", company=clinic.company, is_booking_on=False)
    dashboard = (await user.get("/api/overview/dashboard")).json()["data"]
    assert (dashboard["today"], dashboard["next_day"], dashboard["pending_work"]["failed_deliveries"]) == ([], None, 0)


async def test_next_day_is_in_the_clinics_time_zone_and_ignores_cancelled_bookings(as_staff, factory):
    """PLT-080: 23:30 in UTC is the next day in Stockholm; a day with cancelled bookings only is skipped."""
    clinic = await factory.bookable_clinic(company=await factory.company(timezone="Europe/Stockholm"))
    staff = await as_staff("super_admin", company=clinic.company)
    client = await factory.client(clinic.company)
    bookings = []
    for start in (clinic.at(9, days=3), clinic.at(23, 30, days=5)):
        response = await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, start, allow_overlap=True))
        bookings.append(response.json()["data"])
    assert (await staff.get("/api/overview/dashboard")).json()["data"]["next_day"] == bookings[0]["start_at"][:10]
    cancelled = await staff.post(f"/api/v2/bookings/{bookings[0]['id']}/cancel", json={"reason": "Klienten är sjuk", "version": bookings[0]["version"]})
    assert cancelled.json()["status"] == "1", cancelled.text
    assert (await staff.get("/api/overview/dashboard")).json()["data"]["next_day"] == clinic.at(0, days=6)[:10]


async def test_client_summary_is_complete_and_logs_a_single_view(as_staff, factory):
    """BEY-026 (the tables' part): one log entry per person, client and quarter of an hour, audited with the client."""
    clinic, staff, client, booking = await _create_booking(as_staff, factory, date_of_birth=date(1990, 1, 1))
    for _ in range(3):
        summary = (await staff.get(f"/api/overview/clients/{client.id}/summary")).json()["data"]
    assert summary["client"] == (await staff.get(f"/api/clients/{client.id}")).json()["data"]
    assert summary["age"] >= 36
    assert summary["next_booking"]["id"] == booking["id"]
    assert summary["counts"] == {
        "bookings": 1, "procedures": 0, "consents": 0, "consents_pending": 0, "questionnaires": 0, "prescriptions": 0,
    }
    audit_rows = await staff.list_audit("client.viewed")
    assert [row["client_id"] for row in audit_rows] == [client.id]
    async with read_only_transaction(Context.system(clinic.company.id)) as session:
        assert await session.scalar(select(func.count()).select_from(ClientAccessLog)) == 1
    assert (await staff.get(f"/api/clients/{client.id}")).status_code == 200
    assert len(await staff.list_audit("client.viewed")) == 1


@pytest.mark.covers("REC-010")
async def test_client_summary_counts_the_record_only_for_users_with_the_record_module(as_staff, factory):
    """REC-010: each entry once, in its current version; deleted ones not at all; a colleague without the record module sees none."""
    _, staff, client, _ = await _create_booking(as_staff, factory)
    path = f"/api/clients/{client.id}/procedures"
    procedures = [
        (await staff.post(path, json={"title": title, "date": f"2026-11-{day}"})).json()["data"]
        for title, day in (("A", 18), ("B", 20), ("C", 19))
    ]
    await staff.post(f"{path}/{procedures[0]['id']}/delete", json={"reason": "Fel", "version": 1})
    signed = (await staff.post(f"{path}/{procedures[1]['id']}/sign", json={"signature": draw_signature(), "version": 1})).json()["data"]
    await staff.post(f"{path}/{signed['id']}/correct", json={"reason": "Fel dos"})
    await staff.post(f"{path}/{procedures[2]['id']}/cancel", json={"reason": "Fel klient", "version": 1})
    summary = (await staff.get(f"/api/overview/clients/{client.id}/summary")).json()["data"]
    assert [(row["title"], row["date"], row["state"]) for row in summary["last_procedures"]] == [
        ("B", "2026-11-20", "not_signed"), ("C", "2026-11-19", "cancelled"),
    ]
    assert (summary["counts"]["procedures"], summary["counts"]["bookings"]) == (2, 1)
    colleague = await as_staff("user", company=staff.company, is_record_on=False)
    summary = (await colleague.get(f"/api/overview/clients/{client.id}/summary")).json()["data"]
    assert (summary["last_procedures"], summary["counts"]["procedures"]) == ([], 0)


@pytest.mark.covers("PLT-109")
async def test_previews_show_five_rows(as_staff, factory):
    """PLT-109: the latest five treatment notes of a client's card, of all that are counted, and five clients of a search."""
    staff = await as_staff("super_admin")
    client = await factory.client(staff.company, first_name="Preview", last_name="Klient")
    for day in range(11, 17):
        await staff.post(f"/api/clients/{client.id}/procedures", json={"title": f"Nr {day}", "date": f"2026-11-{day}"})
    summary = (await staff.get(f"/api/overview/clients/{client.id}/summary")).json()["data"]
    assert [row["title"] for row in summary["last_procedures"]] == [f"Nr {day}" for day in range(16, 11, -1)]
    assert (summary["counts"]["procedures"], PREVIEW_ROWS) == (6, 5)
    for number in range(5):
        await factory.client(staff.company, first_name="Preview", last_name=f"Namn{number}")
    assert len((await staff.get("/api/overview/search", params={"q": "preview"})).json()["data"]["clients"]) == PREVIEW_ROWS


async def test_client_summary_shows_bookings_only_to_users_with_the_booking_module(as_staff, factory):
    """BEY-060: what the client's list of bookings refuses, the summary doesn't show."""
    clinic, _, client, _ = await _create_booking(as_staff, factory)
    colleague = await as_staff("user", company=clinic.company, is_booking_on=False)
    assert (await colleague.get(f"/api/clients/{client.id}/bookings")).status_code == 403
    summary = (await colleague.get(f"/api/overview/clients/{client.id}/summary")).json()["data"]
    assert (summary["next_booking"], summary["last_bookings"], summary["counts"]["bookings"]) == (None, [], 0)


async def test_search_returns_clients_bookings_and_products(as_staff, factory):
    """PLT-006: by the beginnings of words; each kind only for users with its module."""
    clinic, staff, client, booking = await _create_booking(as_staff, factory)
    product = {"name": "Bergolja", "code": "B1", "selling_price": 900, "base_price": 500, "tax": 2500, "stock": 1}
    await staff.post("/api/v3/point-of-sale/products", json=product)
    results = (await staff.get("/api/overview/search?q=berg")).json()["data"]
    assert [row["id"] for row in results["clients"]] == [str(client.id)]
    assert [row["id"] for row in results["bookings"]] == [booking["id"]]
    assert [row["name"] for row in results["products"]] == ["Bergolja"]
    user = await as_staff("user", company=clinic.company, is_booking_on=False, is_pos_on=False)
    results = (await user.get("/api/overview/search?q=berg")).json()["data"]
    assert (len(results["clients"]), results["bookings"], results["products"]) == (1, [], [])
    too_short = await staff.get("/api/overview/search?q=b")
    assert too_short.json()["errors"]["q"][0]["code"] == "too_short"
    assert (await staff.get("/api/overview/search", params={"q": "100%_"})).json()["data"]["products"] == []


@pytest.mark.covers("USE-017", "PLT-034", "BEY-060")
async def test_clients_of_a_page_have_their_last_and_next_booking(as_staff, factory):
    """Cancelled bookings don't count; a restricted user and another company get nothing about clients that they may not see."""
    clinic, staff, client, booking = await _create_booking(as_staff, factory)
    other = await factory.client(clinic.company, first_name="Klara", last_name="Utan")
    later = (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9, days=10)))).json()["data"]
    path, params = "/api/overview/client-booking-times", {"client_ids": [str(client.id), str(other.id)]}
    expected = [
        {"client_id": str(client.id), "last_at": None, "next_at": booking["start_at"]},
        {"client_id": str(other.id), "last_at": None, "next_at": None},
    ]
    assert (await staff.get(path, params=params)).json()["data"] == expected
    await staff.post(f"/api/v2/bookings/{booking['id']}/cancel", json={"reason": "Klienten är sjuk", "version": booking["version"]})
    assert (await staff.get(path, params=params)).json()["data"][0]["next_at"] == later["start_at"]
    past = clinic.booking_data(other.id, (now() - timedelta(days=7)).strftime("%Y-%m-%d 10:00:00"), allow_overlap=True)
    created = (await staff.post("/api/v2/bookings", json=past)).json()
    assert created["status"] == "1", created
    assert (await staff.get(path, params=params)).json()["data"][1]["last_at"] == created["data"]["start_at"]
    restricted = await as_staff("user", company=clinic.company, client_access="custom")
    assert (await restricted.get(path, params=params)).json()["data"] == []
    without_bookings = await as_staff("user", company=clinic.company, is_booking_on=False)
    assert (await without_bookings.get(path, params=params)).status_code == 403
    assert (await (await as_staff("super_admin")).get(path, params=params)).json()["data"] == []
