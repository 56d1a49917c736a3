CREATE TABLE booking_fee_settings (
	company_id UUID NOT NULL,
	id UUID NOT NULL,
	cancellation_mode VARCHAR(7) DEFAULT 'none' NOT NULL,
	cancellation_percent SMALLINT DEFAULT '50' NOT NULL,
	cancellation_amount BIGINT DEFAULT '50000' NOT NULL,
	no_show_mode VARCHAR(7) DEFAULT 'none' NOT NULL,
	no_show_percent SMALLINT DEFAULT '100' NOT NULL,
	no_show_amount BIGINT DEFAULT '50000' NOT NULL,
	missed_until_fee SMALLINT DEFAULT '0' NOT NULL,
	missed_until_prepayment SMALLINT DEFAULT '0' NOT NULL,
	missed_months SMALLINT DEFAULT '12' NOT NULL,
	version BIGINT DEFAULT '1' NOT NULL,
	created_at TIMESTAMP WITH TIME ZONE NOT NULL,
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL,
	CONSTRAINT booking_fee_settings_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT booking_fee_settings_mode_check CHECK (cancellation_mode IN ('none', 'percent', 'amount') AND no_show_mode IN ('none', 'percent', 'amount')),
	CONSTRAINT booking_fee_settings_value_check CHECK (cancellation_percent BETWEEN 1 AND 100 AND no_show_percent BETWEEN 1 AND 100 AND cancellation_amount > 0 AND no_show_amount > 0),
	CONSTRAINT booking_fee_settings_history_check CHECK (missed_until_fee BETWEEN 0 AND 20 AND missed_until_prepayment BETWEEN 0 AND 20 AND missed_months BETWEEN 1 AND 36)
)
;;
REVOKE ALL ON booking_fee_settings FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON booking_fee_settings TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON booking_fee_settings TO seed
;;
ALTER TABLE booking_fee_settings ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE booking_fee_settings FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON booking_fee_settings TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE TABLE service_fee_settings (
	company_id UUID NOT NULL,
	id UUID NOT NULL,
	cancellation_mode VARCHAR(7) DEFAULT 'company' NOT NULL,
	cancellation_percent SMALLINT DEFAULT '50' NOT NULL,
	cancellation_amount BIGINT DEFAULT '50000' NOT NULL,
	no_show_mode VARCHAR(7) DEFAULT 'company' NOT NULL,
	no_show_percent SMALLINT DEFAULT '100' NOT NULL,
	no_show_amount BIGINT DEFAULT '50000' NOT NULL,
	prepayment_mode VARCHAR(7) DEFAULT 'company' NOT NULL,
	prepayment_percent SMALLINT DEFAULT '20' NOT NULL,
	prepayment_amount BIGINT DEFAULT '20000' NOT NULL,
	version BIGINT DEFAULT '1' NOT NULL,
	created_at TIMESTAMP WITH TIME ZONE NOT NULL,
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL,
	CONSTRAINT service_fee_settings_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT service_fee_settings_company_id_id_fkey FOREIGN KEY(company_id, id) REFERENCES service (company_id, id) ON DELETE CASCADE,
	CONSTRAINT service_fee_settings_mode_check CHECK (cancellation_mode IN ('company', 'none', 'percent', 'amount') AND no_show_mode IN ('company', 'none', 'percent', 'amount') AND prepayment_mode IN ('company', 'none', 'percent', 'amount', 'whole')),
	CONSTRAINT service_fee_settings_value_check CHECK (cancellation_percent BETWEEN 1 AND 100 AND no_show_percent BETWEEN 1 AND 100 AND cancellation_amount > 0 AND no_show_amount > 0 AND prepayment_percent BETWEEN 1 AND 100 AND prepayment_amount > 0)
)
;;
REVOKE ALL ON service_fee_settings FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON service_fee_settings TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON service_fee_settings TO seed
;;
ALTER TABLE service_fee_settings ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE service_fee_settings FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON service_fee_settings TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE TABLE booking_fee (
	company_id UUID NOT NULL,
	id UUID NOT NULL,
	client_id UUID NOT NULL,
	booking_id UUID NOT NULL,
	service_id UUID NOT NULL,
	kind VARCHAR(12) NOT NULL,
	amount BIGINT NOT NULL,
	prepaid BIGINT DEFAULT '0' NOT NULL,
	state VARCHAR(9) NOT NULL,
	waive_reason VARCHAR(500) DEFAULT '' NOT NULL,
	receipt_id UUID,
	version BIGINT DEFAULT '1' NOT NULL,
	created_at TIMESTAMP WITH TIME ZONE NOT NULL,
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL,
	CONSTRAINT booking_fee_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT booking_fee_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id),
	CONSTRAINT booking_fee_company_id_booking_id_fkey FOREIGN KEY(company_id, booking_id) REFERENCES booking (company_id, id),
	CONSTRAINT booking_fee_company_id_service_id_fkey FOREIGN KEY(company_id, service_id) REFERENCES service (company_id, id),
	CONSTRAINT booking_fee_kind_check CHECK (kind IN ('cancellation', 'no_show')),
	CONSTRAINT booking_fee_amount_check CHECK (amount > 0 AND prepaid >= 0),
	CONSTRAINT booking_fee_state_check CHECK (state IN ('due', 'charged', 'paid', 'waived', 'withdrawn') AND (state = 'waived') = (waive_reason <> '') AND (state IN ('charged', 'paid')) = (receipt_id IS NOT NULL))
)
;;
CREATE UNIQUE INDEX booking_fee_booking_key ON booking_fee (company_id, booking_id)
;;
CREATE INDEX booking_fee_client_idx ON booking_fee (company_id, client_id, created_at)
;;
CREATE INDEX booking_fee_receipt_idx ON booking_fee (company_id, receipt_id)
;;
REVOKE ALL ON booking_fee FROM app
;;
GRANT SELECT, INSERT, UPDATE ON booking_fee TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON booking_fee TO seed
;;
ALTER TABLE booking_fee ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE booking_fee FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON booking_fee TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON booking_fee AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR booking_fee.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = booking_fee.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = booking_fee.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR booking_fee.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = booking_fee.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = booking_fee.client_id))
;;
ALTER TABLE booking ADD COLUMN is_missed BOOLEAN DEFAULT false NOT NULL
;;
ALTER TABLE booking ADD CONSTRAINT booking_missed_check CHECK (NOT is_missed OR state IN ('cancelled', 'no_show'))
;;
CREATE INDEX booking_missed_idx ON booking (company_id, client_id, start_at) WHERE is_missed
;;
ALTER TABLE receipt_line ADD COLUMN booking_fee_id UUID
;;
ALTER TABLE receipt_line ADD CONSTRAINT receipt_line_company_id_booking_fee_id_fkey FOREIGN KEY(company_id, booking_fee_id) REFERENCES booking_fee (company_id, id)
;;
CREATE INDEX receipt_line_booking_fee_idx ON receipt_line (company_id, booking_fee_id) WHERE booking_fee_id IS NOT NULL
;;
UPDATE booking SET is_missed = true WHERE state = 'no_show'
