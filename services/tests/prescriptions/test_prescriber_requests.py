"""Prescribers list, view, sign and decline the requests sent to them, and see nothing else of any clinic (RXP-005, RXP-006)."""

import asyncio

import pytest
from sqlalchemy import select, text, update

from clinic.accounts.bankid import jobs
from clinic.accounts.bankid.models import BankIdOrder
from clinic.core import documents
from clinic.core.background import dispatcher
from clinic.core.background.outbox import Delivery
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import NIL_COMPANY, Context
from clinic.data_exchange.access_log.labels import ACTION_LABELS
from tests.accounts.helpers import list_emails_to
from tests.prescriptions.request_data import create_request, get_prescription, prescription_data, start_signing

pytestmark = pytest.mark.anyio


@pytest.mark.covers("RXP-005")
async def test_a_prescriber_sees_only_requests_sent_to_them(as_staff, factory, prescriber_at):
    alfa, beta = await as_staff(), await as_staff()
    prescriber, other = await prescriber_at(alfa.company, beta.company), await prescriber_at(alfa.company)
    client, second = await factory.client(alfa.company, personal_id="19800101-0000", warning="Allergi"), await factory.client(alfa.company)
    request = await create_request(alfa, client, prescriber)
    beta_request = await create_request(beta, await factory.client(beta.company), prescriber, drug="Xylocain")
    other_request = await create_request(alfa, second, other)
    listed = (await prescriber.api.get("/api/v3/prescriptions")).json()["data"]
    assert {row["id"] for row in listed["items"]} == {request["id"], beta_request["id"]}
    assert client.last_name not in str(listed)
    detail = (await prescriber.api.get(f"/api/v3/prescriptions/{request['id']}")).json()["data"]
    assert (detail["patient"]["last_name"], detail["patient"]["warning"], detail["previous"]) == (client.last_name, "Allergi", [])
    for path in (f"/api/v3/prescriptions/{other_request['id']}", "/api/v3/prescriptions/00000000-0000-0000-0000-000000000001"):
        assert (await prescriber.api.get(path)).json()["data"] == {"code": "not_found"}
    rejected = await prescriber.api.post(f"/api/v3/prescriptions/{other_request['id']}/decline", json={"reason": "x", "version": 1})
    assert (rejected.status_code, rejected.json()["data"]) == (404, {"code": "not_found"})
    for path in (
        "/api/clients", f"/api/clients/{client.id}", f"/api/clients/{client.id}/prescriptions", f"/api/prescriptions/{request['id']}",
        "/api/v3/prescribers", "/api/v2/bookings", "/api/users", "/api/company",
    ):
        assert (await prescriber.api.get(path)).json()["data"]["code"] == "permission.role", path
    assert (await alfa.get("/api/v3/prescriptions")).json()["data"]["code"] == "permission.role"


@pytest.mark.covers("RXP-005")
async def test_row_level_security_limits_a_prescriber_to_their_requests(as_staff, factory, prescriber_at):
    """Queried as the prescriber, the tables contain only their own requests and no clients."""
    staff = await as_staff()
    prescriber, other = await prescriber_at(staff.company), await prescriber_at(staff.company)
    client = await factory.client(staff.company)
    request, _ = await create_request(staff, client, prescriber), await create_request(staff, client, other)
    context = Context(actor="prescriber", identity_id=prescriber.row.identity_id, prescriber_id=prescriber.row.id)
    async with read_only_transaction(context) as session:
        assert [str(row_id) for row_id in await session.scalars(text("SELECT id FROM prescription"))] == [request["id"]]
        assert [str(row_id) for row_id in await session.scalars(text("SELECT prescriber_id FROM clinic_prescriber"))] == [str(prescriber.row.id)]
        for table in ("client", "company", "membership", "audit", "message", "bankid_proof"):
            assert (await session.scalar(text(f"SELECT count(*) FROM {table} WHERE true"))) in {0, None} or table in {"audit", "message"}, table


@pytest.mark.covers("RXP-005", "BEY-026")
async def test_each_access_is_logged_on_the_client_once(as_staff, factory, prescriber_at):
    staff = await as_staff()
    prescriber, client = await prescriber_at(staff.company), await factory.client(staff.company)
    request = await create_request(staff, client, prescriber)
    for _ in range(2):
        response = await prescriber.api.get(f"/api/v3/prescriptions/{request['id']}")
        assert response.json()["data"]["patient"]["last_name"] == client.last_name
    logged = (await staff.get("/api/audit", params={"client_id": str(client.id)})).json()["data"]["items"]
    assert [(row["action"], row["actor"]) for row in logged if row["action"] in ACTION_LABELS] == [("prescription.viewed", "prescriber")]


