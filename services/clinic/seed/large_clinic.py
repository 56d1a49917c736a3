"""Seed the clinic that is measured: 200,000 clients and 2 million bookings at scale 1, in one transaction of some minutes.

Loaded by `migrator` past row-level security; the overlap constraint and the keys are dropped before the load and created again after it,
so a double booking among two million rows would fail the transaction.
"""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from random import Random
from typing import Any
from uuid import UUID

import asyncpg

from clinic.accounts import service as accounts
from clinic.accounts.identities import passwords
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import call_lookup, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings
from clinic.core.text.search_tokens import fold, tokenize
from clinic.seed import bulk_insert, large_pos, sample_data

PASSWORD = "Aster-large-1"  # noqa: S105 - a clinic of made-up people
GROUPS, PRACTITIONERS_PER_GROUP, BOOKINGS_PER_DAY = 10, 8, 10
"""Eighty practitioners in ten groups; a group performs four services, one of them in its eight rooms; ten visits a day each."""
DAYS, DAYS_AHEAD, CLIENTS, BATCH = 2500, 120, 200_000, 20_000
LOADED_TABLES = ("client", "client_search_token", "booking", "occupancy")

_STAFF_AND_SERVICES = """
CREATE TEMP TABLE staff ON COMMIT DROP AS
SELECT n, n % {groups} AS grp, gen_random_uuid() AS identity, gen_random_uuid() AS member, gen_random_uuid() AS practitioner,
  gen_random_uuid() AS room FROM generate_series(0, {practitioners} - 1) n;
INSERT INTO identity (id, email, password_hash, password_changed_at, email_verified_at, created_at, updated_at)
SELECT identity, 'p' || n || '@{public}.example', '!', now(), now(), now(), now() FROM staff;
INSERT INTO membership (company_id, id, identity_id, role, first_name, last_name, email, mobile_number, country_code, title,
  booking_description, language, is_active, is_for_booking, is_booking_on, is_record_on, is_pos_on, is_management_on, client_access, created_at, updated_at)
SELECT '{company}'::uuid, member, identity, 'user', 'Behandlare', n::text, 'p' || n || '@{public}.example', '', '', '', '', 'sv', true, true, true,
  true, true, true, 'full', now(), now() FROM staff;
INSERT INTO resource (company_id, id, type, name, membership_id, color, is_active, position, created_at, updated_at)
SELECT '{company}'::uuid, practitioner, 'practitioner', 'Behandlare ' || n, member, '#5551CE', true, n, now(), now() FROM staff
UNION ALL SELECT '{company}'::uuid, room, 'room', 'Rum ' || n, NULL, '#5551CE', true, n, now(), now() FROM staff;
CREATE TEMP TABLE offer ON COMMIT DROP AS
SELECT n, n % {groups} AS grp, n / {groups} AS variant, gen_random_uuid() AS id FROM generate_series(0, 39) n;
INSERT INTO service_category (company_id, id, name, position, is_active, group_booking, created_at, updated_at)
VALUES ('{company}'::uuid, '{category}'::uuid, 'Behandlingar', 0, true, false, now(), now());
INSERT INTO service (company_id, id, category_id, name, color, price, duration, buffer_before, buffer_after, bookable, is_active,
  description_en, description_sv, created_at, updated_at)
SELECT '{company}'::uuid, id, '{category}'::uuid, 'Behandling ' || n, '#0E7C66', 50000 + n * 1000, 30, 0, 10, true, true, '', '', now(), now() FROM offer;
INSERT INTO service_resource (company_id, id, service_id, resource_id)
SELECT '{company}'::uuid, gen_random_uuid(), o.id, x.resource FROM offer o JOIN staff s USING (grp)
CROSS JOIN LATERAL (VALUES (s.practitioner), (CASE WHEN o.variant = 0 THEN s.room END)) x (resource) WHERE x.resource IS NOT NULL;
INSERT INTO business_hours (company_id, id, weekday, opens, closes)
SELECT '{company}'::uuid, gen_random_uuid(), d, '9 hours', '18 hours' FROM generate_series(0, 4) d;
"""

