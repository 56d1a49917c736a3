"""Administrators see what failed, send it again, and read who did what."""

from typing import Any
from uuid import UUID, uuid4

import pytest
from sqlalchemy import update

from clinic.accounts.models import Membership
from clinic.core import audit, outbox, relay
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.outbox import LISTENERS, Delivery, Listener

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("own_queue")]


@pytest.fixture
def listener():
    """A listener that hears, once its event has been given up."""
    heard: list[UUID] = []

    async def hear(_: Any, happened: Any) -> None:
        heard.append(happened.company_id)

    name = f"ops.{uuid4()}"
    LISTENERS.add(Listener(name, name, transactional=hear))
    yield name, heard
    del LISTENERS.by_name[name], LISTENERS.by_event[name]


async def given_up(company: Any, name: str) -> None:
    async with unit(Context.system(company.id)) as session:
        outbox.publish(session, name, {})
    async with unit(Context.system(company.id)) as session:
        await session.execute(update(Delivery).values(state="dead", attempts=7, last_error="ConnectionError"))


async def test_a_dead_delivery_is_seen_and_sent_again(as_staff, listener):
    """Resending starts its tries anew, is in the audit log, and needs the version that was seen."""
    name, heard = listener
    staff = await as_staff("admin")
    await given_up(staff.company, name)
    page = (await staff.get("/api/deliveries?state=dead")).json()["data"]
    row = page["items"][0]
    assert (page["total"], row["listener"], row["state"], row["attempts"], row["last_error"]) == (1, name, "dead", 7, "ConnectionError")
    assert (await staff.get("/api/deliveries?state=pending")).json()["data"]["total"] == 0
    stale = await staff.post(f"/api/deliveries/{row['id']}/resend", json={"version": row["version"] + 1})
    assert (stale.status_code, stale.json()["data"]["code"]) == (409, "version.stale")
    again = (await staff.post(f"/api/deliveries/{row['id']}/resend", json={"version": row["version"]})).json()["data"]
    assert (again["state"], again["attempts"]) == ("pending", 0)
    refused = await staff.post(f"/api/deliveries/{row['id']}/resend", json={"version": again["version"]})
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "delivery.not_dead")
    await relay.relay()
    assert heard == [staff.company.id]
    assert (await staff.get("/api/deliveries?state=done")).json()["data"]["total"] == 1
    assert len(await staff.audit_of("delivery.resent")) == 1


@pytest.mark.covers("BEY-060")
async def test_deliveries_are_the_administrators_of_one_company(as_staff, listener):
    name, _ = listener
    staff, foreign = await as_staff("super_admin"), await as_staff("super_admin")
    user = await as_staff("user", company=staff.company)
    await given_up(staff.company, name)
    row = (await staff.get("/api/deliveries")).json()["data"]["items"][0]
    assert (await foreign.get("/api/deliveries")).json()["data"]["total"] == 0
    assert (await foreign.post(f"/api/deliveries/{row['id']}/resend", json={"version": row["version"]})).status_code == 404
    assert (await user.get("/api/deliveries")).json()["data"]["code"] == "permission.role"
    assert (await user.post(f"/api/deliveries/{row['id']}/resend", json={"version": 1})).json()["data"]["code"] == "permission.role"


@pytest.mark.covers("PLT-034", "PLT-006", "BEY-060")
async def test_the_log_tells_who_did_what_to_whom(as_staff, make):
    """Newest first, of a subject, a client or a person; a restricted administrator meets only their own clients' rows."""
    staff, foreign = await as_staff("super_admin"), await as_staff("super_admin")
    restricted = await as_staff("admin", company=staff.company, client_access="custom")
    mine, hidden = await make.client(staff.company), await make.client(staff.company)
    await make.access(restricted.member, mine)
    who = Context(company_id=staff.company.id, actor="staff", identity_id=staff.member.identity_id, membership_id=staff.member.id)
    async with unit(who) as session:
        for number in range(3):
            audit.record(session, f"test.{number}", mine.id, client_id=mine.id, amount=number)
        audit.record(session, "test.hidden", hidden.id, client_id=hidden.id)
    rows = (await staff.get("/api/audit", params={"subject_id": str(mine.id)})).json()["data"]["items"]
    assert [row["action"] for row in rows] == ["test.2", "test.1", "test.0"]
    assert (rows[0]["facts"], rows[0]["membership_id"], rows[0]["actor"]) == ({"amount": 2}, str(staff.member.id), "staff")
    assert (await staff.get("/api/audit?per_page=1&action=test.1")).json()["data"]["total"] == 1
    assert (await staff.get(f"/api/audit?identity_id={staff.member.identity_id}")).json()["data"]["total"] == 4
    assert (await restricted.get(f"/api/audit?client_id={hidden.id}")).json()["data"]["items"] == []
    assert len((await restricted.get(f"/api/audit?client_id={mine.id}")).json()["data"]["items"]) == 3
    assert (await foreign.get(f"/api/audit?subject_id={mine.id}")).json()["data"]["items"] == []
    user = await as_staff("user", company=staff.company)
    assert (await user.get("/api/audit")).status_code == 403


@pytest.mark.covers("REC-008")
async def test_the_log_names_who_has_left_and_a_prescriber(as_staff, make):
    """REC-008: a former colleague's name stands at what they did; what the system did is nobody's."""
    staff = await as_staff("admin")
    nurse = await as_staff("user", company=staff.company, first_name="Sara", last_name="Åberg")
    doctor, _ = await make.prescriber()
    client = await make.client(staff.company)
    await nurse.get(f"/api/clients/{client.id}")
    async with unit(Context(company_id=staff.company.id, actor="prescriber", identity_id=doctor.identity_id)) as session:
        audit.record(session, "prescription.looked", client.id, client_id=client.id)
    async with unit(Context.system(staff.company.id)) as session:
        audit.record(session, "document.made", client.id, client_id=client.id)
        await session.execute(update(Membership).where(Membership.id == nurse.member.id).values(is_active=False, deleted_at=now()))
    rows = (await staff.get("/api/audit", params={"client_id": str(client.id)})).json()["data"]["items"]
    assert {row["action"]: row["name"] for row in rows} == {
        "client.looked": "Sara Åberg", "prescription.looked": f"{doctor.first_name} {doctor.last_name}", "document.made": "",
    }
