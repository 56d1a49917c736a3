"""Write benchmarks: creating bookings, contention for one time, and concurrent sign-ins."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime, time, timedelta
from functools import partial
from itertools import cycle
from statistics import median
from time import perf_counter
from typing import Any
from uuid import UUID, uuid4

import asyncpg
import contention
import orjson
from datasets import RequestFactory, login_request
from http_client import HttpConnection, HttpRequest, close, connect
from results import TIMES_SIGN, Result, Timings, Tolerance, at_most

from clinic.accounts.identities import passwords
from clinic.accounts.sessions.sign_in_request import STEP_COOKIE
from clinic.accounts.signin.sign_in_codes import PURPOSE
from clinic.core.realtime.valkey import create_client
from clinic.core.security.one_time_codes import hash_code

CONCURRENCY, OK, DAYS, PER_DAY = 16, 200, 360, 4
RATE, CONCURRENT_SIGN_INS, MAX_SIGN_IN_MS, MAX_SLOWDOWN = 600.0, 8, 250.0, 2.0
MIN_SHARE_OF_BASELINE = 0.35
SECOND_FACTOR_BURSTS = 7
"""As many as the limit of typed codes of one address allows."""
PASSWORD = "Aster-bench-1"  # noqa: S105 - a clinic of made-up people
_CODE = "123456"
_SWITCH_SECOND_FACTOR = "UPDATE identity SET is_two_factor_on = $2 WHERE email = ANY($1)"
_OPEN_STEPS = "SELECT s.id FROM sign_in_step s JOIN identity i ON i.id = s.identity_id WHERE i.email = ANY($1)"
_SET_CODE = "UPDATE sign_in_step SET method = 'mail_code', code_hash = $2, attempts = 0 WHERE id = $1"
"""No worker composes the messages with the codes here."""
_ROOMS = "SELECT id FROM resource WHERE company_id = $1 AND type = 'room' ORDER BY id"
_CLEANUP = (
    "DELETE FROM occupancy WHERE company_id = $1 AND booking_id IN (SELECT id FROM booking WHERE company_id = $1 AND created_at >= $2)",
    "DELETE FROM occupancy WHERE company_id = $1 AND hold_id IS NOT NULL",
    "DELETE FROM online_payment_settings WHERE company_id = $1",
    "DELETE FROM waiting_list_offer WHERE company_id = $1", "DELETE FROM waiting_list_entry WHERE company_id = $1",
    "DELETE FROM data_import WHERE company_id = $1",
    "DELETE FROM hold WHERE company_id = $1", "DELETE FROM booking_flow WHERE company_id = $1",
    "DELETE FROM booking WHERE company_id = $1 AND created_at >= $2", "DELETE FROM booking_series WHERE company_id = $1",
    "DELETE FROM delivery WHERE company_id = $1",
    "DELETE FROM event WHERE company_id = $1", "DELETE FROM idempotency_key WHERE company_id = $1",
    "DELETE FROM client_search_token WHERE company_id = $1 AND id IN (SELECT id FROM client WHERE company_id = $1 AND created_at >= $2)",
    "DELETE FROM client WHERE company_id = $1 AND created_at >= $2",
)
"""Deletes what the benchmarks created, so that the next run meets the same clinic."""


@dataclass(frozen=True, slots=True)
class Target:
    """Ports, clinic and duration of the write benchmarks."""

    product: int
    baseline: int
    requests: RequestFactory
    admin_url: str
    ci: bool
    seconds: float


async def run_benchmarks(target: Target) -> tuple[list[Result], float]:
    """Run the write benchmarks. Returns their results and the baseline's bookings per second, a measure of the machine."""
    admin, started_at = await asyncpg.connect(target.admin_url), datetime.now(UTC)
    try:
        booking_requests = BookingRequests(target.requests, await admin.fetchval(
            "SELECT max(start_at) FROM booking WHERE company_id = $1", target.requests.clinic.company_id,
        ))
        rooms = await admin.fetch(_ROOMS, target.requests.clinic.company_id)
        results, baseline_rate = await _rate(target, booking_requests, rooms)
        book_elsewhere = partial(_book_elsewhere, target, booking_requests)
        results += await contention.run_benchmarks(target.product, target.requests, admin, book_elsewhere)
        results += await _sign_in(target, admin)
    finally:
        for sql in _CLEANUP:
            await admin.execute(sql, *([target.requests.clinic.company_id, started_at][: 1 + ("$2" in sql)]))
        await admin.close()
    return results, baseline_rate


