SET LOCAL ROLE NONE
;;
UPDATE company SET settings = settings || '{"MANDATORY_BANK_ID_REG_PORTAL": false, "SUPER_USER_MAIL_WHEN_CLIENT_REGISTER": false,
  "REGISTRATION": {"is_open": false, "questionnaire_ids": [], "consent_template_ids": [],
  "welcome_mail": {"subject_en": "", "subject_sv": "", "text_en": "", "text_sv": ""}, "super_user_mail": {"subject_en": "", "subject_sv": "", "text_en": "", "text_sv": ""}}}'
;;
SET LOCAL ROLE owner
;;
ALTER TABLE company DROP CONSTRAINT company_settings_complete_check
;;
ALTER TABLE company ADD CONSTRAINT company_settings_complete_check CHECK (settings ?& ARRAY['CALENDAR_FIRST_DAY_SUNDAY',
  'CANCELLATION_POLICY', 'CAN_WE_PUBLISH_YOUR_BEFORE_AND_AFTER_PICTURE', 'CLIENT_ACCESS_FULL_ACCESS', 'CLIENT_FIELDS', 'CLIENT_TERM',
  'CUSTOMER_LANGUAGE', 'DATE_FORMAT', 'EXTRA_FIELDS', 'IS_TWELVE_HOURS', 'LANGUAGE', 'LOC_CHECKBOX', 'MANDATORY_BANK_ID_REG_PORTAL',
  'NRS_RATING', 'PASSWORD_DAYS', 'REGISTRATION', 'REQUIRED_CONSENT', 'SEND_CLIENT_WELCOME_EMAIL', 'SHOW_2FA', 'SHOW_AESTHETIC_INTEREST',
  'SHOW_COVID_19', 'SHOW_HEALTH_QUESTIONNAIRE', 'SHOW_LETTER_OF_CONSENT', 'SUPER_USER_MAIL_WHEN_CLIENT_REGISTER'])
;;
CREATE TABLE registration (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	membership_id UUID, 
	proof VARCHAR(6) NOT NULL, 
	is_new_client BOOLEAN NOT NULL, 
	has_duplicate BOOLEAN NOT NULL, 
	differences JSONB NOT NULL, 
	outcome VARCHAR(9) NOT NULL, 
	resolved_at TIMESTAMP WITH TIME ZONE, 
	resolved_by_name VARCHAR(250) NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	CONSTRAINT registration_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT registration_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT registration_company_id_membership_id_fkey FOREIGN KEY(company_id, membership_id) REFERENCES membership (company_id, id), 
	CONSTRAINT registration_proof_check CHECK (proof IN ('code', 'bankid')), 
	CONSTRAINT registration_outcome_check CHECK (outcome IN ('', 'saved', 'dismissed')), 
	CONSTRAINT registration_resolved_check CHECK ((outcome = '') = (resolved_at IS NULL))
)
;;
CREATE INDEX registration_client_idx ON registration (company_id, client_id, created_at)
;;
CREATE INDEX registration_membership_idx ON registration (company_id, membership_id) WHERE membership_id IS NOT NULL
;;
CREATE TABLE registration_flow (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	key_hash BYTEA NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	expires_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	details JSONB, 
	recipient VARCHAR(254) NOT NULL, 
	personal_number VARCHAR(12) NOT NULL, 
	registration_id UUID, 
	code_hash BYTEA, 
	code_sent_at TIMESTAMP WITH TIME ZONE, 
	code_expires_at TIMESTAMP WITH TIME ZONE, 
	codes_sent SMALLINT NOT NULL, 
	attempts SMALLINT NOT NULL, 
	verified_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT registration_flow_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT registration_flow_company_id_registration_id_fkey FOREIGN KEY(company_id, registration_id) REFERENCES registration (company_id, id)
)
;;
CREATE INDEX registration_flow_expiring_idx ON registration_flow (company_id, expires_at)
;;
CREATE UNIQUE INDEX registration_flow_key_key ON registration_flow (company_id, key_hash)
;;
REVOKE ALL ON registration FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON registration TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON registration TO seed
;;
ALTER TABLE registration ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE registration FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON registration TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON registration AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR registration.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = registration.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = registration.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR registration.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = registration.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = registration.client_id))
;;
REVOKE ALL ON registration_flow FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON registration_flow TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON registration_flow TO seed
;;
ALTER TABLE registration_flow ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE registration_flow FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON registration_flow TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
GRANT SELECT ON registration_flow TO lookup
;;
GRANT USAGE, CREATE ON SCHEMA public TO lookup
;;
SET LOCAL ROLE lookup
;;
CREATE OR REPLACE FUNCTION lookup_registration_flow(hash bytea) RETURNS TABLE (company_id uuid, flow_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT f.company_id, f.id FROM registration_flow f WHERE f.key_hash = hash AND f.expires_at > now() $body$
;;
REVOKE ALL ON FUNCTION lookup_registration_flow(hash bytea) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_registration_flow(hash bytea) TO app
;;
SET LOCAL ROLE owner
;;
REVOKE CREATE ON SCHEMA public FROM lookup
