ALTER TABLE membership ADD COLUMN bankid_verified_at TIMESTAMP WITH TIME ZONE
;;
CREATE INDEX membership_bankid_idx ON membership (personal_id) WHERE bankid_verified_at IS NOT NULL
;;
GRANT USAGE, CREATE ON SCHEMA public TO lookup
;;
SET LOCAL ROLE lookup
;;
CREATE OR REPLACE FUNCTION lookup_bankid_members(bankid_personal_id text) RETURNS TABLE (company_id uuid, membership_id uuid, identity_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT m.company_id, m.id, m.identity_id FROM membership m WHERE m.personal_id = bankid_personal_id AND m.bankid_verified_at IS NOT NULL AND m.deleted_at IS NULL AND m.is_active AND (m.invitation_expires_at IS NULL OR m.invitation_expires_at > now()) ORDER BY m.last_login_at DESC NULLS LAST, m.created_at $body$
;;
REVOKE ALL ON FUNCTION lookup_bankid_members(bankid_personal_id text) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_bankid_members(bankid_personal_id text) TO app
;;
SET LOCAL ROLE owner
;;
REVOKE CREATE ON SCHEMA public FROM lookup
