ALTER TABLE identity ADD COLUMN is_two_factor_on BOOLEAN DEFAULT false NOT NULL
;;
SET LOCAL ROLE NONE
;;
UPDATE company SET settings = settings || '{"SHOW_2FA": false}'
;;
SET LOCAL ROLE owner
;;
ALTER TABLE company DROP CONSTRAINT company_settings_complete_check
;;
ALTER TABLE company ADD CONSTRAINT company_settings_complete_check CHECK (settings ?& ARRAY['CALENDAR_FIRST_DAY_SUNDAY',
  'CLIENT_ACCESS_FULL_ACCESS', 'CLIENT_TERM', 'CUSTOMER_LANGUAGE', 'DATE_FORMAT', 'IS_TWELVE_HOURS', 'LANGUAGE', 'NRS_RATING', 'SHOW_2FA'])
;;
CREATE TABLE sign_in_step (
	id UUID NOT NULL, 
	token_hash BYTEA NOT NULL, 
	identity_id UUID NOT NULL, 
	area VARCHAR(15) NOT NULL, 
	password_hash VARCHAR(200) NOT NULL, 
	factors TEXT[] NOT NULL, 
	method VARCHAR(10) NOT NULL, 
	code_hash BYTEA, 
	code_sent_at TIMESTAMP WITH TIME ZONE, 
	codes_sent SMALLINT NOT NULL, 
	attempts SMALLINT NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	expires_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT sign_in_step_pkey PRIMARY KEY (id), 
	CONSTRAINT sign_in_step_token_hash_key UNIQUE (token_hash), 
	CONSTRAINT sign_in_step_identity_id_fkey FOREIGN KEY(identity_id) REFERENCES identity (id), 
	CONSTRAINT sign_in_step_area_check CHECK (area IN ('staff', 'prescriber', 'master_admin')), 
	CONSTRAINT sign_in_step_method_check CHECK (method IN ('', 'mail_code', 'sms_code'))
)
;;
CREATE INDEX sign_in_step_expiry_idx ON sign_in_step (expires_at)
;;
CREATE INDEX sign_in_step_identity_idx ON sign_in_step (identity_id)
;;
REVOKE ALL ON sign_in_step FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON sign_in_step TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON sign_in_step TO seed
;;
GRANT USAGE, CREATE ON SCHEMA public TO lookup
;;
SET LOCAL ROLE lookup
;;
CREATE OR REPLACE FUNCTION lookup_sign_in_policy(lookup_identity_id uuid) RETURNS TABLE (is_chosen boolean, is_required boolean) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT i.is_two_factor_on, EXISTS (SELECT 1 FROM membership m JOIN company c ON c.id = m.company_id WHERE m.identity_id = i.id AND m.deleted_at IS NULL AND m.is_active AND (c.settings->>'SHOW_2FA')::boolean) FROM identity i WHERE i.id = lookup_identity_id $body$
;;
REVOKE ALL ON FUNCTION lookup_sign_in_policy(lookup_identity_id uuid) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_sign_in_policy(lookup_identity_id uuid) TO app
;;
SET LOCAL ROLE owner
