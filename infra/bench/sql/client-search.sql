-- Baseline of the client search by a fragment of name, phone or e-mail.
-- $1 company, $2 and $3 the fragment and the end of its range.
-- Reviewed: reads as many tokens as the product, 501, by the token key and the client key; returns 20 clients by name and a capped count.
WITH hit AS MATERIALIZED (
  SELECT c.id, c.first_name, c.last_name, c.email, c.phone, c.date_of_birth, c.is_active, c.created_at, c.sort_name
  FROM (SELECT company_id, id FROM client_search_token WHERE company_id = $1 AND token >= $2 AND token < $3 ORDER BY token, id LIMIT 501) t
  JOIN client c ON c.company_id = t.company_id AND c.id = t.id
  WHERE c.deleted_at IS NULL AND c.merged_into IS NULL AND c.is_active
), person AS (SELECT DISTINCT ON (sort_name, id) * FROM hit ORDER BY sort_name, id)
SELECT json_build_object('items', coalesce((SELECT json_agg(json_build_object(
    'id', p.id, 'first_name', p.first_name, 'last_name', p.last_name, 'email', p.email, 'phone', p.phone,
    'date_of_birth', p.date_of_birth, 'is_active', p.is_active,
    'created_at', to_char(p.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS'))) FROM (SELECT * FROM person LIMIT 20) p), '[]'::json),
  'total', (SELECT count(*) FROM person))::text
