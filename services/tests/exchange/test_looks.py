"""Every look at a record is logged once, and the client can have the log in plain words (BEY-026)."""

import re
from pathlib import Path

import pytest
import time_machine

from clinic.clients import merging
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.exchange.looks.words import LOOKS

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BEY-026")]
SOURCES = Path(__file__).parents[2] / "clinic"


async def test_the_log_is_read_in_plain_words_in_both_languages(as_staff, make):
    admin = await as_staff("admin", first_name="Karin", last_name="Lindqvist", title="Leg. läkare")
    nurse = await as_staff("user", company=admin.company, first_name="Sara", last_name="Åberg", language="sv")
    client, other = await make.client(admin.company), await make.client(admin.company)
    for _ in range(3):
        await nurse.get(f"/api/clients/{client.id}")
    await nurse.get(f"/api/clients/{other.id}")
    await admin.get(f"/api/overview/clients/{client.id}/card")
    seen = (await admin.get(f"/api/clients/{client.id}/looks")).json()["data"]
    assert [row["sentence"] for row in seen["items"]] == [
        "Karin Lindqvist (Leg. läkare) opened the client's card.", "Sara Åberg opened the client's card.",
    ]
    swedish = await admin.get(f"/api/clients/{client.id}/looks", headers={"X-Language": "sv"})
    assert swedish.json()["data"]["items"][1]["sentence"] == "Sara Åberg öppnade klientens kort."


async def test_a_look_is_logged_once_a_quarter_of_an_hour(as_staff, make):
    admin = await as_staff("admin")
    client = await make.client(admin.company)
    start = now().replace(minute=0, second=1, microsecond=0)
    for minutes in (0, 14, 15, 29, 30):
        with time_machine.travel(start.replace(minute=minutes), tick=False):
            await admin.get(f"/api/clients/{client.id}")
    assert (await admin.get(f"/api/clients/{client.id}/looks")).json()["data"]["total"] == 3


def test_every_kind_of_look_in_the_code_has_its_words():
    found = set()
    for path in SOURCES.rglob("*.py"):
        found |= set(re.findall(r"[\"'](\w+\.looked(?:_at)?)[\"']", path.read_text(encoding="utf-8")))
    assert found <= set(LOOKS), found - set(LOOKS)
    assert {"client.looked", "document.looked_at", "file.looked_at"} <= found


@pytest.mark.covers("BEY-025")
async def test_looks_at_one_who_turned_out_to_be_the_same_client_are_the_clients_own(as_staff, make):
    admin = await as_staff("admin")
    gone, kept = await make.client(admin.company), await make.client(admin.company)
    await admin.get(f"/api/clients/{gone.id}")
    context = Context(company_id=admin.company.id, actor="staff", identity_id=admin.member.identity_id, membership_id=admin.member.id)
    async with unit(context) as session:
        await merging.follow(session, gone.id, kept.id)
    assert (await admin.get(f"/api/clients/{kept.id}/looks")).json()["data"]["total"] == 1
