"""`just crash-recovery`: kill API, worker and database at random while visitors book and pay, and check what is left afterwards.

No booking may be lost or made twice, no money kept without a booking, every SMS comes once, and an e-mail at most twice with one
Message-ID (BEY-006, BEY-042, MSG-010).
"""

import argparse
import asyncio
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "services")]

import asyncpg  # noqa: E402
import httpx  # noqa: E402
from paying_visitor import PORTAL, RETRY_SECONDS, Outcome, PayingVisitor, Slot  # noqa: E402
from results import Result, render_table  # noqa: E402
from started_product import QUICK_REPORTS, StartedProduct, run_product  # noqa: E402

PROCESSES = ("api", "worker", "postgres")
CONCURRENT_VISITORS, KILL_SECONDS, SETTLE_SECONDS = 24, (2.0, 10.0), 1500.0
OWNER_NUMBER, SWISH_NUMBER = "199008072390", "1231181189"
STAFF_API, SETTINGS = "/api/v3/point-of-sale", "/api/v3/point-of-sale/online-payments/settings"
MAX_MAILS = 2
SLOTS_OF_DAY, FIRST_DAY, HORIZON_DAYS = 4, 3, 85
"""Visits begin FIRST_DAY days from now: a reminder within the run would count as a second confirmation, since it has the booking's link."""
_COMPANY = "SELECT id FROM company WHERE encrypted_id = $1"
_BOOKINGS = """
SELECT c.phone, count(*) FROM booking b JOIN client c ON c.company_id = b.company_id AND c.id = b.client_id
WHERE b.company_id = $1 AND b.state = 'booked' AND c.phone = ANY($2) GROUP BY c.phone
"""
_OVERLAPS = """
SELECT count(*) FROM occupancy a JOIN occupancy b ON b.company_id = a.company_id AND b.resource_id = a.resource_id
  AND b.overlap_group_id <> a.overlap_group_id AND b.during && a.during
WHERE a.company_id = $1 AND a.released_at IS NULL AND b.released_at IS NULL
  AND (a.expires_at IS NULL OR a.expires_at > now()) AND (b.expires_at IS NULL OR b.expires_at > now())
"""
_SOLD = """
SELECT count(*) AS receipts, count(DISTINCT r.booking_id) AS bookings, coalesce(sum(r.total), 0) AS total
FROM online_payment p JOIN receipt r ON r.company_id = p.company_id AND r.booking_id = p.booking_id AND r.type = 'sale' AND r.state = 'PAID'
WHERE p.company_id = $1 AND p.state = 'booked'
"""
_UNFINISHED = """
SELECT (SELECT count(*) FROM online_payment WHERE company_id = $1 AND next_attempt_at IS NOT NULL)
  + (SELECT count(*) FROM receipt WHERE company_id = $1 AND state IN ('PENDING', 'PROCESSING'))
  + (SELECT count(*) FROM message WHERE company_id = $1 AND state IN ('queued', 'sending'))
  + (SELECT count(*) FROM delivery d JOIN event e ON e.company_id = $1 AND e.id = d.event_id
    WHERE d.company_id = $1 AND d.state = 'pending' AND e.occurred_at >= $2 AND d.next_attempt_at < now() + interval '11 minutes')
"""
"""Without what the demo clinic's own past still has to do."""
_PASS_THE_WAIT = (
    """UPDATE message SET tried_at = tried_at - interval '11 minutes' WHERE company_id = $1 AND state = 'sending'
    AND tried_at < now() - interval '15 seconds'""",
    """UPDATE delivery SET next_attempt_at = now() WHERE company_id = $1 AND state = 'pending'
    AND (next_attempt_at > now() + interval '3 minutes'
      OR next_attempt_at BETWEEN now() + interval '2 seconds' AND now() + interval '95 seconds')""",
)
"""What an unknown message waits for its report, which the simulator repeats each second, the delivery that asks for it afterwards, and the
rest of the two minutes after which another worker takes a delivery from one that was killed."""


