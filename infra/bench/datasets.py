"""The seeded clinics that are measured (one large, one with a tenth of its data) and the requests about them."""

import os
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from random import Random
from uuid import UUID
from zoneinfo import ZoneInfo

import asyncpg
from http_client import HttpConnection, HttpRequest, connect, path
from working_hours import add_working_hours

from clinic import registry
from clinic.core.database import session
from clinic.core.text.search_tokens import fold
from clinic.seed import large_clinic

_PRACTITIONERS = """
SELECT r.id AS practitioner, min(s.service_id::text)::uuid AS service FROM resource r
JOIN service_resource s ON s.company_id = r.company_id AND s.resource_id = r.id
WHERE r.company_id = $1 AND r.type = 'practitioner' AND s.service_id IN (SELECT x.service_id FROM service_resource x
  JOIN resource room ON room.company_id = x.company_id AND room.id = x.resource_id AND room.type = 'room'
  JOIN service v ON v.company_id = x.company_id AND v.id = x.service_id AND v.group_quantity IS NULL WHERE x.company_id = $1)
GROUP BY r.id ORDER BY r.id
"""
"""Each practitioner with a service that also needs a room, whose free times cost most to compute."""
_PROCEDURES = """
INSERT INTO procedure (company_id, id, client_id, entry_id, number, title, done_on, picture_ids, correction_reason, state, written_by_name,
  signed_by_name, signed_at, signature, version, created_at, updated_at)
SELECT $1, e.id, e.c, e.id, 1, 'Botulinumtoxin, panna', current_date - 30 * e.n, '[]', '', 'signed', 'Nora Ek', 'Nora Ek', now(), '-', 1,
  now(), now()
FROM (SELECT gen_random_uuid() AS id, c, n FROM unnest($2::uuid[]) c CROSS JOIN generate_series(1, 4) n) e
WHERE NOT EXISTS (SELECT 1 FROM procedure WHERE company_id = $1)
"""
"""Four procedures for each sampled client."""
ZONE, MONTH_VIEW_DAYS = ZoneInfo("Europe/Stockholm"), 42
MEMBERS, NOTIFICATIONS = 1000, 200
"""The members of each clinic, and the notifications of its owner."""
_MEMBERS = """
WITH missing AS (SELECT gen_random_uuid() AS identity, n FROM generate_series(
    1 + (SELECT count(*) FROM membership WHERE company_id = $1 AND deleted_at IS NULL), $3::int) n),
added AS (INSERT INTO identity (id, email, password_hash, password_changed_at, email_verified_at, created_at, updated_at)
  SELECT identity, 'm' || n || '@' || $2 || '.example', '!', now(), now(), now(), now() FROM missing RETURNING id)
INSERT INTO membership (company_id, id, identity_id, role, first_name, last_name, email, mobile_number, country_code, title,
  booking_description, language, is_active, is_for_booking, is_booking_on, is_record_on, is_pos_on, is_management_on, client_access,
  created_at, updated_at)
SELECT $1, gen_random_uuid(), m.identity, 'user', 'Medarbetare', m.n::text, 'm' || m.n || '@' || $2 || '.example', '', '', '', '', 'sv',
  true, false, true, true, true, true, 'full', now(), now() FROM missing m JOIN added ON added.id = m.identity
"""
"""Members without a calendar of their own, up to MEMBERS in all."""
_NOTIFICATIONS = """
INSERT INTO notification (company_id, id, membership_id, event_id, kind, subject_id, created_at, read_at)
SELECT $1, gen_random_uuid(), m.id, gen_random_uuid(), 'booking_created', b.id, now() - b.n * interval '1 minute',
  CASE WHEN b.n > 20 THEN now() END
FROM membership m CROSS JOIN (SELECT id, row_number() OVER () AS n FROM booking WHERE company_id = $1 LIMIT $3) b
WHERE m.company_id = $1 AND m.email = $2
  AND NOT EXISTS (SELECT 1 FROM notification x WHERE x.company_id = $1 AND x.membership_id = m.id)
"""
"""Notifications of the owner, of which the newest twenty are unread."""
_OWNER = "SELECT id FROM identity WHERE email = $1"
_CLIENTS = "SELECT id, first_name, last_name, phone FROM client WHERE company_id = $1 ORDER BY md5(id::text) LIMIT 500"


