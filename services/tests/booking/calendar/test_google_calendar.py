"""Two-way Google calendars against the simulator: connecting, busy times, our events, failures, disconnecting (PLT-060)."""

from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from sqlalchemy import select, update

from clinic.booking.catalogue.models import Resource
from clinic.booking.google_calendar import synchronization
from clinic.booking.google_calendar.jobs import synchronize_due_calendars
from clinic.booking.google_calendar.models import GoogleBusyTime, GoogleCalendar
from clinic.booking.google_calendar.secrets import sign_channel
from clinic.core.background.outbox import Delivery, Event
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings
from clinic.providers import base
from clinic.providers.google.client import google_calendar_api
from clinic.providers.google.tokens import google_tokens
from tests.simulators.server import Simulators, simulators

pytestmark = pytest.mark.anyio
GOOGLE = "/api/profile/google-calendar"


@pytest.fixture(scope="module")
def sims() -> Iterator[Simulators]:
    with simulators() as running:
        yield running


@pytest.fixture
async def google(sims: Simulators, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """The simulator's address, which the product's clients use."""
    url = reset(sims)
    for name, value in {
        "google_pages_url": f"{url}/o/oauth2/v2/auth", "google_token_url": url, "google_calendar_url": f"{url}/calendar/v3",
        "google_client_id": "aster", "google_client_secret": "aster",
    }.items():
        monkeypatch.setattr(settings(), name, value)
    monkeypatch.setattr(base, "RETRY_DELAYS", (0.01,))
    for client in (google_calendar_api, google_tokens):
        client.cache_clear()
    google_calendar_api().timeout = httpx.Timeout(0.8)
    yield url
    for client in (google_calendar_api, google_tokens):
        await client().close()
        client.cache_clear()


def reset(sims: Simulators) -> str:
    """Clear the simulator; return its address."""
    httpx.post(f"{sims.url}/api/payments/reset").raise_for_status()
    return f"{sims.url}/google"


def answer_consent(url: str, button: str) -> dict[str, str]:
    """Press a button of Google's page; return what it sends the person back with."""
    assert httpx.get(url).status_code == 200
    location = urlsplit(httpx.post(url, data={"button": button}).headers["location"])
    assert f"{location.scheme}://{location.netloc}{location.path}" == f"{settings().public_url}/profile"
    return {name: values[0] for name, values in parse_qs(location.query).items()}


class Practice:
    """A clinic with a practitioner who is signed in, and what happens in the worker and in Google."""

    def __init__(self, clinic: Any, nurse: Any, client: Any, url: str) -> None:
        self.clinic, self.nurse, self.client, self.url = clinic, nurse, client, url
        self.context = Context.system(clinic.company.id)

    async def press(self, button: str = "allow") -> dict[str, str]:
        """Begin the consent and answer it; return what Google sends back."""
        reply = await self.nurse.post(f"{GOOGLE}/consent")
        assert reply.status_code == 200, reply.text
        url = reply.json()["data"]["url"]
        return answer_consent(url, button)

    async def connect(self) -> None:
        answer = await self.press()
        reply = await self.nurse.post(f"{GOOGLE}/connect", json={"code": answer["code"], "state": answer["state"]})
        assert reply.json()["data"]["state"] == "connecting", reply.text
        await self.work()

    async def work(self, **fields: Any) -> None:
        """Let the worker synchronize now."""
        async with transaction(self.context) as session:
            await session.execute(update(GoogleCalendar).values(next_sync_at=now(), lease_until=None, **fields))
        await synchronize_due_calendars(self.context)

    async def state(self) -> dict[str, Any]:
        return (await self.nurse.get(GOOGLE)).json()["data"]

    async def row(self) -> GoogleCalendar:
        async with transaction(self.context) as session:
            return (await session.scalars(select(GoogleCalendar))).one()

    async def busy_times(self) -> list[str]:
        async with transaction(self.context) as session:
            rows = await session.scalars(select(GoogleBusyTime).order_by(GoogleBusyTime.during))
            return [row.during.lower.strftime("%H:%M") for row in rows]

    def events(self) -> list[dict[str, Any]]:
        return [event for event in httpx.get(f"{self.url}/api/events").json() if event["status"] != "cancelled"]

    def put_event(self, event_id: str, start: str, end: str, **fields: Any) -> None:
        body = {"summary": "Tandläkare", "start": {"dateTime": _instant(start)}, "end": {"dateTime": _instant(end)}, **fields}
        httpx.put(f"{self.url}/api/events/{event_id}", json=body).raise_for_status()

    def channels(self) -> list[dict[str, Any]]:
        return list(httpx.get(f"{self.url}/api/channels").json())

    def behave(self, **changes: Any) -> None:
        httpx.post(f"{self.url}/api/behaviour", json=changes).raise_for_status()

    async def book(self, start: str, **fields: Any) -> Any:
        return await self.nurse.post("/api/v2/bookings", json=self.clinic.booking_data(self.client.id, start, **fields))

    async def count_synchronizations(self) -> int:
        """Count the deliveries of new bookings to the synchronization."""
        async with transaction(self.context) as session:
            return len(list(await session.scalars(select(Delivery.id).where(Delivery.subscriber == "booking.google_created"))))

    async def free_starts(self) -> list[str]:
        day = self.clinic.at(9)[:10]
        params = {"service_id": str(self.clinic.service.id), "from": day, "to": day}
        slots = (await self.nurse.get("/api/v2/bookings/free-slots", params=params)).json()["data"]["slots"]
        return [slot["start_at"] for slot in slots]


def _instant(wire: str) -> str:
    return wire.replace(" ", "T") + "Z"


@pytest.fixture
async def practice(as_staff: Any, factory: Any, google: str) -> Practice:
    clinic = await factory.bookable_clinic(settings={"slot_interval": 60})
    nurse = await as_staff(company=clinic.company, is_for_booking=True, language="sv")
    async with transaction(Context.system(clinic.company.id)) as session:
        await session.execute(update(Resource).where(Resource.id == clinic.practitioners[0].id).values(membership_id=nurse.member.id))
    return Practice(clinic, nurse, await factory.client(clinic.company, first_name="Klara", last_name="Hemlig"), google)


@pytest.mark.covers("PLT-060")
async def test_new_booking_of_a_connected_practitioner_is_work_for_the_worker(practice):
    """PLT-060: its event is delivered to the synchronization; that of a practitioner without a calendar isn't."""
    await practice.book(practice.clinic.at(9))
    assert await practice.count_synchronizations() == 0
    await practice.connect()
    await practice.book(practice.clinic.at(11))
    assert await practice.count_synchronizations() == 1


@pytest.mark.covers("PLT-060", "PLT-019")
async def test_busy_times_block_the_portal_and_staff_book_over_them(practice, visitor):
    """PLT-060: foreign events are busy times without their title; visitors aren't offered them, staff are asked first."""
    clinic = practice.clinic
    practice.put_event("dentist00", clinic.at(10), clinic.at(11))
    practice.put_event("birthday0", clinic.at(13), clinic.at(14), transparency="transparent")
    await practice.connect()
    state = await practice.state()
    assert (state["state"], state["account"], bool(state["last_synced_at"])) == ("connected", "person@gmail.test", True)
    assert await practice.busy_times() == ["10:00"]
    starts = await practice.free_starts()
    assert clinic.at(10) not in starts and {clinic.at(9), clinic.at(11), clinic.at(13)} <= set(starts)
    portal = await visitor.get(
        f"/api/v2/booking-portal/{clinic.company.encrypted_id}/available-slots",
        params={"service_id": str(clinic.service.id), "day": clinic.at(9)[:10]},
    )
    assert clinic.at(9) in portal.text and clinic.at(10) not in portal.text, portal.text
    refused = await practice.book(clinic.at(10))
    assert refused.json()["data"]["code"] == "booking.practitioner_busy"
    assert [(row["start_at"], row["end_at"]) for row in refused.json()["data"]["conflicts"]] == [(clinic.at(10), clinic.at(11))]
    day = clinic.at(9)[:10]
    calendar = (await practice.nurse.get("/api/v2/bookings", params={"from": day, "to": day})).json()["data"]
    assert [(row["start_at"], row["end_at"]) for row in calendar["busy"]] == [(clinic.at(10), clinic.at(11))]
    assert "Tandläkare" not in refused.text + str(calendar)
    assert (await practice.book(clinic.at(10), allow_overlap=True)).status_code == 200
    practice.put_event("dentist00", clinic.at(15), clinic.at(16))
    await practice.work()
    assert await practice.busy_times() == ["15:00"]
    practice.put_event("dentist00", clinic.at(15), clinic.at(16), status="cancelled")
    await practice.work()
    assert await practice.busy_times() == []


@pytest.mark.covers("PLT-060")
async def test_bookings_are_written_without_clients_and_never_come_back(practice):
    """PLT-060: created, moved and cancelled bookings follow; titles name nobody; our own events are no busy times, also when moved there."""
    clinic = practice.clinic
    first = (await practice.book(clinic.at(9))).json()["data"]
    await practice.connect()
    [event] = practice.events()
    assert (event["summary"], event["id"], event["start"]["dateTime"]) == ("Bokad", first["id"].replace("-", ""), _instant(clinic.at(9)))
    for secret in ("Klara", "Hemlig", clinic.service.name):
        assert secret not in str(event)
    second = (await practice.book(clinic.at(12))).json()["data"]
    await practice.work()
    await practice.work()
    assert [len(practice.events()), await practice.busy_times()] == [2, []]
    await practice.nurse.post(f"/api/v2/bookings/{second['id']}/reschedule", json={"start_at": clinic.at(14), "version": 1})
    practice.put_event(first["id"].replace("-", ""), clinic.at(7), clinic.at(8))
    await practice.work()
    await practice.work()
    assert sorted(row["start"]["dateTime"] for row in practice.events()) == [_instant(clinic.at(9)), _instant(clinic.at(14))]
    await practice.nurse.post(f"/api/v2/bookings/{second['id']}/cancel", json={"reason": "Klienten är sjuk", "version": 2})
    await practice.work()
    assert [row["id"] for row in practice.events()] == [first["id"].replace("-", "")]


@pytest.mark.covers("PLT-060")
async def test_an_event_changed_meanwhile_and_a_second_insert_are_overwritten(practice):
    """PLT-060: 412 by a newer etag and 409 by an id that is there end with the booking's own time."""
    clinic = practice.clinic
    booking = (await practice.book(clinic.at(9))).json()["data"]
    event_id = booking["id"].replace("-", "")
    practice.put_event(event_id, clinic.at(7), clinic.at(8))
    await practice.connect()
    assert [row["start"]["dateTime"] for row in practice.events()] == [_instant(clinic.at(9))]
    account = await practice.row()
    practice.put_event(event_id, clinic.at(7), clinic.at(8), visibility="public")
    await practice.nurse.post(f"/api/v2/bookings/{booking['id']}/reschedule", json={"start_at": clinic.at(15), "version": 1})
    from clinic.booking.google_calendar.account import GoogleAccount
    row = await synchronization._claim(practice.context, account.id)
    await synchronization._write_events(practice.context, row, GoogleAccount.from_encrypted(account.id, account.tokens))
    assert [row["start"]["dateTime"] for row in practice.events()] == [_instant(clinic.at(15))]


@pytest.mark.covers("PLT-060")
async def test_pages_are_followed_and_a_forgotten_sync_token_reads_all(practice):
    """PLT-060: two events a page; 410 drops what Google no longer has, an incremental list does not repeat the rest."""
    clinic = practice.clinic
    practice.behave(max_page=2)
    for hour in (9, 10, 11, 12, 13):
        practice.put_event(f"event{hour:04}", clinic.at(hour), clinic.at(hour, 30))
    await practice.connect()
    assert await practice.busy_times() == ["09:00", "10:00", "11:00", "12:00", "13:00"]
    practice.behave(forget=True)
    practice.put_event("event0009", clinic.at(9), clinic.at(9, 30), status="cancelled")
    await practice.work()
    assert await practice.busy_times() == ["10:00", "11:00", "12:00", "13:00"]


@pytest.mark.covers("PLT-060")
@pytest.mark.parametrize("fault", [
    {"status": 500}, {"status": 503}, {"status": 429}, {"status": 403, "reason": "userRateLimitExceeded"}, {"seconds": 2},
], ids=["error", "unavailable", "too-many", "rate", "slow"])
async def test_failures_never_hinder_a_booking_and_heal(practice, fault):
    """PLT-060: a failing or slow Google is tried again later; what was booked meanwhile is written then."""
    clinic = practice.clinic
    await practice.connect()
    practice.behave(**fault)
    assert (await practice.book(clinic.at(9))).status_code == 200
    await practice.work()
    row = await practice.row()
    assert (row.state, row.failures, row.lease_until) == ("connected", 1, None) and row.next_sync_at > now() + timedelta(seconds=30)
    assert (await practice.state())["has_failed"] is True
    practice.behave(status=0, reason="", seconds=0)
    await practice.work()
    assert (len(practice.events()), (await practice.state())["has_failed"]) == (1, False)


@pytest.mark.covers("PLT-060")
async def test_ended_tokens_are_renewed_and_withdrawn_access_is_reported(practice):
    """PLT-060: 401 and an expired token are renewed; after invalid_grant the connection is broken, its person notified, and a consent heals it."""
    clinic = practice.clinic
    practice.behave(expires_in=1)
    await practice.connect()
    await practice.book(clinic.at(9))
    await practice.work()
    assert len(practice.events()) == 1
    practice.behave(revoke=True, expires_in=3599)
    await practice.work()
    assert (await practice.state())["state"] == "broken"
    async with transaction(practice.context) as session:
        events = list(await session.scalars(select(Event).where(Event.name == "booking.google_calendar_broken")))
    assert [event.payload for event in events] == [{"membership_id": str(practice.nurse.member.id)}]
    assert len(await practice.nurse.list_audit("google_calendar.broken")) == 1
    await practice.connect()
    assert ((await practice.state())["state"], len(practice.events())) == ("connected", 1)


@pytest.mark.covers("PLT-060")
async def test_channel_is_kept_and_notifications_need_its_token(practice, visitor, monkeypatch):
    """PLT-060: a channel is opened, replaced before it ends, and only its own token makes the calendar due."""
    monkeypatch.setattr(settings(), "public_url", "http://localhost:9")
    await practice.connect()
    row = await practice.row()
    [channel] = practice.channels()
    assert channel["id"] == str(row.channel_id) and channel["address"] == "http://localhost:9/api/hooks/google-calendar"
    headers = {"X-Goog-Channel-ID": channel["id"], "X-Goog-Resource-State": "exists"}

    async def is_due_after(token: str) -> bool:
        async with transaction(practice.context) as session:
            await session.execute(update(GoogleCalendar).values(next_sync_at=now() + timedelta(hours=1)))
        reply = await visitor.post("/api/hooks/google-calendar", headers={**headers, "X-Goog-Channel-Token": token})
        assert reply.status_code == 200
        return (await practice.row()).next_sync_at <= now()

    other = await visitor.post("/api/hooks/google-calendar")
    assert other.status_code == 200
    assert [await is_due_after(token) for token in ("", "wrong", sign_channel(row.company_id, row.id), channel["token"])] == [False, False, False, True]
    await practice.work(channel_expires_at=now() + timedelta(hours=1))
    [renewed] = practice.channels()
    assert renewed["id"] != channel["id"] and (await practice.row()).channel_id is not None


@pytest.mark.covers("PLT-060", "PLT-019")
@pytest.mark.parametrize("remove_events", [True, False])
async def test_disconnecting_withdraws_access_and_removes_what_was_chosen(practice, remove_events):
    """PLT-060: busy times go at once; the access is withdrawn; our events go or stay; a failing Google is asked again later."""
    clinic = practice.clinic
    practice.put_event("dentist00", clinic.at(10), clinic.at(11))
    await practice.connect()
    await practice.book(clinic.at(9))
    await practice.work()
    practice.behave(status=503)
    reply = await practice.nurse.post(f"{GOOGLE}/disconnect", json={"remove_events": remove_events})
    assert reply.json()["data"]["state"] == "disconnecting"
    assert await practice.busy_times() == [] and clinic.at(10) in await practice.free_starts()
    await practice.work()
    assert (await practice.state())["state"] == "disconnecting"
    practice.behave(status=0)
    refresh_token = (await practice.row()).tokens
    await practice.work()
    assert (await practice.state())["state"] == "none" and refresh_token
    titles = sorted(event["summary"] for event in practice.events())
    assert titles == (["Tandläkare"] if remove_events else ["Bokad", "Tandläkare"])
    async with transaction(practice.context) as session:
        assert list(await session.scalars(select(GoogleCalendar))) == []
    assert len(await practice.nurse.list_audit("google_calendar.disconnected")) == 1


@pytest.mark.covers("PLT-060")
async def test_disconnecting_while_the_worker_reads_needs_no_further_run(practice, monkeypatch):
    """PLT-060: the run that was under way withdraws the access itself, so that nobody waits until its lease ends."""
    await practice.connect()
    await practice.book(practice.clinic.at(9))
    read_changes = synchronization.busy_times.read_changes

    async def disconnect_first(*arguments: Any) -> Any:
        monkeypatch.setattr(synchronization.busy_times, "read_changes", read_changes)
        progress = await read_changes(*arguments)
        await practice.nurse.post(f"{GOOGLE}/disconnect", json={"remove_events": True})
        return progress

    monkeypatch.setattr(synchronization.busy_times, "read_changes", disconnect_first)
    await practice.work()
    assert (await practice.state())["state"] == "none"
    assert practice.events() == []


@pytest.mark.covers("PLT-060")
async def test_consent_belongs_to_its_person_and_is_used_once(practice, as_staff):
    """PLT-060: another state, a used one, an expired one and a colleague's are refused; a forged code breaks the connection only."""
    answer = await practice.press()
    data = {"code": answer["code"], "state": answer["state"]}
    colleague = await as_staff(company=practice.clinic.company, is_for_booking=True)
    assert (await colleague.post(f"{GOOGLE}/connect", json=data)).json()["data"]["code"] == "google.consent_missing"
    wrong = await practice.nurse.post(f"{GOOGLE}/connect", json={**data, "state": "other"})
    assert wrong.json()["data"]["code"] == "google.consent_missing"
    assert (await practice.nurse.post(f"{GOOGLE}/connect", json={**data, "code": "forged"})).status_code == 200
    assert (await practice.nurse.post(f"{GOOGLE}/connect", json=data)).json()["data"]["code"] == "google.consent_missing"
    await practice.work()
    assert (await practice.state())["state"] == "broken"
    assert (await practice.press("deny"))["error"] == "access_denied"
    desk = await as_staff(company=practice.clinic.company)
    assert (await desk.get(GOOGLE)).json()["data"]["is_available"] is False
    assert (await desk.post(f"{GOOGLE}/consent")).json()["data"]["code"] == "calendar_link.not_bookable"


@pytest.mark.covers("PLT-060")
async def test_tokens_are_encrypted_and_an_installation_without_google_says_so(practice, monkeypatch):
    """PLT-060: no token stands readable in the database; without a client of Google nothing is offered."""
    await practice.connect()
    row = await practice.row()
    assert b"ya29" not in row.tokens and b"1//" not in row.tokens and row.consent is None
    monkeypatch.setattr(settings(), "google_client_id", "")
    assert (await practice.state())["is_available"] is False
    assert (await practice.nurse.post(f"{GOOGLE}/consent")).json()["data"]["code"] == "google.not_set_up"
