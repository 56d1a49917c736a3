"""The clinic of the figures: 200,000 clients and 2 million visits at scale 1, laid in minutes, in one transaction.

Loaded by `migrator` past row-level security; the overlap constraint and the keys are dropped and made again around the load, so that
a double booking among two million rows would fail the whole of it.
"""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from random import Random
from typing import Any
from uuid import UUID

import asyncpg

from clinic.accounts import passwords, service as accounts
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import door, unit
from clinic.core.models import new_id
from clinic.core.search import fold, tokens
from clinic.core.settings import settings
from clinic.seed import bulk, large_till, world

PASSWORD = "Aster-large-1"  # noqa: S105 - a clinic of made-up people
GROUPS, IN_GROUP, A_DAY = 10, 8, 10
"""Eighty practitioners in ten groups; a group performs four services, one of them in its eight rooms; ten visits a day each."""
DAYS, AHEAD, CLIENTS, BATCH = 2500, 120, 200_000, 20_000
LOADED = ("client", "client_token", "booking", "occupancy")

_PLACES = """
CREATE TEMP TABLE seat ON COMMIT DROP AS
SELECT n, n % {groups} AS grp, gen_random_uuid() AS identity, gen_random_uuid() AS member, gen_random_uuid() AS practitioner,
  gen_random_uuid() AS room FROM generate_series(0, {seats} - 1) n;
INSERT INTO identity (id, email, password_hash, password_changed_at, email_verified_at, created_at, updated_at)
SELECT identity, 'p' || n || '@{public}.example', '!', now(), now(), now(), now() FROM seat;
INSERT INTO membership (company_id, id, identity_id, role, first_name, last_name, email, mobile_number, country_code, title,
  booking_description, language, is_active, is_for_booking, is_booking_on, is_record_on, is_pos_on, is_management_on, client_access, created_at, updated_at)
SELECT '{company}'::uuid, member, identity, 'user', 'Behandlare', n::text, 'p' || n || '@{public}.example', '', '', '', '', 'sv', true, true, true,
  true, true, true, 'full', now(), now() FROM seat;
INSERT INTO resource (company_id, id, kind, name, membership_id, color, is_active, position, created_at, updated_at)
SELECT '{company}'::uuid, practitioner, 'practitioner', 'Behandlare ' || n, member, '#5551CE', true, n, now(), now() FROM seat
UNION ALL SELECT '{company}'::uuid, room, 'room', 'Rum ' || n, NULL, '#5551CE', true, n, now(), now() FROM seat;
CREATE TEMP TABLE offer ON COMMIT DROP AS
SELECT n, n % {groups} AS grp, n / {groups} AS variant, gen_random_uuid() AS id FROM generate_series(0, 39) n;
INSERT INTO service_category (company_id, id, name, position, is_active, group_booking, created_at, updated_at)
VALUES ('{company}'::uuid, '{category}'::uuid, 'Behandlingar', 0, true, false, now(), now());
INSERT INTO service (company_id, id, category_id, name, color, price, duration, time_before, time_after, bookable, is_active,
  description_en, description_sv, created_at, updated_at)
SELECT '{company}'::uuid, id, '{category}'::uuid, 'Behandling ' || n, '#0E7C66', 50000 + n * 1000, 30, 0, 10, true, true, '', '', now(), now() FROM offer;
INSERT INTO service_resource (company_id, id, service_id, resource_id)
SELECT '{company}'::uuid, gen_random_uuid(), o.id, x.resource FROM offer o JOIN seat s USING (grp)
CROSS JOIN LATERAL (VALUES (s.practitioner), (CASE WHEN o.variant = 0 THEN s.room END)) x (resource) WHERE x.resource IS NOT NULL;
INSERT INTO business_hours (company_id, id, weekday, opens, closes)
SELECT '{company}'::uuid, gen_random_uuid(), d, '9 hours', '18 hours' FROM generate_series(0, 4) d;
"""

