"""What is done rather than read: visits booked, stampedes on one time, and people who all sign in at once."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from functools import partial
from itertools import cycle
from statistics import median
from time import perf_counter
from uuid import UUID, uuid4

import asyncpg
import orjson
import stampede
from clinics import Questions, login
from figures import TIMES, Allowance, Figure, Timed, at_most
from wire import Call, Wire, close, connect

from clinic.accounts import passwords

AT_ONCE, OK, DAYS, A_DAY = 16, 200, 360, 4
RATE, SIGNING, PATIENCE, SLOWER = 600.0, 8, 250.0, 2.0
SHARE = 600 / 2621
"""Of the bare route's rate: what the target is of the one measured where it was set."""
PASSWORD = "Aster-bench-1"  # noqa: S105 - a clinic of made-up people
_ROOMS = "SELECT id FROM resource WHERE company_id = $1 AND kind = 'room' ORDER BY id"
_TIDY = (
    "DELETE FROM occupancy WHERE company_id = $1 AND booking_id IN (SELECT id FROM booking WHERE company_id = $1 AND created_at >= $2)",
    "DELETE FROM occupancy WHERE company_id = $1 AND hold_id IS NOT NULL",
    "DELETE FROM hold WHERE company_id = $1", "DELETE FROM flow WHERE company_id = $1",
    "DELETE FROM booking WHERE company_id = $1 AND created_at >= $2", "DELETE FROM delivery WHERE company_id = $1",
    "DELETE FROM event WHERE company_id = $1", "DELETE FROM kept_answer WHERE company_id = $1",
    "DELETE FROM client_token WHERE company_id = $1 AND id IN (SELECT id FROM client WHERE company_id = $1 AND created_at >= $2)",
    "DELETE FROM client WHERE company_id = $1 AND created_at >= $2",
)
"""So that the next run meets the same clinic."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where it is done."""

    product: int
    bare: int
    asked: Questions
    admin_url: str
    ci: bool
    seconds: float


async def measured(place: Place) -> tuple[list[Figure], float]:
    """All figures of what is done, and how often each second the bare route books: what this machine can."""
    admin, began = await asyncpg.connect(place.admin_url), datetime.now(UTC)
    try:
        visits = Visits(place.asked, await admin.fetchval(
            "SELECT max(start_at) FROM booking WHERE company_id = $1", place.asked.clinic.company_id,
        ))
        booked, bare = await _rate(place, visits, await admin.fetch(_ROOMS, place.asked.clinic.company_id))
        found = [booked]
        moved = visits.of_service(place.asked.clinic.team[1][1], stampede.CROWD)
        found += await stampede.measured(place.product, place.asked, admin, moved, visits.spare)
        found += await _sign_in(place, admin)
    finally:
        for sql in _TIDY:
            await admin.execute(sql, *([place.asked.clinic.company_id, began][: 1 + ("$2" in sql)]))
        await admin.close()
    return found, bare


class Visits:
    """Free times after everything that is laid: day by day, so that those who book at once want different ones.

    The bare route has days of its own: it knows no rooms of a service, and would take those that the product needs.
    """

    def __init__(self, asked: Questions, after: datetime) -> None:
        self.asked, self.day = asked, after.date() + timedelta(days=7)
        self.free, self.bare_free = self._free(0), self._free(DAYS)
        self.spare = datetime.combine(self.day - timedelta(days=2), time(9), UTC)

    def _free(self, later: int) -> Iterator[dict[str, object]]:
        team = self.asked.clinic.team
        for number in range(DAYS * A_DAY * len(team)):
            turn, day = divmod(number, DAYS)
            at, place = divmod(turn, len(team))
            start = datetime.combine(self.day + timedelta(days=later + day), time(7), UTC) + timedelta(hours=2 * at)
            practitioner, service = team[place * 11 % len(team)]
            yield {"service_id": service, "practitioner_id": practitioner, "start_at": f"{start:%Y-%m-%d %H:%M:%S}"}

    def call(self) -> Call:
        """One more visit that can be booked."""
        wanted = {"client_id": self.asked.chance.choice(self.asked.clinic.people)["id"], **next(self.free)}
        return post("/api/bookings", self.asked.head, wanted)

    def bare(self, rooms: dict[UUID, UUID]) -> Call:
        """One more visit as the yardstick takes it, in the practitioner's own room."""
        free, clinic = next(self.bare_free), self.asked.clinic
        who, start = free["practitioner_id"], f"{free['start_at']}Z".replace(" ", "T")
        visit = {
            "company": clinic.company_id, "client": self.asked.chance.choice(clinic.people)["id"], "service": free["service_id"],
            "practitioner": who, "room": rooms[who], "start": start,
        }
        return Call("/book", "POST", body=orjson.dumps(visit, default=str))

    def of_service(self, service: UUID, count: int) -> list[Call]:
        """Several of one service, spread over those who perform it, later than all others."""
        team, made = self.asked.clinic.service_team(service), []
        for number in range(count):
            later, place = divmod(number, len(team))
            start = datetime.combine(self.day + timedelta(days=2 * DAYS + later), time(7), UTC)
            wanted = {"service_id": service, "practitioner_id": team[place], "start_at": f"{start:%Y-%m-%d %H:%M:%S}"}
            made.append(post("/api/bookings", self.asked.head, {"client_id": self.asked.clinic.people[number]["id"], **wanted}))
        return made


