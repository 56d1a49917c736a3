-- Baseline of a member's newest notifications, all of them about bookings, with the clients and the number of unread ones.
-- $1 company, $2 identity.
-- Reviewed: the page by the index on a member's notifications, the unread ones by the partial index, bookings and clients by key.
WITH me AS (SELECT id FROM membership WHERE company_id = $1 AND identity_id = $2 AND deleted_at IS NULL),
page AS (
  SELECT n.* FROM notification n WHERE n.company_id = $1 AND n.membership_id = (SELECT id FROM me)
  ORDER BY n.created_at DESC, n.id DESC LIMIT 20)
SELECT json_build_object(
  'items', (SELECT json_agg(json_build_object('id', p.id, 'kind', p.kind, 'created_at', p.created_at, 'read_at', p.read_at,
      'title', b.service_name, 'at', b.start_at, 'client', json_build_object('id', c.id, 'first_name', c.first_name,
      'last_name', c.last_name)) ORDER BY p.created_at DESC, p.id DESC) FROM page p
    JOIN booking b ON b.company_id = p.company_id AND b.id = p.subject_id
    JOIN client c ON c.company_id = b.company_id AND c.id = b.client_id),
  'total', (SELECT count(*) FROM notification WHERE company_id = $1 AND membership_id = (SELECT id FROM me)),
  'unread_count', (SELECT count(*) FROM notification WHERE company_id = $1 AND membership_id = (SELECT id FROM me)
    AND read_at IS NULL))::text
