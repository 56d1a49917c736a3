"""Contention benchmark: 200 concurrent requests for one time, by each kind of booking and by all of them. Exactly one succeeds."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from time import perf_counter
from uuid import UUID

import asyncpg
import orjson
from booking_requests import (
    WITH_PAYMENT,
    WITHOUT_PAYMENT,
    BookElsewhere,
    Builder,
    Contest,
    import_booking,
    prepare_import,
    switch_payment_on,
)
from datasets import RequestFactory
from http_client import HttpRequest, HttpResponse, close, connect, path
from results import Result, Tolerance

CONCURRENT_REQUESTS, MAX_SECONDS, OK, CONFLICT = 200, 2.0, 200, 409
IMPORT = "by an import beside staff"
RUNS = [
    *((description, WITHOUT_PAYMENT, False) for description in WITHOUT_PAYMENT), (IMPORT, WITHOUT_PAYMENT, True),
    ("by all of them", WITHOUT_PAYMENT, True), ("from the portal with payment", WITH_PAYMENT, False),
    ("by all of them with payment", WITH_PAYMENT, True),
]
"""Each run: how it books, its requests, and whether an import is among them."""
_TAKEN = """
SELECT count(DISTINCT overlap_group_id) FROM occupancy WHERE company_id = $1 AND resource_id = $2 AND released_at IS NULL
  AND during @> $3::timestamptz
"""
_DEADLOCKS = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"


@dataclass(frozen=True, slots=True)
class ContentionRun:
    """Concurrent requests for the same time of a practitioner, perhaps beside an import of it."""

    description: str
    contest: Contest
    http_requests: list[HttpRequest]
    import_id: UUID | None = None


async def run_benchmarks(
    port: int, requests: RequestFactory, admin: asyncpg.Connection, book_elsewhere: BookElsewhere,
) -> list[Result]:
    """Run each kind of contention, for a practitioner of its own.

    `book_elsewhere` makes so many bookings at other times, to be moved.
    """
    results = []
    for number, (description, builders, has_import) in enumerate(RUNS):
        if builders is WITH_PAYMENT and builders is not RUNS[number - 1][1]:
            await switch_payment_on(port, requests)
        contest = await _find_contest(port, requests, admin, number, book_elsewhere)
        run = await _build_run(contest, description, builders, has_import=has_import)
        results.append(await _measure(port, requests, admin, run))
    return results


async def _find_contest(
    port: int, requests: RequestFactory, admin: asyncpg.Connection, number: int, book_elsewhere: BookElsewhere,
) -> Contest:
    """Return the first free time of a practitioner's service in some weeks."""
    practitioner, service = requests.clinic.practitioners[number]
    monday = requests.monday(2, 4)
    connection = (await connect(port))[0]
    days = {"from": monday, "to": monday + timedelta(days=6)}
    target = path("/api/v2/bookings/free-slots", service_id=service, practitioner_id=practitioner, **days)
    response = await connection.send(HttpRequest(target, headers=requests.headers))
    close([connection])
    start = orjson.loads(response.body)["data"]["slots"][0]["start_at"]
    return Contest(port, requests, admin, practitioner, service, start, book_elsewhere)


async def _build_run(contest: Contest, description: str, builders: dict[str, Builder], *, has_import: bool) -> ContentionRun:
    """Build the requests of a kind of booking, or of all in turn, of which an import is one."""
    chosen = [builders[description]] if description in builders else list(builders.values())
    if has_import and description == IMPORT:
        chosen = [builders["by staff"]]
    import_id = await prepare_import(contest) if has_import else None
    shares = _share_out(CONCURRENT_REQUESTS - has_import, len(chosen))
    lists = [await build(contest, count) for build, count in zip(chosen, shares, strict=True)]
    return ContentionRun(description, contest, _interleave(lists), import_id)


def _share_out(count: int, parts: int) -> list[int]:
    return [count // parts + (number < count % parts) for number in range(parts)]


def _interleave(lists: Sequence[list[HttpRequest]]) -> list[HttpRequest]:
    return [each[index] for index in range(max(map(len, lists))) for each in lists if index < len(each)]


async def send_concurrently(port: int, http_requests: list[HttpRequest]) -> list[HttpResponse]:
    """Send all requests concurrently, each on a connection of its own."""
    connections = await connect(port, len(http_requests))
    responses = await asyncio.gather(*(connection.send(request) for connection, request in zip(connections, http_requests, strict=True)))
    close(connections)
    return responses


async def _measure(port: int, requests: RequestFactory, admin: asyncpg.Connection, run: ContentionRun) -> Result:
    before, started_at = await admin.fetchval(_DEADLOCKS), perf_counter()
    importing = asyncio.ensure_future(import_booking(run.contest, run.import_id)) if run.import_id else None
    responses = await send_concurrently(port, run.http_requests)
    succeeded = sum(map(_has_won, responses))
    slowest = max(response.seconds for response in responses)
    if importing is not None:
        succeeded += await importing
        slowest = max(slowest, perf_counter() - started_at)
    start = datetime.fromisoformat(run.contest.start).replace(tzinfo=UTC)
    taken = await admin.fetchval(_TAKEN, requests.clinic.company_id, run.contest.practitioner, start)
    other_statuses = [response.status for response in responses if response.status not in {OK, CONFLICT}]
    await admin.execute("SELECT pg_stat_clear_snapshot()")
    deadlocks = await admin.fetchval(_DEADLOCKS) - before
    passed = (succeeded, taken, other_statuses, deadlocks) == (1, 1, [], 0) and slowest <= MAX_SECONDS * Tolerance.factor
    description = f"{succeeded} succeeded, {taken} booked, slowest {slowest:.2f} s, {deadlocks} deadlocks"
    if other_statuses:
        description += f", {len(other_statuses)} other answers ({sorted(set(other_statuses))})"
    name = f"{CONCURRENT_REQUESTS} concurrent requests for one time {run.description}"
    return Result(name, description, "one booking, no deadlock, no 5xx, ≤ 2 s", passed)


def _has_won(response: HttpResponse) -> bool:
    """Return whether a request has taken the time; who answers an offer is told so in the answer."""
    return response.status == OK and orjson.loads(response.body)["data"].get("offer_state") != "taken"
