"""Book, move and cancel series of bookings: all checked before any is saved, in one transaction (BKG-036, BEY-001, BEY-002)."""

from base64 import b64decode
from typing import Any

import pytest
from sqlalchemy import select

from clinic.booking.bookings.events import BOOKING_CANCELLED, BOOKING_CREATED, BOOKING_RESCHEDULED
from clinic.booking.series.events import SERIES_CHANGED
from clinic.booking.series.subscribers import notify_series_changed
from clinic.core.background.outbox import Event, EventMessage
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.booking.bookings import test_reschedule_and_notify as notify

pytestmark = pytest.mark.anyio
SERIES = "/api/v2/bookings/series"
SUBSCRIBERS = {**notify.SUBSCRIBERS, SERIES_CHANGED: notify_series_changed}


async def deliver_events(company: Any) -> None:
    """Deliver each event of bookings and series to its subscriber twice, as a dispatcher that died in between would."""
    async with transaction(Context.system(company.id)) as session:
        events = list(await session.scalars(select(Event).where(Event.name.in_(SUBSCRIBERS)).order_by(Event.occurred_at, Event.id)))
    for event in events * 2:
        async with transaction(Context.system(company.id)) as session:
            await SUBSCRIBERS[event.name](
                session, EventMessage(event.id, event.name, event.company_id, event.occurred_at, event.payload),
            )


async def open_clinic(as_staff: Any, factory: Any, **options: Any) -> tuple[Any, Any, Any]:
    """Create a clinic, its staff and a client with phone and e-mail."""
    clinic = await factory.bookable_clinic(**options)
    staff = await as_staff("admin", company=clinic.company)
    return clinic, staff, await factory.client(clinic.company, phone="+46701234567", email="klara@people.test", language="sv")


async def create_series(staff: Any, clinic: Any, client: Any, **fields: Any) -> Any:
    """Book the client at nine in a week and so many weeks after; return the response."""
    body = clinic.booking_data(client.id, fields.pop("start_at", clinic.at(9)), **{"count": 4, **fields})
    return await staff.post(SERIES, json=body)


def list_starts(series: dict[str, Any], state: str = "booked") -> list[str]:
    """Return the starts of a series' bookings in a state."""
    return [row["start_at"] for row in series["occurrences"] if row["state"] == state]


@pytest.mark.covers("BKG-036", "BKG-030")
async def test_series_is_booked_and_read_with_all_its_bookings(as_staff, factory):
    """BKG-036: every booking has practitioner and room, its number, the series' id and an audit entry."""
    clinic, staff, client = await open_clinic(as_staff, factory, rooms=2)
    reply = await create_series(staff, clinic, client, special_request="Lugnt rum")
    assert reply.status_code == 200, reply.text
    series = reply.json()["data"]
    assert list_starts(series) == [clinic.at(9, days=days) for days in (7, 14, 21, 28)]
    assert [row["position"] for row in series["occurrences"]] == [1, 2, 3, 4] and series["client"]["id"] == str(client.id)
    assert (await staff.get(f"{SERIES}/{series['id']}")).json()["data"] == series
    booking = (await staff.get(f"/api/v2/bookings/{series['occurrences'][1]['booking_id']}")).json()["data"]
    assert booking["series_id"] == series["id"] and booking["room_id"] and booking["special_request"] == "Lugnt rum" and booking["version"] == 1
    assert len(await factory.list_occupancies(clinic.company)) == 8
    [audited] = await staff.list_audit("booking_series.created")
    assert audited["client_id"] == client.id and audited["details"]["bookings"] == 4
    assert {row["details"]["series_id"] for row in await staff.list_audit("booking.created")} == {series["id"]}
    single = (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(15)))).json()["data"]
    assert single["series_id"] is None


