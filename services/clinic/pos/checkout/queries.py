"""SQL of the rows that a cart refers to."""

_CART_ROWS = """
WITH buyer AS MATERIALIZED (
  SELECT c.id, c.first_name || ' ' || c.last_name AS name, c.merged_into
  FROM (SELECT coalesce($6, (SELECT b.client_id FROM booking b WHERE b.company_id = $1 AND b.id = $5)) AS id OFFSET 0) w
  JOIN client c ON c.company_id = $1 AND c.id = w.id WHERE c.deleted_at IS NULL {lock})
SELECT jsonb_build_object(
  'product', (SELECT jsonb_object_agg(p.id, jsonb_build_object('name', p.name, 'code', p.code, 'price', p.selling_price, 'rate', p.tax))
    FROM product p WHERE p.company_id = $1 AND p.id = ANY($2::uuid[]) AND p.deleted_at IS NULL),
  'service', (SELECT jsonb_object_agg(s.id, jsonb_build_object('name', s.name, 'price', s.price, 'rate', s.tax,
    'kind', s.aesthetic_kind))
    FROM service s WHERE s.company_id = $1 AND s.id = ANY($3::uuid[]) AND s.deleted_at IS NULL),
  'practitioners', (SELECT jsonb_object_agg(r.id, r.membership_id) FROM resource r WHERE r.company_id = $1 AND r.type = 'practitioner'
    AND (r.id = ANY($4::uuid[]) OR r.id = (SELECT b.practitioner_id FROM booking b WHERE b.company_id = $1 AND b.id = $5))),
  'booking', (SELECT jsonb_build_object('client_id', b.client_id, 'practitioner_id', b.practitioner_id, 'service_id', b.service_id,
    'name', b.service_name, 'price', b.price, 'add_ons', b.add_ons) FROM booking b WHERE b.company_id = $1 AND b.id = $5),
  'client', (SELECT jsonb_build_object('id', c.id, 'name', c.name, 'merged_into', c.merged_into) FROM buyer c)
)::text
"""
"""All rows that a cart refers to, in one query under the caller's row-level security: what the caller can't see is missing."""
CART_ROWS, CART_ROWS_WITH_LOCKED_CLIENT = _CART_ROWS.format(lock=""), _CART_ROWS.format(lock="FOR KEY SHARE OF c")
"""A sale locks its client's row as `clients.lock_client_for_write` does; a quote, which stores nothing, doesn't."""
