"""Signing is refused for other prescribers' requests, other sessions' orders, forged results and repeated completion."""

import asyncio

import pytest
from sqlalchemy import text, update

from clinic.accounts.bankid import jobs
from clinic.accounts.bankid.models import BankIdOrder
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.prescriptions.request_data import create_request, get_prescription, prescription_data, start_signing

pytestmark = [pytest.mark.anyio, pytest.mark.covers("RXP-005", "RXP-006", "BEY-060")]


async def post_sign(prescriber, *ids):
    return await prescriber.api.post("/api/v3/prescriptions/sign", json={"ids": list(ids)})


async def test_only_own_pending_requests_can_be_signed(as_staff, factory, prescriber_at, bankid_app):
    """A colleague's request, another clinic's, an unknown one, none and too many: no order is started for any of them."""
    alfa, beta = await as_staff(), await as_staff()
    prescriber, colleague = await prescriber_at(alfa.company), await prescriber_at(alfa.company, beta.company, personal_id="198806302314")
    own_request = await create_request(alfa, await factory.client(alfa.company), prescriber)
    colleague_request = await create_request(alfa, await factory.client(alfa.company), colleague)
    beta_request = await create_request(beta, await factory.client(beta.company), colleague)
    orders_before = len(await bankid_app.orders())
    for ids in ([colleague_request["id"]], [own_request["id"], colleague_request["id"]], [beta_request["id"]], [str(new_id())]):
        assert (await post_sign(prescriber, *ids)).status_code == 404, ids
    for ids in ([], [own_request["id"]] * 21):
        assert (await post_sign(prescriber, *ids)).status_code == 422
    assert (await alfa.post("/api/v3/prescriptions/sign", json={"ids": [own_request["id"]]})).json()["data"]["code"] == "permission.role"
    assert len(await bankid_app.orders()) == orders_before


async def test_client_supplied_order_results_are_ignored(as_staff, factory, prescriber_at, bankid_app):
    """A forged state, hint, person or signature in the call has no effect: only BankID's response completes an order."""
    staff = await as_staff()
    prescriber = await prescriber_at(staff.company)
    request = await create_request(staff, await factory.client(staff.company), prescriber)
    order = await start_signing(prescriber, request["id"])
    forged = {
        "order_ref": order["order_ref"], "state": "complete", "status": "complete", "hint": "userSign", "hintCode": "userSign",
        "personal_number": prescriber.row.personal_id, "completionData": {"user": {"personalNumber": prescriber.row.personal_id}, "signature": "x"},
    }
    order_state = (await prescriber.api.post("/api/bankid/collect-order", json=forged)).json()["data"]
    assert (order_state["state"], order_state["outcome"]) == ("pending", {})
    for ref in (str(new_id()), request["id"]):
        assert (await prescriber.api.post("/api/bankid/collect-order", json={"order_ref": ref})).status_code == 404
    assert (await get_prescription(staff, request["id"]))["state"] == "pending"
    await prescriber.api.post("/api/bankid/cancel-order", json={"order_ref": order["order_ref"]})


async def test_a_completed_order_is_not_processed_twice(as_staff, factory, prescriber_at, bankid_app):
    """Processed again by the sweeper, as after a crash before it was marked finished: a prescription inactivated since stays so."""
    staff = await as_staff()
    prescriber = await prescriber_at(staff.company)
    request = await create_request(staff, await factory.client(staff.company), prescriber)
    result = await prescriber.sign(bankid_app, request["id"])
    signed = await get_prescription(staff, request["id"])
    await staff.post(f"/api/prescriptions/{request['id']}/inactivate", json={"reason": "Allergi", "version": signed["version"]})
    async with transaction(Context()) as session:
        await session.execute(update(BankIdOrder).where(BankIdOrder.id == result["order_ref"]).values(
            finished_at=None, personal_number=prescriber.row.personal_id, next_attempt_at=now(), outcome={},
        ))
    await jobs.poll_due_orders()
    assert (await get_prescription(staff, request["id"]))["state"] == "inactivated"
    assert len(await staff.list_audit("prescription.signed")) == 1
    assert (await prescriber.collect(result["order_ref"]))["outcome"] == {"signed": [request["id"]], "skipped": []}


