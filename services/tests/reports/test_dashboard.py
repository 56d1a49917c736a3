"""The figures of the home page: totals, graphs and analytics, by what the user may read."""

from datetime import UTC, datetime
from typing import Any

import pytest

from tests.reports.test_report_figures import add_booking, bookable_clinic

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-080")]
DAYS = "start_date=2026-11-01&end_date=2026-11-10"


def utc(day: int, hour: int = 9, month: int = 11) -> datetime:
    return datetime(2026, month, day, hour, tzinfo=UTC)


async def get(staff: Any, path: str, query: str = DAYS) -> Any:
    response = await staff.get(f"/api/dashboard/{path}?{query}")
    assert response.status_code == 200, response.text
    return response.json()["data"]


@pytest.fixture
async def clinic(factory: Any) -> Any:
    """A clinic whose two practitioners have bookings of two clients in November, and one of them in October."""
    clinic, regular = await bookable_clinic(factory)
    newcomer = await factory.client(clinic.company)
    await add_booking(clinic, regular, utc(30, month=10), price=70000)
    await add_booking(clinic, regular, utc(2), price=10000)
    await add_booking(clinic, newcomer, utc(2, 11), person=1, price=20000)
    await add_booking(clinic, newcomer, utc(3), person=1, state="cancelled")
    await add_booking(clinic, newcomer, utc(4), person=1, state="no_show")
    return clinic


async def test_boxes_have_the_totals_of_the_days_and_of_as_many_before(as_staff: Any, clinic: Any) -> None:
    owner = await as_staff("super_admin", company=clinic.company, is_pos_on=True, is_record_on=True)
    data = await get(owner, "box-data")
    assert (data["start"], data["end"]) == ("2026-11-01", "2026-11-10")
    assert {name: value for name, value in data["boxes"].items() if name not in {"new_clients", "sales_revenue"}} == {
        "bookings": 2, "bookings_revenue": 30000, "cancelled_bookings": 1, "no_shows": 1,
    }
    assert (data["boxes_before"]["bookings"], data["boxes_before"]["bookings_revenue"]) == (1, 70000)
    assert (data["boxes"]["new_clients"], data["boxes"]["sales_revenue"]) == (0, 0)


async def test_new_clients_are_counted_on_the_day_they_were_added(as_staff: Any, clinic: Any) -> None:
    owner = await as_staff("super_admin", company=clinic.company, is_record_on=True)
    data = await get(owner, "box-data", "")
    graph = await get(owner, "graph-data", "filter=day")
    assert data["boxes"]["new_clients"] == 2
    assert [slot["value"] for slot in graph["new_clients"] if slot["value"]] == [2]
    assert len(graph["new_clients"]) == 30


async def test_graphs_have_a_value_for_each_slot(as_staff: Any, clinic: Any) -> None:
    owner = await as_staff("super_admin", company=clinic.company, is_pos_on=True)
    by_day = await get(owner, "graph-data", f"{DAYS}&filter=day")
    assert len(by_day["bookings"]) == 10
    assert [slot for slot in by_day["bookings"] if slot["value"]] == [{"name": "2026-11-02", "value": 2}]
    assert {slot["value"] for slot in by_day["sales_revenue"]} == {0}
    by_month = await get(owner, "graph-data", f"{DAYS}&filter=month")
    assert by_month["bookings"] == [{"name": "2026-11-01", "value": 2}]


async def test_analytics_tell_new_clients_from_returning_ones_and_rank_the_services(as_staff: Any, clinic: Any) -> None:
    owner = await as_staff("super_admin", company=clinic.company)
    data = await get(owner, "analytics")
    assert data["clients"] == {"new": 1, "returning": 1}
    assert [(row["name"], row["bookings_count"], row["bookings_sum_price"]) for row in data["services"]] == [(clinic.service.name, 2, 30000)]


async def test_figures_are_limited_to_the_chosen_users_and_a_plain_user_to_themselves(as_staff: Any, clinic: Any) -> None:
    owner = await as_staff("super_admin", company=clinic.company)
    first, second = (practitioner.membership_id for practitioner in clinic.practitioners)
    assert (await get(owner, "box-data", f"{DAYS}&user_ids={second}"))["boxes"]["bookings_revenue"] == 20000
    assert (await get(owner, "analytics", f"{DAYS}&user_ids={first}"))["clients"] == {"new": 0, "returning": 1}
    plain = await as_staff("user", company=clinic.company)
    assert (await get(plain, "box-data", f"{DAYS}&user_ids={second}"))["boxes"]["bookings"] == 0


async def test_parts_of_systems_that_the_user_lacks_are_null(as_staff: Any, clinic: Any) -> None:
    staff = await as_staff("admin", company=clinic.company, is_booking_on=False, is_pos_on=False, is_record_on=True)
    boxes = (await get(staff, "box-data"))["boxes"]
    assert {name for name, value in boxes.items() if value is None} == {
        "bookings", "bookings_revenue", "cancelled_bookings", "no_shows", "sales_revenue",
    }
    graph = await get(staff, "graph-data")
    assert (graph["bookings"], graph["sales_revenue"]) == (None, None)
    analytics = await get(staff, "analytics")
    assert (analytics["clients"], analytics["services"]) == (None, None)
    accountant = await as_staff("accountant", company=clinic.company)
    assert (await accountant.get("/api/dashboard/box-data")).status_code == 403


async def test_a_range_that_ends_before_it_starts_is_refused(as_staff: Any, clinic: Any) -> None:
    owner = await as_staff("super_admin", company=clinic.company)
    refused = await owner.get("/api/dashboard/box-data?start_date=2026-11-10&end_date=2026-11-01")
    assert refused.status_code == 422
    assert refused.json()["errors"]["end_date"][0]["code"] == "end_after_start"