class BookingRequests:
    """Booking requests for free times after the seeded bookings, day by day, so that concurrent requests name different ones.

    The baseline has days of its own, because it ignores a service's rooms and would occupy those that the product needs.
    """

    def __init__(self, requests: RequestFactory, after: datetime) -> None:
        self.requests, self.day = requests, after.date() + timedelta(days=7)
        self.free_slots, self.baseline_slots = self._iterate_free_slots(0), self._iterate_free_slots(DAYS)
        self.moved_days = 0

    def _iterate_free_slots(self, extra_days: int) -> Iterator[dict[str, Any]]:
        practitioners = self.requests.clinic.practitioners
        for number in range(DAYS * PER_DAY * len(practitioners)):
            slot, day = divmod(number, DAYS)
            hour, index = divmod(slot, len(practitioners))
            start = datetime.combine(self.day + timedelta(days=extra_days + day), time(7), UTC) + timedelta(hours=2 * hour)
            practitioner, service = practitioners[index * 11 % len(practitioners)]
            yield {"service_id": service, "practitioner_id": practitioner, "start_at": f"{start:%Y-%m-%d %H:%M:%S}"}

    def next_request(self) -> HttpRequest:
        """Build the next booking request."""
        booking = {"client_id": self.requests.random.choice(self.requests.clinic.sampled_clients)["id"], **next(self.free_slots)}
        return post("/api/v2/bookings", self.requests.headers, booking)

    def next_baseline_request(self, rooms: dict[UUID, UUID]) -> HttpRequest:
        """Build the next booking request for the baseline, in the practitioner's own room."""
        slot, clinic = next(self.baseline_slots), self.requests.clinic
        practitioner_id, start = slot["practitioner_id"], f"{slot['start_at']}Z".replace(" ", "T")
        booking = {
            "company": clinic.company_id, "client": self.requests.random.choice(clinic.sampled_clients)["id"],
            "service": slot["service_id"], "practitioner": practitioner_id, "room": rooms[practitioner_id], "start": start,
        }
        return HttpRequest("/book", "POST", body=orjson.dumps(booking, default=str))

    def build_for_practitioner(self, practitioner: UUID, count: int) -> list[HttpRequest]:
        """Build booking requests of a practitioner's service, spread over those who perform it, after all other requests."""
        service = dict(self.requests.clinic.practitioners)[practitioner]
        practitioners, requests = self.requests.clinic.practitioners_of(service), []
        first, self.moved_days = self.moved_days, self.moved_days + count
        for number in range(count):
            extra_days, index = divmod(number, len(practitioners))
            start = datetime.combine(self.day + timedelta(days=2 * DAYS + first + extra_days), time(7), UTC)
            booking = {"service_id": service, "practitioner_id": practitioners[index], "start_at": f"{start:%Y-%m-%d %H:%M:%S}"}
            client_id = self.requests.clinic.sampled_clients[number]["id"]
            requests.append(post("/api/v2/bookings", self.requests.headers, {"client_id": client_id, **booking}))
        return requests


async def _book_elsewhere(target: Target, booking_requests: BookingRequests, practitioner: UUID, count: int) -> list[dict[str, Any]]:
    """Make bookings of a practitioner's service at other times, and return their data."""
    responses = await contention.send_concurrently(target.product, booking_requests.build_for_practitioner(practitioner, count))
    return [orjson.loads(response.body)["data"] for response in responses]


