ALTER TABLE membership ADD COLUMN mobile_verified_at TIMESTAMP WITH TIME ZONE
;;
CREATE TABLE mobile_verification (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	membership_id UUID NOT NULL, 
	session_id UUID NOT NULL, 
	country_code VARCHAR(5) NOT NULL, 
	mobile_number VARCHAR(20) NOT NULL, 
	expires_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	code_hash BYTEA, 
	code_sent_at TIMESTAMP WITH TIME ZONE, 
	code_expires_at TIMESTAMP WITH TIME ZONE, 
	codes_sent SMALLINT NOT NULL, 
	attempts SMALLINT NOT NULL, 
	verified_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT mobile_verification_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT mobile_verification_company_id_membership_id_fkey FOREIGN KEY(company_id, membership_id) REFERENCES membership (company_id, id) ON DELETE CASCADE
)
;;
CREATE UNIQUE INDEX mobile_verification_member_key ON mobile_verification (company_id, membership_id)
;;
REVOKE ALL ON mobile_verification FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON mobile_verification TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON mobile_verification TO seed
;;
ALTER TABLE mobile_verification ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE mobile_verification FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON mobile_verification TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
GRANT USAGE, CREATE ON SCHEMA public TO lookup
;;
GRANT SELECT ON passkey TO lookup
;;
SET LOCAL ROLE lookup
;;
DROP FUNCTION lookup_session(session_token_hash bytea)
;;
CREATE OR REPLACE FUNCTION lookup_session(session_token_hash bytea) RETURNS TABLE (session_id uuid, identity_id uuid, area text, company_id uuid, membership_id uuid, prescriber_id uuid, master_active boolean, factors text[], ended_reason text, profile_version text) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT s.id, s.identity_id, s.area, s.company_id, s.membership_id, s.prescriber_id, a.is_active, s.factors, CASE WHEN s.ended_at IS NOT NULL THEN coalesce(s.ended_reason, 'security') WHEN s.expires_at <= now() THEN 'expired' END, concat_ws('.', m.profile_version, c.profile_version, extract(epoch FROM i.updated_at), extract(epoch FROM p.updated_at)) FROM user_session s JOIN identity i ON i.id = s.identity_id LEFT JOIN membership m ON m.company_id = s.company_id AND m.id = s.membership_id LEFT JOIN company c ON c.id = s.company_id LEFT JOIN prescriber p ON p.id = s.prescriber_id LEFT JOIN master_admin a ON a.id = s.master_admin_id WHERE s.token_hash = session_token_hash $body$
;;
REVOKE ALL ON FUNCTION lookup_session(session_token_hash bytea) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_session(session_token_hash bytea) TO app
;;
CREATE OR REPLACE FUNCTION lookup_second_factors(lookup_identity_id uuid) RETURNS TABLE (has_code boolean, has_passkey boolean) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT EXISTS (SELECT 1 FROM authenticator a WHERE a.identity_id = lookup_identity_id AND a.confirmed_at IS NOT NULL) OR EXISTS (SELECT 1 FROM membership m JOIN company c ON c.id = m.company_id WHERE m.identity_id = lookup_identity_id AND m.mobile_verified_at IS NOT NULL AND m.role <> 'accountant' AND c.is_verified AND m.deleted_at IS NULL AND m.is_active), EXISTS (SELECT 1 FROM passkey p WHERE p.identity_id = lookup_identity_id) $body$
;;
REVOKE ALL ON FUNCTION lookup_second_factors(lookup_identity_id uuid) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_second_factors(lookup_identity_id uuid) TO app
;;
CREATE OR REPLACE FUNCTION lookup_strong_factor(lookup_identity_id uuid) RETURNS TABLE (exists_any boolean) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT EXISTS (SELECT 1 FROM authenticator a WHERE a.identity_id = lookup_identity_id AND a.confirmed_at IS NOT NULL) OR EXISTS (SELECT 1 FROM passkey p WHERE p.identity_id = lookup_identity_id) OR EXISTS (SELECT 1 FROM membership m WHERE m.identity_id = lookup_identity_id AND (m.bankid_verified_at IS NOT NULL OR m.mobile_verified_at IS NOT NULL) AND m.deleted_at IS NULL AND m.is_active) $body$
;;
REVOKE ALL ON FUNCTION lookup_strong_factor(lookup_identity_id uuid) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_strong_factor(lookup_identity_id uuid) TO app
;;
SET LOCAL ROLE owner
;;
REVOKE CREATE ON SCHEMA public FROM lookup
