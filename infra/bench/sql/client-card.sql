-- Baseline of a client's summary: the client, the next booking, the last five, the last five procedures, and the counts of each part
-- of the record.
-- $1 company, $2 client, $3 now.
-- Reviewed: everything by key or by the index on a client's rows; the access log is not written here, as the product does.
WITH visit AS (
  SELECT b.id, b.start_at, b.end_at, b.state, b.service_name, s.color, p.name AS practitioner_name
  FROM booking b JOIN service s ON s.company_id = b.company_id AND s.id = b.service_id
  JOIN resource p ON p.company_id = b.company_id AND p.id = b.practitioner_id WHERE b.company_id = $1 AND b.client_id = $2),
entry AS (
  SELECT DISTINCT ON (entry_id) id, title, done_on, state, signed_by_name FROM procedure
  WHERE company_id = $1 AND client_id = $2 AND state <> 'deleted' ORDER BY entry_id, number DESC),
consent AS (
  SELECT DISTINCT ON (entry_id) state FROM client_consent
  WHERE company_id = $1 AND client_id = $2 AND cancelled_at IS NULL ORDER BY entry_id, number DESC)
SELECT json_build_object(
  'client', (SELECT row_to_json(c) FROM client c WHERE c.company_id = $1 AND c.id = $2 AND c.deleted_at IS NULL),
  'next_booking', (SELECT row_to_json(n) FROM (SELECT * FROM visit WHERE state = 'booked' AND start_at >= $3 ORDER BY start_at LIMIT 1) n),
  'last_bookings', (SELECT json_agg(l) FROM (SELECT * FROM visit WHERE start_at < $3 ORDER BY start_at DESC LIMIT 5) l),
  'last_procedures', (SELECT json_agg(e) FROM (SELECT * FROM entry ORDER BY done_on DESC, id DESC LIMIT 5) e),
  'bookings', (SELECT count(*) FROM booking WHERE company_id = $1 AND client_id = $2),
  'procedures', (SELECT count(*) FROM entry),
  'consents', (SELECT count(*) FROM consent), 'consents_pending', (SELECT count(*) FROM consent WHERE state <> 'signed'),
  'questionnaires', (SELECT count(DISTINCT entry_id) FROM client_questionnaire
    WHERE company_id = $1 AND client_id = $2 AND cancelled_at IS NULL),
  'prescriptions', (SELECT count(*) FROM prescription WHERE company_id = $1 AND client_id = $2 AND deleted_at IS NULL))::text