@pytest.mark.covers("BKG-036", "BEY-002", "BEY-001")
async def test_all_clashes_are_listed_before_anything_is_saved(as_staff, factory):
    """BEY-002: a busy, an unavailable, a closed and a past time are all listed; they are left out or moved, never booked over."""
    clinic, staff, client = await open_clinic(as_staff, factory)
    await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9, 30, days=2)))
    practitioner_id = str(clinic.practitioners[0].id)
    unavailable = {"practitioner_id": practitioner_id, "reason": "Kurs", "start_at": clinic.at(8, days=3), "end_at": clinic.at(12, days=3)}
    assert (await staff.post("/api/unavailable-times", json=unavailable)).status_code == 200
    day = clinic.at(0, days=4)[:10]
    assert (await staff.post("/api/holidays", json={"name": "Stängt", "starts_on": day, "ends_on": day})).status_code == 200
    rule = {"start_at": clinic.at(9, days=-1), "unit": "day", "count": 7}
    refused = await create_series(staff, clinic, client, **rule)
    assert refused.status_code == 409 and refused.json()["data"]["code"] == "booking.series_clashes"
    clashes = {row["position"]: [reason["type"] for reason in row["reasons"]] for row in refused.json()["data"]["clashes"]}
    # The second is today, at a time that may have passed: it is left out below.
    assert {position: clashes[position] for position in (1, 4, 5, 6)} == {1: ["past"], 4: ["practitioner"], 5: ["practitioner"], 6: ["closed"]}
    assert not set(clashes) - {1, 2, 4, 5, 6}
    assert len(await factory.list_bookings(clinic.company)) == 1 and not await staff.list_audit("booking_series.created")
    left_out = [{"position": position} for position in (1, 2, 5, 6)]
    onto_each_other = [*left_out, {"position": 4, "start_at": clinic.at(9, 30, days=1)}]
    refused = await create_series(staff, clinic, client, **rule, changes=onto_each_other)
    assert [row["reasons"][0]["type"] for row in refused.json()["data"]["clashes"]] == ["series"]
    changed = await create_series(staff, clinic, client, **rule, changes=[*left_out, {"position": 4, "start_at": clinic.at(15, days=2)}])
    assert list_starts(changed.json()["data"]) == [clinic.at(9, days=1), clinic.at(15, days=2), clinic.at(9, days=5)]
    assert [row["position"] for row in changed.json()["data"]["occurrences"]] == [1, 2, 3]
    overlapping = await create_series(staff, clinic, client, **rule, allow_overlap=True)
    assert overlapping.status_code == 409


@pytest.mark.covers("BKG-036", "BEY-002")
async def test_rooms_and_refused_requests(as_staff, factory):
    """BEY-002: with every room taken the room clashes; leaving all out, an unknown number and a foreign client are refused."""
    clinic, staff, client = await open_clinic(as_staff, factory, people=2, rooms=1)
    other = clinic.booking_data(client.id, clinic.at(9, days=14), practitioner_id=clinic.practitioners[1].id)
    assert (await staff.post("/api/v2/bookings", json=other)).status_code == 200
    refused = await create_series(staff, clinic, client)
    [clash] = refused.json()["data"]["clashes"]
    assert (clash["position"], clash["start_at"]) == (2, clinic.at(9, days=14)) and clash["reasons"][0]["type"] == "room"
    nothing = await create_series(staff, clinic, client, changes=[{"position": position} for position in range(1, 5)])
    assert nothing.json()["data"]["code"] == "booking.series_empty"
    assert (await create_series(staff, clinic, client, changes=[{"position": 5}])).status_code == 422
    assert (await create_series(staff, clinic, client, count=None)).status_code == 422
    assert (await create_series(staff, clinic, await factory.client(await factory.company()))).status_code == 404
    assert len(await factory.list_bookings(clinic.company)) == 1


