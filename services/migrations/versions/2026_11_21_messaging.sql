ALTER TABLE message DROP CONSTRAINT message_state_check
;;
ALTER TABLE message ADD CONSTRAINT message_state_check CHECK (state IN ('queued', 'withdrawn', 'sending', 'unknown', 'sent', 'failed', 'delivered'))
;;
CREATE TABLE notice_settings (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	is_on BOOLEAN NOT NULL, 
	hours SMALLINT NOT NULL, 
	by_sms BOOLEAN NOT NULL, 
	by_mail BOOLEAN NOT NULL, 
	text_en VARCHAR(600) NOT NULL, 
	text_sv VARCHAR(600) NOT NULL, 
	on_since TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT notice_settings_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT notice_settings_kind_check CHECK (kind IN ('reminder', 'follow_up')), 
	CONSTRAINT notice_settings_hours_check CHECK (hours BETWEEN 1 AND 336)
)
;;
CREATE UNIQUE INDEX notice_settings_kind_key ON notice_settings (company_id, kind)
;;
CREATE TABLE visit_notice (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	booking_id UUID NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	visit_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	said_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT visit_notice_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT visit_notice_company_id_booking_id_fkey FOREIGN KEY(company_id, booking_id) REFERENCES booking (company_id, id), 
	CONSTRAINT visit_notice_kind_check CHECK (kind IN ('reminder', 'follow_up'))
)
;;
CREATE UNIQUE INDEX visit_notice_once_key ON visit_notice (company_id, booking_id, kind, visit_at)
;;
REVOKE ALL ON notice_settings FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON notice_settings TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON notice_settings TO seed
;;
ALTER TABLE notice_settings ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE notice_settings FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON notice_settings TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON visit_notice FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON visit_notice TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON visit_notice TO seed
;;
ALTER TABLE visit_notice ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE visit_notice FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON visit_notice TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