_VISITS = """
CREATE TEMP TABLE visit ON COMMIT DROP AS
SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint - 1209600000), 12, '0') || '7' || substr(mark, 1, 3) || '8' || substr(mark, 4, 15))::uuid
    AS id, at, s.practitioner, CASE WHEN variant = 0 THEN s.room END AS room, o.id AS service, o.n AS offer, c.id AS client
FROM (SELECT s.*, md5(s.n || '.' || d.number || '.' || k) AS mark, (s.n + d.number + k) % 4 AS variant,
    ((s.n * {a_day} + k) * 7919 + d.number * 104729) % {clients} AS who,
    (d.day + time '09:00' + k * interval '45 minutes') AT TIME ZONE 'Europe/Stockholm' AS at
  FROM seat s CROSS JOIN unnest($1::date[]) WITH ORDINALITY d (day, number) CROSS JOIN generate_series(0, {a_day} - 1) k) s
JOIN offer o USING (grp, variant) JOIN known c ON c.n = s.who
"""
_BOOKINGS = """
INSERT INTO booking (company_id, id, client_id, service_id, practitioner_id, room_id, start_at, end_at, state, source, is_overbooked,
  service_name, price, duration, time_before, time_after, special_request, told_start_at, told_practitioner_id, created_at, updated_at)
SELECT '{company}'::uuid, id, client, service, practitioner, room, at, at + interval '30 minutes', 'booked', 'staff', false, 'Behandling ' || offer,
  50000 + offer * 1000, 30, 0, 10, '', at, practitioner, least(at - interval '14 days', now()), least(at - interval '14 days', now()) FROM visit ORDER BY at;
INSERT INTO occupancy (company_id, id, resource_id, stack_id, during, booking_id)
SELECT '{company}'::uuid, gen_random_uuid(), x.resource, v.id, tstzrange(v.at, v.at + interval '40 minutes'), v.id
FROM visit v CROSS JOIN LATERAL (VALUES (v.practitioner), (v.room)) x (resource) WHERE x.resource IS NOT NULL ORDER BY x.resource, v.at
"""


@dataclass(frozen=True)
class Laid:
    """What was laid, for those who measure."""

    company_id: UUID
    public_id: str
    owner: str
    clients: int
    bookings: int
    seconds: float

    def __str__(self) -> str:
        return (
            f"{self.clients:,} clients and {self.bookings:,} visits in {self.seconds:.0f} s; sign in as {self.owner} with {PASSWORD};"
            f" portal /booking/{self.public_id}"
        )


def working_days(count: int, ahead: int) -> list[date]:
    """That many weekdays, the last of them `ahead` days from today."""
    day = now().date() + timedelta(days=ahead)
    found: list[date] = []
    while len(found) < count:
        if day.weekday() < 5:
            found.append(day)
        day -= timedelta(days=1)
    return found


async def lay(scale: float = 1.0) -> Laid:
    """Lay the clinic at a scale; each scale is a clinic of its own, laid once."""
    began, public = now(), f"large-{int(scale * 1000):04}"
    clients, days = max(1000, int(CLIENTS * scale)), max(100, int(DAYS * scale))
    owner = f"owner@{public}.example"
    company_id = await company(public, owner)
    admin = await asyncpg.connect(settings().database_admin_url, command_timeout=3600)
    try:
        async with admin.transaction():
            if await admin.fetchval("SELECT EXISTS (SELECT 1 FROM booking WHERE company_id = $1)", company_id):
                await large_till.lay(admin, company_id, scale)
                return Laid(company_id, public, owner, clients, days * GROUPS * IN_GROUP * A_DAY, 0)
            values = {"company": company_id, "public": public, "category": new_id(), "groups": GROUPS, "seats": GROUPS * IN_GROUP}
            await admin.execute(_PLACES.format(**values))
            async with bulk.loading(admin, LOADED):
                await _clients(admin, company_id, clients)
                await admin.execute("ANALYZE known")
                await admin.execute(_VISITS.format(a_day=A_DAY, clients=clients), working_days(days, AHEAD))
                await admin.execute(_BOOKINGS.format(company=company_id))
            bookings = await admin.fetchval("SELECT count(*) FROM visit")
            await large_till.lay(admin, company_id, scale)
        await admin.execute("VACUUM ANALYZE")
    finally:
        await admin.close()
    return Laid(company_id, public, owner, clients, bookings, (now() - began).total_seconds())


