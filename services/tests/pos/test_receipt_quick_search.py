"""The quick search finds a receipt by its number, its amount or its day (USE-005)."""

import pytest

from clinic.core.clock import local_date, now

pytestmark = pytest.mark.anyio


async def _find(staff, query):
    response = await staff.get("/api/overview/search", params={"q": query})
    assert response.status_code == 200, response.text
    return [(row["number"], row["type"], row["amount_due"]) for row in response.json()["data"]["receipts"]]


@pytest.mark.covers("USE-005")
async def test_receipt_is_found_by_number_amount_and_day(cashier, as_staff, factory):
    staff, clinic = cashier.staff, cashier.clinic
    day = await cashier.sell(clinic.product_line(0))
    other = await cashier.sell(clinic.product_line(2), pay="card")
    first, second = (day["number"], "sale", 38900), (other["number"], "sale", 24933)
    for query in ("389", "389,00 kr", "389.00", "SEK 389.00", "kr 389"):
        assert await _find(staff, query) == [first], query
    assert await _find(staff, "249,33") == [second]
    assert (await _find(staff, f"#{other['number']}"))[0] == second
    today = local_date(now(), clinic.company.timezone)
    for query in (today.isoformat(), today.strftime("%d/%m/%Y"), today.strftime("%d.%m.%Y")):
        assert await _find(staff, query) == [second, first], query
    assert await _find(staff, "2001-01-01") == []
    assert await _find(staff, "389,01") == []
    without_pos = await as_staff("user", company=clinic.company, is_pos_on=False)
    assert await _find(without_pos, "389") == []
    other_company = await as_staff("super_admin")
    assert await _find(other_company, "389") == []


@pytest.mark.covers("USE-005", "PLT-034")
async def test_restricted_user_finds_no_receipt_of_a_client_they_may_not_see(cashier, as_staff, factory):
    client = await factory.client(cashier.clinic.company)
    await cashier.sell(cashier.clinic.product_line(0), client_id=str(client.id))
    restricted = await as_staff("user", company=cashier.clinic.company, client_access="custom")
    assert await _find(restricted, "389") == []
    await factory.client_access(restricted.member, client)
    assert len(await _find(restricted, "389")) == 1