@dataclass(frozen=True)
class Clinic:
    """A measured clinic with the ids that requests refer to."""

    company_id: UUID
    public_id: str
    owner: str
    owner_id: UUID
    """The identity of the owner."""
    clients: int
    bookings: int
    practitioners: list[tuple[UUID, UUID]]
    group_services: list[UUID]
    sampled_clients: list[asyncpg.Record]

    def practitioners_of(self, service: UUID) -> list[UUID]:
        """List the practitioners who perform a service."""
        return [practitioner for practitioner, offered in self.practitioners if offered == service]


async def prepare_clinic(admin_url: str, scale: float) -> Clinic:
    """Return the clinic of a scale; seed it when it doesn't exist."""
    registry.load()
    seeded = await large_clinic.seed(scale)
    await session.close_database()
    admin = await asyncpg.connect(admin_url)
    try:
        rows, sampled_clients = await admin.fetch(_PRACTITIONERS, seeded.company_id), await admin.fetch(_CLIENTS, seeded.company_id)
        await admin.execute(_MEMBERS, seeded.company_id, seeded.public_id, MEMBERS)
        await admin.execute(_NOTIFICATIONS, seeded.company_id, seeded.owner, NOTIFICATIONS)
        owner_id = await admin.fetchval(_OWNER, seeded.owner)
        client_ids = [client["id"] for client in sampled_clients]
        await admin.execute(_PROCEDURES, seeded.company_id, client_ids)
        group_services = await add_working_hours(admin, seeded.company_id, client_ids)
    finally:
        await admin.close()
    practitioners = [(row["practitioner"], row["service"]) for row in rows]
    return Clinic(
        seeded.company_id, seeded.public_id, seeded.owner, owner_id, seeded.clients, seeded.bookings, practitioners, group_services,
        sampled_clients,
    )


@dataclass(frozen=True, slots=True)
class RequestPair:
    """The same query as a request to the product, a request to the baseline, and values of the SQL statement."""

    product: HttpRequest
    baseline: HttpRequest
    values: tuple[object, ...]


