"""Two hundred at once for one time: visitors who pay, clients of the waiting list, and all kinds of booking beside an import (BEY-001)."""

import asyncio
from collections import Counter
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import select

from clinic.core.database.session import read_only_transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings
from clinic.data_exchange.imports import service as imports, worker
from clinic.pos.models import OnlinePayment
from tests.booking.concurrency.test_concurrent_bookings import REQUESTS, assert_no_overlap_between_groups, count_outcomes
from tests.booking.waiting_list.test_waiting_list import WaitingClinic
from tests.data_exchange.imports.import_calls import check, get, list_events, start
from tests.pos.paying_visitors import SETTINGS, SWISH_NUMBER, Payer, money_of, press_swish, settings_data
from tests.providers.payment_clients import behave, seen

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(240), pytest.mark.covers("BEY-001", "BEY-002")]
DEPOSIT, HOUR = 9000, 9
ANSWERED_SECONDS = 60
"""All in one process beside other tests; `just bench` measures the two seconds of the ledger with two processes."""


class StampedeClinic:
    """A clinic with one practitioner, whose time is contested."""

    def __init__(self, clinic: Any, place: Any, staff: Any, visitor: Any, factory: Any) -> None:
        self.clinic, self.place, self.staff, self.visitor, self.factory = clinic, place, staff, visitor, factory
        self.base = f"/api/v2/booking-portal/{clinic.company.encrypted_id}"
        self.waiting = WaitingClinic(place, staff, visitor, factory)
        self.start = place.at(HOUR)

    def address(self, number: int) -> dict[str, str]:
        """Return the header of an address of its own, since the portal limits the calls of each."""
        return {"X-Forwarded-For": f"10.20.{number >> 8}.{number & 255}"}

    async def switch_payment_on(self) -> None:
        """Let visitors pay a deposit; all of them, since each service has a price."""
        assert (await self.staff.put(SETTINGS, json=settings_data(self.clinic.register.id))).status_code == 200

    async def flows(self, count: int) -> list[dict[str, str]]:
        """Insert verified flows that have selected the time; return the headers of each."""
        flows = [await self.factory.booking_flow(self.place, self.start) for _ in range(count)]
        return [{**flow.headers, **self.address(number)} for number, flow in enumerate(flows)]

    async def paying(self, count: int) -> list[Any]:
        """Return visitors' calls that begin to pay."""
        path = f"{self.base}/create-with-pos"
        return [self.visitor.post(path, json={"method": "swish"}, headers=headers) for headers in await self.flows(count)]

    async def by_staff(self, callers: int, path: str = "/api/v2/bookings", **fields: Any) -> list[Any]:
        """Return calls of staff that book the time, or a series from it on."""
        client = await self.factory.client(self.clinic.company)
        body = {**self.place.booking_data(client.id, self.start), **fields}
        return [self.staff.post(path, json=body) for _ in range(callers)]

    async def from_portal(self, count: int) -> list[Any]:
        """Return visitors' calls that book the time without a payment."""
        return [self.visitor.post(f"{self.base}/bookings", headers=headers) for headers in await self.flows(count)]

    async def rescheduled(self, count: int) -> list[Any]:
        """Return calls of staff that move bookings of later days to the time."""
        client, calls = await self.factory.client(self.clinic.company), []
        for number in range(count):
            at = self.place.at(number % 10 + 8, days=20 + number // 10)
            booking = (await self.staff.post("/api/v2/bookings", json=self.place.booking_data(client.id, at))).json()["data"]
            calls.append(self.staff.post(f"/api/v2/bookings/{booking['id']}/reschedule", json={"start_at": self.start, "version": 1}))
        return calls

    async def from_waiting_list(self, count: int) -> list[Any]:
        """Free the time, which is offered to so many clients; return the calls that accept it."""
        await self.waiting.set_rules(waiting_list_mode="all")
        booking = await self.waiting.book(self.start)
        for _ in range(count):
            await self.waiting.wait()
        await self.waiting.cancel(booking)
        keys = await self.waiting.keys()
        assert len(keys) == count
        path = f"{self.waiting.portal}/accept"
        return [self.visitor.post(path, json={"key": key}, headers=self.address(number)) for number, key in enumerate(keys)]

    async def importing(self) -> tuple[str, Any]:
        """Check a file that books the time; return the import's id and its run."""
        client = await self.factory.client(self.clinic.company, email="fil@people.test")
        names = ["Datum", "Starttid", "Tjänst", "Behandlare", "E-post"]
        values = [self.start[:10], f"{HOUR:02}:00", self.place.service.name, self.place.practitioners[0].name, client.email]
        row = await check(self.staff, "bookings", [names, values])
        await start(self.staff, row)
        [event] = await list_events(self.clinic.company, imports.IMPORT_STARTED)
        return row["id"], worker.run_import(event)

    async def list_holders(self) -> list[Any]:
        """Return the occupancies of the contested time."""
        rows = await self.factory.list_occupancies(self.clinic.company)
        return [row for row in rows if row.released_at is None and f"{row.starts_at:%Y-%m-%d %H:%M:%S}" == self.start]


@pytest.fixture
async def stampede(no_open_sales: None, as_staff: Any, factory: Any, visitor: Any, monkeypatch: pytest.MonkeyPatch) -> StampedeClinic:
    monkeypatch.setattr(settings(), "public_url", "https://127.0.0.1:9")
    monkeypatch.setattr(settings(), "trusted_proxies", "127.0.0.0/8")
    clinic = await factory.pos_clinic(timezone="UTC")
    staff = await as_staff("admin", company=clinic.company)
    await staff.csrf()
    await visitor.csrf()
    return StampedeClinic(clinic, await factory.bookable_clinic(company=clinic.company), staff, visitor, factory)


async def gather_timed(calls: list[Any]) -> list[Any]:
    """Send all calls at once; all are answered in time."""
    started_at = monotonic()
    replies = await asyncio.gather(*calls)
    assert monotonic() - started_at < ANSWERED_SECONDS
    return replies


@pytest.mark.covers("PUB-004", "BKG-042")
async def test_visitors_who_pay_for_one_time_at_once_pay_and_book_once(stampede: StampedeClinic, sims: Any, factory: Any) -> None:
    """BEY-001: the others are told before anything is asked of them; one payment is begun, and it becomes the booking."""
    behave(sims, "swish", SWISH_NUMBER, outcome="manual")
    await stampede.switch_payment_on()
    outcomes = count_outcomes(await gather_timed(await stampede.paying(REQUESTS)))
    assert outcomes == {"success": 1, "409 booking.time_taken": REQUESTS - 1}
    assert len(seen(sims)["swish"]) == 1 and len(await stampede.list_holders()) == 1
    press_swish(sims)
    await Payer(stampede.clinic, stampede.place, stampede.visitor, None).work()
    assert len(await factory.list_bookings(stampede.clinic.company)) == 1 and money_of(sims) == DEPOSIT


@pytest.mark.covers("BEY-004")
async def test_clients_who_accept_one_offered_time_at_once_get_one_booking(stampede: StampedeClinic) -> None:
    replies = await gather_timed(await stampede.from_waiting_list(REQUESTS))
    assert Counter(reply.status_code for reply in replies) == {200: REQUESTS}
    assert Counter(reply.json()["data"]["offer_state"] for reply in replies) == {"accepted": 1, "taken": REQUESTS - 1}
    assert len(await stampede.list_holders()) == 1
    await assert_no_overlap_between_groups(stampede.place)


@pytest.mark.covers("BKG-080", "BKG-036", "BEY-004", "PUB-004")
@pytest.mark.parametrize("is_paid", [False, True])
async def test_all_kinds_of_booking_at_once_have_one_winner(stampede: StampedeClinic, sims: Any, *, is_paid: bool) -> None:
    """BEY-001: staff, series, moves, visitors, who pay or don't, the waiting list and an import take one time once."""
    behave(sims, "swish", SWISH_NUMBER, outcome="manual")
    if is_paid:
        await stampede.switch_payment_on()
    share = REQUESTS // 5
    offered = await stampede.from_waiting_list(share)
    import_id, importing = await stampede.importing()
    others = [
        *await stampede.by_staff(REQUESTS - 1 - 4 * share), *await stampede.by_staff(share, "/api/v2/bookings/series", count=2),
        *await stampede.rescheduled(share), *await (stampede.paying if is_paid else stampede.from_portal)(share),
    ]
    *replies, _ = await gather_timed([*offered, *others, importing])
    assert len(replies) == REQUESTS - 1
    accepted = Counter(reply.json()["data"]["offer_state"] for reply in replies[:share])
    outcomes, imported = count_outcomes(replies[share:]), (await get(stampede.staff, import_id))["taken"]
    assert accepted["accepted"] + outcomes.pop("success", 0) + imported == 1, (accepted, outcomes, imported)
    assert set(accepted) <= {"accepted", "taken"}
    assert set(outcomes) <= {"409 booking.practitioner_busy", "409 booking.series_clashes", "409 booking.time_taken"}
    assert len(await stampede.list_holders()) == 1
    async with read_only_transaction(Context.system(stampede.clinic.company.id)) as session:
        assert len(list(await session.scalars(select(OnlinePayment)))) <= 1
    await assert_no_overlap_between_groups(stampede.place)
