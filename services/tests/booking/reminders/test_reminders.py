"""Issue 3, step 7: reminder and follow-up are sent once each; a cancelled booking gets none. MSG-001, MSG-010."""

from datetime import timedelta

import pytest
from sqlalchemy import update

from clinic.booking.reminders.models import ReminderSettings
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.messaging.models import Message
from tests.booking.reminders.conftest import ReminderScenario, utc

pytestmark = [pytest.mark.anyio, pytest.mark.covers("MSG-010", "BKG-037")]
MINUTE = timedelta(minutes=1)
BOOKING_START, DAY_BEFORE, CREATED = utc("2027-05-12 08:00"), utc("2027-05-11 08:00"), utc("2027-05-01 08:00")


async def insert_settings(scenario: ReminderScenario, reminder_type: str, **fields: object) -> None:
    values = {
        "is_on": True, "hours": 24, "by_sms": True, "by_mail": True, "text_en": "Hi {client}", "text_sv": "Hej {client}, {time}.", **fields,
    }
    async with transaction(scenario.context) as session:
        session.add(ReminderSettings(company_id=scenario.context.company_id, id=new_id(), type=reminder_type, **values))


async def test_sms_and_email_are_sent_once_a_day_before(scenario: ReminderScenario) -> None:
    booking = await scenario.create_booking(BOOKING_START, created_at=CREATED)
    assert await scenario.run_job(DAY_BEFORE - MINUTE) == []
    messages = await scenario.run_job(DAY_BEFORE)
    assert sorted((message.channel, message.to, message.client_id) for message in messages) == [
        ("mail", "asa@people.test", scenario.client.id), ("sms", "+46701740605", scenario.client.id),
    ]
    assert all("Åsa" in message.text and "Hud & Hälsa" in message.text and "onsdag 12 maj 2027 kl. 10:00" in message.text for message in messages)
    assert {message.expires_at for message in messages} == {BOOKING_START}
    assert len(await scenario.run_job(DAY_BEFORE + MINUTE)) == len(await scenario.run_job(BOOKING_START - MINUTE)) == 2
    assert await scenario.audit_actions(booking.id) == ["booking.reminder"]


async def test_several_workers_at_once_send_one_reminder(scenario: ReminderScenario) -> None:
    await scenario.create_booking(BOOKING_START, created_at=CREATED)
    assert len(await scenario.run_job(DAY_BEFORE, workers=6)) == 2


async def test_late_worker_reminds_until_the_booking_starts(scenario: ReminderScenario) -> None:
    await scenario.create_booking(BOOKING_START, created_at=CREATED)
    assert await scenario.run_job(BOOKING_START) == []
    assert len(await scenario.run_job(BOOKING_START - 2 * MINUTE)) == 2


async def test_booking_created_or_moved_after_the_reminder_time_gets_none(scenario: ReminderScenario) -> None:
    await scenario.create_booking(BOOKING_START, created_at=DAY_BEFORE + MINUTE)
    moved = await scenario.create_booking(BOOKING_START + timedelta(days=3), created_at=CREATED)
    await scenario.update_booking(moved, BOOKING_START - timedelta(hours=3), start_at=BOOKING_START + MINUTE, end_at=BOOKING_START + 61 * MINUTE)
    assert await scenario.run_job(BOOKING_START - timedelta(hours=2)) == []


async def test_moved_booking_gets_a_reminder_for_its_new_time(scenario: ReminderScenario) -> None:
    booking = await scenario.create_booking(BOOKING_START, created_at=CREATED)
    first = await scenario.run_job(DAY_BEFORE)
    later = BOOKING_START + timedelta(days=7)
    await scenario.update_booking(booking, DAY_BEFORE + MINUTE, start_at=later, end_at=later + 60 * MINUTE)
    assert (await scenario.send(first[0], DAY_BEFORE + 2 * MINUTE)).state == "withdrawn"
    messages = await scenario.run_job(later - timedelta(days=1))
    assert len(messages) == 4
    assert all("19 maj" in message.text for message in messages[2:])


@pytest.mark.parametrize("state", ["cancelled", "no_show"])
async def test_cancelled_booking_gets_no_reminder(scenario: ReminderScenario, state: str) -> None:
    await insert_settings(scenario, "follow_up", text_en="Thanks", text_sv="Tack")
    booking = await scenario.create_booking(BOOKING_START, created_at=CREATED)
    await scenario.update_booking(booking, DAY_BEFORE - MINUTE, state=state)
    assert await scenario.run_job(DAY_BEFORE) == []
    assert await scenario.run_job(BOOKING_START + timedelta(days=1, hours=2)) == []


