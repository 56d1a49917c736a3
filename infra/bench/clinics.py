"""The clinics that are measured, laid once and kept: the large one, and one with a tenth of its data."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from random import Random
from uuid import UUID

import asyncpg
from wire import Call, Wire, connect, path

from clinic import domains
from clinic.core import db
from clinic.core.search import fold
from clinic.seed import large

_TEAM = """
SELECT r.id AS practitioner, min(s.service_id::text)::uuid AS service FROM resource r
JOIN service_resource s ON s.company_id = r.company_id AND s.resource_id = r.id
WHERE r.company_id = $1 AND r.kind = 'practitioner' AND s.service_id IN (SELECT x.service_id FROM service_resource x
  JOIN resource room ON room.company_id = x.company_id AND room.id = x.resource_id AND room.kind = 'room' WHERE x.company_id = $1)
GROUP BY r.id ORDER BY r.id
"""
"""Each practitioner with a service that also needs a room, whose free times are the costliest."""
_ENTRIES = """
INSERT INTO procedure (company_id, id, client_id, entry_id, number, title, done_on, picture_ids, correction_reason, state, written_by_name,
  signed_by_name, signed_at, signature, version, created_at, updated_at)
SELECT $1, e.id, e.c, e.id, 1, 'Botulinumtoxin, panna', current_date - 30 * e.n, '[]', '', 'signed', 'Nora Ek', 'Nora Ek', now(), '-', 1,
  now(), now()
FROM (SELECT gen_random_uuid() AS id, c, n FROM unnest($2::uuid[]) c CROSS JOIN generate_series(1, 4) n) e
WHERE NOT EXISTS (SELECT 1 FROM procedure WHERE company_id = $1)
"""
"""Four entries in the journal of each of those whose cards are opened."""
_PEOPLE = "SELECT id, first_name, last_name, phone FROM client WHERE company_id = $1 ORDER BY md5(id::text) LIMIT 500"


@dataclass(frozen=True)
class Clinic:
    """One clinic, and whom and what its calls name."""

    company_id: UUID
    public_id: str
    owner: str
    clients: int
    bookings: int
    team: list[tuple[UUID, UUID]]
    people: list[asyncpg.Record]

    def service_team(self, service: UUID) -> list[UUID]:
        """The eight who perform a service."""
        return [practitioner for practitioner, offered in self.team if offered == service]


async def laid(admin_url: str, scale: float) -> Clinic:
    """The clinic of a scale; laid when it isn't there yet."""
    domains.load()
    found = await large.lay(scale)
    await db.shut()
    admin = await asyncpg.connect(admin_url)
    try:
        rows, people = await admin.fetch(_TEAM, found.company_id), await admin.fetch(_PEOPLE, found.company_id)
        await admin.execute(_ENTRIES, found.company_id, [who["id"] for who in people])
    finally:
        await admin.close()
    team = [(row["practitioner"], row["service"]) for row in rows]
    return Clinic(found.company_id, found.public_id, found.owner, found.clients, found.bookings, team, people)


@dataclass(frozen=True, slots=True)
class Pair:
    """The same question put to the product and to the yardstick, and as bare SQL."""

    product: Call
    bare: Call
    values: tuple[object, ...]


class Questions:
    """What is asked of one clinic: the same on every run, each time about somebody else."""

    def __init__(self, clinic: Clinic, head: str) -> None:
        self.clinic, self.head = clinic, head
        self.chance = Random(7)  # noqa: S311 - only who is asked for

    def of(self, name: str) -> Pair:
        """The next question of that name."""
        made: Pair = getattr(self, "_" + name.replace("-", "_"))()
        return made

    def _client_search(self) -> Pair:
        """A piece of the name three times in four, else the end of a phone number."""
        who = self.chance.choice(self.clinic.people)
        begin = self.chance.randrange(0, max(1, len(who["last_name"]) - 6))
        piece = who["phone"][-6:] if self.chance.random() < 0.25 else fold(who["last_name"])[begin : begin + 6]  # noqa: PLR2004
        low, high = piece, piece + "\U0010ffff"
        bare = path("/client-search", company=self.clinic.company_id, low=low, high=high)
        return self._pair(path("/api/clients", search=piece), bare, self.clinic.company_id, low, high)

    def _client_card(self) -> Pair:
        who, at = self.chance.choice(self.clinic.people)["id"], datetime.now(UTC)
        bare = path("/client-card", company=self.clinic.company_id, client=who, at=at.isoformat())
        return self._pair(f"/api/overview/clients/{who}/card", bare, self.clinic.company_id, who, at)

    def _week(self) -> Pair:
        """Some week of those that both clinics have."""
        team = self.clinic.service_team(self.chance.choice(self.clinic.team)[1])
        monday = self.monday(-1, 14)
        begins = datetime.combine(monday, datetime.min.time(), UTC)
        ends = begins + timedelta(days=7)
        product = path("/api/bookings", **{"from": monday, "to": monday + timedelta(days=6), "practitioner_ids": ",".join(map(str, team))})
        bare = path("/week", company=self.clinic.company_id, begins=begins.isoformat(), ends=ends.isoformat(), people=team)
        return self._pair(product, bare, self.clinic.company_id, begins, ends, team)

    def _free_slots(self) -> Pair:
        """A fortnight of the next three months."""
        service, first = self.chance.choice(self.clinic.team)[1], self.monday(1, 14)
        last = first + timedelta(days=13)
        product = path("/api/bookings/free-slots", **{"service_id": service, "from": first, "to": last})
        bare = path("/free-slots", company=self.clinic.company_id, service=service, days=[first, last], zone="Europe/Stockholm")
        return self._pair(product, bare, self.clinic.company_id, service, first, last, "Europe/Stockholm")

    def monday(self, earliest: int, latest: int) -> date:
        """Some Monday between so many weeks from now."""
        today = datetime.now(UTC).date()
        return today - timedelta(days=today.weekday()) + timedelta(weeks=self.chance.randint(earliest, latest))

    def _pair(self, product: str, bare: str, *values: object) -> Pair:
        return Pair(Call(product, head=self.head), Call(bare), values)


async def signed_in(port: int, email: str, password: str) -> str:
    """The header lines of somebody signed in: cookies, the CSRF header and the language."""
    wire: Wire = (await connect(port))[0]
    token = (await wire.ask(Call("/api/csrf-cookie"))).cookies["csrf_token"]
    answer = await wire.ask(login(email, password, token))
    if answer.status != 200:  # noqa: PLR2004
        message = f"could not sign in as {email}: {answer.body!r}"
        raise RuntimeError(message)
    wire.transport.close()  # type: ignore[union-attr]
    return f"Cookie: csrf_token={token}; session={answer.cookies['session']}\r\nX-CSRF-Token: {token}\r\nX-Language: sv\r\n"


def login(email: str, password: str, token: str) -> Call:
    """A sign-in."""
    body = f'{{"email":"{email}","password":"{password}"}}'.encode()
    return Call("/api/login", "POST", f"Cookie: csrf_token={token}\r\nX-CSRF-Token: {token}\r\n", body)