_BOOKING_TIMES = """
CREATE TEMP TABLE booking_time ON COMMIT DROP AS
SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint - 1209600000), 12, '0') || '7' || substr(mark, 1, 3) || '8' || substr(mark, 4, 15))::uuid
    AS id, at, s.practitioner, CASE WHEN variant = 0 THEN s.room END AS room, o.id AS service, o.n AS offer, c.id AS client
FROM (SELECT s.*, md5(s.n || '.' || d.number || '.' || k) AS mark, (s.n + d.number + k) % 4 AS variant,
    ((s.n * {per_day} + k) * 7919 + d.number * 104729) % {clients} AS client_number,
    (d.day + time '09:00' + k * interval '45 minutes') AT TIME ZONE 'Europe/Stockholm' AS at
  FROM staff s CROSS JOIN unnest($1::date[]) WITH ORDINALITY d (day, number) CROSS JOIN generate_series(0, {per_day} - 1) k) s
JOIN offer o USING (grp, variant) JOIN seeded_client c ON c.n = s.client_number
"""
_BOOKINGS = """
INSERT INTO booking (company_id, id, client_id, service_id, practitioner_id, room_id, start_at, end_at, state, source, is_overbooked,
  service_name, price, duration, buffer_before, buffer_after, special_request, notified_start_at, notified_practitioner_id, created_at, updated_at)
SELECT '{company}'::uuid, id, client, service, practitioner, room, at, at + interval '30 minutes', 'booked', 'staff', false, 'Behandling ' || offer,
  50000 + offer * 1000, 30, 0, 10, '', at, practitioner, least(at - interval '14 days', now()), least(at - interval '14 days', now()) FROM booking_time ORDER BY at;
INSERT INTO occupancy (company_id, id, resource_id, overlap_group_id, during, booking_id)
SELECT '{company}'::uuid, gen_random_uuid(), x.resource, v.id, tstzrange(v.at, v.at + interval '40 minutes'), v.id
FROM booking_time v CROSS JOIN LATERAL (VALUES (v.practitioner), (v.room)) x (resource) WHERE x.resource IS NOT NULL ORDER BY x.resource, v.at
"""


@dataclass(frozen=True)
class SeedResult:
    """The seeded clinic and the number of its rows."""

    company_id: UUID
    public_id: str
    owner: str
    clients: int
    bookings: int
    seconds: float

    def __str__(self) -> str:
        return (
            f"{self.clients:,} clients and {self.bookings:,} bookings in {self.seconds:.0f} s; sign in as {self.owner} with {PASSWORD};"
            f" portal /booking/{self.public_id}"
        )


def working_days(count: int, ahead: int) -> list[date]:
    """List `count` weekdays, latest first, from `ahead` days after today."""
    day = now().date() + timedelta(days=ahead)
    days: list[date] = []
    while len(days) < count:
        if day.weekday() < 5:
            days.append(day)
        day -= timedelta(days=1)
    return days


async def seed(scale: float = 1.0) -> SeedResult:
    """Seed the clinic at a scale, once; each scale is a clinic of its own."""
    started_at, public = now(), f"large-{int(scale * 1000):04}"
    clients, days = max(1000, int(CLIENTS * scale)), max(100, int(DAYS * scale))
    owner = f"owner@{public}.example"
    company_id = await get_or_create_company(public, owner)
    admin = await asyncpg.connect(settings().database_admin_url, command_timeout=3600)
    try:
        async with admin.transaction():
            if await admin.fetchval("SELECT EXISTS (SELECT 1 FROM booking WHERE company_id = $1)", company_id):
                await large_pos.seed(admin, company_id, scale)
                return SeedResult(company_id, public, owner, clients, days * GROUPS * PRACTITIONERS_PER_GROUP * BOOKINGS_PER_DAY, 0)
            values = {"company": company_id, "public": public, "category": new_id(), "groups": GROUPS, "practitioners": GROUPS * PRACTITIONERS_PER_GROUP}
            await admin.execute(_STAFF_AND_SERVICES.format(**values))
            async with bulk_insert.without_constraints(admin, LOADED_TABLES):
                await _insert_clients(admin, company_id, clients)
                await admin.execute("ANALYZE seeded_client")
                await admin.execute(_BOOKING_TIMES.format(per_day=BOOKINGS_PER_DAY, clients=clients), working_days(days, DAYS_AHEAD))
                await admin.execute(_BOOKINGS.format(company=company_id))
            bookings = await admin.fetchval("SELECT count(*) FROM booking_time")
            await large_pos.seed(admin, company_id, scale)
        await admin.execute("VACUUM ANALYZE")
    finally:
        await admin.close()
    return SeedResult(company_id, public, owner, clients, bookings, (now() - started_at).total_seconds())


