"""The visit of a booking: arrived, in room, done and no-show, each undone, with its time, and refused when it doesn't fit."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import update

from clinic.booking.bookings import states, subscribers
from clinic.booking.bookings.events import BOOKING_CREATED, BOOKING_STATE_CHANGED
from clinic.booking.bookings.models import Booking
from clinic.booking.bookings.states import TRANSITIONS, BookingState
from clinic.core.clock import now, to_wire
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.booking.bookings.test_reschedule_and_notify import SUBSCRIBERS, deliver_events

pytestmark = pytest.mark.anyio
BOOKINGS = "/api/v2/bookings"


async def book(as_staff: Any, factory: Any, *, minutes_ago: int = 5) -> tuple[Any, Any, Any, dict[str, Any]]:
    """Create a clinic, its staff, a client, and a booking that began some minutes ago."""
    clinic = await factory.bookable_clinic()
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company, phone="+46701234567")
    start = to_wire((now() - timedelta(minutes=minutes_ago)).replace(microsecond=0))
    reply = await staff.post(BOOKINGS, json=clinic.booking_data(client.id, start))
    return clinic, staff, client, reply.json()["data"]


async def mark(staff: Any, booking: dict[str, Any], state: str, **fields: Any) -> Any:
    return await staff.post(f"{BOOKINGS}/{booking['id']}/state", json={"state": state, "version": booking["version"], **fields})


def times_of(booking: dict[str, Any]) -> list[bool]:
    return [booking[f"{state}_at"] is not None for state in ("arrived", "in_room", "done", "no_show")]


@pytest.mark.covers("BEY-007", "PLT-107")
async def test_a_visit_goes_from_arrived_to_done_and_each_step_is_undone(as_staff, factory):
    """BEY-007: each state has its time, which an undone state loses; the calendar shows the state and the log names both."""
    _, staff, client, booking = await book(as_staff, factory)
    steps = [
        ("arrived", [True, False, False, False]), ("in_room", [True, True, False, False]), ("done", [True, True, True, False]),
        ("in_room", [True, True, False, False]), ("arrived", [True, False, False, False]), ("booked", [False] * 4),
    ]
    arrived_at = None
    for state, times in steps:
        reply = await mark(staff, booking, state)
        assert reply.status_code == 200, reply.text
        booking = reply.json()["data"]
        assert (booking["state"], times_of(booking), booking["is_cancelled"]) == (state, times, False)
        arrived_at = arrived_at or booking["arrived_at"]
        assert booking["arrived_at"] in (arrived_at, None)
        day = booking["start_at"][:10]
        shown = (await staff.get(BOOKINGS, params={"from": day, "to": day})).json()["data"]["bookings"]
        assert [row["state"] for row in shown] == [state]
    assert (await staff.get(f"{BOOKINGS}/{booking['id']}")).json()["data"] == booking
    audits = [(row["details"]["before"], row["details"]["after"]) for row in await staff.list_audit("booking.state_changed")]
    assert len(audits) == len(steps) and ("booked", "arrived") in audits and ("done", "in_room") in audits
    assert all(row["client_id"] == client.id for row in await staff.list_audit("booking.state_changed"))


@pytest.mark.covers("BKG-021", "PLT-107")
async def test_a_no_show_has_a_comment_that_can_be_changed_and_goes_when_undone(as_staff, factory):
    """BKG-021: the comment is no part of the log, which tells that it was changed."""
    _, staff, _, booking = await book(as_staff, factory)
    missed = (await mark(staff, booking, "no_show", no_show_comment="  Ringde inte  ")).json()["data"]
    assert (missed["state"], missed["no_show_comment"], times_of(missed)) == ("no_show", "Ringde inte", [False, False, False, True])
    changed = (await mark(staff, missed, "no_show", no_show_comment="Sjuk")).json()["data"]
    assert (changed["no_show_comment"], changed["no_show_at"]) == ("Sjuk", missed["no_show_at"])
    late = (await mark(staff, changed, "arrived")).json()["data"]
    assert (late["state"], late["no_show_comment"], times_of(late)) == ("arrived", "", [True, False, False, False])
    assert (await mark(staff, late, "booked", no_show_comment="Sjuk")).status_code == 422
    audits = await staff.list_audit("booking.state_changed")
    assert all("Sjuk" not in str(row) for row in audits) and sum(row["details"]["comment_changed"] for row in audits) == 3


@pytest.mark.covers("BEY-007")
@pytest.mark.parametrize("state", list(BookingState))
async def test_only_the_transitions_of_the_table_are_accepted(as_staff, factory, state):
    """BEY-007: the call accepts exactly what `allowed_states` lists, and that is the table's row."""
    _, staff, _, booking = await book(as_staff, factory)
    if state is BookingState.CANCELLED:
        booking = (await staff.post(f"{BOOKINGS}/{booking['id']}/cancel", json={"reason": "Klienten är sjuk", "version": 1})).json()["data"]
    elif state is not BookingState.BOOKED:
        booking = (await mark(staff, booking, state)).json()["data"]
    assert set(booking["allowed_states"]) == TRANSITIONS[state] - {BookingState.CANCELLED}
    code = "booking.not_active" if state is BookingState.CANCELLED else "booking.invalid_transition"
    for target in set(BookingState) - TRANSITIONS[state] - {BookingState.CANCELLED}:
        refused = await mark(staff, booking, target)
        assert (refused.status_code, refused.json()["data"]["code"]) == (409, code), target
    if BookingState.CANCELLED not in TRANSITIONS[state]:
        cancel = await staff.post(f"{BOOKINGS}/{booking['id']}/cancel", json={"reason": "Klienten är sjuk", "version": booking["version"]})
        assert cancel.json()["data"]["code"] == code
    assert (await staff.get(f"{BOOKINGS}/{booking['id']}")).json()["data"]["version"] == booking["version"]


