"""Setting a till up: register, control unit, terminals, texts; and that it is the company's own."""

import pytest
from sqlalchemy import text

from clinic.core.context import Context
from clinic.core.db import unit
from tests.make_till import TILL

pytestmark = pytest.mark.anyio
PLACE = {"street_address": "Storgatan 1", "zip_code": "111 22", "city": "Stockholm"}


@pytest.mark.covers("POS-023", "POS-024", "POS-001")
async def test_from_nothing_to_a_till_that_sells(as_staff, make):
    company = await make.company(organization_number="556016-0680", email="kassan@clinic.test")
    admin = await as_staff("admin", company=company)
    made = (await admin.post(f"{TILL}/registers", json={"name": "Kassa 1", **PLACE})).json()["data"]
    taken = await admin.post(f"{TILL}/registers", json={"name": "Kassa 1", **PLACE})
    assert taken.json()["errors"]["name"][0]["code"] == "taken"
    enrolled = (await admin.post(f"{TILL}/registers/{made['id']}/enrol")).json()["data"]
    assert (len(enrolled["control_id"]), enrolled["control_unit"]) == (16, "ISTCSKS0000000011")
    again = (await admin.post(f"{TILL}/registers/{made['id']}/enrol")).json()["data"]
    assert again["control_id"] == enrolled["control_id"]
    nothing = await admin.post(f"{TILL}/terminals", json={"name": "Disken", "virtual_terminal_id": "16111111"})
    assert nothing.json()["data"]["code"] == "pos.no_merchant"
    assert (await admin.get(f"{TILL}/terminals/devices")).json()["data"] == []
    async with unit(Context.system(company.id)) as session:
        await session.execute(text(
            "INSERT INTO till_setting (company_id, id, merchant_id, receipt_header, receipt_footer, created_at, updated_at)"
            " VALUES (:id, :id, 'm-1', '', '', now(), now())"), {"id": company.id})
    known = (await admin.get(f"{TILL}/terminals/devices")).json()["data"]
    wrong = await admin.post(f"{TILL}/terminals", json={"name": "Disken", "virtual_terminal_id": "00000000"})
    assert wrong.json()["errors"]["virtual_terminal_id"][0]["code"] == "unknown"
    terminal = (await admin.post(f"{TILL}/terminals", json={"name": "Disken", "virtual_terminal_id": known[0]})).json()["data"]
    renamed = (await admin.put(f"{TILL}/terminals/{terminal['id']}", json={"name": "Rum 2", "version": 1})).json()["data"]
    assert (renamed["name"], renamed["virtual_terminal_id"]) == ("Rum 2", known[0])
    chosen = {"name": "Kassa 1", **PLACE, "terminal_id": terminal["id"], "version": enrolled["version"]}
    assert (await admin.put(f"{TILL}/registers/{made['id']}", json=chosen)).json()["data"]["terminal_id"] == terminal["id"]
    texts = await admin.put(f"{TILL}/setting", json={"receipt_header": "Välkommen", "receipt_footer": "Tack!", "version": 1})
    assert texts.json()["data"]["receipt_footer"] == "Tack!"
    state = (await admin.get(f"{TILL}/state")).json()["data"]
    assert (state["ready"], state["missing"], len(state["terminals"])) == (True, [], 1)
    for action in ("register.made", "register.enrolled", "terminal.made", "terminal.changed", "register.changed", "till_setting.changed"):
        assert len(await admin.audit_of(action)) == 1, action


@pytest.mark.covers("POS-023")
async def test_a_terminal_device_must_be_selected(counter):
    state = (await counter.staff.get(f"{TILL}/state")).json()["data"]
    async with unit(counter.context) as session:
        await session.execute(text("UPDATE register SET terminal_id = NULL"))
    refused = await counter.refused(counter.at.line(0), pay="card")
    assert (refused["data"]["code"], refused["message"]) == ("pos.no_terminal", "a terminal device must be selected")
    assert state["ready"]


@pytest.mark.covers("PLT-001", "BEY-060")
async def test_another_clinics_receipts_registers_and_cards_are_not_found(counter, as_staff, make):
    code = (await counter.sell({"kind": "gift_card", "unit_price": 10000, "expires_on": "2099-01-01"}))["gift_cards"][0]
    lost = await counter.sell()
    other = await make.till()
    stranger = await as_staff("super_admin", company=other.company)
    register = str(counter.at.register.id)
    for method, path, body in (
        ("POST", f"payment/{lost['id']}/abort", None), ("POST", f"payment/{lost['id']}/retry", {}), ("GET", f"receipts/{lost['id']}", None),
        ("POST", f"receipts/{lost['id']}/refund/retry", None), ("GET", f"gift-cards/by-code/{code}", None),
        ("GET", f"report/current?register_id={register}", None), ("POST", f"registers/{register}/enrol", None),
        ("POST", "payment/store", {**other.sale(other.line()), "register_id": register}),
        ("POST", "report/close-batch", {"register_id": register, "counted_cash": 0}),
    ):
        answer = await stranger.send(method, f"{TILL}/{path}", json=body)
        assert (answer.status_code, answer.json()["data"]["code"]) == (404, "not_found"), path
    goods = await stranger.post(f"{TILL}/payment/store", json=other.sale(counter.at.line()))
    assert goods.json()["errors"]["lines.0.product_id"][0]["code"] == "unknown"
    paid = await stranger.post(f"{TILL}/payment/store", json=other.sale(other.line(), pay=[{"way": "gift_card", "code": code}]))
    assert paid.json()["errors"]["payments.0.code"][0]["code"] == "unknown"