async def get_or_create_company(public: str, owner: str) -> UUID:
    """Return the id of the company with the public id; create it with its owner when there is none."""
    row = await call_lookup("lookup_company_by_public_id", public)
    if row is not None:
        return UUID(str(row["company_id"]))
    company_id = new_id()
    async with transaction(Context.system(company_id)) as session:
        details = accounts.AccountDetails("Olga", "Ägare", owner, passwords.hash_password_sync(PASSWORD), "sv")
        company, member, identity = await accounts.create_company_with_owner(session, details, name=f"Stora kliniken {public}", country="SE")
        company.encrypted_id, company.user_limit, company.client_limit, company.onboarded_at = public, 0, 0, now()
        company.is_booking_on = company.is_record_on = company.is_pos_on = company.is_verified = True
        member.is_booking_on = member.is_record_on = member.is_pos_on = True
        identity.email_verified_at = now()
    return company_id


async def _insert_clients(admin: asyncpg.Connection, company_id: UUID, count: int) -> None:
    random, created_at, earliest_birth = Random(11), now(), datetime(1940, 1, 1, tzinfo=UTC).date()
    await admin.execute("CREATE TEMP TABLE seeded_client (n int PRIMARY KEY, id uuid) ON COMMIT DROP")
    for first_number in range(0, count, BATCH):
        rows = [_random_client(random, number, earliest_birth) for number in range(first_number, min(first_number + BATCH, count))]
        await admin.copy_records_to_table("seeded_client", records=[(row.number, row.id) for row in rows])
        await admin.copy_records_to_table("client", columns=_CLIENT_COLUMNS, records=[row.row(company_id, created_at) for row in rows])
        await admin.copy_to_table("client_search_token", source=_encode_search_tokens(str(company_id), rows), columns=["company_id", "id", "token"])


@dataclass(frozen=True, slots=True)
class _ClientRow:
    number: int
    id: UUID
    first: str
    last: str
    email: str
    date_of_birth: date

    @property
    def phone(self) -> str:
        return f"+4670{self.number:07}"

    def row(self, company_id: UUID, created_at: datetime) -> tuple[Any, ...]:
        at = created_at - timedelta(minutes=self.number)
        return (
            company_id, self.id, self.first, self.last, fold(f"{self.last} {self.first}"), self.email, f"070{self.number:07}", "+46",
            self.phone, self.date_of_birth, "", "", "", "", "SE", "", "sv", "", True, at, at,
        )


_CLIENT_COLUMNS = [
    "company_id", "id", "first_name", "last_name", "sort_name", "email", "mobile_number", "country_code", "phone", "date_of_birth",
    "personal_id", "street_address", "zip_code", "city", "country", "occupation", "language", "warning", "is_active", "created_at",
    "updated_at",
]


def _random_client(random: Random, number: int, earliest_birth: date) -> _ClientRow:
    first, last = random.choice(sample_data.FIRST), f"{random.choice(sample_data.LAST)}{random.choice(sample_data.LAST).lower()}"
    email = f"{_fold_name(first)}{number}@example.com"
    return _ClientRow(number, new_id(), first, last, email, earliest_birth + timedelta(days=random.randint(0, 24_000)))


_fold_name = lru_cache(maxsize=10_000)(fold)
_tokenize_name = lru_cache(maxsize=10_000)(tokenize)


async def _encode_search_tokens(company: str, rows: list[_ClientRow]) -> AsyncIterator[bytes]:
    """Encode the clients' search tokens, as the application writes them. Tokens of names are cached, since names recur."""
    for first_number in range(0, len(rows), 500):
        yield bulk_insert.copy_rows([
            (company, str(row.id), token) for row in rows[first_number:first_number + 500]
            for token in _tokenize_name(row.first) | _tokenize_name(row.last) | tokenize(row.email, row.phone)
        ])
