"""Seed a year of bookings and receipts by SQL statements, past row-level security.

The reports are measured on it (RPT-008): practitioners, clients, services, bookings all year round, and as many receipts at one register.
"""

from datetime import date
from uuid import UUID

import asyncpg

FIRST, LAST, ZONE = date(2025, 11, 1), date(2026, 10, 31), "Europe/Stockholm"
_STAFF = """
WITH n AS (SELECT g, gen_random_uuid() AS identity, gen_random_uuid() AS member, gen_random_uuid() AS resource FROM generate_series(1, {practitioners}) g),
i AS (INSERT INTO identity (id, email, password_hash, password_changed_at, created_at, updated_at)
  SELECT identity, identity || '@people.test', '!', now(), now(), now() FROM n),
m AS (INSERT INTO membership (company_id, id, identity_id, role, first_name, last_name, email, mobile_number, country_code, title,
    booking_description, language, is_active, is_for_booking, is_booking_on, is_record_on, is_pos_on, is_management_on, client_access, created_at,
    updated_at) SELECT $1, member, identity, 'user', 'Person', g::text, identity || '@people.test', '', '', '', '', 'sv', true, true, true, true,
    true, true, 'full', now(), now() FROM n)
INSERT INTO resource (company_id, id, type, name, membership_id, color, is_active, position, created_at, updated_at)
SELECT $1, resource, 'practitioner', 'Person ' || g, member, '#5551CE', true, g, now(), now() FROM n
"""
_CLIENTS = """
INSERT INTO client (company_id, id, first_name, last_name, sort_name, created_at, updated_at, email, mobile_number, country_code, phone,
  date_of_birth, personal_id, street_address, zip_code, city, country, occupation, language, warning, is_active)
SELECT $1, gen_random_uuid(), 'Klient', g::text, 'klient ' || g, timestamptz '2026-01-01' + g * interval '1 minute', now(), '', '', '', '',
  date '1950-01-01' + g % 20000, '', '', '', '', 'SE', '', 'sv', '', true FROM generate_series(1, {clients}) g
"""
_SERVICES = """
WITH c AS (INSERT INTO service_category (company_id, id, name, position, is_active, group_booking, created_at, updated_at)
  SELECT $1, gen_random_uuid(), 'Kategori ' || g, g, true, g = 1, now(), now() FROM generate_series(1, 8) g RETURNING id, position)
INSERT INTO service (company_id, id, category_id, name, color, price, duration, buffer_before, buffer_after, bookable, is_active, description_en,
  description_sv, created_at, updated_at)
SELECT $1, gen_random_uuid(), c.id, 'Tjänst ' || c.position || '.' || n, '#0E7C66', 10000 + n * 1001, 30, 0, 0, true, true, '', '', now(), now()
FROM c CROSS JOIN generate_series(1, 5) n
"""
_BOOKINGS = """
INSERT INTO booking (company_id, id, client_id, service_id, practitioner_id, start_at, end_at, state, source, is_overbooked, service_name,
  price, duration, buffer_before, buffer_after, special_request, created_at, updated_at)
SELECT $1, gen_random_uuid(), c[1 + (g * 7919::bigint) % cardinality(c)], s[1 + (g / 7) % cardinality(s)], p[1 + g % cardinality(p)], at,
  at + interval '30 minutes', CASE WHEN g % 17 = 0 THEN 'cancelled' WHEN g % 29 = 0 THEN 'no_show' ELSE 'booked' END, 'staff', true, 'Tjänst',
  10000 + g % 7001, 30, 0, 0, '', at, at
FROM (SELECT g, $2::timestamptz + ((g::float8 / {rows}) * ($3::timestamptz - $2::timestamptz)) AS at FROM generate_series(0, {rows} - 1) g) g,
 (SELECT array_agg(id) AS p FROM resource WHERE company_id = $1) p, (SELECT array_agg(id ORDER BY name) AS s FROM service WHERE company_id = $1) s,
 (SELECT array_agg(id) AS c FROM client WHERE company_id = $1) c
"""
_SALES = """
CREATE TEMP TABLE sale ON COMMIT DROP AS
SELECT g, gen_random_uuid() AS id, m[1 + g % cardinality(m)] AS member, c[1 + (g * 7919::bigint) % cardinality(c)] AS client, at,
  10000 + (g * 37) % 90000 AS goods, (g % 3) * 25000 AS treatment, t[1 + g % cardinality(t)] AS product,
  p[1 + (g * 13) % cardinality(p)] AS chair
FROM (SELECT g, $2::timestamptz + ((g::float8 / {rows}) * ($3::timestamptz - $2::timestamptz)) AS at FROM generate_series(0, {rows} - 1) g) g,
 (SELECT array_agg(id) AS m FROM membership WHERE company_id = $1) m, (SELECT array_agg(id) AS c FROM client WHERE company_id = $1) c,
 (SELECT array_agg(id ORDER BY name) AS t FROM product WHERE company_id = $1) t,
 (SELECT array_agg(id ORDER BY name) AS p FROM resource WHERE company_id = $1 AND type = 'practitioner') p
"""
_RECEIPTS = """
INSERT INTO receipt (company_id, id, client_id, register_id, type, membership_id, seller, currency, gross, discount, total, rounding, vat, vat_lines,
  number, z_number, state, step, lease_token, next_attempt_at, refunded, downloaded, numbered_at, paid_at, ended_at, created_at, updated_at, cashier,
  client_name, status_reason, failure_reason, abort_requested, restock)
SELECT $1, id, client, $2, 'sale', member, '{}', 'sek', goods + treatment + 500, 500, goods + treatment, 0, 0, '[]', g + 1, 1, 'PAID', 'done', 1,
  at, 0, 0, at, at, at, at, at, '', '', '', '', false, false FROM sale
"""
_RECEIPT_LINES = """
INSERT INTO receipt_line (company_id, id, receipt_id, position, type, product_id, practitioner_id, name, code, quantity, price, gross, discount,
  cart_discount_share, total, rate, vat, purpose, reason)
SELECT $1::uuid, gen_random_uuid(), id, 1, 'product', product, NULL::uuid, 'Vara', '',
  1, goods + 500, goods + 500, 500, 0, goods, 2500, 0, '', '' FROM sale
UNION ALL SELECT $1::uuid, gen_random_uuid(), id, 2, 'service', NULL, chair, 'Tjänst', '', 1, treatment, treatment, 0, 0, treatment, 0, 0, '', ''
FROM sale WHERE treatment > 0
"""
_PAYMENTS = """
INSERT INTO payment (company_id, id, receipt_id, position, method, amount, tendered, state, is_reversal, terminal_id, card_details, created_at, updated_at)
SELECT $1, gen_random_uuid(), id, 1, (ARRAY['card', 'cash', 'swish'])[1 + g % 3], goods + treatment, 0, 'completed', false, '', '{}', at, at FROM sale
"""


async def seed(admin: asyncpg.Connection, company_id: UUID, register_id: UUID, rows: int, *, practitioners: int, clients: int) -> None:
    """Insert `rows` bookings and as many receipts for a clinic that has a register and products, in the connection's transaction."""
    bounds = [await admin.fetchval("SELECT $1::date::timestamp AT TIME ZONE $2", day, ZONE) for day in (FIRST, LAST)]
    await admin.execute(_STAFF.format(practitioners=practitioners), company_id)
    await admin.execute(_CLIENTS.format(clients=clients), company_id)
    await admin.execute(_SERVICES, company_id)
    await admin.execute(_SALES.format(rows=rows), company_id, *bounds)
    await admin.execute(_BOOKINGS.format(rows=rows), company_id, *bounds)
    await admin.execute(_RECEIPTS, company_id, register_id)
    await admin.execute(_RECEIPT_LINES, company_id)
    await admin.execute(_PAYMENTS, company_id)
