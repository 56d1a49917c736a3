-- Baseline of a week of some practitioners: their bookings with client, service and colour, and the calendar's columns.
-- $1 company, $2 and $3 start and end of the week, $4 practitioners.
-- Reviewed: one range of the calendar's index, from two days before, since no booking is longer; small tables by their keys.
SELECT json_build_object(
  'bookings', coalesce((SELECT json_agg(json_build_object('id', b.id,
      'start_at', to_char(b.start_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS'),
      'end_at', to_char(b.end_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS'), 'state', b.state,
      'practitioner_id', b.practitioner_id, 'room_id', b.room_id, 'service_id', b.service_id, 'service_name', b.service_name,
      'color', s.color, 'client_id', b.client_id, 'client_name', c.first_name || ' ' || c.last_name, 'price', b.price,
      'version', b.version) ORDER BY b.start_at, b.id)
    FROM booking b JOIN client c ON c.company_id = b.company_id AND c.id = b.client_id
    JOIN service s ON s.company_id = b.company_id AND s.id = b.service_id
    WHERE b.company_id = $1 AND b.start_at >= $2::timestamptz - interval '2 days' AND b.start_at < $3 AND b.end_at > $2
      AND b.state <> 'cancelled' AND b.practitioner_id = ANY($4)), '[]'::json),
  'practitioners', (SELECT json_agg(json_build_object('id', r.id, 'name', r.name, 'color', r.color) ORDER BY r.position)
    FROM resource r WHERE r.company_id = $1 AND r.id = ANY($4)),
  'hours', (SELECT json_agg(json_build_object('weekday', h.weekday, 'opens', h.opens, 'closes', h.closes) ORDER BY h.weekday)
    FROM business_hours h WHERE h.company_id = $1),
  'holidays', (SELECT coalesce(json_agg(h), '[]'::json) FROM holiday h WHERE h.company_id = $1 AND h.starts_on <= $3::date AND h.ends_on >= $2::date))::text
