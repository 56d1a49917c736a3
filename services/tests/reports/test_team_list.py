"""The team list by which reports are filtered (RPT-002)."""

import pytest

from tests.reports.test_report_figures import add_booking, utc

pytestmark = [pytest.mark.anyio, pytest.mark.covers("RPT-002")]
REPORTS = ("booking", "pos", "record")


async def fetch_all(caller, query=""):
    """Return all items, page by page as the browser reads them, and the total."""
    items, page = [], 1
    while True:
        response = (await caller.get(f"/api/reports/team?page={page}&per_page=100{query}")).json()["data"]
        items += response["items"]
        if len(response["items"]) < response["per_page"]:
            return items, response["total"]
        page += 1


async def test_current_and_former_members_are_listed_on_all_pages(as_staff, factory):
    """RPT-002: the full team; `GET /api/users` lists only active members, and a hundred at most."""
    company = await factory.company()
    boss = await as_staff("admin", company=company, first_name="Öa", last_name="Sist")
    people = [await factory.member(company, first_name=f"M{number:03}", last_name="Ek") for number in range(103)]
    former = [await factory.member(company, first_name="Bo", last_name=f"Gick{number}", is_active=False) for number in range(2)]
    await factory.member(await factory.company(), first_name="Annans", last_name="Ek")
    members = [*former, *people, boss.member]
    expected = [
        {"id": str(member.id), "name": f"{member.first_name} {member.last_name}", "is_active": member not in former} for member in members
    ]
    assert await fetch_all(boss) == (expected, 106)
    assert await fetch_all(boss, "&order=desc") == (expected[::-1], 106)
    assert await fetch_all(boss, "&search=gick1 BO") == (expected[1:2], 1)
    second_page = (await boss.get("/api/reports/team?page=2")).json()["data"]
    assert (second_page["items"], second_page["page"], second_page["per_page"], second_page["total_capped"]) == (expected[20:40], 2, 20, False)


async def test_a_former_members_id_from_the_list_filters_reports(as_staff, factory):
    clinic = await factory.bookable_clinic(people=2, company=await factory.company())
    client = await factory.client(clinic.company)
    for person, price in ((0, 45_000), (1, 10_000)):
        await add_booking(clinic, client, utc(2026, 11, 2, 9), person=person, price=price)
    boss = await as_staff("super_admin", company=clinic.company)
    former_id = str(clinic.practitioners[1].membership_id)
    assert (await boss.post(f"/api/users/{former_id}/change-status", json={"is_active": False, "version": 1})).json()["status"] == "1"
    listed, _ = await fetch_all(boss)
    assert [row["id"] for row in listed if not row["is_active"]] == [former_id]
    assert former_id not in {row["id"] for row in (await boss.get("/api/users")).json()["data"]["items"]}
    report = (await boss.get(f"/api/reports/booking?start=2026-11-01&end=2026-11-30&practitioner_ids={former_id}")).json()["data"]
    assert report["booking_statistics"]["total_bookings_revenue"] == 10_000


@pytest.mark.covers("BEY-026")
async def test_the_list_is_open_to_everyone_who_can_read_a_report(as_staff, factory):
    """RPT-002: to an accountant, who may not list users, and to a user of one module; not to a member without any report."""
    company = await factory.company()
    accountant, colleague = await as_staff("accountant", company=company), await factory.member(company)
    assert (await accountant.get("/api/users")).status_code == 403
    listed, total = await fetch_all(accountant)
    assert {row["id"] for row in listed} == {str(accountant.member.id), str(colleague.id)}
    assert total == 2
    all_off = {f"is_{module}_on": False for module in REPORTS}
    for module in REPORTS:
        user = await as_staff("user", company=company, **all_off | {f"is_{module}_on": True})
        own_row = {"id": str(user.member.id), "name": f"{user.member.first_name} {user.member.last_name}", "is_active": True}
        assert await fetch_all(user) == ([own_row], 1), module
    for role in ("admin", "user", "accountant"):
        response = await (await as_staff(role, company=company, **all_off)).get("/api/reports/team")
        assert (response.status_code, response.json()["data"]) == (403, {"code": "permission.user_module"}), role