@pytest.mark.covers("BKG-036", "BEY-002")
async def test_booking_and_all_that_follow_are_moved_with_clashes_listed_first(as_staff, factory):
    """BKG-036: from the second on, all move by a day and an hour; a clash is listed, and may stay where it is."""
    clinic, staff, client = await open_clinic(as_staff, factory, people=2, rooms=1)
    series = (await create_series(staff, clinic, client)).json()["data"]
    busy = clinic.booking_data(client.id, clinic.at(10, 30, days=22))
    assert (await staff.post("/api/v2/bookings", json=busy)).status_code == 200
    path, move = f"{SERIES}/{series['id']}/reschedule", {"position": 2, "start_at": clinic.at(10, days=15), "version": 1}
    refused = await staff.post(path, json=move)
    assert [row["position"] for row in refused.json()["data"]["clashes"]] == [3]
    assert (await staff.get(f"{SERIES}/{series['id']}")).json()["data"] == series
    moved = (await staff.post(path, json={**move, "changes": [{"position": 3}]})).json()["data"]
    assert list_starts(moved) == [clinic.at(9, days=7), clinic.at(10, days=15), clinic.at(9, days=21), clinic.at(10, days=29)]
    assert moved["version"] == 2 and (await staff.post(path, json=move)).status_code == 409
    paths = [f"/api/v2/bookings/{row['booking_id']}" for row in moved["occurrences"]]
    assert [bool((await staff.get(path)).json()["data"]["rescheduled_at"]) for path in paths] == [False, True, False, True]
    assert len(await staff.list_audit("booking.rescheduled")) == 2 and len(await staff.list_audit("booking_series.rescheduled")) == 1
    half_an_hour = {"position": 1, "start_at": clinic.at(9, 30), "practitioner_id": str(clinic.practitioners[1].id), "version": 2}
    shifted = (await staff.post(path, json={**half_an_hour, "changes": [{"position": 3}]})).json()["data"]
    assert list_starts(shifted)[0] == clinic.at(9, 30) and len({row["practitioner_name"] for row in shifted["occurrences"]}) == 2
    assert len(await factory.list_occupancies(clinic.company)) == 10


@pytest.mark.covers("BKG-036", "BKG-035")
async def test_booking_and_all_that_follow_are_cancelled_with_one_reason(as_staff, factory):
    """BKG-036: the first stays; the times are free at once, each cancellation is audited, and a repeat is refused."""
    clinic, staff, client = await open_clinic(as_staff, factory)
    series = (await create_series(staff, clinic, client)).json()["data"]
    path, cancel = f"{SERIES}/{series['id']}/cancel", {"position": 2, "reason": "Flyttar utomlands", "version": 1}
    cancelled = (await staff.post(path, json=cancel)).json()["data"]
    assert list_starts(cancelled) == [clinic.at(9)] and len(list_starts(cancelled, "cancelled")) == 3
    assert len(await factory.list_occupancies(clinic.company)) == 1
    assert {row["details"]["reason"] for row in await staff.list_audit("booking.cancelled")} == {"Flyttar utomlands"}
    assert [row["details"]["position"] for row in await staff.list_audit("booking_series.cancelled")] == [2]
    assert (await staff.post(path, json=cancel)).json()["data"]["code"] == "version.stale"
    assert (await staff.post(path, json={**cancel, "version": 2})).json()["data"]["code"] == "booking.not_active"
    assert (await create_series(staff, clinic, client, start_at=clinic.at(9, days=14), count=3)).status_code == 200


