"""Contention benchmark: 200 concurrent requests for one time, by staff, by rescheduling and from the portal. Exactly one succeeds."""

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from uuid import UUID, uuid4

import asyncpg
import orjson
from datasets import RequestFactory
from http_client import HttpRequest, HttpResponse, close, connect, path
from results import Result, Tolerance

CONCURRENT_REQUESTS, MAX_SECONDS, OK, CONFLICT = 200, 2.0, 200, 409
_FLOW = """
INSERT INTO booking_flow (company_id, id, key_hash, state, language, expires_at, selection, visitor_details, phone, codes_sent, attempts,
  verified_at, version, created_at, updated_at)
SELECT $1, id, hash, 'verified', 'sv', now() + interval '1 hour', $2::jsonb, jsonb_build_object('first_name', 'Nora', 'last_name', 'Ek',
  'mobile_number', substr(phone, 4), 'country_code', '+46', 'email', 'nora@example.com', 'special_request', ''), phone, 1, 1, now(), 1,
  now(), now()
FROM unnest($3::uuid[], $4::bytea[], $5::text[]) AS f (id, hash, phone)
"""
_BOOKED = "SELECT count(*) FROM booking WHERE company_id = $1 AND practitioner_id = $2 AND start_at = $3 AND state = 'booked'"
_DEADLOCKS = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"


@dataclass(frozen=True, slots=True)
class ContentionRun:
    """Concurrent requests for the same time of a practitioner."""

    description: str
    http_requests: list[HttpRequest]
    practitioner: UUID
    start: datetime


async def run_benchmarks(
    port: int, requests: RequestFactory, admin: asyncpg.Connection, booking_requests: list[HttpRequest], unused_time: datetime,
) -> list[Result]:
    """Run the three kinds of contention."""
    runs = [
        _by_staff(requests, unused_time), await _by_rescheduling(port, requests, booking_requests, unused_time),
        await _from_portal(port, requests, admin),
    ]
    return [await _measure(port, requests, admin, run) for run in runs]


def _booking_fields(requests: RequestFactory, number: int, start: datetime) -> dict[str, object]:
    practitioner, service = requests.clinic.practitioners[number]
    return {"service_id": service, "practitioner_id": practitioner, "start_at": f"{start:%Y-%m-%d %H:%M:%S}"}


def _post(target: str, headers: str, body: dict[str, object]) -> HttpRequest:
    return HttpRequest(target, "POST", f"{headers}Idempotency-Key: {uuid4()}\r\n", orjson.dumps(body, default=str))


def _by_staff(requests: RequestFactory, start: datetime) -> ContentionRun:
    clients, fields = requests.clinic.sampled_clients, _booking_fields(requests, 0, start)
    http_requests = [
        _post("/api/v2/bookings", requests.headers, {"client_id": client["id"], **fields}) for client in clients[:CONCURRENT_REQUESTS]
    ]
    return ContentionRun("by staff", http_requests, requests.clinic.practitioners[0][0], start)


async def _by_rescheduling(port: int, requests: RequestFactory, booking_requests: list[HttpRequest], start: datetime) -> ContentionRun:
    """Create the bookings, then build requests that move all of them to one time of one practitioner."""
    target, http_requests = requests.clinic.practitioners[1][0], []
    for response in await _send_concurrently(port, booking_requests):
        booking = orjson.loads(response.body)["data"]
        body = {"start_at": f"{start:%Y-%m-%d %H:%M:%S}", "practitioner_id": target, "version": booking["version"]}
        http_requests.append(_post(f"/api/v2/bookings/{booking['id']}/reschedule", requests.headers, body))
    return ContentionRun("by rescheduling", http_requests, target, start)


async def _from_portal(port: int, requests: RequestFactory, admin: asyncpg.Connection) -> ContentionRun:
    """Create verified booking flows of visitors who have all selected the same free time."""
    clinic = requests.clinic
    practitioner, service = clinic.practitioners[2]
    monday = requests.monday(2, 4)
    connection = (await connect(port))[0]
    days = {"from": monday, "to": monday + timedelta(days=6)}
    target = path("/api/v2/bookings/free-slots", service_id=service, practitioner_id=practitioner, **days)
    response = await connection.send(HttpRequest(target, headers=requests.headers))
    close([connection])
    start = orjson.loads(response.body)["data"]["slots"][0]["start_at"]
    keys = [uuid4().hex for _ in range(CONCURRENT_REQUESTS)]
    selection = orjson.dumps({"service_id": str(service), "practitioner_id": str(practitioner), "start_at": start}).decode()
    await admin.execute(
        _FLOW, clinic.company_id, selection, [uuid4() for _ in keys], [sha256(key.encode()).digest() for key in keys],
        [f"+46739{number:06}" for number in range(CONCURRENT_REQUESTS)],
    )
    target = f"/api/v2/booking-portal/{clinic.public_id}/bookings"
    http_requests = [_post(target, f"X-Flow-Key: {key}\r\n", {}) for key in keys]
    return ContentionRun("from the portal", http_requests, practitioner, datetime.fromisoformat(start).replace(tzinfo=UTC))


async def _send_concurrently(port: int, http_requests: list[HttpRequest]) -> list[HttpResponse]:
    """Send all requests concurrently, each on a connection of its own."""
    connections = await connect(port, len(http_requests))
    responses = await asyncio.gather(*(connection.send(request) for connection, request in zip(connections, http_requests, strict=True)))
    close(connections)
    return responses


async def _measure(port: int, requests: RequestFactory, admin: asyncpg.Connection, run: ContentionRun) -> Result:
    before = await admin.fetchval(_DEADLOCKS)
    responses = await _send_concurrently(port, run.http_requests)
    booked = await admin.fetchval(_BOOKED, requests.clinic.company_id, run.practitioner, run.start)
    succeeded = sum(response.status == OK for response in responses)
    other_statuses = [response.status for response in responses if response.status not in {OK, CONFLICT}]
    await admin.execute("SELECT pg_stat_clear_snapshot()")
    deadlocks = await admin.fetchval(_DEADLOCKS) - before
    slowest = max(response.seconds for response in responses)
    passed = (succeeded, booked, other_statuses, deadlocks) == (1, 1, [], 0) and slowest <= MAX_SECONDS * Tolerance.factor
    description = f"{succeeded} succeeded, {booked} booked, slowest {slowest:.2f} s, {deadlocks} deadlocks"
    if other_statuses:
        description += f", {len(other_statuses)} other answers ({sorted(set(other_statuses))})"
    name = f"{CONCURRENT_REQUESTS} concurrent requests for one time {run.description}"
    return Result(name, description, "one booking, no deadlock, no 5xx, ≤ 2 s", passed)
