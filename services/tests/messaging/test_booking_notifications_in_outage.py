"""Notifications of bookings that change during a provider outage: the client receives the latest state, once."""

from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import update

from clinic.clients.models import Client
from clinic.core.database.session import transaction
from tests.booking.bookings.test_reschedule_and_notify import deliver_events
from tests.messaging.conftest import Outbox
from tests.messaging.test_delivery import phone_number

pytestmark = [pytest.mark.anyio, pytest.mark.covers("MSG-010", "BEY-010", "BKG-034")]


class OutageScenario:
    """A clinic, a client with phone, e-mail address or both, their booking at nine, and providers that can be down."""

    def __init__(self, clinic: Any, staff: Any, outbox: Outbox, recipients: dict[str, str], booking: dict[str, Any]) -> None:
        self.clinic, self.staff, self.outbox, self.recipients, self.booking = clinic, staff, outbox, recipients, booking
        self.elapsed = timedelta()

    async def change(self, action: str, **fields: Any) -> None:
        path = f"/api/v2/bookings/{self.booking['id']}/{action}"
        reply = await self.staff.post(path, json={"version": self.booking["version"], **fields})
        assert reply.status_code == 200, reply.text
        self.booking = reply.json()["data"]

    async def move(self, *at: int) -> None:
        await self.change("reschedule", start_at=self.clinic.at(*at))

    async def queue_notifications(self) -> None:
        """Run the subscribers as after the delay: notifications are queued."""
        await deliver_events(self.clinic.company)

    async def send_due(self, times: int = 1) -> None:
        """Send due messages, each time some minutes later."""
        for _ in range(times):
            self.elapsed += timedelta(minutes=11)
            await self.outbox.dispatch_after(self.elapsed)

    def received(self, channel: str = "sms") -> list[str]:
        """Return the texts that the client received, oldest first."""
        return [message["text"] for message in reversed(self.outbox.sims.messages(to=self.recipients[channel]))]


@pytest.fixture
async def create_scenario(as_staff: Any, factory: Any, sims: Any) -> Any:
    async def create(*, email: str = "") -> OutageScenario:
        clinic = await factory.bookable_clinic(people=1)
        staff, recipients = await as_staff(company=clinic.company), {"sms": phone_number("11"), "mail": email}
        client = await factory.client(clinic.company, phone=recipients["sms"], email=email, language="en")
        booking = (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9)))).json()["data"]
        return OutageScenario(clinic, staff, Outbox(clinic.company.id, sims), recipients, booking)

    return create


@pytest.fixture
async def unsent(create_scenario: Any, outage: Any) -> OutageScenario:
    """A scenario whose confirmation is queued during an SMS outage."""
    scenario = await create_scenario()
    outage(is_down=True)
    await scenario.queue_notifications()
    await scenario.send_due()
    return scenario


async def test_booking_moved_twice_is_notified_with_its_last_time(create_scenario, outage):
    """BEY-010: the notification of an earlier move, queued during the outage, is not sent after the later one."""
    scenario = await create_scenario()
    await scenario.queue_notifications()
    await scenario.send_due()
    outage(is_down=True)
    await scenario.move(11)
    await scenario.queue_notifications()
    await scenario.send_due(2)
    outage(is_down=False)
    await scenario.move(14)
    await scenario.queue_notifications()
    await scenario.send_due(3)
    first, *later = scenario.received()
    assert "9:00" in first
    assert [("14:00" in text, "New time" in text) for text in later] == [(True, True)]


async def test_booking_cancelled_before_its_confirmation_was_sent_sends_nothing(unsent, outage):
    await unsent.change("cancel", reason="Klienten är sjuk")
    await unsent.queue_notifications()
    outage(is_down=False)
    await unsent.send_due(3)
    assert unsent.received() == []
    states = [message["state"] for message in (await unsent.staff.get("/api/messages")).json()["data"]["items"]]
    assert states == ["withdrawn"]


async def test_booking_moved_before_its_confirmation_was_sent_is_confirmed_at_its_new_time(unsent, outage):
    await unsent.move(11)
    await unsent.queue_notifications()
    outage(is_down=False)
    await unsent.send_due(3)
    [text] = unsent.received()
    assert "11:00" in text
    assert "Welcome!" in text


