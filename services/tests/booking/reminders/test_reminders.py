"""Issue 3, step 7: a reminder and a follow-up go out once each; a cancelled booking gets none. MSG-001, MSG-010."""

from datetime import timedelta

import pytest
from sqlalchemy import update

from clinic.booking.reminders.models import NoticeSettings
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.models import new_id
from clinic.messaging.models import Message
from tests.booking.reminders.conftest import Story, utc

pytestmark = [pytest.mark.anyio, pytest.mark.covers("MSG-010")]
MINUTE = timedelta(minutes=1)
VISIT, DAY_BEFORE, BOOKED = utc("2027-05-12 08:00"), utc("2027-05-11 08:00"), utc("2027-05-01 08:00")


async def settings(story: Story, kind: str, **fields: object) -> None:
    given = {
        "is_on": True, "hours": 24, "by_sms": True, "by_mail": True, "text_en": "Hi {client}", "text_sv": "Hej {client}, {time}.", **fields,
    }
    async with unit(story.context) as session:
        session.add(NoticeSettings(company_id=story.context.company_id, id=new_id(), kind=kind, **given))


async def test_a_day_before_an_sms_and_a_mail_go_out_once(story: Story) -> None:
    visit = await story.visit(VISIT, booked=BOOKED)
    assert await story.at(DAY_BEFORE - MINUTE) == []
    messages = await story.at(DAY_BEFORE)
    assert sorted((one.channel, one.to, one.client_id) for one in messages) == [
        ("mail", "asa@people.test", story.client.id), ("sms", "+46701740605", story.client.id),
    ]
    assert all("Åsa" in one.text and "Hud & Hälsa" in one.text and "onsdag 12 maj 2027 kl. 10:00" in one.text for one in messages)
    assert {one.expires_at for one in messages} == {VISIT}
    assert len(await story.at(DAY_BEFORE + MINUTE)) == len(await story.at(VISIT - MINUTE)) == 2
    assert await story.audited(visit.id) == ["booking.reminder"]


async def test_two_workers_at_once_and_two_in_turn_send_one(story: Story) -> None:
    await story.visit(VISIT, booked=BOOKED)
    assert len(await story.at(DAY_BEFORE, workers=6)) == 2


async def test_a_worker_that_was_away_reminds_late_but_not_after_the_visit_has_begun(story: Story) -> None:
    await story.visit(VISIT, booked=BOOKED)
    assert await story.at(VISIT) == []
    assert len(await story.at(VISIT - 2 * MINUTE)) == 2


async def test_what_was_booked_or_moved_later_than_the_reminder_has_been_told_already(story: Story) -> None:
    await story.visit(VISIT, booked=DAY_BEFORE + MINUTE)
    moved = await story.visit(VISIT + timedelta(days=3), booked=BOOKED)
    await story.change(moved, VISIT - timedelta(hours=3), start_at=VISIT + MINUTE, end_at=VISIT + 61 * MINUTE)
    assert await story.at(VISIT - timedelta(hours=2)) == []


async def test_a_moved_visit_is_reminded_of_at_its_new_time(story: Story) -> None:
    visit = await story.visit(VISIT, booked=BOOKED)
    first = await story.at(DAY_BEFORE)
    later = VISIT + timedelta(days=7)
    await story.change(visit, DAY_BEFORE + MINUTE, start_at=later, end_at=later + 60 * MINUTE)
    assert (await story.send(first[0], DAY_BEFORE + 2 * MINUTE)).state == "withdrawn"
    messages = await story.at(later - timedelta(days=1))
    assert len(messages) == 4
    assert all("19 maj" in one.text for one in messages[2:])


@pytest.mark.parametrize("state", ["cancelled", "no_show"])
async def test_a_cancelled_visit_gets_none(story: Story, state: str) -> None:
    await settings(story, "follow_up", text_en="Thanks", text_sv="Tack")
    visit = await story.visit(VISIT, booked=BOOKED)
    await story.change(visit, DAY_BEFORE - MINUTE, state=state)
    assert await story.at(DAY_BEFORE) == []
    assert await story.at(VISIT + timedelta(days=1, hours=2)) == []