def main() -> int:
    """Run the visitors and the kills, and print what was found. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="just crash-recovery")
    parser.add_argument("--bookings", type=int, default=500)
    parser.add_argument("--seed", type=int, default=7, help="of what is killed, and when")
    parser.add_argument("--pass-the-wait", action="store_true", help="skip the ten minutes after which an unknown message is sent anew")
    arguments = parser.parse_args()
    results = run_benchmarks(arguments.bookings, seed=arguments.seed, pass_the_wait=arguments.pass_the_wait)
    print(render_table(results))  # noqa: T201 - the command prints
    return 0 if all(result.passed for result in results) else 1


def run_benchmarks(bookings: int, *, seed: int = 7, pass_the_wait: bool = False) -> list[Result]:
    """Run so many bookings in a product of its own, and return what was found."""
    with run_product(QUICK_REPORTS if pass_the_wait else {}) as product:
        return asyncio.run(_run(product, bookings, Random(seed), pass_the_wait=pass_the_wait))  # noqa: S311 - only chooses what is killed


async def _run(product: StartedProduct, bookings: int, random: Random, *, pass_the_wait: bool) -> list[Result]:
    started_at, began_at, kills = time.monotonic(), datetime.now(UTC), Counter[str]()
    async with httpx.AsyncClient(timeout=30) as http:
        await _switch_payment_on(product, http)
        slots = await _list_slots(product, http, bookings)
        killing = asyncio.create_task(_kill_at_random(product, random, kills))
        outcomes = await _book_all(product, http, slots)
        while len(kills) < len(PROCESSES) and not killing.done():  # noqa: ASYNC110 - another task kills
            await asyncio.sleep(RETRY_SECONDS)
        killing.cancel()
        with suppress(asyncio.CancelledError):
            await killing
    connection = await _connect(product)
    try:
        company_id = await connection.fetchval(_COMPANY, PORTAL.rpartition("/")[2])
        unfinished = await _wait_until_settled(connection, company_id, began_at, pass_the_wait=pass_the_wait)
        results = await _check_bookings(connection, company_id, product, outcomes)
    finally:
        await connection.close()
    killed = ", ".join(f"{name} {kills[name]}" for name in PROCESSES)
    seconds = f"{time.monotonic() - started_at:.0f} s"
    return [
        Result("Kills in all", f"{killed}; {seconds}", "each at least once", all(kills[name] for name in PROCESSES)),
        Result("Payments, receipts, messages and deliveries that have not ended", str(unfinished), "0", unfinished == 0),
        *results, *_check_messages(product.read_messages(), outcomes),
    ]


async def _kill_at_random(product: StartedProduct, random: Random, kills: Counter[str]) -> None:
    """Kill one process after the other, each of them before any comes a second time, and wait until the API is ready before the next."""
    queue: list[str] = []
    while True:
        await asyncio.sleep(random.uniform(*KILL_SECONDS))
        queue = queue or random.sample(PROCESSES, len(PROCESSES))
        name = queue.pop()
        kills[name] += product.kill(name)
        while not await asyncio.to_thread(product.is_ready):  # noqa: ASYNC110 - another process gets ready
            await asyncio.sleep(0.3)


async def _book_all(product: StartedProduct, http: httpx.AsyncClient, slots: list[Slot]) -> list[Outcome]:
    waiting = asyncio.Semaphore(CONCURRENT_VISITORS)

    async def book(number: int, slot: Slot) -> Outcome:
        async with waiting:
            return await PayingVisitor(number, product, http).book(slot)

    return list(await asyncio.gather(*(book(number, slot) for number, slot in enumerate(slots))))


async def _switch_payment_on(product: StartedProduct, http: httpx.AsyncClient) -> None:
    """Sign in as the owner by BankID and let visitors pay a deposit."""
    await http.get(f"{product.url}/api/csrf-cookie")

    async def call(method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        headers = {"X-CSRF-Token": http.cookies["csrf_token"], "Idempotency-Key": str(uuid4())}
        reply = (await http.request(method, f"{product.url}{path}", json=body, headers=headers)).json()
        if reply["status"] != "1":
            raise RuntimeError(f"{method} {path}: {reply}")
        return reply["data"]

    order = (await call("POST", "/api/login/bankid/start-order", {}))["order_ref"]
    text = (await call("GET", f"/api/login/bankid/generate-qr?order_ref={order}"))["qr"]
    app = f"{product.simulators_url}/bankid"
    scanned = await http.post(f"{app}/scan", json={"text": text, "personal_number": OWNER_NUMBER})
    await http.post(f"{app}/orders/{scanned.json()['ref']}/action", json={"action": "sign"})
    await call("POST", "/api/login/bankid/collect-order", {"order_ref": order})
    settings = await call("GET", SETTINGS)
    register = next(row["id"] for row in settings["registers"] if not row["blocker"])
    await call("PUT", SETTINGS, {"mode": "percent", "register_id": register, "swish_number": SWISH_NUMBER, "version": settings["version"]})
    http.cookies.clear()


async def _list_slots(product: StartedProduct, http: httpx.AsyncClient, count: int) -> list[Slot]:
    """List so many free times of services that cost something and have no other condition, few of each day and practitioner."""
    async def get(path: str, **params: str) -> Any:
        return (await http.get(f"{product.url}{PORTAL}{path}", params=params)).json()["data"]

    services = [row for category in await get("/categories") for row in category["services"]]
    slots: list[Slot] = []
    taken: set[tuple[str, str]] = set()
    for offset in range(FIRST_DAY, HORIZON_DAYS):
        day = time.strftime("%Y-%m-%d", time.gmtime(time.time() + offset * 86_400))
        for service in services:
            if service["price"] <= 0 or service["aesthetic_kind"] or service.get("group_quantity"):
                continue
            for slot in (await get("/available-slots", service_id=service["id"], day=day))["slots"]:
                hour = slot["start_at"][:13]
                free = [each for each in slot["practitioner_ids"] if not {(each, hour), (each, _next_hour(hour))} & taken]
                if free and sum(each == free[0] and at.startswith(day) for each, at in taken) < 2 * SLOTS_OF_DAY:
                    taken |= {(free[0], hour), (free[0], _next_hour(hour))}
                    slots.append(Slot(service["id"], free[0], slot["start_at"]))
                if len(slots) == count:
                    return slots
    return slots


def _next_hour(hour: str) -> str:
    return f"{hour[:11]}{int(hour[11:]) + 1:02}"


async def _connect(product: StartedProduct) -> asyncpg.Connection:
    """Connect to the database, once it has started after the last kill."""
    for _ in range(60):
        try:
            return await asyncpg.connect(product.database_url)
        except (OSError, asyncpg.PostgresError):
            await asyncio.sleep(1)
    raise TimeoutError


async def _wait_until_settled(connection: asyncpg.Connection, company_id: Any, began_at: datetime, *, pass_the_wait: bool) -> int:
    """Wait until all that was begun has ended; return what has not."""
    deadline, unfinished = time.monotonic() + SETTLE_SECONDS, 1
    while unfinished and time.monotonic() < deadline:
        await asyncio.sleep(2)
        if pass_the_wait:
            for statement in _PASS_THE_WAIT:
                await connection.execute(statement, company_id)
        unfinished = await connection.fetchval(_UNFINISHED, company_id, began_at)
    return int(unfinished)


async def _check_bookings(
    connection: asyncpg.Connection, company_id: Any, product: StartedProduct, outcomes: Sequence[Outcome],
) -> list[Result]:
    booked = dict(await connection.fetch(_BOOKINGS, company_id, [outcome.phone for outcome in outcomes]))
    expected = [outcome for outcome in outcomes if outcome.state == "booked"]
    states = ", ".join(f"{state} {count}" for state, count in Counter(outcome.state for outcome in outcomes).most_common(5))
    lost = sum(booked.get(outcome.phone, 0) < 1 for outcome in expected)
    twice = sum(count > 1 for count in booked.values())
    unexpected = len(set(booked) - {outcome.phone for outcome in expected})
    overlaps = await connection.fetchval(_OVERLAPS, company_id)
    sold, money = await connection.fetchrow(_SOLD, company_id), _sum_of_money(product)
    sums = f"{money / 100:.2f} kr at the providers, {sold['total'] / 100:.2f} kr on {sold['receipts']} receipts"
    is_right = money == sold["total"] and sold["receipts"] == sold["bookings"] == len(booked)
    return [
        Result("Visitors", states, "all booked", len(expected) == len(outcomes)),
        Result("Bookings lost", str(lost), "0", lost == 0),
        Result("Bookings made twice, without a visitor who knows, or over another", f"{twice}, {unexpected}, {overlaps}", "0, 0, 0",
               twice == unexpected == overlaps == 0),
        Result("Money without a booking or its return", sums, "the same", is_right),
    ]


def _sum_of_money(product: StartedProduct) -> int:
    """Return what visitors have paid and not got back, in öre, as the providers have it."""
    records = product.read_records()
    swish = sum(round(float(row["body"]["amount"]) * 100) - row["refunded"] for row in records.get("swish", {}).values()
                if row["status"] == "PAID")
    cards = sum(row["amount"] for row in records.get("transaction", {}).values() if row["status"] in {"F", "R"})
    return swish + int(cards)


def _check_messages(messages: Sequence[dict[str, Any]], outcomes: Sequence[Outcome]) -> list[Result]:
    """Check that each SMS came once, and that the visitors who booked got one confirmation by each channel."""
    own = {address for outcome in outcomes for address in (outcome.phone, outcome.email)}
    sms = Counter((row["to"], row["text"]) for row in messages if row["channel"] == "sms" and row["to"] in own)
    mails = Counter(row["message_id"] for row in messages if row["channel"] == "mail" and row["to"] in own)
    confirmations: dict[str, set[str]] = {}
    for row in messages:
        if "/booking/info/" in row["text"]:
            confirmations.setdefault(row["to"], set()).add(row["message_id"] or row["text"])
    booked = [address for outcome in outcomes if outcome.state == "booked" for address in (outcome.phone, outcome.email)]
    wrong = sum(len(confirmations.get(address, ())) != 1 for address in booked)
    repeated = sum(count > 1 for count in sms.values())
    return [
        Result("SMS that came twice", f"{repeated} of {sum(sms.values())}", "0", repeated == 0),
        Result("An e-mail of one Message-ID", f"at most {max(mails.values(), default=0)} times; {sum(mails.values())} in all",
               f"at most {MAX_MAILS} times", max(mails.values(), default=0) <= MAX_MAILS),
        Result("Visitors' addresses without exactly one confirmation", f"{wrong} of {len(booked)}", "0", wrong == 0),
    ]


if __name__ == "__main__":
    sys.exit(main())