async def test_reminder_is_withdrawn_when_cancelled_before_sending(scenario: ReminderScenario) -> None:
    booking = await scenario.create_booking(BOOKING_START, created_at=CREATED)
    messages = await scenario.run_job(DAY_BEFORE)
    await scenario.update_booking(booking, DAY_BEFORE + MINUTE, state="cancelled")
    for message in messages:
        sent = await scenario.send(message, DAY_BEFORE + 2 * MINUTE)
        assert (sent.state, sent.attempts) == ("withdrawn", 0)
        assert await scenario.audit_actions(message.id) == ["message.queued", "message.withdrawn"]


async def test_reminder_is_sent_again_ten_minutes_after_a_crash(scenario: ReminderScenario) -> None:
    """MSG-010: its state is unknown; the reminder of a cancelled booking is not sent again."""
    booking = await scenario.create_booking(BOOKING_START, created_at=CREATED)
    sms = next(message for message in await scenario.run_job(DAY_BEFORE) if message.channel == "sms")
    async with transaction(scenario.context) as session:
        await session.execute(update(Message).where(Message.id == sms.id).values(state="sending", attempts=1, tried_at=DAY_BEFORE))
    assert (await scenario.send(sms, DAY_BEFORE + 9 * MINUTE)).attempts == 1
    await scenario.update_booking(booking, DAY_BEFORE + MINUTE, state="cancelled")
    assert (await scenario.send(sms, DAY_BEFORE + 11 * MINUTE)).state == "unknown"
    async with transaction(scenario.context) as session:
        await session.execute(update(Message).where(Message.id == sms.id).values(state="sending"))
    await scenario.update_booking(booking, DAY_BEFORE + MINUTE, state="booked")
    assert (await scenario.send(sms, DAY_BEFORE + 12 * MINUTE)).attempts == 2


@pytest.mark.parametrize(
    ("start", "hours", "reminded_at", "local_time"),
    [
        ("2027-03-28 08:00", 24, "2027-03-27 09:00", "söndag 28 mars 2027 kl. 10:00"),
        ("2027-10-31 09:00", 24, "2027-10-30 08:00", "söndag 31 oktober 2027 kl. 10:00"),
        ("2027-03-28 08:00", 12, "2027-03-27 20:00", "söndag 28 mars 2027 kl. 10:00"),
        ("2027-10-31 09:00", 12, "2027-10-30 21:00", "söndag 31 oktober 2027 kl. 10:00"),
        ("2027-03-29 08:00", 48, "2027-03-27 09:00", "måndag 29 mars 2027 kl. 10:00"),
    ],
)
async def test_days_follow_the_wall_clock_across_clock_changes_and_hours_do_not(
    scenario: ReminderScenario, start: str, hours: int, reminded_at: str, local_time: str,
) -> None:
    await insert_settings(scenario, "reminder", hours=hours)
    await scenario.create_booking(utc(start), created_at=CREATED - timedelta(days=90))
    assert await scenario.run_job(utc(reminded_at) - MINUTE) == []
    messages = await scenario.run_job(utc(reminded_at))
    assert len(messages) == 2
    assert local_time in messages[0].text


async def test_follow_up_is_off_by_default_and_skips_bookings_before_it_was_switched_on(scenario: ReminderScenario) -> None:
    booking = await scenario.create_booking(BOOKING_START, created_at=BOOKING_START - timedelta(hours=1))
    due_at = BOOKING_START + timedelta(hours=25)
    assert await scenario.run_job(due_at + MINUTE) == []
    await insert_settings(scenario, "follow_up", by_mail=False, on_since=due_at + MINUTE)
    assert await scenario.run_job(due_at + 2 * MINUTE) == []
    second = await scenario.create_booking(BOOKING_START + timedelta(hours=2), created_at=CREATED)
    assert await scenario.run_job(due_at + timedelta(hours=2) - MINUTE) == []
    messages = await scenario.run_job(due_at + timedelta(hours=2), workers=3)
    assert [(message.channel, message.text[:7]) for message in messages] == [("sms", "Hej Åsa")]
    assert await scenario.audit_actions(second.id) == ["booking.follow_up"]
    assert await scenario.audit_actions(booking.id) == []


async def test_reminders_that_are_off_are_not_sent(scenario: ReminderScenario) -> None:
    await insert_settings(scenario, "reminder", is_on=False)
    await scenario.create_booking(BOOKING_START, created_at=CREATED)
    assert await scenario.run_job(DAY_BEFORE) == []


async def test_client_without_phone_and_email_is_reminded_once_they_have_one(scenario: ReminderScenario, factory) -> None:
    await scenario.create_booking(BOOKING_START, created_at=CREATED)
    from clinic.clients.models import Client

    async with transaction(Context.system(scenario.clinic.company.id)) as session:
        await session.execute(update(Client).where(Client.id == scenario.client.id).values(phone="", email=""))
    assert await scenario.run_job(DAY_BEFORE) == []
    async with transaction(Context.system(scenario.clinic.company.id)) as session:
        await session.execute(update(Client).where(Client.id == scenario.client.id).values(phone="+46701740606"))
    assert [message.to for message in await scenario.run_job(DAY_BEFORE + MINUTE)] == ["+46701740606"]
