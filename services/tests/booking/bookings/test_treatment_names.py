"""No message names a treatment unless the clinic turned it on and the client agreed to it (LAW-052)."""

from base64 import b64decode
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import time_machine

from clinic.booking.message_settings.models import TreatmentNameConsent
from clinic.booking.reminders import jobs
from clinic.booking.reminders.models import ReminderSettings
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.messaging.models import Message
from tests.booking.bookings.test_confirmation_texts import save
from tests.booking.portal.test_booking_flow import PortalClient, visitor_details
from tests.booking.series.test_series import create_series, deliver_events
from tests.booking.waiting_list.test_waiting_list import WaitingClinic
from tests.forms.scenarios import assign_consent, create_consent_template
from tests.forms.test_links import send_link

pytestmark = [pytest.mark.anyio, pytest.mark.covers("LAW-052")]
SECRET = ("botox", "panna", "filler")
"""The treatment and the body part of the service, and the subject of the form."""
EVERY_TOPIC = {
    "booking.notification", "booking.series_notification", "booking.reminder", "waiting_list.offer", "waiting_list.joined", "forms.link",
    "forms.code", "portal.code",
}
"""Every topic of a message that a client gets about a booking, a form or the waiting list."""


def read(message: Message) -> str:
    """Return everything that a phone, a mail list or a shared calendar shows of a message."""
    files = [b64decode(file["content"]).decode().replace("\r\n ", "") for file in message.attachments]
    return "\n".join([message.sender, message.subject, message.text, *files, *(file["name"] for file in message.attachments)])


class Correspondence:
    """A clinic with the service "Botox panna" that sends everything there is to send."""

    def __init__(self, clinic: Any, staff: Any, client: Any, visitor: Any, factory: Any) -> None:
        self.clinic, self.staff, self.client, self.visitor, self.factory = clinic, staff, client, visitor, factory
        self.context = Context.system(clinic.company.id)

    async def send_everything(self) -> list[Message]:
        """Send each message in the client's language, and return all that were queued."""
        await self._write_reminders()
        await self._book_move_and_cancel()
        await self._book_a_series()
        await self._wait_and_offer()
        await self._send_forms()
        await self._send_codes()
        return [message for message in await self.factory.list_messages(self.clinic.company) if message.topic != "client.welcome"]

    async def _write_reminders(self) -> None:
        async with transaction(self.context) as session:
            session.add_all(
                ReminderSettings(
                    company_id=self.clinic.company.id, id=new_id(), type=reminder_type, is_on=True, hours=24, by_sms=True, by_mail=True,
                    text_en="{client}: {service} {time} {link}", text_sv="{client}: {service} {time} {link}",
                )
                for reminder_type in ("reminder", "follow_up")
            )

    async def _book_move_and_cancel(self) -> None:
        booking = await self._book(9)
        await deliver_events(self.clinic.company)
        await self.factory.mark_messages_sent(self.clinic.company)
        path = f"/api/v2/bookings/{booking['id']}"
        moved = (await self.staff.post(f"{path}/reschedule", json={"start_at": self.clinic.at(10), "version": 1})).json()["data"]
        await deliver_events(self.clinic.company)
        await self.factory.mark_messages_sent(self.clinic.company)
        await self.staff.post(f"{path}/send-booking")
        start = datetime.fromisoformat(moved["start_at"]).replace(tzinfo=UTC)
        for at in (start - timedelta(hours=24), start + timedelta(hours=26)):
            with time_machine.travel(at, tick=False):
                await jobs.send_reminders(self.context)
        await self.factory.mark_messages_sent(self.clinic.company)
        cancelled = await self.staff.post(f"{path}/cancel", json={"reason": "Sjuk", "version": moved["version"]})
        assert cancelled.status_code == 200, cancelled.text
        await deliver_events(self.clinic.company)

    async def _book(self, hour: int) -> dict[str, Any]:
        reply = await self.staff.post("/api/v2/bookings", json=self.clinic.booking_data(self.client.id, self.clinic.at(hour)))
        assert reply.status_code == 200, reply.text
        return dict(reply.json()["data"])

    async def _book_a_series(self) -> None:
        series = (await create_series(self.staff, self.clinic, self.client, start_at=self.clinic.at(12))).json()["data"]
        await deliver_events(self.clinic.company)
        await self.factory.mark_messages_sent(self.clinic.company)
        path = f"/api/v2/bookings/series/{series['id']}"
        moved = await self.staff.post(f"{path}/reschedule", json={"position": 1, "start_at": self.clinic.at(13), "version": 1})
        assert moved.status_code == 200, moved.text
        await deliver_events(self.clinic.company)
        await self.factory.mark_messages_sent(self.clinic.company)
        cancelled = await self.staff.post(f"{path}/cancel", json={"position": 1, "reason": "Sjuk", "version": moved.json()["data"]["version"]})
        assert cancelled.status_code == 200, cancelled.text
        await deliver_events(self.clinic.company)

    async def _wait_and_offer(self) -> None:
        waiting = WaitingClinic(self.clinic, self.staff, self.visitor, self.factory)
        booking = await self._book(15)
        await waiting.wait(self.client)
        await waiting.cancel(booking)

    async def _send_forms(self) -> None:
        template = await create_consent_template(self.staff, title="Samtycke till filler")
        await assign_consent(self.staff, self.client, template["id"])
        assert (await send_link(self.staff, self.client, ("sms", "mail"))).status_code == 200
        [link, *_] = [row for row in await self.factory.list_messages(self.clinic.company) if row.topic == "forms.link"]
        key = link.text.partition("#")[2].split()[0]
        opened = await self.visitor.post(f"/api/questionary-loc/{self.clinic.company.encrypted_id}/flows", json={"key": key})
        assert opened.status_code == 200, opened.text

    async def _send_codes(self) -> None:
        portal = await PortalClient(self.visitor, self.clinic, self.factory).start_flow()
        await portal.select(self.clinic.at(16))
        await portal.post("/send-otp", visitor_details())
        await portal.post("/verify-otp", {"code": await portal.last_code()})
        key = (await portal.post("/bookings")).json()["data"]["key"]
        await deliver_events(self.clinic.company)
        assert (await portal.post("/send-key-otp", {"key": key})).status_code == 200
        file = await self.visitor.get(f"{portal.base}/booking.ics", params={"key": key})
        assert not any(word in file.text.lower() for word in SECRET)


