ALTER TABLE booking_flow ADD COLUMN personal_number VARCHAR(12) DEFAULT '' NOT NULL
;;
ALTER TABLE booking_flow ADD COLUMN identified_at TIMESTAMP WITH TIME ZONE
;;
ALTER TABLE booking_flow ADD CONSTRAINT booking_flow_identified_check CHECK ((personal_number = '') = (identified_at IS NULL))
;;
CREATE TABLE portal_settings (
	company_id UUID NOT NULL,
	id UUID NOT NULL,
	welcome_en VARCHAR(1000) DEFAULT '' NOT NULL,
	welcome_sv VARCHAR(1000) DEFAULT '' NOT NULL,
	details_en VARCHAR(1000) DEFAULT '' NOT NULL,
	details_sv VARCHAR(1000) DEFAULT '' NOT NULL,
	done_en VARCHAR(1000) DEFAULT '' NOT NULL,
	done_sv VARCHAR(1000) DEFAULT '' NOT NULL,
	personal_id VARCHAR(8) DEFAULT 'hidden' NOT NULL,
	date_of_birth VARCHAR(8) DEFAULT 'hidden' NOT NULL,
	address VARCHAR(8) DEFAULT 'hidden' NOT NULL,
	special_request VARCHAR(8) DEFAULT 'optional' NOT NULL,
	needs_bankid BOOLEAN DEFAULT false NOT NULL,
	version BIGINT DEFAULT '1' NOT NULL,
	created_at TIMESTAMP WITH TIME ZONE NOT NULL,
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL,
	CONSTRAINT portal_settings_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT portal_settings_personal_id_check CHECK (personal_id IN ('hidden', 'optional', 'required')),
	CONSTRAINT portal_settings_date_of_birth_check CHECK (date_of_birth IN ('hidden', 'optional', 'required')),
	CONSTRAINT portal_settings_address_check CHECK (address IN ('hidden', 'optional', 'required')),
	CONSTRAINT portal_settings_special_request_check CHECK (special_request IN ('hidden', 'optional', 'required'))
)
;;
CREATE UNIQUE INDEX portal_settings_company_key ON portal_settings (company_id)
;;
CREATE TABLE message_settings (
	company_id UUID NOT NULL,
	id UUID NOT NULL,
	sms_en VARCHAR(600) DEFAULT '' NOT NULL,
	sms_sv VARCHAR(600) DEFAULT '' NOT NULL,
	mail_en VARCHAR(2000) DEFAULT '' NOT NULL,
	mail_sv VARCHAR(2000) DEFAULT '' NOT NULL,
	arrive_early_minutes SMALLINT DEFAULT '5' NOT NULL,
	names_treatments BOOLEAN DEFAULT false NOT NULL,
	version BIGINT DEFAULT '1' NOT NULL,
	created_at TIMESTAMP WITH TIME ZONE NOT NULL,
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL,
	CONSTRAINT message_settings_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT message_settings_arrive_early_minutes_check CHECK (arrive_early_minutes BETWEEN 0 AND 60)
)
;;
CREATE UNIQUE INDEX message_settings_company_key ON message_settings (company_id)
;;
CREATE TABLE treatment_name_consent (
	company_id UUID NOT NULL,
	id UUID NOT NULL,
	client_id UUID NOT NULL,
	is_agreed BOOLEAN NOT NULL,
	source VARCHAR(10) NOT NULL,
	created_at TIMESTAMP WITH TIME ZONE NOT NULL,
	CONSTRAINT treatment_name_consent_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT treatment_name_consent_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id),
	CONSTRAINT treatment_name_consent_source_check CHECK (source IN ('staff', 'portal'))
)
;;
CREATE INDEX treatment_name_consent_client_idx ON treatment_name_consent (company_id, client_id, created_at)
;;
REVOKE ALL ON portal_settings FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON portal_settings TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON portal_settings TO seed
;;
ALTER TABLE portal_settings ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE portal_settings FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON portal_settings TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON message_settings FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON message_settings TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON message_settings TO seed
;;
ALTER TABLE message_settings ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE message_settings FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON message_settings TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON treatment_name_consent FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON treatment_name_consent TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON treatment_name_consent TO seed
;;
ALTER TABLE treatment_name_consent ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE treatment_name_consent FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON treatment_name_consent TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON treatment_name_consent AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR treatment_name_consent.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = treatment_name_consent.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = treatment_name_consent.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR treatment_name_consent.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = treatment_name_consent.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = treatment_name_consent.client_id))
