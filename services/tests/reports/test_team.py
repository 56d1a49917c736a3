"""Whose figures can be asked for: the list that the reports' filter is filled from (RPT-002)."""

import pytest

from tests.reports.test_figures import at, visit

pytestmark = [pytest.mark.anyio, pytest.mark.covers("RPT-002")]
REPORTS = ("booking", "pos", "record")


async def whole(who, query=""):
    """Page after page, as the browser reads it."""
    found, page = [], 1
    while True:
        answer = (await who.get(f"/api/reports/team?page={page}&per_page=100{query}")).json()["data"]
        found += answer["items"]
        if len(answer["items"]) < answer["per_page"]:
            return found, answer["total"]
        page += 1


async def test_everybody_is_listed_also_who_has_left_and_past_the_first_page(as_staff, make):
    """RPT-002: the full team, which `GET /api/users` doesn't give: it shows the active ones, and a hundred at most."""
    company = await make.company()
    boss = await as_staff("admin", company=company, first_name="Öa", last_name="Sist")
    people = [await make.member(company, first_name=f"M{number:03}", last_name="Ek") for number in range(103)]
    left = [await make.member(company, first_name="Bo", last_name=f"Gick{number}", is_active=False) for number in range(2)]
    await make.member(await make.company(), first_name="Annans", last_name="Ek")
    everybody = [*left, *people, boss.member]
    wanted = [{"id": str(one.id), "name": f"{one.first_name} {one.last_name}", "is_active": one not in left} for one in everybody]
    assert await whole(boss) == (wanted, 106)
    assert await whole(boss, "&order=desc") == (wanted[::-1], 106)
    assert await whole(boss, "&search=gick1 BO") == (wanted[1:2], 1)
    usual = (await boss.get("/api/reports/team?page=2")).json()["data"]
    assert (usual["items"], usual["page"], usual["per_page"], usual["total_capped"]) == (wanted[20:40], 2, 20, False)


async def test_who_has_left_is_chosen_by_the_lists_id_and_has_their_figures(as_staff, make):
    place = await make.bookable(people=2, company=await make.company())
    client = await make.client(place.company)
    for person, price in ((0, 45_000), (1, 10_000)):
        await visit(place, client, at(2026, 11, 2, 9), person=person, price=price)
    boss = await as_staff("super_admin", company=place.company)
    gone = str(place.practitioners[1].membership_id)
    assert (await boss.post(f"/api/users/{gone}/change-status", json={"is_active": False, "version": 1})).json()["status"] == "1"
    listed, _ = await whole(boss)
    assert [row["id"] for row in listed if not row["is_active"]] == [gone]
    assert gone not in {row["id"] for row in (await boss.get("/api/users")).json()["data"]["items"]}
    told = (await boss.get(f"/api/reports/booking?start=2026-11-01&end=2026-11-30&practitioner_ids={gone}")).json()["data"]
    assert told["booking_statistics"]["total_bookings_revenue"] == 10_000


@pytest.mark.covers("BEY-026")
async def test_whoever_reads_any_report_gets_the_list_and_nobody_else(as_staff, make):
    """RPT-002: an accountant, whose reports name the team but who may not read the users, and a user of one system alone; none, none."""
    company = await make.company()
    accountant, colleague = await as_staff("accountant", company=company), await make.member(company)
    assert (await accountant.get("/api/users")).status_code == 403
    listed, total = await whole(accountant)
    assert {row["id"] for row in listed} == {str(accountant.member.id), str(colleague.id)}
    assert total == 2
    none = {f"is_{system}_on": False for system in REPORTS}
    for system in REPORTS:
        one = await as_staff("user", company=company, **none | {f"is_{system}_on": True})
        mine = {"id": str(one.member.id), "name": f"{one.member.first_name} {one.member.last_name}", "is_active": True}
        assert await whole(one) == ([mine], 1), system
    for role in ("admin", "user", "accountant"):
        answer = await (await as_staff(role, company=company, **none)).get("/api/reports/team")
        assert (answer.status_code, answer.json()["data"]) == (403, {"code": "permission.user_system"}), role
