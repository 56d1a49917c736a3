ALTER TABLE membership ADD COLUMN is_two_factor_required BOOLEAN DEFAULT 'false' NOT NULL
;;
GRANT USAGE, CREATE ON SCHEMA public TO lookup
;;
SET LOCAL ROLE lookup
;;
DROP FUNCTION lookup_sign_in_factors(lookup_identity_id uuid)
;;
CREATE OR REPLACE FUNCTION lookup_sign_in_factors(lookup_identity_id uuid) RETURNS TABLE (is_chosen boolean, is_required boolean, is_required_of_person boolean, has_app boolean, has_mobile boolean, has_passkey boolean, has_strong_factor boolean) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT i.is_two_factor_on, m.is_required, m.is_required_of_person, a.has_app, m.has_mobile, p.has_passkey, a.has_app OR p.has_passkey OR m.is_proved FROM identity i CROSS JOIN LATERAL (SELECT coalesce(bool_or((c.settings->>'SHOW_2FA')::boolean), false) AS is_required, coalesce(bool_or(m.is_two_factor_required), false) AS is_required_of_person, coalesce(bool_or(m.mobile_verified_at IS NOT NULL AND m.role <> 'accountant' AND c.is_verified), false) AS has_mobile, coalesce(bool_or(m.bankid_verified_at IS NOT NULL OR m.mobile_verified_at IS NOT NULL), false) AS is_proved FROM membership m JOIN company c ON c.id = m.company_id WHERE m.identity_id = i.id AND m.deleted_at IS NULL AND m.is_active) m CROSS JOIN LATERAL (SELECT EXISTS (SELECT 1 FROM authenticator a WHERE a.identity_id = i.id AND a.confirmed_at IS NOT NULL) AS has_app) a CROSS JOIN LATERAL (SELECT EXISTS (SELECT 1 FROM passkey p WHERE p.identity_id = i.id) AS has_passkey) p WHERE i.id = lookup_identity_id $body$
;;
REVOKE ALL ON FUNCTION lookup_sign_in_factors(lookup_identity_id uuid) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_sign_in_factors(lookup_identity_id uuid) TO app
;;
SET LOCAL ROLE owner
;;
REVOKE CREATE ON SCHEMA public FROM lookup
