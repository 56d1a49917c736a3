"""Administrators list failed deliveries and send them again, and read the audit log."""

from typing import Any
from uuid import UUID, uuid4

import pytest
from sqlalchemy import update

from clinic.accounts.models import Membership
from clinic.core import audit
from clinic.core.background import dispatcher, outbox
from clinic.core.background.outbox import SUBSCRIBERS, Delivery, Subscriber
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("empty_outbox")]


@pytest.fixture
def subscriber():
    """A registered subscriber: its name, and the company ids of the events delivered to it."""
    company_ids: list[UUID] = []

    async def collect(_: Any, event: Any) -> None:
        company_ids.append(event.company_id)

    name = f"ops.{uuid4()}"
    SUBSCRIBERS.add(Subscriber(name, name, transactional=collect))
    yield name, company_ids
    del SUBSCRIBERS.by_name[name], SUBSCRIBERS.by_event[name]


async def publish_failed(company: Any, event_name: str) -> None:
    """Publish an event and mark its delivery as given up after seven attempts."""
    async with transaction(Context.system(company.id)) as session:
        outbox.publish(session, event_name, {})
    async with transaction(Context.system(company.id)) as session:
        await session.execute(update(Delivery).values(state="failed", attempts=7, last_error="ConnectionError"))


async def test_failed_delivery_is_listed_and_sent_again(as_staff, subscriber):
    """Sending it again resets its attempts, is in the audit log, and needs the current version."""
    name, delivered_to = subscriber
    staff = await as_staff("admin")
    await publish_failed(staff.company, name)
    page = (await staff.get("/api/deliveries?state=failed")).json()["data"]
    row = page["items"][0]
    assert (page["total"], row["subscriber"], row["state"], row["attempts"], row["last_error"]) == (1, name, "failed", 7, "ConnectionError")
    assert (await staff.get("/api/deliveries?state=pending")).json()["data"]["total"] == 0
    outdated = await staff.post(f"/api/deliveries/{row['id']}/resend", json={"version": row["version"] + 1})
    assert (outdated.status_code, outdated.json()["data"]["code"]) == (409, "version.stale")
    resent = (await staff.post(f"/api/deliveries/{row['id']}/resend", json={"version": row["version"]})).json()["data"]
    assert (resent["state"], resent["attempts"]) == ("pending", 0)
    refused = await staff.post(f"/api/deliveries/{row['id']}/resend", json={"version": resent["version"]})
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "delivery.not_failed")
    await dispatcher.dispatch_due()
    assert delivered_to == [staff.company.id]
    assert (await staff.get("/api/deliveries?state=done")).json()["data"]["total"] == 1
    assert len(await staff.list_audit("delivery.resent")) == 1


@pytest.mark.covers("BEY-060")
async def test_deliveries_are_only_for_administrators_of_the_company(as_staff, subscriber):
    name, _ = subscriber
    staff, foreign = await as_staff("super_admin"), await as_staff("super_admin")
    user = await as_staff("user", company=staff.company)
    await publish_failed(staff.company, name)
    row = (await staff.get("/api/deliveries")).json()["data"]["items"][0]
    assert (await foreign.get("/api/deliveries")).json()["data"]["total"] == 0
    assert (await foreign.post(f"/api/deliveries/{row['id']}/resend", json={"version": row["version"]})).status_code == 404
    assert (await user.get("/api/deliveries")).json()["data"]["code"] == "permission.role"
    assert (await user.post(f"/api/deliveries/{row['id']}/resend", json={"version": 1})).json()["data"]["code"] == "permission.role"


@pytest.mark.covers("PLT-034", "PLT-006", "BEY-060")
async def test_audit_log_filters_by_subject_client_and_person(as_staff, factory):
    """Newest first; a restricted administrator gets only the entries of clients they have access to."""
    staff, foreign = await as_staff("super_admin"), await as_staff("super_admin")
    restricted = await as_staff("admin", company=staff.company, client_access="custom")
    client, hidden = await factory.client(staff.company), await factory.client(staff.company)
    await factory.client_access(restricted.member, client)
    context = Context(company_id=staff.company.id, actor="staff", identity_id=staff.member.identity_id, membership_id=staff.member.id)
    async with transaction(context) as session:
        for number in range(3):
            audit.record(session, f"test.{number}", client.id, client_id=client.id, amount=number)
        audit.record(session, "test.hidden", hidden.id, client_id=hidden.id)
    rows = (await staff.get("/api/audit", params={"subject_id": str(client.id)})).json()["data"]["items"]
    assert [row["action"] for row in rows] == ["test.2", "test.1", "test.0"]
    assert (rows[0]["details"], rows[0]["membership_id"], rows[0]["actor"]) == ({"amount": 2}, str(staff.member.id), "staff")
    assert (await staff.get("/api/audit?per_page=1&action=test.1")).json()["data"]["total"] == 1
    assert (await staff.get(f"/api/audit?identity_id={staff.member.identity_id}")).json()["data"]["total"] == 4
    assert (await restricted.get(f"/api/audit?client_id={hidden.id}")).json()["data"]["items"] == []
    assert len((await restricted.get(f"/api/audit?client_id={client.id}")).json()["data"]["items"]) == 3
    assert (await foreign.get(f"/api/audit?subject_id={client.id}")).json()["data"]["items"] == []
    user = await as_staff("user", company=staff.company)
    assert (await user.get("/api/audit")).status_code == 403


@pytest.mark.covers("REC-008")
async def test_audit_log_names_former_colleagues_and_prescribers(as_staff, factory):
    """REC-008: entries of a former colleague have their name; entries of the system have none."""
    staff = await as_staff("admin")
    nurse = await as_staff("user", company=staff.company, first_name="Sara", last_name="Åberg")
    doctor, _ = await factory.prescriber()
    client = await factory.client(staff.company)
    await nurse.get(f"/api/clients/{client.id}")
    async with transaction(Context(company_id=staff.company.id, actor="prescriber", identity_id=doctor.identity_id)) as session:
        audit.record(session, "prescription.viewed", client.id, client_id=client.id)
    async with transaction(Context.system(staff.company.id)) as session:
        audit.record(session, "document.pdf_generated", client.id, client_id=client.id)
        await session.execute(update(Membership).where(Membership.id == nurse.member.id).values(is_active=False, deleted_at=now()))
    rows = (await staff.get("/api/audit", params={"client_id": str(client.id)})).json()["data"]["items"]
    assert {row["action"]: row["name"] for row in rows} == {
        "client.viewed": "Sara Åberg", "prescription.viewed": f"{doctor.first_name} {doctor.last_name}", "document.pdf_generated": "",
    }
