"""Two hundred who want the same time at once: by the desk, by moving visits there, and from the portal. One of them gets it."""

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from uuid import UUID, uuid4

import asyncpg
import orjson
from clinics import Questions
from figures import Allowance, Figure
from wire import Answered, Call, close, connect, path

CROWD, PATIENCE, OK, TAKEN, BROKEN = 200, 2.0, 200, 409, 500
_FLOW = """
INSERT INTO flow (company_id, id, key_hash, state, language, expires_at, choice, person, phone, codes, tries, verified_at, version,
  created_at, updated_at)
SELECT $1, id, hash, 'verified', 'sv', now() + interval '1 hour', $2::jsonb, jsonb_build_object('first_name', 'Nora', 'last_name', 'Ek',
  'mobile_number', substr(phone, 4), 'country_code', '+46', 'email', 'nora@example.com', 'special_request', ''), phone, 1, 1, now(), 1,
  now(), now()
FROM unnest($3::uuid[], $4::bytea[], $5::text[]) AS f (id, hash, phone)
"""
_BOOKED = "SELECT count(*) FROM booking WHERE company_id = $1 AND practitioner_id = $2 AND start_at = $3 AND state = 'booked'"
_DEADLOCKS = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"


@dataclass(frozen=True, slots=True)
class Crowd:
    """The calls of one stampede, and the time they all want."""

    said: str
    calls: list[Call]
    practitioner: UUID
    start: datetime


async def measured(port: int, asked: Questions, admin: asyncpg.Connection, visits: list[Call], spare: datetime) -> list[Figure]:
    """A figure for each of the three ways."""
    crowds = [_desk(asked, spare), await _moves(port, asked, visits, spare), await _portal(port, asked, admin)]
    return [await _stampede(port, asked, admin, crowd) for crowd in crowds]


def _wanted(asked: Questions, number: int, start: datetime) -> dict[str, object]:
    practitioner, service = asked.clinic.team[number]
    return {"service_id": service, "practitioner_id": practitioner, "start_at": f"{start:%Y-%m-%d %H:%M:%S}"}


def _post(target: str, head: str, body: dict[str, object]) -> Call:
    return Call(target, "POST", f"{head}Idempotency-Key: {uuid4()}\r\n", orjson.dumps(body, default=str))


def _desk(asked: Questions, start: datetime) -> Crowd:
    people = asked.clinic.people
    calls = [_post("/api/bookings", asked.head, {"client_id": people[n]["id"], **_wanted(asked, 0, start)}) for n in range(CROWD)]
    return Crowd("by the desk", calls, asked.clinic.team[0][0], start)


async def _moves(port: int, asked: Questions, visits: list[Call], start: datetime) -> Crowd:
    """Two hundred visits of one service are booked, and all moved to one practitioner's one time."""
    target, calls = asked.clinic.team[1][0], []
    for answer in await _together(port, visits):
        made = orjson.loads(answer.body)["data"]
        body = {"start_at": f"{start:%Y-%m-%d %H:%M:%S}", "practitioner_id": target, "version": made["version"]}
        calls.append(_post(f"/api/bookings/{made['id']}/reschedule", asked.head, body))
    return Crowd("by moving", calls, target, start)


async def _portal(port: int, asked: Questions, admin: asyncpg.Connection) -> Crowd:
    """Two hundred visitors whose phones are proven choose the same free time."""
    clinic = asked.clinic
    practitioner, service = clinic.team[2]
    monday = asked.monday(2, 4)
    wire = (await connect(port))[0]
    days = {"from": monday, "to": monday + timedelta(days=6)}
    target = path("/api/bookings/free-slots", service_id=service, practitioner_id=practitioner, **days)
    answer = await wire.ask(Call(target, head=asked.head))
    close([wire])
    start = orjson.loads(answer.body)["data"]["slots"][0]["start_at"]
    keys = [uuid4().hex for _ in range(CROWD)]
    choice = orjson.dumps({"service_id": str(service), "practitioner_id": str(practitioner), "start_at": start}).decode()
    await admin.execute(
        _FLOW, clinic.company_id, choice, [uuid4() for _ in keys], [sha256(key.encode()).digest() for key in keys],
        [f"+46739{number:06}" for number in range(CROWD)],
    )
    target = f"/api/v2/booking-portal/{clinic.public_id}/bookings"
    calls = [_post(target, f"X-Flow-Key: {key}\r\n", {}) for key in keys]
    return Crowd("from the portal", calls, practitioner, datetime.fromisoformat(start).replace(tzinfo=UTC))


async def _together(port: int, calls: list[Call]) -> list[Answered]:
    """All at once, each on a connection of its own."""
    wires = await connect(port, len(calls))
    answers = await asyncio.gather(*(wire.ask(call) for wire, call in zip(wires, calls, strict=True)))
    close(wires)
    return answers


async def _stampede(port: int, asked: Questions, admin: asyncpg.Connection, crowd: Crowd) -> Figure:
    before = await admin.fetchval(_DEADLOCKS)
    answers = await _together(port, crowd.calls)
    booked = await admin.fetchval(_BOOKED, asked.clinic.company_id, crowd.practitioner, crowd.start)
    won = sum(answer.status == OK for answer in answers)
    other = [answer.status for answer in answers if answer.status not in {OK, TAKEN}]
    await admin.execute("SELECT pg_stat_clear_snapshot()")
    deadlocks = await admin.fetchval(_DEADLOCKS) - before
    slowest = max(answer.seconds for answer in answers)
    holds = (won, booked, other, deadlocks) == (1, 1, [], 0) and slowest <= PATIENCE * Allowance.times
    said = f"{won} got it, {booked} booked, slowest {slowest:.2f} s, {deadlocks} deadlocks"
    if other:
        said += f", {len(other)} other answers ({sorted(set(other))})"
    return Figure(f"Stampede of {CROWD} {crowd.said}", said, "one booking, no deadlock, no 5xx, ≤ 2 s", holds)