class RequestFactory:
    """Builds requests about a clinic, in the same random order on every run."""

    def __init__(self, clinic: Clinic, headers: str) -> None:
        self.clinic, self.headers = clinic, headers
        self.random = Random(7)  # noqa: S311 - only chooses samples

    def next_request(self, name: str) -> RequestPair:
        """Build the next pair of requests with the given name."""
        request_pair: RequestPair = getattr(self, "_" + name.replace("-", "_"))()
        return request_pair

    def _client_search(self) -> RequestPair:
        """Search for a fragment of the name three times in four, else for the end of a phone number."""
        client = self.random.choice(self.clinic.sampled_clients)
        start = self.random.randrange(0, max(1, len(client["last_name"]) - 6))
        fragment = client["phone"][-6:] if self.random.random() < 0.25 else fold(client["last_name"])[start : start + 6]  # noqa: PLR2004
        low, high = fragment, fragment + "\U0010ffff"
        baseline = path("/client-search", company=self.clinic.company_id, low=low, high=high)
        return self._pair(path("/api/clients", search=fragment), baseline, self.clinic.company_id, low, high)

    def _client_card(self) -> RequestPair:
        client, at = self.random.choice(self.clinic.sampled_clients)["id"], datetime.now(UTC)
        baseline = path("/client-card", company=self.clinic.company_id, client=client, at=at.isoformat())
        return self._pair(f"/api/overview/clients/{client}/summary", baseline, self.clinic.company_id, client, at)

    def _week(self) -> RequestPair:
        """Request a random week in which both clinics have bookings."""
        practitioners = self.clinic.practitioners_of(self.random.choice(self.clinic.practitioners)[1])
        monday = self.monday(-1, 14)
        week_start = datetime.combine(monday, datetime.min.time(), UTC)
        week_end = week_start + timedelta(days=7)
        ids = ",".join(map(str, practitioners))
        product = path("/api/v2/bookings", **{"from": monday, "to": monday + timedelta(days=6), "practitioner_ids": ids})
        week = {"week_start": week_start.isoformat(), "week_end": week_end.isoformat()}
        baseline = path("/week", company=self.clinic.company_id, practitioners=practitioners, **week)
        return self._pair(product, baseline, self.clinic.company_id, week_start, week_end, practitioners)

    def _month(self) -> RequestPair:
        """Request the six weeks of a random month view of eight practitioners."""
        practitioners = self.clinic.practitioners_of(self.random.choice(self.clinic.practitioners)[1])
        first = self.monday(-4, 9)
        start = datetime.combine(first, datetime.min.time(), ZONE)
        end = datetime.combine(first + timedelta(days=MONTH_VIEW_DAYS), datetime.min.time(), ZONE)
        days = {"from": first, "to": first + timedelta(days=MONTH_VIEW_DAYS - 1)}
        product = path("/api/v2/bookings/day-counts", **days, practitioner_ids=",".join(map(str, practitioners)))
        span = [start.isoformat(), end.isoformat()]
        baseline = path("/month", company=self.clinic.company_id, span=span, practitioners=practitioners, zone=ZONE.key)
        return self._pair(product, baseline, self.clinic.company_id, start, end, practitioners, ZONE.key)

    def _free_slots(self) -> RequestPair:
        """Request the free times of a random fortnight in the next three months, every second time of a group service."""
        services = [self.random.choice(self.clinic.practitioners)[1], self.random.choice(self.clinic.group_services)]
        service, first = self.random.choice(services), self.monday(1, 12)
        last = first + timedelta(days=13)
        product = path("/api/v2/bookings/free-slots", **{"service_id": service, "from": first, "to": last})
        baseline = path("/free-slots", company=self.clinic.company_id, service=service, days=[first, last], zone=ZONE.key)
        return self._pair(product, baseline, self.clinic.company_id, service, first, last, ZONE.key)

    def _profile(self) -> RequestPair:
        baseline = path("/profile", company=self.clinic.company_id, identity=self.clinic.owner_id)
        return self._pair("/api/profile", baseline, self.clinic.company_id, self.clinic.owner_id)

    def _settings(self) -> RequestPair:
        return self._pair("/api/company/settings", path("/settings", company=self.clinic.company_id), self.clinic.company_id)

    def _notifications(self) -> RequestPair:
        baseline = path("/notifications", company=self.clinic.company_id, identity=self.clinic.owner_id)
        return self._pair("/api/notifications", baseline, self.clinic.company_id, self.clinic.owner_id)

    def _team(self) -> RequestPair:
        """Request a random page of the team."""
        page = self.random.randrange(MEMBERS // 20)
        baseline = path("/team", company=self.clinic.company_id, first=page * 20)
        return self._pair(path("/api/users", page=page + 1), baseline, self.clinic.company_id, page * 20)

    def monday(self, earliest: int, latest: int) -> date:
        """Choose a Monday between two numbers of weeks from now."""
        today = datetime.now(UTC).date()
        return today - timedelta(days=today.weekday()) + timedelta(weeks=self.random.randint(earliest, latest))

    def _pair(self, product: str, baseline: str, *values: object) -> RequestPair:
        return RequestPair(HttpRequest(product, headers=self.headers), HttpRequest(baseline), values)


async def sign_in(port: int, email: str, password: str) -> str:
    """Sign in and return the header lines of the session: cookies, CSRF token and language."""
    connection: HttpConnection = (await connect(port))[0]
    token = (await connection.send(HttpRequest("/api/csrf-cookie"))).cookies["csrf_token"]
    response = await connection.send(login_request(email, password, token))
    if response.status != 200:  # noqa: PLR2004
        message = f"could not sign in as {email}: {response.body!r}"
        raise RuntimeError(message)
    connection.transport.close()  # type: ignore[union-attr]
    await _prove_session(email)
    token = response.cookies["csrf_token"]  # signing in gives the session's own
    return f"Cookie: csrf_token={token}; session={response.cookies['session']}\r\nX-CSRF-Token: {token}\r\nX-Language: sv\r\n"


async def _prove_session(email: str) -> None:
    """Let two factors prove a new session, since records open to such only (LAW-001), and what is measured has no simulators."""
    admin = await asyncpg.connect(os.environ["DATABASE_ADMIN_URL"])
    try:
        await admin.execute(
            "UPDATE user_session SET factors = '{password,totp}' WHERE ended_at IS NULL"
            " AND identity_id = (SELECT id FROM identity WHERE email = $1)", email,
        )
    finally:
        await admin.close()


def login_request(email: str, password: str, token: str) -> HttpRequest:
    """Build the request of a sign-in."""
    body = f'{{"email":"{email}","password":"{password}"}}'.encode()
    return HttpRequest("/api/login", "POST", f"Cookie: csrf_token={token}\r\nX-CSRF-Token: {token}\r\n", body)
