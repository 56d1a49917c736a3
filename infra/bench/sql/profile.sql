-- Baseline of a team member's own profile.
-- $1 company, $2 identity.
-- Reviewed: one row by the unique index on company and identity.
SELECT row_to_json(m)::text FROM membership m WHERE m.company_id = $1 AND m.identity_id = $2 AND m.deleted_at IS NULL
