"""The receipt list: search by client, date limits; and the access log of viewed receipts."""

from datetime import datetime, time, timedelta

import pytest
import time_machine

from clinic.core.clock import local_date, now, zone
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.pos.models import Receipt
from tests.factories.pos import POS_API
from tests.pos.conftest import Cashier

pytestmark = pytest.mark.anyio
DAYS_OUT_OF_RANGE = ("9999-12-31", "0001-01-01", "2200-01-01", "1899-12-31")


async def list_numbers(cashier, **params):
    response = (await cashier.staff.get(f"{POS_API}/receipts", params=params)).json()
    assert response["status"] == "1", response
    return [row["number"] for row in response["data"]["items"]]


@pytest.mark.covers("POS-032", "PLT-006")
async def test_receipts_are_listed_by_parts_of_the_client_as_clients_are(cashier, factory):
    asa = await factory.client(cashier.clinic.company, first_name="Åsa", last_name="Lindqvist-Berg", email="asa@example.test")
    bo = await factory.client(cashier.clinic.company, first_name="Bo", last_name="Berg")
    for client in (asa, bo):
        await cashier.sell(client_id=str(client.id))
    await cashier.sell()
    assert await list_numbers(cashier, search="ÅSA") == await list_numbers(cashier, search="asa lind") == await list_numbers(cashier, search="berg qvist") == [1]
    assert await list_numbers(cashier, search="berg") == [2, 1]
    assert await list_numbers(cashier, search="asa@ex") == [1]
    assert await list_numbers(cashier, search="%") == await list_numbers(cashier, search="nobody") == []
    assert await list_numbers(cashier, search="3") == [3]
    assert await list_numbers(cashier, search="berg", type="refund") == []


@pytest.mark.covers("USE-017", "POS-032")
async def test_receipts_are_found_by_day_amount_number_and_cashier(cashier, as_staff, factory):
    """D16: what a receipt of last week is known by. The days are the clinic's."""
    yesterday = local_date(now(), "Europe/Stockholm") - timedelta(days=1)
    just_after_midnight = datetime.combine(yesterday, time(0, 30), zone("Europe/Stockholm"))
    with time_machine.travel(just_after_midnight, tick=True):
        await cashier.sell(cashier.clinic.product_line(0))
    colleague = await as_staff("user", company=cashier.clinic.company)
    client = await factory.client(cashier.clinic.company, phone="+46701740667")
    await Cashier(colleague, cashier.clinic).sell(cashier.clinic.product_line(2), client_id=str(client.id))
    for search in (str(yesterday), f"{yesterday:%d/%m/%Y}", "389", "389,00", "389.00"):
        assert await list_numbers(cashier, search=search) == [1], search
    for search in ("249,33", "249", "249.00", "0701740667"[1:], "2"):
        assert await list_numbers(cashier, search=search) == [2], (search, "249,33 is paid as 249 in cash")
    for search in ("2026-02-30", "9999-12-31", "388", "388,9", str(yesterday - timedelta(days=1)), "9" * 30, "1,2,3"):
        assert await list_numbers(cashier, search=search) == [], search
    assert await list_numbers(cashier, **{"from": str(yesterday), "to": str(yesterday)}) == [1]
    assert await list_numbers(cashier, amount=24933) == await list_numbers(cashier, amount=24900) == [2]
    assert await list_numbers(cashier, amount=0) == []
    assert await list_numbers(cashier, cashier_id=str(colleague.member.id)) == [2]
    assert await list_numbers(cashier, cashier_id=str(colleague.member.id), amount=38900) == []


@pytest.mark.covers("POS-032", "USE-017", "PLT-006")
async def test_digits_alone_find_receipts_by_number_amount_and_phone(cashier, factory):
    """POS-032: one search of digits finds the receipt of that number, the one of that amount, and the one of a client with that phone."""
    company_id, register = cashier.clinic.company.id, cashier.clinic.register
    client = await factory.client(cashier.clinic.company, phone="+46701116740")
    await cashier.sell()
    await cashier.sell(cashier.clinic.product_line(0, quantity=3))
    await cashier.sell(client_id=str(client.id))
    async with transaction(Context.system(company_id)) as session:
        session.add(Receipt(
            company_id=company_id, id=new_id(), register_id=register.id, type="sale", seller={}, gross=50000, total=50000, vat=0, vat_lines=[],
            number=1167, state="PAID", step="done", next_attempt_at=now(), paid_at=now(),
        ))
    assert await list_numbers(cashier) == [1167, 3, 2, 1]
    assert await list_numbers(cashier, search="1167") == [1167, 3, 2], "the number, the phone, the amount of 1 167 kr"
    assert await list_numbers(cashier, search="1 167") == [1167, 3, 2]
    assert await list_numbers(cashier, search="70-111 67 40") == await list_numbers(cashier, search="0701116740") == [3]
    assert await list_numbers(cashier, search="1167,00") == [2]
    assert await list_numbers(cashier, search="500") == [1167]


@pytest.mark.covers("POS-032")
@pytest.mark.parametrize("day", DAYS_OUT_OF_RANGE)
@pytest.mark.parametrize(("path", "names"), [
    (f"{POS_API}/receipts", ("from", "to")), ("/api/reports/pos", ("start", "end")), ("/api/v2/bookings", ("from", "to")),
    ("/api/holidays", ("from", "to")),
])
async def test_day_out_of_range_is_a_field_error(as_staff, factory, path, names, day):
    staff = await as_staff("super_admin", company=(await factory.pos_clinic()).company)
    response = await staff.get(path, params=dict.fromkeys(names, day), headers={"X-Language": "sv"})
    assert response.status_code == 422, response.text
    error = response.json()["errors"][names[0]][0]
    assert (error["code"], error["message"]) == ("day_range", "Välj en dag mellan åren 1900 och 2199.")


@pytest.mark.covers("BEY-026")
async def test_viewing_a_clients_receipt_is_recorded_once_in_the_access_log_and_a_walk_ins_is_not(cashier, factory, as_staff):
    client = await factory.client(cashier.clinic.company)
    receipt = await cashier.sell(cashier.clinic.service_line(purpose="medical", reason="Rosacea"), client_id=str(client.id))
    walk_in = await cashier.sell()
    admin = await as_staff("admin", company=cashier.clinic.company)
    for viewed in (receipt, receipt, walk_in):
        last = (await admin.get(f"{POS_API}/receipts/{viewed['id']}")).json()["data"]
    assert last["client_id"] is None
    entries = (await admin.get(f"/api/clients/{client.id}/access-log", headers={"X-Language": "sv"})).json()["data"]["items"]
    name = f"{admin.member.first_name} {admin.member.last_name}"
    assert [entry["action"] for entry in entries if entry["actor"].startswith(name)] == ["läste ett kvitto"]
    assert {row["client_id"] for row in await admin.list_audit("receipt.viewed")} == {client.id}
    accountant = await as_staff("accountant", company=cashier.clinic.company)
    before = len(await admin.list_audit("receipt.viewed"))
    visible = (await accountant.get(f"{POS_API}/receipts/{receipt['id']}")).json()["data"]
    assert (visible["client_id"], visible["client_name"], visible["lines"][0]["reason"]) == (None, "", "")
    assert len(await admin.list_audit("receipt.viewed")) == before
