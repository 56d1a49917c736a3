"""Schedules, group services and prerequisites of the measured clinics, so that free times are computed with all of them.

Half of the practitioners have a schedule for each working day, with a private and an inactive slot. Each group of practitioners has a
service for six clients, after another service that must come first, and each practitioner meets two clients of it on three days of a week.
"""

from uuid import UUID

import asyncpg

DAYS_AHEAD = 100
_SCHEDULES = """
WITH day AS (SELECT d::date AS day FROM generate_series(current_date, current_date + $2::int, interval '1 day') d
  WHERE extract(isodow FROM d) < 6),
scheduled AS (INSERT INTO schedule_day (company_id, id, resource_id, day, confirmed_at, created_at, updated_at)
  SELECT $1, gen_random_uuid(), r.id, day.day, now(), now(), now() FROM resource r CROSS JOIN day
  WHERE r.company_id = $1 AND r.type = 'practitioner' AND r.position % 4 >= 2
    AND NOT EXISTS (SELECT 1 FROM schedule_day WHERE company_id = $1)
  RETURNING id)
INSERT INTO schedule_slot (company_id, id, schedule_day_id, opens, closes, is_private, is_active)
SELECT $1, gen_random_uuid(), d.id, s.opens, s.closes, s.is_private, s.is_active FROM scheduled d CROSS JOIN (VALUES
  (interval '9 hours', interval '12 hours', false, true), (interval '12 hours 45 minutes', interval '18 hours', false, true),
  (interval '18 hours', interval '19 hours', true, true), (interval '19 hours', interval '20 hours', false, false))
  s (opens, closes, is_private, is_active)
"""
_GROUP_SERVICES = """
WITH category AS (INSERT INTO service_category (company_id, id, name, position, is_active, group_booking, created_at, updated_at)
  SELECT $1, gen_random_uuid(), 'Grupper', 1, true, true, now(), now()
  WHERE NOT EXISTS (SELECT 1 FROM service WHERE company_id = $1 AND group_quantity IS NOT NULL) RETURNING id),
performed AS (SELECT min(s.service_id::text)::uuid AS first, array_agg(DISTINCT s.resource_id) AS resources FROM service_resource s
  WHERE s.company_id = $1 AND s.service_id IN (SELECT x.service_id FROM service_resource x JOIN resource r ON r.company_id = $1
    AND r.id = x.resource_id AND r.type = 'room' WHERE x.company_id = $1) GROUP BY s.service_id),
added AS (INSERT INTO service (company_id, id, category_id, name, color, price, duration, buffer_before, buffer_after, bookable, is_active,
    description_en, description_sv, group_quantity, prerequisite_id, created_at, updated_at)
  SELECT $1, gen_random_uuid(), category.id, 'Grupp ' || p.first, '#0E7C66', 30000, 45, 0, 10, true, true, '', '', 6, p.first, now(), now()
  FROM category, performed p RETURNING id, prerequisite_id)
INSERT INTO service_resource (company_id, id, service_id, resource_id)
SELECT $1, gen_random_uuid(), a.id, r FROM added a JOIN performed p ON p.first = a.prerequisite_id, unnest(p.resources) r
"""
_GROUP_BOOKINGS = """
WITH day AS (SELECT d::date AS day FROM generate_series(current_date, current_date + $2::int, interval '1 day') d
  WHERE extract(isodow FROM d) < 6),
offered AS (SELECT v.id AS service, v.name, v.price, r.id AS practitioner, row_number() OVER (PARTITION BY v.id ORDER BY r.id) AS n
  FROM service v JOIN service_resource x ON x.company_id = $1 AND x.service_id = v.id
  JOIN resource r ON r.company_id = $1 AND r.id = x.resource_id AND r.type = 'practitioner'
  WHERE v.company_id = $1 AND v.group_quantity = 6),
room AS (SELECT x.service_id AS service, r.id, row_number() OVER (PARTITION BY x.service_id ORDER BY r.id) AS n FROM service_resource x
  JOIN resource r ON r.company_id = $1 AND r.id = x.resource_id AND r.type = 'room' WHERE x.company_id = $1),
added AS (INSERT INTO group_booking (company_id, id, service_id, practitioner_id, start_at, created_at)
  SELECT $1, gen_random_uuid(), o.service, o.practitioner, (day.day + time '17:15') AT TIME ZONE 'Europe/Stockholm', now()
  FROM offered o CROSS JOIN day
  WHERE extract(isodow FROM day.day) IN (1, 3, 5) AND NOT EXISTS (SELECT 1 FROM group_booking WHERE company_id = $1)
  RETURNING id, service_id, practitioner_id, start_at),
member AS (SELECT a.*, gen_random_uuid() AS booking, place, room.id AS room, o.name, o.price, c.id AS client FROM added a
  JOIN offered o ON o.service = a.service_id AND o.practitioner = a.practitioner_id
  JOIN room ON room.service = a.service_id AND room.n = o.n
  CROSS JOIN (SELECT place, ($3::uuid[])[place] AS id FROM generate_series(1, 2) place) c),
booked AS (INSERT INTO booking (company_id, id, client_id, service_id, practitioner_id, room_id, start_at, end_at, state, source,
    is_overbooked, service_name, price, duration, buffer_before, buffer_after, special_request, notified_start_at, notified_practitioner_id,
    group_booking_id, created_at, updated_at)
  SELECT $1, booking, client, service_id, practitioner_id, room, start_at, start_at + interval '45 minutes', 'booked', 'staff', false, name,
    price, 45, 0, 10, '', start_at, practitioner_id, id, now(), now() FROM member RETURNING id)
INSERT INTO occupancy (company_id, id, resource_id, overlap_group_id, during, booking_id, group_booking_id, place)
SELECT $1, gen_random_uuid(), r, m.id, tstzrange(m.start_at, m.start_at + interval '55 minutes'), m.booking, m.id, m.place
FROM member m, unnest(ARRAY[m.practitioner_id, m.room]) r
"""
_SERVICES = "SELECT id FROM service WHERE company_id = $1 AND group_quantity IS NOT NULL ORDER BY id"


async def add_working_hours(admin: asyncpg.Connection, company_id: UUID, clients: list[UUID]) -> list[UUID]:
    """Add what a clinic lacks of them; return the ids of its group services."""
    await admin.execute(_SCHEDULES, company_id, DAYS_AHEAD)
    await admin.execute(_GROUP_SERVICES, company_id)
    await admin.execute(_GROUP_BOOKINGS, company_id, DAYS_AHEAD, clients)
    await admin.execute("ANALYZE schedule_day, schedule_slot, group_booking, service, service_resource")
    return [row["id"] for row in await admin.fetch(_SERVICES, company_id)]
