"""Removal of a prescriber from a clinic: access ends at once, open requests are unassigned, signed prescriptions stay (RXP-005)."""

import asyncio

import pytest
from sqlalchemy import select, text

from clinic.accounts.prescribers import service as prescribers
from clinic.core.background import dispatcher
from clinic.core.background.outbox import Delivery
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from tests.prescriptions.request_data import create_request, get_prescription, post_request, prescription_data, start_signing

pytestmark = [pytest.mark.anyio, pytest.mark.covers("RXP-005")]


async def deliver_events(company) -> None:
    """Deliver the pending events of removals, as the dispatcher does after the commit."""
    pending = select(Delivery.id).where(Delivery.subscriber == "prescriptions.unassign_open_requests", Delivery.state == "pending")
    async with read_only_transaction(Context.system(company.id)) as session:
        ids = list(await session.scalars(pending))
    for delivery_id in ids:
        await dispatcher.deliver(company.id, delivery_id)


async def remove_prescriber(staff, prescriber):
    return await staff.delete(f"/api/v3/prescribers/{prescriber.row.id}", json={"reason": "Avtalet har upphört"})


async def test_removal_ends_access_to_that_clinic_at_once_and_to_no_other(as_staff, factory, prescriber_at, bankid_app):
    """RXP-005: before any event is delivered, the list, open requests and signed ones of that clinic are gone."""
    alfa, beta = await as_staff("admin"), await as_staff()
    prescriber, client = await prescriber_at(alfa.company, beta.company), await factory.client(alfa.company)
    pending, signed = await create_request(alfa, client, prescriber), await create_request(alfa, client, prescriber, drug="Xylocain")
    at_beta = await create_request(beta, await factory.client(beta.company), prescriber)
    await prescriber.sign(bankid_app, signed["id"])
    assert len((await prescriber.api.get("/api/v3/prescriptions")).json()["data"]["items"]) == 3
    assert list((await alfa.delete(f"/api/v3/prescribers/{prescriber.row.id}", json={})).json()["errors"]) == ["reason"]
    assert (await remove_prescriber(alfa, prescriber)).json()["status"] == "1"
    assert [row["id"] for row in (await prescriber.api.get("/api/v3/prescriptions")).json()["data"]["items"]] == [at_beta["id"]]
    for prescription in (pending, signed):
        path = f"/api/v3/prescriptions/{prescription['id']}"
        assert (await prescriber.api.get(path)).status_code == 404
        assert (await prescriber.api.post(f"{path}/decline", json={"reason": "x", "version": 1})).status_code == 404
        assert (await prescriber.api.post("/api/v3/prescriptions/sign", json={"ids": [prescription["id"]]})).status_code == 404
    assert (await alfa.get("/api/v3/prescribers")).json()["data"]["items"] == []
    [row] = await alfa.list_audit("prescriber.removed")
    assert (row["subject_id"], row["details"]["name"], row["details"]["reason"]) == (prescriber.row.id, "Doris Doktor", "Avtalet har upphört")
    prescription = await get_prescription(alfa, signed["id"])
    assert (prescription["state"], prescription["prescriber_name"], bool(prescription["document_id"])) == ("signed", "Doris Doktor", True)
    assert (await remove_prescriber(alfa, prescriber)).status_code == 404


async def test_open_requests_are_unassigned_and_can_be_reassigned(as_staff, factory, prescriber_at):
    """RXP-001, RXP-002: a request names its former prescriber until reassigned; other prescribers' requests are unchanged."""
    staff = await as_staff()
    prescriber, other, client = await prescriber_at(staff.company), await prescriber_at(staff.company, first_name="Ola"), await factory.client(staff.company)
    request, other_request = await create_request(staff, client, prescriber), await create_request(staff, client, other)
    await remove_prescriber(staff, prescriber)
    await deliver_events(staff.company)
    prescription = await get_prescription(staff, request["id"])
    assert (prescription["state"], prescription["prescriber_id"], prescription["prescriber_name"], prescription["previous_prescriber_name"]) == ("needs_prescription", None, "", "Doris Doktor")
    assert (await get_prescription(staff, other_request["id"]))["state"] == "pending"
    [row] = await staff.list_audit("prescription.unassigned")
    assert (row["client_id"], row["details"]) == (client.id, {"previous_prescriber_name": "Doris Doktor"})
    rejected = await post_request(staff, client, prescriber)
    assert rejected["errors"]["prescriber_id"][0]["code"] == "unknown"
    body = prescription_data(prescriber_id=str(other.row.id), version=prescription["version"])
    reassigned = (await staff.put(f"/api/prescriptions/{request['id']}", json=body)).json()["data"]
    assert (reassigned["state"], reassigned["previous_prescriber_name"], reassigned["prescriber_id"]) == ("pending", "", str(other.row.id))