def post(path: str, headers: str, body: dict[str, object]) -> HttpRequest:
    """Build a POST request with an idempotency key, as the forms send it."""
    return HttpRequest(path, "POST", f"{headers}Idempotency-Key: {uuid4()}\r\n", orjson.dumps(body, default=str))


async def _rate(target: Target, booking_requests: BookingRequests, rooms: list[asyncpg.Record]) -> tuple[list[Result], float]:
    """Measure bookings created per second by sixteen clients, alternating with the baseline, as the median of three runs."""
    product, baseline = Throughput(), Throughput()
    practitioners = target.requests.clinic.practitioners
    nearest = {practitioner_id: room["id"] for (practitioner_id, _), room in zip(practitioners, cycle(rooms), strict=False)}
    for _ in range(3):
        await product.measure(target.product, booking_requests.next_request, target.seconds)
        await baseline.measure(target.baseline, partial(booking_requests.next_baseline_request, nearest), target.seconds / 2)
    share, errors = product.rate / baseline.rate, product.errors + baseline.errors
    note = f"{product.rate:.0f}/s (p95 {product.p95:.0f} ms, {errors} errors; {share:.2f} of the baseline's {baseline.rate:.0f}/s)"
    minimum = MIN_SHARE_OF_BASELINE / Tolerance.factor
    results = [Result("Create booking at sixteen, of the baseline's rate", note, f"≥ {minimum:.2f}", share >= minimum and errors == 0)]
    if not target.ci:
        results.append(Result("Create booking at sixteen", f"{product.rate:.0f}/s", f"≥ {RATE:.0f}/s", product.rate >= RATE))
    return results, baseline.rate


class Throughput:
    """Request rates and tail latencies of sixteen clients, measured in several runs."""

    def __init__(self) -> None:
        self.rates: list[float] = []
        self.tails: list[float] = []
        self.errors = 0

    async def measure(self, port: int, next_request: Callable[[], HttpRequest], seconds: float) -> None:
        """Measure one run of the given seconds."""
        connections, timings = await connect(port, CONCURRENCY), Timings()
        started_at = perf_counter()
        await asyncio.gather(*(_repeat(connection, next_request, timings, started_at + seconds) for connection in connections))
        self.rates.append(len(timings.seconds) / (perf_counter() - started_at))
        self.tails.append(timings.p95)
        self.errors += timings.errors
        close(connections)

    @property
    def rate(self) -> float:
        """Median of the requests per second."""
        return median(self.rates)

    @property
    def p95(self) -> float:
        """Median of the 95th percentiles in milliseconds."""
        return median(self.tails)


async def _repeat(connection: HttpConnection, next_request: Callable[[], HttpRequest], timings: Timings, end_time: float) -> None:
    while perf_counter() < end_time:
        response = await connection.send(next_request())
        timings.seconds.append(response.seconds)
        timings.errors += response.status != OK


async def _sign_in(target: Target, admin: asyncpg.Connection) -> list[Result]:
    """Measure eight concurrent sign-ins, repeated, while two other users read."""
    clinic = target.requests.clinic
    await admin.execute(
        "UPDATE identity SET password_hash = $1 WHERE email = ANY($2)", passwords.hash_password_sync(PASSWORD),
        [f"p{number}@{clinic.public_id}.example" for number in range(CONCURRENT_SIGN_INS)],
    )
    undisturbed, concurrent, sign_in_timings = [], [], []
    for _ in range(3):
        undisturbed.append(await _measure_readers(target, asyncio.sleep(target.seconds / 2)))
        timings = Timings()
        concurrent.append(await _measure_readers(target, _sign_in_bursts(target, timings)))
        sign_in_timings.append(timings)
    slowest, errors = median(timings.p95 for timings in sign_in_timings), sum(timings.errors for timings in sign_in_timings)
    slower = median(after.p95 / before.p95 for before, after in zip(undisturbed, concurrent, strict=True))
    sign_in_result = at_most("Sign-in, eight at once: p95", slowest, MAX_SIGN_IN_MS, " ms", f" ({errors} errors)")
    note = f" ({median(timings.p95 for timings in undisturbed):.1f} → {median(timings.p95 for timings in concurrent):.1f} ms)"
    slowdown = at_most("Others' p95 while eight sign in", slower, MAX_SLOWDOWN, TIMES_SIGN, note)
    if target.ci:
        return [slowdown]
    sign_in_result = replace(sign_in_result, passed=sign_in_result.passed and errors == 0)
    return [sign_in_result, await _measure_second_factors(target, admin), slowdown]


