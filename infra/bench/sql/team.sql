-- Baseline of a page of a company's team by name, and the number of its members.
-- $1 company, $2 first row.
-- Reviewed: the members of one company are read and sorted; no index serves the order by name of a thousand rows better.
SELECT json_build_object(
  'items', (SELECT json_agg(row_to_json(p)) FROM (
    SELECT id, role, first_name, last_name, email, mobile_number, country_code, title, booking_description, profile_photo_id, profession,
      language, is_active, is_for_booking, is_booking_on, is_record_on, is_pos_on, is_management_on, client_access, last_login_at,
      invitation_expires_at, version, created_at
    FROM membership m WHERE m.company_id = $1 AND m.deleted_at IS NULL
    ORDER BY m.first_name, m.last_name, m.id LIMIT 20 OFFSET $2) p),
  'total', (SELECT count(*) FROM membership WHERE company_id = $1 AND deleted_at IS NULL))::text
