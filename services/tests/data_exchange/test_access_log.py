"""The access log of a client's record: one entry per access and quarter of an hour, in both languages (BEY-026)."""

import re
from pathlib import Path

import pytest
import time_machine

from clinic.clients import merge
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.data_exchange.access_log.labels import ACTION_LABELS

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BEY-026")]
SOURCES = Path(__file__).parents[2] / "clinic"


async def test_the_access_log_has_sentences_in_both_languages(as_staff, factory):
    admin = await as_staff("admin", first_name="Karin", last_name="Lindqvist", title="Leg. läkare")
    nurse = await as_staff("user", company=admin.company, first_name="Sara", last_name="Åberg", language="sv")
    client, other = await factory.client(admin.company), await factory.client(admin.company)
    for _ in range(3):
        await nurse.get(f"/api/clients/{client.id}")
    await nurse.get(f"/api/clients/{other.id}")
    await admin.get(f"/api/overview/clients/{client.id}/summary")
    log = (await admin.get(f"/api/clients/{client.id}/access-log")).json()["data"]
    assert [row["sentence"] for row in log["items"]] == [
        "Karin Lindqvist (Leg. läkare) opened the client's card.", "Sara Åberg opened the client's card.",
    ]
    swedish = await admin.get(f"/api/clients/{client.id}/access-log", headers={"X-Language": "sv"})
    assert swedish.json()["data"]["items"][1]["sentence"] == "Sara Åberg öppnade klientens kort."


async def test_an_access_is_logged_once_per_quarter_of_an_hour(as_staff, factory):
    admin = await as_staff("admin")
    client = await factory.client(admin.company)
    start = now().replace(minute=0, second=1, microsecond=0)
    for minutes in (0, 14, 15, 29, 30):
        with time_machine.travel(start.replace(minute=minutes), tick=False):
            await admin.get(f"/api/clients/{client.id}")
    assert (await admin.get(f"/api/clients/{client.id}/access-log")).json()["data"]["total"] == 3


def test_every_access_action_in_the_code_has_a_label():
    actions = set()
    for path in SOURCES.rglob("*.py"):
        actions |= set(re.findall(r"[\"'](\w+\.viewed)[\"']", path.read_text(encoding="utf-8")))
    assert actions <= set(ACTION_LABELS), actions - set(ACTION_LABELS)
    assert {"client.viewed", "document.viewed", "file.viewed"} <= actions


@pytest.mark.covers("BEY-025")
async def test_accesses_to_a_merged_client_are_in_the_remaining_clients_log(as_staff, factory):
    admin = await as_staff("admin")
    source, target = await factory.client(admin.company), await factory.client(admin.company)
    await admin.get(f"/api/clients/{source.id}")
    context = Context(company_id=admin.company.id, actor="staff", identity_id=admin.member.identity_id, membership_id=admin.member.id)
    async with transaction(context) as session:
        await merge.move_related_rows(session, source.id, target.id)
    assert (await admin.get(f"/api/clients/{target.id}/access-log")).json()["data"]["total"] == 1