@pytest.mark.covers("BEY-007")
async def test_a_visit_begins_on_its_day_and_is_missed_from_its_start(as_staff, factory):
    """BEY-007: a coming day's booking has nothing to mark; by the clinic's clock, not by UTC."""
    _, staff, _, booking = await book(as_staff, factory, minutes_ago=-3 * 24 * 60)
    assert booking["allowed_states"] == []
    assert [(await mark(staff, booking, state)).json()["data"]["code"] for state in ("arrived", "done", "no_show")] == ["booking.too_early"] * 3
    late_evening, next_day = datetime(2026, 11, 24, 22, 30, tzinfo=UTC), datetime(2026, 11, 25, 8, tzinfo=UTC)
    allowed = states.list_allowed_states(BookingState.BOOKED, next_day, late_evening, "UTC")
    assert allowed == [] and BookingState.ARRIVED in states.list_allowed_states(BookingState.BOOKED, next_day, late_evening, "Europe/Helsinki")


@pytest.mark.covers("BEY-007")
async def test_two_screens_at_once_set_one_state_and_a_stale_screen_none(as_staff, factory):
    """BEY-007: twenty calls with one version change it once; the others get the booking as it is."""
    _, staff, _, booking = await book(as_staff, factory)
    await staff.csrf()
    replies = await asyncio.gather(*(mark(staff, booking, ("arrived", "no_show")[number % 2]) for number in range(20)))
    assert sorted(reply.status_code for reply in replies) == [200, *[409] * 19]
    assert {reply.json()["data"]["code"] for reply in replies if reply.status_code == 409} == {"version.stale"}
    assert len(await staff.list_audit("booking.state_changed")) == 1


@pytest.mark.covers("BEY-007")
async def test_the_database_refuses_a_state_without_its_time_and_a_comment_without_a_no_show(as_staff, factory):
    """BEY-007: the constraints hold against whatever writes the table."""
    clinic, _, _, booking = await book(as_staff, factory)
    for values in ({"state": "arrived"}, {"done_at": now()}, {"no_show_comment": "Sjuk"}, {"state": "in_room", "done_at": now(), "in_room_at": now()}):
        with pytest.raises(Exception, match=r"booking_(visit|no_show)_check"):
            async with transaction(Context.system(clinic.company.id)) as session:
                await session.execute(update(Booking).where(Booking.id == booking["id"]).values(**values))


@pytest.mark.covers("BEY-007")
async def test_an_arrived_client_moves_to_another_time_of_the_day_only(as_staff, factory):
    """BEY-007: another practitioner may take over a client who is here; a visit that is done stays where it was."""
    clinic, staff, _, booking = await book(as_staff, factory)
    arrived = (await mark(staff, booking, "arrived")).json()["data"]
    path = f"{BOOKINGS}/{booking['id']}/reschedule"
    other_day = await staff.post(path, json={"start_at": clinic.at(9), "version": arrived["version"]})
    assert other_day.json()["data"]["code"] == "booking.invalid_transition"
    moved = await staff.post(path, json={"start_at": booking["start_at"], "version": arrived["version"]})
    assert (moved.status_code, moved.json()["data"]["state"]) == (200, "arrived")
    done = (await mark(staff, moved.json()["data"], "done")).json()["data"]
    refused = await staff.post(path, json={"start_at": booking["start_at"], "version": done["version"]})
    assert refused.json()["data"]["code"] == "booking.invalid_transition"


@pytest.mark.covers("BEY-007", "BEY-010")
async def test_a_state_that_is_undone_within_the_delay_does_not_lose_the_confirmation(as_staff, factory):
    """BEY-010: a slip of the mouse on a booking later today; and no message is sent about a visit that has begun."""
    SUBSCRIBERS[BOOKING_STATE_CHANGED] = subscribers.notify_state_changed
    clinic, staff, _, booking = await book(as_staff, factory, minutes_ago=-1)
    if booking["allowed_states"]:  # in the last minute of the day the booking is tomorrow's
        booking = (await mark(staff, booking, "arrived")).json()["data"]
        await deliver_events(clinic.company)
        assert await factory.list_messages(clinic.company) == []
        await mark(staff, booking, "booked")
    await deliver_events(clinic.company)
    assert [message.channel for message in await factory.list_messages(clinic.company)] == ["sms"]
    assert BOOKING_CREATED in SUBSCRIBERS


@pytest.mark.covers("BEY-007")
async def test_reports_count_a_visit_in_every_state_but_a_missed_one(as_staff, factory):
    """BEY-007: a visit that is done is still a booking of the report, and a no-show is counted as one."""
    clinic, staff, _, booking = await book(as_staff, factory)
    boss = await as_staff("super_admin", company=clinic.company)
    day = booking["start_at"][:10]

    async def read_counts() -> tuple[int, int, int]:
        reply = await boss.get("/api/reports/booking", params={"period": "day", "start": day, "end": day})
        figures = reply.json()["data"]["booking_statistics"]
        return figures["total_single_bookings"], figures["total_bookings_no_show"], figures["total_bookings_revenue"]

    for state, counts in (("arrived", (1, 0, 45000)), ("done", (1, 0, 45000)), ("booked", (1, 0, 45000)), ("no_show", (0, 1, 0))):
        booking = (await mark(staff, booking, state)).json()["data"]
        assert await read_counts() == counts, state
