-- Baseline of the company's settings.
-- $1 company.
-- Reviewed: one row by key.
SELECT json_build_object('settings', c.settings, 'version', c.version)::text FROM company c WHERE c.id = $1