async def _measure_second_factors(target: Target, admin: asyncpg.Connection) -> Result:
    """Measure the second step of eight concurrent sign-ins, repeated: a code that was sent by e-mail.

    The attempts of earlier runs are forgotten first.
    """
    public_id, timings = target.requests.clinic.public_id, Timings()
    emails = [f"p{number}@{public_id}.example" for number in range(CONCURRENT_SIGN_INS)]
    async with create_client() as valkey:
        await valkey.flushdb()
    await admin.execute(_SWITCH_SECOND_FACTOR, emails, True)
    for _ in range(SECOND_FACTOR_BURSTS):
        connections = await connect(target.product, CONCURRENT_SIGN_INS)
        token = (await connections[0].send(HttpRequest("/api/csrf-cookie"))).cookies["csrf_token"]
        logins = [login_request(email, PASSWORD, token) for email in emails]
        sends = (connection.send(request) for connection, request in zip(connections, logins, strict=True))
        answers = await asyncio.gather(*sends)
        cookies = [response.cookies[STEP_COOKIE] for response in answers]
        for step in await admin.fetch(_OPEN_STEPS, emails):
            await admin.execute(_SET_CODE, step["id"], hash_code(PURPOSE, step["id"], _CODE))
        http_requests = [_second_factor_request(cookie, token) for cookie in cookies]
        sends = (connection.send(request) for connection, request in zip(connections, http_requests, strict=True))
        for response in await asyncio.gather(*sends):
            timings.seconds.append(response.seconds)
            timings.errors += response.status != OK
        close(connections)
    await admin.execute(_SWITCH_SECOND_FACTOR, emails, False)
    result = at_most("Second factor, eight at once: p95", timings.p95, MAX_SIGN_IN_MS, " ms", f" ({timings.errors} errors)")
    return replace(result, passed=result.passed and timings.errors == 0)


def _second_factor_request(cookie: str, token: str) -> HttpRequest:
    headers = f"Cookie: csrf_token={token}; {STEP_COOKIE}={cookie}\r\nX-CSRF-Token: {token}\r\n"
    body = f'{{"method":"mail_code","code":"{_CODE}","is_trusted":false}}'.encode()
    return HttpRequest("/api/login/second-factor", "POST", headers, body)


async def _sign_in_bursts(target: Target, timings: Timings) -> None:
    end_time = perf_counter() + target.seconds / 2
    while perf_counter() < end_time:
        connections = await connect(target.product, CONCURRENT_SIGN_INS)
        token = (await connections[0].send(HttpRequest("/api/csrf-cookie"))).cookies["csrf_token"]
        public_id = target.requests.clinic.public_id
        http_requests = [login_request(f"p{number}@{public_id}.example", PASSWORD, token) for number in range(CONCURRENT_SIGN_INS)]
        sends = (connection.send(request) for connection, request in zip(connections, http_requests, strict=True))
        for response in await asyncio.gather(*sends):
            timings.seconds.append(response.seconds)
            timings.errors += response.status != OK
        close(connections)


async def _measure_readers(target: Target, concurrent_work: Awaitable[None]) -> Timings:
    """Measure two users who open clients while the concurrent work lasts."""
    connections, timings = await connect(target.product, 2), Timings()
    other = asyncio.ensure_future(concurrent_work)

    async def read(connection: HttpConnection) -> None:
        while not other.done():
            timings.seconds.append((await connection.send(target.requests.next_request("client-card").product)).seconds)
            await asyncio.sleep(0.02)

    await asyncio.gather(other, *(read(connection) for connection in connections))
    close(connections)
    return timings