async def test_confirmation_withdrawn_during_an_undone_move_is_sent_again(unsent, outage):
    """BEY-010: the move is undone after the confirmation was withdrawn; the client is still notified, once."""
    outage(is_down=False)
    await unsent.move(11)
    await unsent.send_due()
    assert unsent.received() == []
    await unsent.move(9)
    await unsent.queue_notifications()
    await unsent.send_due(3)
    [text] = unsent.received()
    assert "9:00" in text
    assert "Welcome!" in text


async def test_undone_move_is_notified_only_by_the_channel_that_sent_it(create_scenario, outage):
    """BEY-010: during an SMS outage the move to eleven is sent by e-mail only; so is the move back to nine."""
    scenario = await create_scenario(email=f"{phone_number()[1:]}@people.test")
    await scenario.queue_notifications()
    await scenario.send_due()
    outage(is_down=True)
    await scenario.move(11)
    await scenario.queue_notifications()
    await scenario.send_due(2)
    await scenario.move(9)
    await scenario.queue_notifications()
    outage(is_down=False)
    await scenario.send_due(3)
    assert ["9:00" in text for text in scenario.received()] == [True]
    assert [next(hour for hour in ("11:00", "9:00") if hour in text) for text in scenario.received("mail")] == ["9:00", "11:00", "9:00"]


async def test_move_undone_within_the_delay_keeps_the_queued_confirmation(unsent, outage):
    await unsent.move(11)
    await unsent.move(9)
    await unsent.queue_notifications()
    outage(is_down=False)
    await unsent.send_due(3)
    [message] = (await unsent.staff.get("/api/messages")).json()["data"]["items"]
    assert "9:00" in message["text"]


async def test_of_two_queued_messages_with_the_same_content_the_later_is_sent(unsent, outage):
    """BEY-010: moved away and back, each queued during the outage."""
    for at in (11, 9):
        await unsent.move(at)
        await unsent.queue_notifications()
    outage(is_down=False)
    await unsent.send_due(3)
    [text] = unsent.received()
    assert "9:00" in text


async def test_email_address_added_later_is_notified_of_later_changes(create_scenario):
    """BEY-010: a client notified by SMS who then adds an e-mail address is notified of a move by e-mail as a move."""
    scenario = await create_scenario()
    await scenario.queue_notifications()
    scenario.recipients["mail"] = f"{phone_number()[1:]}@people.test"
    async with transaction(scenario.outbox.context) as session:
        await session.execute(update(Client).where(Client.company_id == scenario.clinic.company.id).values(email=scenario.recipients["mail"]))
    await scenario.move(11)
    await scenario.queue_notifications()
    await scenario.send_due()
    [text] = scenario.received("mail")
    assert "New time" in text


async def test_queued_emails_state_the_latest_time_too(create_scenario, outage):
    scenario = await create_scenario(email=f"{phone_number()[1:]}@people.test")
    outage(is_down=True, mail=True)
    await scenario.queue_notifications()
    await scenario.send_due()
    for at in (11, 14):
        await scenario.move(at)
        await scenario.queue_notifications()
        await scenario.send_due()
    outage(is_down=False, mail=True)
    await scenario.send_due(3)
    for channel in ("sms", "mail"):
        [text] = scenario.received(channel)
        assert "14:00" in text
        assert "Welcome!" in text


async def test_outdated_message_cannot_be_resent(create_scenario, outage):
    """BEY-010: a failed confirmation can be resent while it is true, but not after a move."""
    scenario = await create_scenario()
    outage(is_down=True)
    await scenario.queue_notifications()
    for _ in range(7):
        scenario.elapsed += timedelta(hours=1)
        await scenario.outbox.dispatch_after(scenario.elapsed)
    [failed] = (await scenario.staff.get("/api/messages")).json()["data"]["items"]
    assert failed["state"] == "failed"
    await scenario.move(11)
    refused = await scenario.staff.post(f"/api/messages/{failed['id']}/resend", json={"version": failed["version"]})
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "messaging.not_resendable")
    await scenario.move(9)
    assert (await scenario.staff.post(f"/api/messages/{failed['id']}/resend", json={"version": failed["version"]})).status_code == 200