@pytest.mark.covers("RXP-006", "REC-022")
async def test_several_requests_are_signed_with_one_order_and_frozen(as_staff, factory, prescriber_at, bankid_app):
    alfa = await as_staff()
    prescriber = await prescriber_at(alfa.company)
    client = await factory.client(alfa.company, first_name="Klara", last_name="Åberg")
    first = await create_request(alfa, client, prescriber)
    second = await create_request(alfa, await factory.client(alfa.company), prescriber, drug="Xylocain")
    order = await start_signing(prescriber, first["id"], second["id"])
    assert order["state"] == "pending" and order["start_desktop"].startswith("bankid:///?autostarttoken=")
    assert "secret" not in str(order).lower()
    [app_order] = await bankid_app.pending_orders(prescriber.row.personal_id)
    assert "Klara Åberg" in app_order["visible"] and "Xylocain" in app_order["visible"] and "20 E" in app_order["visible"]
    qr = (await prescriber.api.get("/api/bankid/generate-qr", params={"order_ref": order["order_ref"]})).json()["data"]["qr"]
    scanned = await bankid_app.scan(qr)
    await bankid_app.press(scanned["ref"], "sign")
    result = await prescriber.collect(order["order_ref"])
    assert (result["state"], set(result["outcome"]["signed"]), result["outcome"]["skipped"]) == ("complete", {first["id"], second["id"]}, [])
    signed = await get_prescription(alfa, first["id"])
    assert (signed["state"], signed["uses"]) == ("signed", 0) and signed["signed_by_name"]
    assert client.id in [row["client_id"] for row in await alfa.list_audit("prescription.signed")]
    async with transaction(Context.system(alfa.company.id)) as session:
        [frozen] = await documents.list_client_documents(session, client.id)
        content = documents.get_content(frozen)
    assert (str(frozen.id), content["drug"]) == (signed["document_id"], "Botox")
    assert (await prescriber.collect(order["order_ref"]))["state"] == "complete"
    assert len(await alfa.list_audit("prescription.signed")) == 2


@pytest.mark.covers("RXP-006")
async def test_a_request_changed_during_signing_is_left_unsigned(as_staff, factory, prescriber_at, bankid_app):
    staff = await as_staff()
    prescriber, client = await prescriber_at(staff.company), await factory.client(staff.company)
    request = await create_request(staff, client, prescriber)
    order = await start_signing(prescriber, request["id"])
    body = prescription_data(prescriber_id=str(prescriber.row.id), dose="200 E", version=request["version"])
    assert (await staff.put(f"/api/prescriptions/{request['id']}", json=body)).status_code == 200
    await bankid_app.sign_pending_order(prescriber.row.personal_id)
    result = await prescriber.collect(order["order_ref"])
    assert result["outcome"] == {"signed": [], "skipped": [request["id"]]}
    assert (await get_prescription(staff, request["id"]))["state"] == "pending"
    assert await staff.list_audit("prescription.left_unsigned")


@pytest.mark.covers("RXP-006", "RXP-007")
async def test_a_request_past_its_last_day_is_left_unsigned(as_staff, factory, prescriber_at, bankid_app):
    staff = await as_staff()
    prescriber = await prescriber_at(staff.company)
    request = await create_request(staff, await factory.client(staff.company), prescriber)
    async with transaction(Context.system(staff.company.id)) as session:
        await session.execute(text("UPDATE prescription SET valid_until = now()::date - 2 WHERE id = :id"), {"id": request["id"]})
    result = await prescriber.sign(bankid_app, request["id"])
    assert result["outcome"] == {"signed": [], "skipped": [request["id"]]}


@pytest.mark.covers("RXP-006")
async def test_an_order_is_accessible_only_to_the_session_that_started_it(as_staff, factory, prescriber_at, bankid_app):
    staff = await as_staff()
    prescriber, other = await prescriber_at(staff.company), await prescriber_at(staff.company, personal_id="198806302314")
    request = await create_request(staff, await factory.client(staff.company), prescriber)
    order = await start_signing(prescriber, request["id"])
    for actor in (other.api, staff):
        ref = {"order_ref": order["order_ref"]}
        assert (await actor.get("/api/bankid/generate-qr", params=ref)).status_code == 404
        assert (await actor.post("/api/bankid/collect-order", json=ref)).status_code == 404
        assert (await actor.post("/api/bankid/cancel-order", json=ref)).status_code == 404
    cancelled = (await prescriber.api.post("/api/bankid/cancel-order", json={"order_ref": order["order_ref"]})).json()["data"]
    assert (cancelled["state"], cancelled["code"]) == ("failed", "RFA3")
    assert await bankid_app.pending_orders(prescriber.row.personal_id) == []