@pytest.mark.covers("BKG-036", "BKG-034", "BEY-008", "BEY-010")
async def test_client_gets_one_message_about_a_series_and_one_about_each_change(as_staff, factory):
    """BKG-036: one SMS and one e-mail with all times and one calendar file, however often events are delivered."""
    clinic, staff, client = await open_clinic(as_staff, factory)
    series = (await create_series(staff, clinic, client)).json()["data"]
    await deliver_events(clinic.company)
    sent = await factory.list_messages(clinic.company)
    assert sorted(message.channel for message in sent) == ["mail", "sms"]
    assert all("bokad 4 gånger hos" in message.text for message in sent)
    assert {message.channel: message.text.count("09:00") for message in sent} == {"sms": 4, "mail": 8}, "an e-mail has a link for each time"
    [mail] = [message for message in sent if message.channel == "mail"]
    assert b64decode(mail.attachments[0]["content"]).decode().count("BEGIN:VEVENT") == 4
    shown = (await staff.get(f"/api/v2/bookings/{series['occurrences'][3]['booking_id']}/messages")).json()["data"]
    assert shown["total"] == 2
    await factory.mark_messages_sent(clinic.company)
    await staff.post(f"{SERIES}/{series['id']}/reschedule", json={"position": 3, "start_at": clinic.at(11, days=21), "version": 1})
    await staff.post(f"/api/v2/bookings/{series['occurrences'][0]['booking_id']}/reschedule", json={"start_at": clinic.at(13), "version": 1})
    await deliver_events(clinic.company)
    texts = [message.text for message in (await factory.list_messages(clinic.company))[2:] if message.channel == "sms"]
    assert len(texts) == 2
    assert any("2 av dina bokningar" in text and text.count("11:00") == 2 for text in texts)
    assert any("din bokning" in text and "13:00" in text for text in texts)
    await factory.mark_messages_sent(clinic.company)
    await staff.post(f"{SERIES}/{series['id']}/cancel", json={"position": 1, "reason": "Klienten är sjuk", "version": 2})
    await deliver_events(clinic.company)
    cancelled = [message.text for message in (await factory.list_messages(clinic.company))[6:]]
    assert len(cancelled) == 2 and all("4 av dina bokningar" in text and "sjuk" not in text for text in cancelled)


@pytest.mark.covers("BKG-036", "BEY-010")
async def test_series_that_is_cancelled_within_the_delay_sends_nothing(as_staff, factory):
    """BEY-010: a series booked by mistake is not mentioned to the client."""
    clinic, staff, client = await open_clinic(as_staff, factory)
    series = (await create_series(staff, clinic, client)).json()["data"]
    await staff.post(f"{SERIES}/{series['id']}/cancel", json={"position": 1, "reason": "Fel klient", "version": 1})
    await deliver_events(clinic.company)
    assert await factory.list_messages(clinic.company) == []
    names = {BOOKING_CREATED, BOOKING_CANCELLED, BOOKING_RESCHEDULED}
    async with transaction(Context.system(clinic.company.id)) as session:
        events = list(await session.scalars(select(Event).where(Event.name.in_(names))))
    assert len(events) == 8 and all(event.payload["is_of_series"] for event in events)


@pytest.mark.covers("BKG-036", "BKG-035")
async def test_series_moved_after_the_policys_time_needs_a_reason(as_staff, factory):
    """BKG-035: as for a single booking; the reason is stored with the moved bookings."""
    clinic, staff, client = await open_clinic(as_staff, factory)
    series = (await create_series(staff, clinic, client)).json()["data"]
    version = (await staff.get("/api/booking-settings/cancellation-policy")).json()["data"]["version"]
    policy = {"hours": 336, "text_en": "Early", "text_sv": "I tid", "version": version}
    assert (await staff.put("/api/booking-settings/cancellation-policy", json=policy)).status_code == 200
    move = {"position": 1, "start_at": clinic.at(10), "version": 1}
    refused = await staff.post(f"{SERIES}/{series['id']}/reschedule", json=move)
    assert refused.json()["data"]["code"] == "booking.policy_reason_required"
    moved = await staff.post(f"{SERIES}/{series['id']}/reschedule", json={**move, "policy_override_reason": "Sjuk behandlare"})
    assert moved.status_code == 200
    assert {row.policy_override_reason for row in await factory.list_bookings(clinic.company)} == {"Sjuk behandlare"}


@pytest.mark.covers("BKG-036")
async def test_restricted_user_sees_the_series_of_own_clients_only(as_staff, factory):
    """BEY-060: another client's series is not found, to read and to change."""
    clinic, staff, client = await open_clinic(as_staff, factory)
    series = (await create_series(staff, clinic, client)).json()["data"]
    restricted = await as_staff("user", company=clinic.company, client_access="custom")
    assert (await restricted.get(f"{SERIES}/{series['id']}")).status_code == 404
    cancel = {"position": 1, "reason": "Nyfiken", "version": 1}
    assert (await restricted.post(f"{SERIES}/{series['id']}/cancel", json=cancel)).status_code == 404
    assert len(await factory.list_occupancies(clinic.company)) == 4
