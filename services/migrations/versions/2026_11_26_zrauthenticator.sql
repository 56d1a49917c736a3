CREATE TABLE authenticator (
	identity_id UUID NOT NULL, 
	secret BYTEA NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	confirmed_at TIMESTAMP WITH TIME ZONE, 
	last_time_step BIGINT, 
	CONSTRAINT authenticator_pkey PRIMARY KEY (identity_id), 
	CONSTRAINT authenticator_identity_id_fkey FOREIGN KEY(identity_id) REFERENCES identity (id)
)
;;
CREATE TABLE recovery_code (
	identity_id UUID NOT NULL, 
	code_hash BYTEA NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	used_at TIMESTAMP WITH TIME ZONE, 
	CONSTRAINT recovery_code_pkey PRIMARY KEY (identity_id, code_hash), 
	CONSTRAINT recovery_code_identity_id_fkey FOREIGN KEY(identity_id) REFERENCES authenticator (identity_id) ON DELETE CASCADE
)
;;
REVOKE ALL ON authenticator FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON authenticator TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON authenticator TO seed
;;
REVOKE ALL ON recovery_code FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON recovery_code TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON recovery_code TO seed
;;
GRANT SELECT ON authenticator TO lookup
;;
GRANT SELECT ON passkey TO lookup
;;
GRANT USAGE, CREATE ON SCHEMA public TO lookup
;;
SET LOCAL ROLE lookup
;;
CREATE OR REPLACE FUNCTION lookup_strong_factor(lookup_identity_id uuid) RETURNS TABLE (exists_any boolean) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT EXISTS (SELECT 1 FROM authenticator a WHERE a.identity_id = lookup_identity_id AND a.confirmed_at IS NOT NULL) OR EXISTS (SELECT 1 FROM passkey p WHERE p.identity_id = lookup_identity_id) OR EXISTS (SELECT 1 FROM membership m WHERE m.identity_id = lookup_identity_id AND m.bankid_verified_at IS NOT NULL AND m.deleted_at IS NULL AND m.is_active) $body$
;;
REVOKE ALL ON FUNCTION lookup_strong_factor(lookup_identity_id uuid) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_strong_factor(lookup_identity_id uuid) TO app
;;
SET LOCAL ROLE owner