async def company(public: str, owner: str) -> UUID:
    """The clinic without anything in it; found again by its public id."""
    row = await door("door_company", public)
    if row is not None:
        return UUID(str(row["company_id"]))
    company_id = new_id()
    async with unit(Context.system(company_id)) as session:
        person = accounts.Person("Olga", "Ägare", owner, passwords.hash_now(PASSWORD), "sv")
        made, member, identity = await accounts.create_company(session, person, name=f"Stora kliniken {public}", country="SE")
        made.encrypted_id, made.user_limit, made.client_limit, made.set_up_at = public, 0, 0, now()
        made.is_booking_on = made.is_record_on = made.is_pos_on = made.is_verified = True
        member.is_booking_on = member.is_record_on = member.is_pos_on = True
        identity.email_verified_at = now()
    return company_id


async def _clients(admin: asyncpg.Connection, company_id: UUID, count: int) -> None:
    chance, made, born = Random(11), now(), datetime(1940, 1, 1, tzinfo=UTC).date()
    await admin.execute("CREATE TEMP TABLE known (n int PRIMARY KEY, id uuid) ON COMMIT DROP")
    for begins in range(0, count, BATCH):
        people = [_person(chance, number, born) for number in range(begins, min(begins + BATCH, count))]
        await admin.copy_records_to_table("known", records=[(person.number, person.id) for person in people])
        await admin.copy_records_to_table("client", columns=_COLUMNS, records=[person.row(company_id, made) for person in people])
        await admin.copy_to_table("client_token", source=_found(str(company_id), people), columns=["company_id", "id", "token"])


@dataclass(frozen=True, slots=True)
class _Person:
    number: int
    id: UUID
    first: str
    last: str
    email: str
    born: date

    @property
    def phone(self) -> str:
        return f"+4670{self.number:07}"

    def row(self, company_id: UUID, made: datetime) -> tuple[Any, ...]:
        at = made - timedelta(minutes=self.number)
        return (
            company_id, self.id, self.first, self.last, fold(f"{self.last} {self.first}"), self.email, f"070{self.number:07}", "+46",
            self.phone, self.born, "", "", "", "", "SE", "", "sv", "", True, at, at,
        )


_COLUMNS = [
    "company_id", "id", "first_name", "last_name", "sort_name", "email", "mobile_number", "country_code", "phone", "date_of_birth",
    "personal_id", "street_address", "zip_code", "city", "country", "occupation", "language", "warning", "is_active", "created_at",
    "updated_at",
]


def _person(chance: Random, number: int, born: date) -> _Person:
    first, last = chance.choice(world.FIRST), f"{chance.choice(world.LAST)}{chance.choice(world.LAST).lower()}"
    email = f"{_plain(first)}{number}@example.com"
    return _Person(number, new_id(), first, last, email, born + timedelta(days=chance.randint(0, 24_000)))


_plain = lru_cache(maxsize=10_000)(fold)
_of_name = lru_cache(maxsize=10_000)(tokens)


async def _found(company: str, people: list[_Person]) -> AsyncIterator[bytes]:
    """The tokens of each, as the app would write them; names recur, so theirs are made once."""
    for begins in range(0, len(people), 500):
        yield bulk.lines([
            (company, str(person.id), token) for person in people[begins:begins + 500]
            for token in _of_name(person.first) | _of_name(person.last) | tokens(person.email, person.phone)
        ])