def post(path: str, head: str, body: dict[str, object]) -> Call:
    """An unsafe call as the forms send it: with a key of its own."""
    return Call(path, "POST", f"{head}Idempotency-Key: {uuid4()}\r\n", orjson.dumps(body, default=str))


async def _rate(place: Place, visits: Visits, rooms: list[asyncpg.Record]) -> tuple[Figure, float]:
    """Visits booked each second by sixteen at once, by turns with the bare route; the median of three stretches."""
    ours, bare = Stretches(), Stretches()
    nearest = {who: room["id"] for (who, _), room in zip(place.asked.clinic.team, cycle(rooms), strict=False)}
    for _ in range(3):
        await ours.one(place.product, visits.call, place.seconds)
        await bare.one(place.bare, partial(visits.bare, nearest), place.seconds / 2)
    share, wrong = ours.rate / bare.rate, ours.wrong + bare.wrong
    note = f"{ours.rate:.0f}/s (p95 {ours.p95:.0f} ms, {wrong} errors; {share:.2f} of the bare route's {bare.rate:.0f}/s)"
    if place.ci:
        least = SHARE / Allowance.times
        what = Figure("Create booking at sixteen, of the bare route's rate", note, f"≥ {least:.2f}", share >= least and wrong == 0)
    else:
        what = Figure("Create booking at sixteen", note, f"≥ {RATE:.0f}/s", ours.rate >= RATE and wrong == 0)
    return what, bare.rate


class Stretches:
    """Some seconds of sixteen who do the same thing again and again, several times over."""

    def __init__(self) -> None:
        self.rates: list[float] = []
        self.tails: list[float] = []
        self.wrong = 0

    async def one(self, port: int, call: Callable[[], Call], seconds: float) -> None:
        """One stretch."""
        wires, timed = await connect(port, AT_ONCE), Timed()
        began = perf_counter()
        await asyncio.gather(*(_again(wire, call, timed, began + seconds) for wire in wires))
        self.rates.append(len(timed.seconds) / (perf_counter() - began))
        self.tails.append(timed.p95)
        self.wrong += timed.wrong
        close(wires)

    @property
    def rate(self) -> float:
        """Each second."""
        return median(self.rates)

    @property
    def p95(self) -> float:
        """In milliseconds."""
        return median(self.tails)


async def _again(wire: Wire, call: Callable[[], Call], timed: Timed, until: float) -> None:
    while perf_counter() < until:
        answer = await wire.ask(call())
        timed.seconds.append(answer.seconds)
        timed.wrong += answer.status != OK


async def _sign_in(place: Place, admin: asyncpg.Connection) -> list[Figure]:
    """Eight people sign in together, again and again, while two others work."""
    clinic = place.asked.clinic
    await admin.execute(
        "UPDATE identity SET password_hash = $1 WHERE email = ANY($2)", passwords.hash_now(PASSWORD),
        [f"p{number}@{clinic.public_id}.example" for number in range(SIGNING)],
    )
    quiet, during, signing = [], [], []
    for _ in range(3):
        quiet.append(await _working(place, asyncio.sleep(place.seconds / 2)))
        timed = Timed()
        during.append(await _working(place, _bursts(place, timed)))
        signing.append(timed)
    worst, wrong = median(each.p95 for each in signing), sum(each.wrong for each in signing)
    slower = median(after.p95 / before.p95 for before, after in zip(quiet, during, strict=True))
    one = at_most("Sign-in, eight at once: p95", worst, PATIENCE, " ms", f" ({wrong} errors)")
    note = f" ({median(each.p95 for each in quiet):.1f} → {median(each.p95 for each in during):.1f} ms)"
    two = at_most("Others' p95 while eight sign in", slower, SLOWER, TIMES, note)
    return [two] if place.ci else [Figure(one.what, one.measured, one.target, one.holds and wrong == 0), two]


async def _bursts(place: Place, timed: Timed) -> None:
    until = perf_counter() + place.seconds / 2
    while perf_counter() < until:
        wires = await connect(place.product, SIGNING)
        token = (await wires[0].ask(Call("/api/csrf-cookie"))).cookies["csrf_token"]
        calls = [login(f"p{number}@{place.asked.clinic.public_id}.example", PASSWORD, token) for number in range(SIGNING)]
        for answer in await asyncio.gather(*(wire.ask(call) for wire, call in zip(wires, calls, strict=True))):
            timed.seconds.append(answer.seconds)
            timed.wrong += answer.status != OK
        close(wires)


async def _working(place: Place, meanwhile: object) -> Timed:
    """Two who look at clients, steadily, as long as the other thing takes."""
    wires, timed = await connect(place.product, 2), Timed()
    other = asyncio.ensure_future(meanwhile)  # type: ignore[arg-type]

    async def look(wire: Wire) -> None:
        while not other.done():
            timed.seconds.append((await wire.ask(place.asked.of("client-card").product)).seconds)
            await asyncio.sleep(0.02)

    await asyncio.gather(other, *(look(wire) for wire in wires))
    close(wires)
    return timed
