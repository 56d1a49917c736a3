CREATE TABLE online_payment_settings (
	company_id UUID NOT NULL,
	id UUID NOT NULL,
	mode VARCHAR(7) DEFAULT 'none' NOT NULL,
	deposit_percent SMALLINT DEFAULT '20' NOT NULL,
	deposit_amount BIGINT DEFAULT '20000' NOT NULL,
	register_id UUID,
	swish_number VARCHAR(10) DEFAULT '' NOT NULL,
	version BIGINT DEFAULT '1' NOT NULL,
	created_at TIMESTAMP WITH TIME ZONE NOT NULL,
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL,
	CONSTRAINT online_payment_settings_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT online_payment_settings_company_id_register_id_fkey FOREIGN KEY(company_id, register_id) REFERENCES register (company_id, id),
	CONSTRAINT online_payment_settings_mode_check CHECK (mode IN ('none', 'percent', 'amount', 'whole')),
	CONSTRAINT online_payment_settings_deposit_check CHECK (deposit_percent BETWEEN 1 AND 100 AND deposit_amount > 0),
	CONSTRAINT online_payment_settings_register_check CHECK (mode = 'none' OR register_id IS NOT NULL),
	CONSTRAINT online_payment_settings_swish_number_check CHECK (swish_number ~ '^(123[0-9]{7})?$')
)
;;
REVOKE ALL ON online_payment_settings FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON online_payment_settings TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON online_payment_settings TO seed
;;
ALTER TABLE online_payment_settings ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE online_payment_settings FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON online_payment_settings TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE TABLE online_payment (
	company_id UUID NOT NULL,
	id UUID NOT NULL,
	flow_id UUID NOT NULL,
	booking_id UUID NOT NULL,
	service_id UUID NOT NULL,
	practitioner_id UUID,
	start_at TIMESTAMP WITH TIME ZONE NOT NULL,
	register_id UUID NOT NULL,
	method VARCHAR(6) NOT NULL,
	kind VARCHAR(7) NOT NULL,
	amount BIGINT NOT NULL,
	payee VARCHAR(40) NOT NULL,
	state VARCHAR(11) NOT NULL,
	order_code VARCHAR(40) NOT NULL,
	token VARCHAR(80) NOT NULL,
	transaction_id VARCHAR(80) NOT NULL,
	refund_id UUID,
	failure_code VARCHAR(60) NOT NULL,
	expires_at TIMESTAMP WITH TIME ZONE NOT NULL,
	sent_at TIMESTAMP WITH TIME ZONE,
	next_attempt_at TIMESTAMP WITH TIME ZONE,
	failed_attempts SMALLINT NOT NULL,
	version BIGINT DEFAULT '1' NOT NULL,
	created_at TIMESTAMP WITH TIME ZONE NOT NULL,
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL,
	CONSTRAINT online_payment_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT online_payment_company_id_register_id_fkey FOREIGN KEY(company_id, register_id) REFERENCES register (company_id, id),
	CONSTRAINT online_payment_company_id_service_id_fkey FOREIGN KEY(company_id, service_id) REFERENCES service (company_id, id),
	CONSTRAINT online_payment_method_check CHECK (method IN ('online', 'swish')),
	CONSTRAINT online_payment_kind_check CHECK (kind IN ('deposit', 'whole')),
	CONSTRAINT online_payment_amount_check CHECK (amount > 0),
	CONSTRAINT online_payment_state_check CHECK (state IN ('created', 'waiting', 'paid', 'booked', 'failed', 'refund_due', 'refund_sent', 'refunded')),
	CONSTRAINT online_payment_next_attempt_check CHECK (state IN ('booked', 'failed', 'refunded') OR next_attempt_at IS NOT NULL)
)
;;
CREATE UNIQUE INDEX online_payment_booking_key ON online_payment (company_id, booking_id)
;;
CREATE INDEX online_payment_due_idx ON online_payment (next_attempt_at) WHERE next_attempt_at IS NOT NULL
;;
CREATE INDEX online_payment_flow_idx ON online_payment (company_id, flow_id, created_at)
;;
CREATE INDEX online_payment_id_idx ON online_payment (id)
;;
CREATE UNIQUE INDEX online_payment_order_key ON online_payment (company_id, order_code) WHERE order_code <> ''
;;
REVOKE ALL ON online_payment FROM app
;;
GRANT SELECT, INSERT, UPDATE ON online_payment TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON online_payment TO seed
;;
ALTER TABLE online_payment ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE online_payment FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON online_payment TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE OR REPLACE FUNCTION online_payment_immutable() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.flow_id IS DISTINCT FROM OLD.flow_id OR NEW.booking_id IS DISTINCT FROM OLD.booking_id OR NEW.service_id IS DISTINCT FROM OLD.service_id OR NEW.register_id IS DISTINCT FROM OLD.register_id OR NEW.method IS DISTINCT FROM OLD.method OR NEW.kind IS DISTINCT FROM OLD.kind OR NEW.amount IS DISTINCT FROM OLD.amount OR NEW.payee IS DISTINCT FROM OLD.payee OR NEW.start_at IS DISTINCT FROM OLD.start_at OR (OLD.transaction_id <> '' AND NEW.transaction_id <> OLD.transaction_id) OR (OLD.state IN ('booked', 'refunded') AND NEW.state <> OLD.state) THEN RAISE EXCEPTION 'what was paid for, and how it ended, is immutable' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$
;;
CREATE OR REPLACE TRIGGER online_payment_immutable BEFORE UPDATE ON online_payment FOR EACH ROW EXECUTE FUNCTION online_payment_immutable()
;;
CREATE OR REPLACE TRIGGER online_payment_no_delete BEFORE DELETE ON online_payment FOR EACH ROW EXECUTE FUNCTION refuse_change()
;;
GRANT SELECT, UPDATE ON online_payment TO lookup
;;
GRANT USAGE, CREATE ON SCHEMA public TO lookup
;;
SET LOCAL ROLE lookup
;;
CREATE OR REPLACE FUNCTION claim_online_payments(batch int, seconds int) RETURNS TABLE (company_id uuid, payment_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ UPDATE online_payment o SET next_attempt_at = now() + make_interval(secs => seconds) FROM (SELECT p.company_id, p.id FROM online_payment p WHERE p.next_attempt_at <= now() ORDER BY p.next_attempt_at LIMIT batch FOR UPDATE SKIP LOCKED) due WHERE o.company_id = due.company_id AND o.id = due.id RETURNING o.company_id, o.id $body$
;;
REVOKE ALL ON FUNCTION claim_online_payments(batch int, seconds int) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION claim_online_payments(batch int, seconds int) TO app
;;
CREATE OR REPLACE FUNCTION poll_online_payment_now(code text, payment uuid) RETURNS TABLE (company_id uuid, payment_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ UPDATE online_payment o SET next_attempt_at = now() WHERE o.state IN ('waiting', 'failed') AND ((code <> '' AND o.order_code = code) OR o.id = payment) RETURNING o.company_id, o.id $body$
;;
REVOKE ALL ON FUNCTION poll_online_payment_now(code text, payment uuid) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION poll_online_payment_now(code text, payment uuid) TO app
;;
SET LOCAL ROLE owner
;;
REVOKE CREATE ON SCHEMA public FROM lookup
