"""Set up registers: control unit enrolment, terminals, receipt texts; and nothing of it is visible to another company."""

import pytest
from sqlalchemy import text

from clinic.core.database.session import transaction
from clinic.pos.payment_account import terms
from tests.factories.pos import POS_API
from tests.providers.payment_clients import post

pytestmark = pytest.mark.anyio
PLACE = {"street_address": "Storgatan 1", "zip_code": "111 22", "city": "Stockholm"}


async def list_blockers(staff):
    """Return the codes and texts of what keeps the company from selling."""
    return {row["code"]: row["text"] for row in (await staff.get(f"{POS_API}/readiness")).json()["data"]["blockers"]}


@pytest.mark.covers("POS-023", "POS-024", "POS-001")
async def test_set_up_a_register_until_it_can_sell(as_staff, factory):
    company = await factory.company(organization_number="556016-0680", email="kassan@clinic.test")
    admin = await as_staff("admin", company=company)
    register = (await admin.post(f"{POS_API}/registers", json={"name": "Kassa 1", **PLACE})).json()["data"]
    taken = await admin.post(f"{POS_API}/registers", json={"name": "Kassa 1", **PLACE})
    assert taken.json()["errors"]["name"][0]["code"] == "taken"
    assert await list_blockers(admin) == {
        "pos.no_merchant": "The company has no account with the payment provider yet.",
        "pos.no_control_unit": "No register is connected to a control unit yet, so nothing may be sold.",
    }
    enrolled = (await admin.post(f"{POS_API}/registers/{register['id']}/enrol")).json()["data"]
    assert (len(enrolled["control_id"]), enrolled["control_unit"]) == (16, "ISTCSKS0000000011")
    second = (await admin.post(f"{POS_API}/registers/{register['id']}/enrol")).json()["data"]
    assert second["control_id"] == enrolled["control_id"]
    without_account = await admin.post(f"{POS_API}/terminals", json={"nick_name": "Disken", "virtual_terminal_id": "16111111"})
    assert without_account.json()["data"]["code"] == "pos.no_merchant"
    assert (await admin.get(f"{POS_API}/terminals/devices")).json()["data"] == []
    assert set(await list_blockers(admin)) == {"pos.no_merchant"}, "the step that is done is no longer asked for"
    unconnected = (await admin.get(f"{POS_API}/payment-account")).json()["data"]
    assert unconnected["state"] == "not_connected" and unconnected["terms"]["paragraphs"]
    agreement = {"email": "kassan@clinic.test", "terms_version": terms.VERSION, "terms": True}
    refused = await admin.post(f"{POS_API}/payment-account", json={**agreement, "terms": False})
    assert refused.json()["errors"]["terms"][0]["code"] == "accept"
    account = (await admin.post(f"{POS_API}/payment-account", json=agreement)).json()["data"]
    assert account["state"] == "started"
    post(account["redirect_url"], button="approve")
    assert (await admin.post(f"{POS_API}/payment-account/refresh")).json()["data"]["state"] == "connected"
    devices = (await admin.get(f"{POS_API}/terminals/devices")).json()["data"]
    wrong = await admin.post(f"{POS_API}/terminals", json={"nick_name": "Disken", "virtual_terminal_id": "00000000"})
    assert wrong.json()["errors"]["virtual_terminal_id"][0]["code"] == "unknown"
    terminal = (await admin.post(f"{POS_API}/terminals", json={"nick_name": "Disken", "virtual_terminal_id": devices[0]})).json()["data"]
    renamed = (await admin.put(f"{POS_API}/terminals/{terminal['id']}", json={"nick_name": "Rum 2", "version": 1})).json()["data"]
    assert (renamed["nick_name"], renamed["virtual_terminal_id"]) == ("Rum 2", devices[0])
    data = {"name": "Kassa 1", **PLACE, "terminal_id": terminal["id"], "version": enrolled["version"]}
    assert (await admin.put(f"{POS_API}/registers/{register['id']}", json=data)).json()["data"]["terminal_id"] == terminal["id"]
    texts = await admin.put(f"{POS_API}/settings", json={"receipt_header": "Välkommen", "receipt_footer": "Tack!", "version": 2})
    assert texts.json()["data"]["receipt_footer"] == "Tack!"
    readiness = (await admin.get(f"{POS_API}/readiness")).json()["data"]
    assert (readiness["ready"], readiness["blockers"], len(readiness["terminals"])) == (True, [], 1)
    for action in ("register.created", "register.enrolled", "terminal.created", "terminal.changed", "register.changed", "register_settings.changed"):
        assert len(await admin.list_audit(action)) == 1, action


@pytest.mark.covers("POS-023", "POS-033", "PLT-031")
@pytest.mark.parametrize(("method", "path"), [
    ("POST", "registers"), ("PUT", "registers/{id}"), ("POST", "registers/{id}/enrol"), ("POST", "terminals"), ("PUT", "terminals/{id}"),
    ("PUT", "settings"), ("PUT", "gift-cards/{id}"),
])
async def test_only_administrators_set_up_registers_and_change_gift_cards(cashier, method, path):
    response = await cashier.staff.send(method, f"{POS_API}/{path.format(id=cashier.clinic.register.id)}", json={})
    assert (response.status_code, response.json()["data"]) == (403, {"code": "permission.role"})


@pytest.mark.covers("POS-023")
async def test_card_payment_requires_a_selected_terminal(cashier):
    readiness = (await cashier.staff.get(f"{POS_API}/readiness")).json()["data"]
    async with transaction(cashier.context) as session:
        await session.execute(text("UPDATE register SET terminal_id = NULL"))
    refused = await cashier.expect_refusal(cashier.clinic.product_line(0), pay="card")
    assert (refused["data"]["code"], refused["message"]) == ("pos.no_terminal", "a terminal device must be selected")
    assert readiness["ready"]


@pytest.mark.covers("PLT-001", "BEY-060")
async def test_receipts_registers_and_gift_cards_of_another_company_are_not_found(cashier, as_staff, factory):
    code = (await cashier.sell({"type": "gift_card", "price": 10000, "expires_on": "2099-01-01"}))["gift_cards"][0]
    receipt = await cashier.sell()
    other = await factory.pos_clinic()
    stranger = await as_staff("super_admin", company=other.company)
    register = str(cashier.clinic.register.id)
    for method, path, body in (
        ("POST", f"payment/{receipt['id']}/abort", None), ("POST", f"payment/{receipt['id']}/retry", {}), ("GET", f"receipts/{receipt['id']}", None),
        ("POST", f"receipts/{receipt['id']}/refund/retry", None), ("GET", f"gift-cards/by-code/{code}", None),
        ("GET", f"report/current?register_id={register}", None), ("POST", f"registers/{register}/enrol", None),
        ("POST", "payment/store", {**other.sale_data(other.product_line()), "register_id": register}),
        ("POST", "report/close-batch", {"register_id": register, "counted_cash": 0}),
    ):
        response = await stranger.send(method, f"{POS_API}/{path}", json=body)
        assert (response.status_code, response.json()["data"]["code"]) == (404, "not_found"), path
    goods = await stranger.post(f"{POS_API}/payment/store", json=other.sale_data(cashier.clinic.product_line()))
    assert goods.json()["errors"]["lines.0.product_id"][0]["code"] == "unknown"
    paid = await stranger.post(f"{POS_API}/payment/store", json=other.sale_data(other.product_line(), pay=[{"method": "gift_card", "code": code}]))
    assert paid.json()["errors"]["payments.0.code"][0]["code"] == "unknown"
