"""Seed the large clinic's receipts: half a million at scale 1, for its latest past bookings, numbered without a gap."""

from uuid import UUID

import asyncpg

from clinic.core.database.base import new_id
from clinic.seed import bulk_insert

RECEIPTS = 500_000
LOADED_TABLES = ("receipt", "receipt_line", "payment", "control_registration")
REGISTER = """
UPDATE company SET organization_number = '559900-0022', vat_number = 'SE559900002201' WHERE id = '{company}'::uuid;
INSERT INTO register_settings (company_id, id, merchant_id, receipt_header, receipt_footer, created_at, updated_at)
VALUES ('{company}'::uuid, '{company}'::uuid, gen_random_uuid()::text, '', '', now(), now());
INSERT INTO terminal (company_id, id, nick_name, virtual_terminal_id, terminal_id, is_active, created_at, updated_at)
VALUES ('{company}'::uuid, '{terminal}'::uuid, 'Disken', '16000021', '16000002', true, now(), now());
INSERT INTO register (company_id, id, name, terminal_id, control_id, control_unit, street_address, zip_code, city, is_active, created_at, updated_at)
VALUES ('{company}'::uuid, '{register}'::uuid, 'Kassa 1', '{terminal}'::uuid, 'AS01999980001{scale:03d}', 'ISTCSKS0000000011', 'Storgatan 1',
  '111 22', 'Stockholm', true, now(), now());
INSERT INTO product (company_id, id, name, sort_name, code, ean, selling_price, base_price, tax, stock, created_at, updated_at)
SELECT '{company}'::uuid, gen_random_uuid(), 'Produkt ' || n, 'produkt ' || lpad(n::text, 3, '0'), 'L' || n, '', 10000 + n * 500, 5000,
  (ARRAY[2500, 1200, 600])[1 + n % 3], 1000000, now(), now() FROM generate_series(1, 60) n;
"""
"""Statements that create a company's register, terminal and products, formatted with their ids."""
_PRICED_SALES = """
CREATE TEMP TABLE ware ON COMMIT DROP AS SELECT row_number() OVER (ORDER BY code) AS n, id, name, selling_price, tax FROM product
  WHERE company_id = '{company}'::uuid AND code LIKE 'L%';
CREATE TEMP TABLE sold ON COMMIT DROP AS
SELECT b.*, gen_random_uuid() AS receipt, row_number() OVER (ORDER BY b.end_at, b.id) AS number,
  dense_rank() OVER (ORDER BY (b.end_at AT TIME ZONE 'Europe/Stockholm')::date) AS z, c.first_name || ' ' || c.last_name AS client_name
FROM (SELECT id, client_id, service_id, practitioner_id, service_name, price, end_at FROM booking WHERE company_id = '{company}'::uuid
  AND state = 'booked' AND end_at < date_trunc('day', now()) ORDER BY end_at DESC LIMIT {receipts}) b
JOIN client c ON c.company_id = '{company}'::uuid AND c.id = b.client_id;
CREATE TEMP TABLE priced ON COMMIT DROP AS
SELECT s.*, CASE WHEN s.number % 3 = 0 THEN w.id END AS product, w.name AS product_name, w.selling_price, w.tax,
  CASE WHEN s.number % 3 = 0 THEN w.selling_price ELSE 0 END AS extra,
  round(s.price * 2500 / 12500.0)::bigint AS vat, CASE WHEN s.number % 3 = 0 THEN round(w.selling_price * w.tax / (10000.0 + w.tax))::bigint ELSE 0 END
  AS extra_vat FROM sold s JOIN ware w ON w.n = 1 + s.number % 60;
ANALYZE priced
"""
_RECEIPTS = """
INSERT INTO receipt (company_id, id, client_id, register_id, type, booking_id, cashier, client_name, seller, currency, gross, discount, total,
  rounding, vat, vat_lines, number, z_number, state, step, lease_token, next_attempt_at, abort_requested, status_reason, failure_reason, restock, refunded, downloaded, numbered_at,
  paid_at, ended_at, created_at, updated_at)
SELECT '{company}'::uuid, receipt, client_id, '{register}'::uuid, 'sale', id, 'Olga Ägare', client_name, '{seller}'::jsonb, 'sek', price + extra, 0,
  price + extra, 0, vat + extra_vat, CASE WHEN product IS NOT NULL AND tax <> 2500 THEN jsonb_build_array(jsonb_build_object('rate', 2500, 'total',
    price, 'vat', vat, 'net', price - vat), jsonb_build_object('rate', tax, 'total', extra, 'vat', extra_vat, 'net', extra - extra_vat))
  ELSE jsonb_build_array(jsonb_build_object('rate', 2500, 'total', price + extra, 'vat', vat + extra_vat,
    'net', price + extra - vat - extra_vat)) END,
  number, z, 'PAID', 'done', 1, end_at, false, '', '', false, 0, 0, end_at, end_at, end_at, end_at, end_at FROM priced ORDER BY number;
INSERT INTO receipt_line (company_id, id, receipt_id, position, type, service_id, practitioner_id, name, code, quantity, price, gross, discount,
  cart_discount_share, total, rate, vat, purpose, reason)
SELECT '{company}'::uuid, gen_random_uuid(), receipt, 0, 'service', service_id, practitioner_id, service_name, '', 1, price, price, 0, 0, price, 2500,
  vat, 'cosmetic', '' FROM priced;
INSERT INTO receipt_line (company_id, id, receipt_id, position, type, product_id, name, code, quantity, price, gross, discount, cart_discount_share, total, rate,
  vat, purpose, reason)
SELECT '{company}'::uuid, gen_random_uuid(), receipt, 1, 'product', product, product_name, '', 1, selling_price, selling_price, 0, 0, selling_price,
  tax, extra_vat, '', '' FROM priced WHERE product IS NOT NULL;
INSERT INTO payment (company_id, id, receipt_id, position, method, amount, tendered, state, is_reversal, session_id, terminal_id, event_id, card_details, created_at,
  updated_at)
SELECT '{company}'::uuid, gen_random_uuid(), receipt, 0, 'card', price + extra, 0, 'completed', false, gen_random_uuid(), '16000002', 0,
  '{{}}'::jsonb, end_at, end_at FROM priced;
INSERT INTO control_registration (company_id, id, receipt_id, register_id, number, z_number, type, state, attempts, outcome_unknown, at, unit, code, error,
  registered_at, created_at, updated_at)
SELECT '{company}'::uuid, gen_random_uuid(), receipt, '{register}'::uuid, number, z, 'normal', 'registered', 0, false, end_at, 'ISTCSKS0000000011',
  upper(md5(number::text)), '', end_at, end_at, end_at FROM priced
"""
_SERIES = """
INSERT INTO register_series (company_id, id, last_number, last_z, opening_float, grand_sales, grand_returns)
SELECT '{company}'::uuid, '{register}'::uuid, coalesce(max(number), 0), coalesce(max(z_number), 0), 0, coalesce(sum(total), 0), 0
FROM receipt WHERE company_id = '{company}'::uuid
"""
_SELLER = (
    '{"company": "Stora kliniken", "organization_number": "559900-0022", "vat_number": "SE559900002201", "street_address": "Storgatan 1",'
    ' "zip_code": "111 22", "city": "Stockholm", "control_id": "", "timezone": "Europe/Stockholm", "register": "Kassa 1", "language": "sv",'
    ' "header": "", "footer": ""}'
)


async def seed(admin: asyncpg.Connection, company_id: UUID, scale: float) -> int:
    """Insert the receipts of a clinic that has bookings, unless it has a register. Returns their number."""
    async with admin.transaction():
        if await admin.fetchval("SELECT EXISTS (SELECT 1 FROM register WHERE company_id = $1)", company_id):
            return 0
        values = {
            "company": company_id, "register": new_id(), "terminal": new_id(), "scale": int(scale * 1000) % 1000, "seller": _SELLER,
            "receipts": max(1000, int(RECEIPTS * scale)),
        }
        await admin.execute(REGISTER.format(**values))
        await admin.execute(_PRICED_SALES.format(**values))
        async with bulk_insert.without_constraints(admin, LOADED_TABLES):
            await admin.execute(_RECEIPTS.format(**values))
        await admin.execute(_SERIES.format(**values))
        return int(await admin.fetchval("SELECT count(*) FROM priced"))