async def test_requests_withdrawn_or_reassigned_during_signing_are_left_out(as_staff, factory, prescriber_at, bankid_app):
    """The order was pending already: requests that no longer belong to the prescriber aren't signed."""
    staff = await as_staff()
    prescriber, other = await prescriber_at(staff.company), await prescriber_at(staff.company, personal_id="198806302314")
    withdrawn, reassigned = [await create_request(staff, await factory.client(staff.company), prescriber) for _ in range(2)]
    order = await start_signing(prescriber, withdrawn["id"], reassigned["id"])
    await staff.delete(f"/api/prescriptions/{withdrawn['id']}", json={"reason": "x", "version": withdrawn["version"]})
    body = prescription_data(prescriber_id=str(other.row.id), version=reassigned["version"])
    assert (await staff.put(f"/api/prescriptions/{reassigned['id']}", json=body)).json()["status"] == "1"
    await bankid_app.sign_pending_order(prescriber.row.personal_id)
    result = await prescriber.collect(order["order_ref"])
    assert (result["outcome"]["signed"], set(result["outcome"]["skipped"])) == ([], {withdrawn["id"], reassigned["id"]})
    assert (await other.api.get(f"/api/v3/prescriptions/{reassigned['id']}")).json()["data"]["state"] == "pending"


async def test_an_idempotency_key_starts_one_order(as_staff, factory, prescriber_at, bankid_app):
    """RXP-006: concurrent and repeated calls get the same order; other request ids under the key are rejected."""
    staff = await as_staff()
    prescriber, client = await prescriber_at(staff.company), await factory.client(staff.company)
    first, second = await create_request(staff, client, prescriber), await create_request(staff, client, prescriber, drug="Xylocain")
    orders_before, headers = len(await bankid_app.orders()), {"Idempotency-Key": str(new_id())}

    async def post_with_key(*ids):
        return await prescriber.api.post("/api/v3/prescriptions/sign", json={"ids": list(ids)}, headers=headers)

    responses = [*await asyncio.gather(*(post_with_key(first["id"]) for _ in range(3))), await post_with_key(first["id"])]
    assert len({response.json()["data"]["order_ref"] for response in responses}) == 1
    assert len(await bankid_app.orders()) == orders_before + 1
    mismatch = await post_with_key(second["id"])
    assert (mismatch.status_code, mismatch.json()["data"]["code"]) == (422, "idempotency.key_reused")
    await bankid_app.sign_pending_order(prescriber.row.personal_id)
    result = await prescriber.collect(responses[0].json()["data"]["order_ref"])
    assert result["outcome"]["signed"] == [first["id"]]


async def test_staff_cannot_write_signature_fields(as_staff, factory, prescriber_at):
    """State, signature, uses and document of a request can't be set by the API."""
    staff = await as_staff()
    prescriber, client = await prescriber_at(staff.company), await factory.client(staff.company)
    forged = {"state": "signed", "signed_by_name": "Dr X", "signed_at": "2026-11-20 10:00:00", "uses": -5, "document_id": str(new_id()),
              "order_id": str(new_id()), "prescriber_name": "Dr X", "client_id": str(new_id())}
    request = await create_request(staff, client, prescriber, **forged)
    assert (request["state"], request["signed_by_name"], request["uses"], request["document_id"], request["client_id"]) == ("pending", "", 0, None, str(client.id))
    body = {**prescription_data(prescriber_id=str(prescriber.row.id)), **forged, "version": request["version"]}
    changed = (await staff.put(f"/api/prescriptions/{request['id']}", json=body)).json()["data"]
    assert (changed["state"], changed["uses"], changed["prescriber_name"]) == ("pending", 0, "Doris Doktor")


async def test_a_prescriber_of_two_clinics_sees_each_clinics_data_separately(as_staff, factory, prescriber_at):
    """The call runs in the context of the request's clinic: earlier requests of other clinics aren't listed."""
    alfa, beta = await as_staff(), await as_staff()
    prescriber, colleague = await prescriber_at(alfa.company, beta.company), await prescriber_at(alfa.company)
    client = await factory.client(alfa.company, first_name="Klara")
    request, colleague_request = await create_request(alfa, client, prescriber), await create_request(alfa, client, colleague, drug="Xylocain")
    beta_request = await create_request(beta, await factory.client(beta.company, first_name="Klara"), prescriber, drug="Hyalas")
    detail = (await prescriber.api.get(f"/api/v3/prescriptions/{request['id']}")).json()["data"]
    assert detail["previous"] == [] and colleague_request["id"] not in str(detail)
    declined = await prescriber.api.post(f"/api/v3/prescriptions/{beta_request['id']}/decline", json={"reason": "x", "version": beta_request["version"]})
    assert declined.json()["data"]["state"] == "not_prescribed"
    assert await alfa.list_audit("prescription.declined") == [] and len(await beta.list_audit("prescription.declined")) == 1
    context = Context(company_id=beta.company.id, actor="prescriber", identity_id=prescriber.row.identity_id, prescriber_id=prescriber.row.id)
    async with transaction(context) as session:
        update_result = await session.execute(text("UPDATE prescription SET notes = 'x' WHERE company_id = :alfa"), {"alfa": alfa.company.id})
    assert update_result.rowcount == 0