@pytest.mark.covers("RXP-006")
async def test_the_sweeper_completes_an_order_whose_screen_was_closed(as_staff, factory, prescriber_at, bankid_app):
    staff = await as_staff()
    prescriber = await prescriber_at(staff.company)
    request = await create_request(staff, await factory.client(staff.company), prescriber)
    order = await start_signing(prescriber, request["id"])
    await bankid_app.sign_pending_order(prescriber.row.personal_id)
    async with transaction(Context()) as session:
        await session.execute(update(BankIdOrder).where(BankIdOrder.id == order["order_ref"]).values(next_attempt_at=BankIdOrder.created_at))
    await asyncio.gather(jobs.poll_due_orders(), jobs.poll_due_orders())
    assert (await get_prescription(staff, request["id"]))["state"] == "signed"
    assert len(await staff.list_audit("prescription.signed")) == 1


@pytest.mark.covers("RXP-006")
async def test_another_persons_bankid_signs_nothing(as_staff, factory, prescriber_at, bankid_app):
    staff = await as_staff()
    prescriber = await prescriber_at(staff.company)
    request = await create_request(staff, await factory.client(staff.company), prescriber)
    order = await start_signing(prescriber, request["id"])
    async with transaction(Context(company_id=NIL_COMPANY)) as session:
        await session.execute(update(BankIdOrder).where(BankIdOrder.id == order["order_ref"]).values(expected_personal_number="198806302314"))
    await bankid_app.sign_pending_order(prescriber.row.personal_id)
    result = await prescriber.collect(order["order_ref"])
    assert (result["state"], result["code"]) == ("failed", "bankid.wrong_person")
    assert (await get_prescription(staff, request["id"]))["state"] == "pending"


@pytest.mark.covers("RXP-006")
async def test_cancelled_and_expired_orders_have_messages_in_both_languages(as_staff, factory, prescriber_at, bankid_app):
    staff = await as_staff()
    prescriber = await prescriber_at(staff.company)
    request = await create_request(staff, await factory.client(staff.company), prescriber)
    messages = []
    for lang in ("en", "sv"):
        order = await start_signing(prescriber, request["id"])
        [app_order] = await bankid_app.pending_orders(prescriber.row.personal_id)
        await bankid_app.press(app_order["ref"], "userCancel")
        result = await prescriber.api.post("/api/bankid/collect-order", json={"order_ref": order["order_ref"]}, headers={"X-Language": lang})
        messages.append(result.json()["data"]["message"])
        assert result.json()["data"]["code"] == "RFA6"
    assert messages == ["You cancelled in the BankID app.", "Du avbröt i BankID-appen."]
    order = await start_signing(prescriber, request["id"])
    [app_order] = await bankid_app.pending_orders(prescriber.row.personal_id)
    await bankid_app.post("rp/v6.0/cancel", {"orderRef": app_order["ref"]})
    expired = await prescriber.collect(order["order_ref"])
    assert (expired["state"], expired["message"]) == ("failed", "Förfrågan har gått ut. Börja om.")


@pytest.mark.covers("RXP-001", "RXP-006", "USE-014")
async def test_declining_needs_a_reason_that_the_clinic_sees(as_staff, factory, prescriber_at):
    staff = await as_staff()
    prescriber = await prescriber_at(staff.company)
    request = await create_request(staff, await factory.client(staff.company), prescriber)
    path = f"/api/v3/prescriptions/{request['id']}/decline"
    assert list((await prescriber.api.post(path, json={"reason": " ", "version": 1})).json()["errors"]) == ["reason"]
    outdated = await prescriber.api.post(path, json={"reason": "x", "version": 99})
    assert (outdated.status_code, outdated.json()["data"]["current"]["drug"]) == (409, request["drug"]), "the conflict response has the saved version"
    declined = (await prescriber.api.post(path, json={"reason": "Behöver undersökas först", "version": request["version"]})).json()["data"]
    assert declined["state"] == "not_prescribed"
    prescription = await get_prescription(staff, request["id"])
    assert prescription["decline_reason"] == "Behöver undersökas först"
    assert await staff.list_audit("prescription.declined")
    signing = await prescriber.api.post("/api/v3/prescriptions/sign", json={"ids": [request["id"]]})
    assert signing.json()["data"]["code"] == "prescription.not_pending"


async def test_the_prescriber_is_notified_by_email_without_client_data(as_staff, factory, prescriber_at):
    staff = await as_staff()
    prescriber, client = await prescriber_at(staff.company), await factory.client(staff.company)
    await create_request(staff, client, prescriber)
    deliveries = select(Delivery.id).where(Delivery.subscriber == "prescriptions.notify_prescriber")
    async with read_only_transaction(Context.system(staff.company.id)) as session:
        ids = list(await session.scalars(deliveries))
    for delivery_id in ids:
        await dispatcher.deliver(staff.company.id, delivery_id)
    [mail] = await list_emails_to(f"{prescriber.row.id}@people.test", staff.company.id)
    assert staff.company.name in mail.text and client.last_name not in mail.text and "Botox" not in mail.text
