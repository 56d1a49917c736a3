"""Receipts are found by whom they are for, within days that are days, and who looks at a client's is logged."""

import pytest

from tests.make_till import TILL

pytestmark = pytest.mark.anyio
FAR = ("9999-12-31", "0001-01-01", "2200-01-01", "1899-12-31")


async def found(counter, **wanted):
    answer = (await counter.staff.get(f"{TILL}/receipts", params=wanted)).json()
    assert answer["status"] == "1", answer
    return [row["number"] for row in answer["data"]["items"]]


@pytest.mark.covers("POS-032", "PLT-006")
async def test_receipts_are_found_by_any_piece_of_the_client_as_clients_are(counter, make):
    asa = await make.client(counter.at.company, first_name="Åsa", last_name="Lindqvist-Berg", email="asa@example.test")
    bo = await make.client(counter.at.company, first_name="Bo", last_name="Berg")
    for client in (asa, bo):
        await counter.sell(client_id=str(client.id))
    await counter.sell()
    assert await found(counter, search="ÅSA") == await found(counter, search="asa lind") == await found(counter, search="berg qvist") == [1]
    assert await found(counter, search="berg") == [2, 1]
    assert await found(counter, search="asa@ex") == [1]
    assert await found(counter, search="%") == await found(counter, search="nobody") == []
    assert await found(counter, search="3") == [3]
    assert await found(counter, search="berg", kind="refund") == []


@pytest.mark.covers("POS-032")
@pytest.mark.parametrize("day", FAR)
@pytest.mark.parametrize(("path", "names"), [
    (f"{TILL}/receipts", ("from", "to")), ("/api/reports/pos", ("start", "end")), ("/api/bookings", ("from", "to")),
    ("/api/holidays", ("from", "to")),
])
async def test_a_day_too_far_to_be_reckoned_with_is_told_beside_its_field(as_staff, make, path, names, day):
    staff = await as_staff("super_admin", company=(await make.till()).company)
    answer = await staff.get(path, params=dict.fromkeys(names, day), headers={"X-Language": "sv"})
    assert answer.status_code == 422, answer.text
    said = answer.json()["errors"][names[0]][0]
    assert (said["code"], said["message"]) == ("day_range", "Välj en dag mellan åren 1900 och 2199.")


@pytest.mark.covers("BEY-026")
async def test_a_look_at_a_clients_receipt_is_on_the_clients_log_once_and_a_walk_ins_on_nobodys(counter, make, as_staff):
    client = await make.client(counter.at.company)
    theirs = await counter.sell(counter.at.treatment(purpose="medical", reason="Rosacea"), client_id=str(client.id))
    walk_in = await counter.sell()
    admin = await as_staff("admin", company=counter.at.company)
    for receipt in (theirs, theirs, walk_in):
        seen = (await admin.get(f"{TILL}/receipts/{receipt['id']}")).json()["data"]
    assert seen["client_id"] is None
    looks = (await admin.get(f"/api/clients/{client.id}/looks", headers={"X-Language": "sv"})).json()["data"]["items"]
    name = f"{admin.member.first_name} {admin.member.last_name}"
    assert [look["what"] for look in looks if look["who"].startswith(name)] == ["läste ett kvitto"]
    assert {row["client_id"] for row in await admin.audit_of("receipt.looked_at")} == {client.id}
    accountant = await as_staff("accountant", company=counter.at.company)
    before = len(await admin.audit_of("receipt.looked_at"))
    met = (await accountant.get(f"{TILL}/receipts/{theirs['id']}")).json()["data"]
    assert (met["client_id"], met["client_name"], met["lines"][0]["reason"]) == (None, "", "")
    assert len(await admin.audit_of("receipt.looked_at")) == before
