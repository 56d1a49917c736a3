"""Reminders of imported bookings: as those of any other booking, and once (BKG-080, MSG-010)."""

import asyncio
import re
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import time_machine

from clinic.booking.reminders import jobs
from clinic.core.database.tenant_context import Context
from tests.data_exchange.imports.import_calls import check, take

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BKG-080", "MSG-010")]
HEADINGS = ["Datum", "Starttid", "Tjänst", "Behandlare", "E-post"]


async def remind(company: Any, at: datetime) -> None:
    """Run the job at that time in three workers at once."""
    with time_machine.travel(at, tick=False):
        await asyncio.gather(*(jobs.send_reminders(Context.system(company.id)) for _ in range(3)))


def without_names(text: str) -> str:
    """Replace what differs between two bookings of a day: client, time and the key of the link."""
    return re.sub(r"Eva|Ola|\d\d:\d\d|key=\S+", "…", text)


async def test_an_imported_booking_is_reminded_of_once_like_one_that_staff_made(as_staff: Any, factory: Any) -> None:
    clinic = await factory.bookable_clinic()
    admin = await as_staff("admin", company=clinic.company)
    eva = await factory.client(clinic.company, first_name="Eva", email="eva@example.se", phone="+46701740605")
    ola = await factory.client(clinic.company, first_name="Ola", email="ola@example.se", phone="+46701740606")
    rows = [HEADINGS, [clinic.at(9)[:10], "09:00", clinic.service.name, clinic.practitioners[0].name, eva.email]]
    assert (await take(admin, "bookings", rows))["taken"] == 1
    assert (await admin.post("/api/v2/bookings", json=clinic.booking_data(ola.id, clinic.at(11)))).status_code == 200
    due_at = datetime.fromisoformat(clinic.at(9)).replace(tzinfo=UTC) - timedelta(days=1)
    await remind(clinic.company, due_at - timedelta(minutes=1))
    assert await factory.list_messages(clinic.company) == []
    for minutes in (0, 1, 120, 121):
        await remind(clinic.company, due_at + timedelta(minutes=minutes))
    assert (await check(admin, "bookings", rows))["taken"] == 0
    await remind(clinic.company, due_at + timedelta(hours=20))
    by_client = {
        client.id: {message.channel: message for message in await factory.list_messages(clinic.company) if message.client_id == client.id}
        for client in (eva, ola)
    }
    assert len(await factory.list_messages(clinic.company)) == 4
    for channel, address in (("sms", eva.phone), ("mail", eva.email)):
        imported, other = by_client[eva.id][channel], by_client[ola.id][channel]
        assert (imported.to, imported.state, imported.topic) == (address, other.state, other.topic)
        assert "09:00" in imported.text and without_names(imported.text) == without_names(other.text)
    [first, _] = await factory.list_bookings(clinic.company)
    assert [row["subject_id"] for row in await admin.list_audit("booking.reminder")].count(first.id) == 1

