"""Bookings from a file: as staff book without "Book anyway", without messages to clients (BKG-080)."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import select, update

from clinic.booking.booking_forms import subscribers as form_subscribers
from clinic.booking.bookings import subscribers
from clinic.booking.bookings.events import BOOKING_CREATED
from clinic.booking.catalogue.models import Resource, Service, ServiceResource
from clinic.booking.reminders.models import SentReminder
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.data_exchange.imports import service, worker
from tests.booking.concurrency.test_concurrent_bookings import REQUESTS, assert_no_overlap_between_groups, count_outcomes
from tests.data_exchange.imports.import_calls import check, get, kill_worker, list_events, list_reasons, start, take

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BKG-080")]
HEADINGS = ["Datum", "Starttid", "Längd", "Tjänst", "Behandlare", "E-post", "Pris", "Anteckning"]


def create_rows(clinic: Any, client: Any, *lines: dict[str, Any]) -> list[list[Any]]:
    """Return a table of bookings of the clinic's service in a week's time; each line replaces columns by their headings."""
    usual = {
        "Datum": clinic.at(9)[:10], "Starttid": "09:00", "Tjänst": clinic.service.name, "Behandlare": clinic.practitioners[0].name,
        "E-post": client.email,
    }
    headings = [*HEADINGS, *dict.fromkeys(name for line in lines for name in line if name not in HEADINGS)]
    return [headings, *[[{**usual, **line}.get(name, "") for name in headings] for line in lines]]


async def test_future_bookings_are_booked_with_their_length_price_and_note_and_no_confirmation(as_staff: Any, factory: Any) -> None:
    clinic = await factory.bookable_clinic(rooms=1)
    admin = await as_staff("admin", company=clinic.company)
    client = await factory.client(clinic.company, email="eva@example.se", phone="+46701740605")
    done = await take(admin, "bookings", create_rows(
        clinic, client, {"Längd": "90", "Pris": "1 250,50 kr", "Anteckning": "Har hund"}, {"Starttid": "11:00"},
    ))
    assert (done["taken"], done["refused"]) == (2, 0), await list_reasons(admin, done["id"])
    first, second = await factory.list_bookings(clinic.company)
    assert (first.end_at - first.start_at, first.price, first.special_request) == (timedelta(minutes=90), 125050, "Har hund")
    assert (second.end_at - second.start_at, second.price, second.state) == (timedelta(minutes=60), 45000, "booked")
    assert {first.room_id, second.room_id} == {clinic.rooms[0].id} and (first.source, first.is_overbooked) == ("staff", False)
    [entry, _] = await admin.list_audit("booking.created")
    assert (entry["client_id"], entry["details"]["import_id"], entry["details"]["allow_overlap"]) == (client.id, done["id"], False)
    for event in await list_events(clinic.company, BOOKING_CREATED):
        async with transaction(event.context) as session:
            await subscribers.notify_created(session, event)
            await form_subscribers.give_forms(session, event)
    assert await factory.list_messages(clinic.company) == []
    moved = await admin.post(f"/api/v2/bookings/{first.id}/reschedule", json={"start_at": clinic.at(14), "version": 1})
    assert moved.status_code == 200, moved.text
    for event in await list_events(clinic.company, "booking.rescheduled"):
        async with transaction(event.context) as session:
            await subscribers.notify_rescheduled(session, event)
    messages = await factory.list_messages(clinic.company)
    assert len(messages) == 2 and all("14:00" in message.text for message in messages), "a later change is written to the client"


async def test_past_bookings_are_history_and_need_no_active_service_or_practitioner(as_staff: Any, factory: Any) -> None:
    clinic = await factory.bookable_clinic(rooms=1, service={"aesthetic_kind": "filler"})
    admin, client = await as_staff("admin", company=clinic.company), await factory.client(clinic.company, email="e@example.se")
    async with transaction(Context.system(clinic.company.id)) as session:
        await session.execute(update(Resource).where(Resource.type == "practitioner").values(is_active=False))
        await session.execute(update(Service).values(is_active=False))
    old, recent = "2019-03-04", (now() - timedelta(days=1)).strftime("%Y-%m-%d")
    done = await take(admin, "bookings", create_rows(clinic, client, {"Datum": old}, {"Datum": recent}, {"Datum": clinic.at(9)[:10]}))
    assert (done["taken"], done["refused"]) == (2, 1), await list_reasons(admin, done["id"])
    rows = await factory.list_bookings(clinic.company)
    assert [(row.state, row.done_at == row.end_at, row.room_id) for row in rows] == [("done", True, None)] * 2
    assert rows[0].start_at == datetime(2019, 3, 4, 9, tzinfo=UTC)
    assert await list_events(clinic.company, BOOKING_CREATED) == []
    async with read_only_transaction(Context.system(clinic.company.id)) as session:
        assert [(row.booking_id, row.type) for row in await session.scalars(select(SentReminder))] == [(rows[1].id, "follow_up")]


@pytest.mark.covers("BEY-001")
async def test_a_clash_is_refused_with_its_reason_and_of_two_clashing_rows_the_first_is_booked(as_staff: Any, factory: Any) -> None:
    clinic = await factory.bookable_clinic(people=2, rooms=1)
    admin, client = await as_staff("admin", company=clinic.company), await factory.client(clinic.company, email="e@example.se")
    taken = await admin.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9)))
    assert taken.status_code == 200
    rows = create_rows(
        clinic, client, {"Starttid": "09:30"}, {"Starttid": "12:00"}, {"Starttid": "12:30"}, {"Starttid": "12:15", "Behandlare": clinic.practitioners[1].name},
        {"Starttid": "13:00"},
    )
    row = await check(admin, "bookings", rows)
    expected = {
        2: f"{clinic.practitioners[0].name} is busy {clinic.at(9)[:10]} 09:00-10:00.", 4: "Row 3 has the same practitioner at the same time.",
        5: f"Rum 0 is busy {clinic.at(9)[:10]} 12:00-13:00.",
    }
    assert await list_reasons(admin, row["id"]) == expected and len(await factory.list_bookings(clinic.company)) == 1
    await start(admin, row)
    for event in await list_events(clinic.company, service.IMPORT_STARTED):
        await worker.run_import(event)
    assert await list_reasons(admin, row["id"]) == expected
    assert [booking.start_at.hour for booking in await factory.list_bookings(clinic.company)] == [9, 12, 13]
    assert not any(booking.is_overbooked for booking in await factory.list_bookings(clinic.company))
    repeated = await check(admin, "bookings", rows)
    assert (repeated["taken"], (await start(admin, repeated)).json()["data"]["code"]) == (0, "import.empty"), "the same file is taken once"


@pytest.mark.covers("PLT-109")
async def test_rows_that_name_nothing_known_or_several_are_refused(as_staff: Any, factory: Any) -> None:
    clinic = await factory.bookable_clinic()
    admin = await as_staff("admin", company=clinic.company)
    eva = await factory.client(clinic.company, first_name="Eva", last_name="Ek", email="hem@example.se", phone="+46701740605")
    await factory.client(clinic.company, first_name="Ola", last_name="Ek", email="hem@example.se", phone="+46701740605")
    stranger = await factory.client(await factory.company(), email="annan@example.se")
    rows = create_rows(
        clinic, eva, {}, {"E-post": stranger.email}, {"E-post": "hem@example.se", "Namn": "Ek Eva"}, {"Tjänst": "Okänd", "Namn": "Eva"}, {"Behandlare": "Ingen", "Namn": "Eva"},
        {"E-post": "", "Mobil": "070-174 06 05", "Namn": "Ola"}, {"E-post": ""}, {"Datum": "31 april"}, {"Starttid": "25:00"}, {"Längd": "0"},
        {"Pris": "dyrt"}, {"Datum": "1999-01-01"},
    )
    row = await check(admin, "bookings", rows)
    assert await list_reasons(admin, row["id"]) == {
        2: "2 clients have these details. Add the personal id or the name.",
        3: "No client has these details. Import or add the client first.",
        5: "Service: there is none called Okänd.", 6: "Practitioner: there is none called Ingen.",
        7: "Row 4 has the same practitioner at the same time.", 8: "Client's personal id: This field is required.",
        9: "Date: please provide valid date format", 10: "Start time: Enter a time as HH:mm.", 11: "Length (minutes): Enter a number above 0.",
        12: "Price: Enter a number.", 13: "Date: please provide valid date format",
    }
    assert row["preview"][2]["values"]["name"] == "Eva Ek" and (row["rows"], len(row["preview"])) == (12, 5), "PLT-109: five rows"


async def test_a_practitioner_is_known_by_e_mail_and_a_client_by_personal_id(as_staff: Any, factory: Any) -> None:
    clinic = await factory.bookable_clinic()
    admin = await as_staff("admin", company=clinic.company)
    created = await admin.post("/api/clients", json={"first_name": "Eva", "last_name": "Ek", "personal_id": "19121212-1212"})
    user = next(
        row for row in (await admin.get("/api/users")).json()["data"]["items"] if row["id"] == str(clinic.practitioners[0].membership_id)
    )
    headings = ["Dag", "Från", "Till", "Behandling", "Personal", "Personnummer"]
    done = await take(admin, "bookings", [headings, [clinic.at(9)[:10], "9.00", "09:45", "KONSULTATION", user["email"], "121212-1212"]])
    [booking] = await factory.list_bookings(clinic.company)
    assert (str(booking.client_id), booking.duration, done["taken"]) == (created.json()["data"]["id"], 45, 1)


@pytest.mark.covers("BEY-003")
async def test_times_are_the_clinics_and_a_time_that_a_clock_change_skips_is_refused(as_staff: Any, factory: Any) -> None:
    clinic = await factory.bookable_clinic(company=await factory.company(timezone="Europe/Stockholm"))
    admin, client = await as_staff("admin", company=clinic.company), await factory.client(clinic.company, email="e@example.se")
    done = await take(admin, "bookings", create_rows(
        clinic, client, {"Datum": "2030-03-31", "Starttid": "02:30"}, {"Datum": "2030-03-31", "Starttid": "03:00"}, {"Datum": "2030-07-01", "Starttid": "09:00"},
        {"Datum": "2030-10-27", "Starttid": "02:30"}, {"Datum": "2019-03-31", "Starttid": "02:15"},
    ))
    assert await list_reasons(admin, done["id"]) == dict.fromkeys((2, 6), "This time doesn't exist: the clocks go forward.")
    starts = [f"{row.start_at.astimezone(UTC):%m-%d %H:%M}" for row in await factory.list_bookings(clinic.company)]
    assert starts == ["03-31 01:00", "07-01 07:00", "10-27 00:30"]


@pytest.mark.covers("BEY-009", "BEY-022")
async def test_a_future_booking_is_checked_by_the_law_and_for_the_visit_that_comes_first(as_staff: Any, factory: Any) -> None:
    clinic = await factory.bookable_clinic()
    admin, client = await as_staff("admin", company=clinic.company), await factory.client(clinic.company, email="e@example.se")
    base = {"category_id": clinic.service.category_id, "company_id": clinic.company.id, "color": "#22AA88", "price": 100, "duration": 30}
    async with transaction(Context.system(clinic.company.id)) as session:
        later = Service(**base, id=new_id(), name="Uppföljning", prerequisite_id=clinic.service.id)
        filler = Service(**base, id=new_id(), name="Filler", aesthetic_kind="filler")
        session.add_all([later, filler])
        await session.flush()
        session.add_all([
            ServiceResource(company_id=clinic.company.id, id=new_id(), service_id=row.id, resource_id=clinic.practitioners[0].id)
            for row in (later, filler)
        ])
    rows = create_rows(
        clinic, client, {"Tjänst": "Uppföljning"}, {"Tjänst": "Filler", "Starttid": "11:00"}, {"Datum": "2020-02-03", "Tjänst": "Uppföljning"},
        {"Datum": "2020-02-03", "Tjänst": "Filler", "Starttid": "11:00"},
    )
    row = await check(admin, "bookings", rows)
    reasons = await list_reasons(admin, row["id"])
    assert set(reasons) == {2, 3} and reasons[2].startswith("Konsultation has to be booked first")


@pytest.mark.timeout(120)
@pytest.mark.covers("BEY-001")
async def test_an_import_and_staff_who_book_one_time_at_once_have_one_winner(as_staff: Any, factory: Any) -> None:
    """BEY-001: staff's calls for a time race an import of the same time, which runs beside them."""
    clinic = await factory.bookable_clinic(rooms=2)
    admin, client = await as_staff("admin", company=clinic.company), await factory.client(clinic.company, email="e@example.se")
    row = await check(admin, "bookings", create_rows(clinic, client, {}, {"Starttid": "11:00"}))
    assert row["taken"] == 2
    await start(admin, row)
    [event] = await list_events(clinic.company, service.IMPORT_STARTED)
    body = clinic.booking_data(client.id, clinic.at(9))
    await admin.csrf()
    calls = [admin.post("/api/v2/bookings", json=body) for _ in range(REQUESTS - 1)]
    *replies, _ = await asyncio.gather(*calls, worker.run_import(event))
    outcomes = count_outcomes(replies)
    done = await get(admin, row["id"])
    assert outcomes.pop("success", 0) + done["taken"] - 1 == 1 and set(outcomes) == {"409 booking.practitioner_busy"}
    bookings = await factory.list_bookings(clinic.company)
    assert [booking.start_at.hour for booking in bookings] == [9, 11]
    assert len(await factory.list_occupancies(clinic.company)) == 4
    await assert_no_overlap_between_groups(clinic)


@pytest.mark.timeout(120)
@pytest.mark.covers("REC-070")
async def test_a_worker_that_is_killed_leaves_no_row_and_the_next_takes_all(as_staff: Any, factory: Any) -> None:
    """REC-070: kill -9 in the middle; the outbox delivers the event once more, from the first row."""
    clinic = await factory.bookable_clinic()
    admin, client = await as_staff("admin", company=clinic.company), await factory.client(clinic.company, email="e@example.se")
    first_day = datetime(2015, 1, 1, tzinfo=UTC)
    rows = create_rows(clinic, client, *({"Datum": f"{first_day + timedelta(days=number):%Y-%m-%d}"} for number in range(400)))
    row = await check(admin, "bookings", rows)
    assert row["taken"] == 400
    await start(admin, row)
    running = await kill_worker(admin, row["id"], after_rows=50)
    assert (running["state"], await factory.list_bookings(clinic.company)) == ("running", [])
    assert await factory.list_occupancies(clinic.company) == []
    [event] = await list_events(clinic.company, service.IMPORT_STARTED)
    await worker.run_import(event)
    await worker.run_import(event)
    done = await get(admin, row["id"])
    assert (done["state"], done["taken"], len(await factory.list_bookings(clinic.company))) == ("done", 400, 400)
