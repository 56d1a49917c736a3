"""A restricted user hears and reads nothing of other clients, not even ids (PLT-034)."""

from contextlib import suppress
from uuid import UUID, uuid4

import pytest

from clinic.core.audit import record
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.realtime import broadcast
from clinic.core.realtime.websocket import CLIENT_TABLES, TOPICS
from tests.core.test_realtime import local_server, open_tab, receive_message  # noqa: F401 - a fixture

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-034", "BEY-060")]
COMPANY_TOPICS = {"company", "deliveries", "imports", "notifications", "quality"}
"""Topics whose rows are about no client."""


async def receive_all(tab) -> set[tuple[str, str]]:
    """Return the topic and row of each message, until none has come for half a second."""
    heard = set()
    with suppress(TimeoutError):
        while True:
            message = await receive_message(tab, 0.5)
            heard.add((message["topic"], message["id"]))
    return heard


def test_every_topic_says_which_rows_are_about_clients():
    assert {name for name in TOPICS if not CLIENT_TABLES[name]} == COMPANY_TOPICS


async def test_changes_of_other_clients_rows_are_not_heard(as_staff, factory, local_server):  # noqa: F811
    """Neither of clients nor of their bookings and treatment notes; of opening hours, which are about no client, everybody hears."""
    clinic = await factory.bookable_clinic()
    owner = await as_staff("super_admin", company=clinic.company)
    restricted = await as_staff("admin", company=clinic.company, client_access="custom")
    own, other = await factory.client(clinic.company), await factory.client(clinic.company)
    await factory.client_access(restricted.member, own)
    bookings = {}
    for client, hour in ((own, 9), (other, 13)):
        reply = await owner.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(hour)))
        bookings[client.id] = reply.json()["data"]["id"]
    async with open_tab(local_server, restricted, "clients", "bookings", "procedures") as tab:
        async with transaction(Context.system(clinic.company.id)) as session:
            await session.connection()
            for client in (other, own):
                broadcast(session, "clients", client.id, 7)
                broadcast(session, "bookings", UUID(bookings[client.id]), 7)
            broadcast(session, "procedures", uuid4(), 7)
        assert await receive_all(tab) == {("clients", str(own.id)), ("bookings", bookings[own.id])}
        body = {"name": "Jul", "starts_on": "2099-12-24", "ends_on": "2099-12-24"}
        assert (await owner.post("/api/holidays", json=body)).status_code == 200
        assert {topic for topic, _ in await receive_all(tab)} == {"bookings"}


async def test_audit_log_names_no_other_client(as_staff, factory):
    """Drafts, whose subject may be a client, and lists of clients in details are the writer's and the unrestricted readers' only."""
    owner = await as_staff("super_admin")
    restricted = await as_staff("admin", company=owner.company, client_access="custom")
    other = str((await factory.client(owner.company)).id)
    await owner.put(f"/api/drafts/client/{other}", json={"body": {"first_name": "A"}})
    await owner.put(f"/api/users/{restricted.member.id}/client-access", json={"client_access": "custom", "client_ids": [other]})
    await owner.put(f"/api/users/{restricted.member.id}/client-access", json={"client_access": "custom", "client_ids": []})
    async with transaction(Context(company_id=owner.company.id, actor="staff", identity_id=owner.member.identity_id)) as session:
        record(session, "draft.created", UUID(other), form="client")
    await restricted.put("/api/drafts/client/new", json={"body": {"first_name": "B"}})
    log = await restricted.get("/api/audit?per_page=100")
    assert other not in log.text
    assert [row["action"] for row in log.json()["data"]["items"] if row["action"].startswith("draft.")] == ["draft.created"]
    full = (await owner.get("/api/audit?per_page=100")).text
    assert other in full
    assert other not in (await restricted.get("/api/messages?per_page=100")).text