async def test_cancelled_between_scheduling_and_sending_nothing_goes(story: Story) -> None:
    visit = await story.visit(VISIT, booked=BOOKED)
    messages = await story.at(DAY_BEFORE)
    await story.change(visit, DAY_BEFORE + MINUTE, state="cancelled")
    for message in messages:
        sent = await story.send(message, DAY_BEFORE + 2 * MINUTE)
        assert (sent.state, sent.attempts) == ("withdrawn", 0)
        assert await story.audited(message.id) == ["message.queued", "message.withdrawn"]


async def test_after_a_crash_in_the_middle_of_sending_it_goes_again_after_ten_minutes(story: Story) -> None:
    """Nobody can tell whether it went; a cancelled visit's goes no more."""
    visit = await story.visit(VISIT, booked=BOOKED)
    sms = next(one for one in await story.at(DAY_BEFORE) if one.channel == "sms")
    async with unit(story.context) as session:
        await session.execute(update(Message).where(Message.id == sms.id).values(state="sending", attempts=1, tried_at=DAY_BEFORE))
    assert (await story.send(sms, DAY_BEFORE + 9 * MINUTE)).attempts == 1
    await story.change(visit, DAY_BEFORE + MINUTE, state="cancelled")
    assert (await story.send(sms, DAY_BEFORE + 11 * MINUTE)).state == "unknown"
    async with unit(story.context) as session:
        await session.execute(update(Message).where(Message.id == sms.id).values(state="sending"))
    await story.change(visit, DAY_BEFORE + MINUTE, state="booked")
    assert (await story.send(sms, DAY_BEFORE + 12 * MINUTE)).attempts == 2


@pytest.mark.parametrize(
    ("start", "hours", "reminded", "says"),
    [
        ("2027-03-28 08:00", 24, "2027-03-27 09:00", "söndag 28 mars 2027 kl. 10:00"),
        ("2027-10-31 09:00", 24, "2027-10-30 08:00", "söndag 31 oktober 2027 kl. 10:00"),
        ("2027-03-28 08:00", 12, "2027-03-27 20:00", "söndag 28 mars 2027 kl. 10:00"),
        ("2027-10-31 09:00", 12, "2027-10-30 21:00", "söndag 31 oktober 2027 kl. 10:00"),
        ("2027-03-29 08:00", 48, "2027-03-27 09:00", "måndag 29 mars 2027 kl. 10:00"),
    ],
)
async def test_over_a_clock_change_a_day_is_a_day_and_an_hour_an_hour(story: Story, start: str, hours: int, reminded: str, says: str) -> None:
    await settings(story, "reminder", hours=hours)
    await story.visit(utc(start), booked=BOOKED - timedelta(days=90))
    assert await story.at(utc(reminded) - MINUTE) == []
    messages = await story.at(utc(reminded))
    assert len(messages) == 2
    assert says in messages[0].text


async def test_a_follow_up_is_off_until_switched_on_and_then_says_nothing_of_what_was_before(story: Story) -> None:
    visit = await story.visit(VISIT, booked=VISIT - timedelta(hours=1))
    after = VISIT + timedelta(hours=25)
    assert await story.at(after + MINUTE) == []
    await settings(story, "follow_up", by_mail=False, on_since=after + MINUTE)
    assert await story.at(after + 2 * MINUTE) == []
    second = await story.visit(VISIT + timedelta(hours=2), booked=BOOKED)
    assert await story.at(after + timedelta(hours=2) - MINUTE) == []
    messages = await story.at(after + timedelta(hours=2), workers=3)
    assert [(one.channel, one.text[:7]) for one in messages] == [("sms", "Hej Åsa")]
    assert await story.audited(second.id) == ["booking.follow_up"]
    assert await story.audited(visit.id) == []


async def test_a_clinic_that_wants_none_sends_none(story: Story) -> None:
    await settings(story, "reminder", is_on=False)
    await story.visit(VISIT, booked=BOOKED)
    assert await story.at(DAY_BEFORE) == []


async def test_who_has_neither_phone_nor_mail_hears_once_they_have(story: Story, make) -> None:
    await story.visit(VISIT, booked=BOOKED)
    from clinic.clients.models import Client

    async with unit(Context.system(story.place.company.id)) as session:
        await session.execute(update(Client).where(Client.id == story.client.id).values(phone="", email=""))
    assert await story.at(DAY_BEFORE) == []
    async with unit(Context.system(story.place.company.id)) as session:
        await session.execute(update(Client).where(Client.id == story.client.id).values(phone="+46701740606"))
    assert [one.to for one in await story.at(DAY_BEFORE + MINUTE)] == ["+46701740606"]