async def test_an_order_started_before_removal_signs_nothing(as_staff, factory, prescriber_at, bankid_app):
    """RXP-006: the order was pending when the clinic removed the prescriber; nothing is signed, before and after the event's delivery."""
    staff = await as_staff()
    prescriber = await prescriber_at(staff.company)
    request = await create_request(staff, await factory.client(staff.company), prescriber)
    order = await start_signing(prescriber, request["id"])
    await remove_prescriber(staff, prescriber)
    await bankid_app.sign_pending_order(prescriber.row.personal_id)
    assert (await prescriber.collect(order["order_ref"]))["outcome"] == {"signed": [], "skipped": [request["id"]]}
    assert (await get_prescription(staff, request["id"]))["state"] == "pending"
    await deliver_events(staff.company)
    assert (await get_prescription(staff, request["id"]))["state"] == "needs_prescription"


async def test_a_prescriber_who_rejoins_before_delivery_keeps_open_requests(as_staff, factory, prescriber_at):
    """RXP-003: a late removal event unassigns nothing from a prescriber who has joined again."""
    staff = await as_staff()
    prescriber = await prescriber_at(staff.company)
    request = await create_request(staff, await factory.client(staff.company), prescriber)
    await remove_prescriber(staff, prescriber)
    async with transaction(Context.system(staff.company.id)) as session:
        await prescribers.add_prescriber(session, await prescribers.get_prescriber(session, prescriber.row.id), f"{prescriber.row.id}@people.test", "own")
    await deliver_events(staff.company)
    assert (await prescriber.api.get(f"/api/v3/prescriptions/{request['id']}")).json()["data"]["state"] == "pending"


async def test_concurrent_requests_and_removal_leave_no_request_assigned(as_staff, factory, prescriber_at):
    """RXP-005: removal waits for a request that is being written, which is then unassigned like the others."""
    staff = await as_staff()
    prescriber, client = await prescriber_at(staff.company), await factory.client(staff.company)
    async with transaction(Context.system(staff.company.id)) as session:
        await prescribers.get_clinic_prescriber(session, prescriber.row.id)
        removal = asyncio.create_task(remove_prescriber(staff, prescriber))
        assert not (await asyncio.wait({removal}, timeout=0.5))[0], "removal waits for the transaction that writes the request"
    assert (await removal).json()["status"] == "1"
    await asyncio.gather(*(post_request(staff, client, prescriber) for _ in range(3)))
    await deliver_events(staff.company)
    async with transaction(Context.system(staff.company.id)) as session:
        assigned = await session.scalar(text("SELECT count(*) FROM prescription WHERE prescriber_id IS NOT NULL"))
    assert assigned == 0


async def test_only_administrators_remove_prescribers_of_their_own_clinic(as_staff, factory, prescriber_at):
    """RXP-005, PLT-030, BEY-060."""
    staff = await as_staff()
    nurse, other, prescriber = await as_staff("user", company=staff.company), await as_staff(), await prescriber_at(staff.company)
    rejected = await remove_prescriber(nurse, prescriber)
    assert (rejected.status_code, rejected.json()["data"]["code"]) == (403, "permission.role")
    assert (await remove_prescriber(other, prescriber)).status_code == 404
    restricted = await as_staff("admin", company=staff.company, client_access="custom")
    request = await create_request(staff, await factory.client(staff.company), prescriber)
    assert (await remove_prescriber(restricted, prescriber)).json()["status"] == "1"
    await deliver_events(staff.company)
    prescription = await get_prescription(staff, request["id"])
    assert prescription["previous_prescriber_name"] == "Doris Doktor", "the administrator's client scope does not limit which requests are unassigned"