@pytest.fixture
async def correspondence(as_staff, factory, visitor, request) -> Correspondence:
    clinic = await factory.bookable_clinic(service={"name": "Botox panna", "name_sv": "Botox panna", "name_en": "Botox panna"})
    client = await factory.client(
        clinic.company, phone="+46701234567", mobile_number="0701234567", country_code="46", email="klara@people.test",
        language=getattr(request, "param", "sv"),
    )
    return Correspondence(clinic, await as_staff("admin", company=clinic.company), client, visitor, factory)


@pytest.mark.parametrize("correspondence", ["sv", "en"], indirect=True)
async def test_no_message_names_a_treatment(correspondence):
    """LAW-052: every message there is, with its sender, subject, text and calendar file, and the file that the portal gives."""
    messages = await correspondence.send_everything()
    assert {message.topic for message in messages} == EVERY_TOPIC
    assert {message.channel for message in messages} == {"sms", "mail"}
    named = [message.topic for message in messages if any(word in read(message).lower() for word in SECRET)]
    assert named == []


@pytest.mark.parametrize(("is_on", "is_agreed", "is_named"), [(True, True, True), (True, False, False), (False, True, False), (True, None, False)])
async def test_a_treatment_is_named_only_where_clinic_and_client_allow_it(correspondence, is_on, is_agreed, is_named):
    """LAW-052: the clinic's switch alone and the client's agreement alone name nothing; the calendar file never does."""
    staff, client = correspondence.staff, correspondence.client
    assert (await save(staff, names_treatments=is_on)).status_code == 200
    path = f"/api/client/{client.id}/treatment-names"
    if is_agreed is not None:
        await staff.put(path, json={"is_agreed": True})
        answered = (await staff.put(path, json={"is_agreed": is_agreed})).json()["data"]
        assert (answered["is_agreed"], answered["is_on"], answered["source"]) == (is_agreed, is_on, "staff")
    messages = await correspondence.send_everything()
    own = [message for message in messages if message.client_id == client.id and message.topic.startswith(("booking.", "waiting_list."))]
    assert own
    named = {message.topic for message in own if "Botox panna" in message.text}
    assert bool(named) is is_named
    if is_named:
        assert named == {"booking.notification", "booking.series_notification", "booking.reminder", "waiting_list.offer", "waiting_list.joined"}
    files = [b64decode(file["content"]).decode() for message in own for file in message.attachments]
    assert files and not any("Botox" in file for file in files)
    assert not any("Botox" in message.subject for message in own)


async def test_a_client_agrees_in_the_portal_and_staff_take_it_back(correspondence):
    """LAW-052: the question is asked where the clinic turned it on; each answer is kept and audited, the last one counts."""
    staff, clinic = correspondence.staff, correspondence.clinic
    portal = PortalClient(correspondence.visitor, clinic, correspondence.factory)
    assert (await portal.get("")).json()["data"]["names_treatments"] is False
    await save(staff, names_treatments=True)
    assert (await portal.get("")).json()["data"]["names_treatments"] is True
    await portal.start_flow()
    await portal.select(clinic.at(9))
    await portal.post("/send-otp", {**visitor_details(), "agrees_to_treatment_names": True})
    await portal.post("/verify-otp", {"code": await portal.last_code()})
    assert (await portal.post("/bookings")).status_code == 200
    [booking] = await correspondence.factory.list_bookings(clinic.company)
    path = f"/api/client/{booking.client_id}/treatment-names"
    agreed = (await staff.get(path)).json()["data"]
    assert (agreed["is_agreed"], agreed["source"]) == (True, "portal")
    for _ in range(2):
        assert (await staff.put(path, json={"is_agreed": False})).json()["data"]["is_agreed"] is False
    audits = await staff.list_audit("treatment_name_consent.changed")
    assert sorted((row["details"]["is_agreed"], row["details"]["source"]) for row in audits) == [(False, "staff"), (True, "portal")]


async def test_consents_belong_to_the_clinic_and_the_users_clients(correspondence, as_staff, factory):
    """PLT-034: another clinic's client is not found; a restricted user neither reads nor answers for a client of others."""
    path = f"/api/client/{correspondence.client.id}/treatment-names"
    foreign = await as_staff("admin")
    assert [(await foreign.get(path)).status_code, (await foreign.put(path, json={"is_agreed": True})).status_code] == [404, 404]
    assert (await correspondence.staff.get(path)).json()["data"] == {"is_agreed": False, "is_on": False, "source": None, "created_at": None}
    async with transaction(correspondence.context) as session:
        session.add(TreatmentNameConsent(
            company_id=correspondence.clinic.company.id, id=new_id(), client_id=correspondence.client.id, is_agreed=True, source="portal",
            created_at=now() - timedelta(days=1),
        ))
    assert (await correspondence.staff.get(path)).json()["data"]["is_agreed"] is True
