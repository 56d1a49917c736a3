ALTER TABLE online_payment_settings ADD COLUMN saves_card BOOLEAN DEFAULT false NOT NULL
;;
ALTER TABLE online_payment ADD COLUMN card_consent VARCHAR(1000) DEFAULT '' NOT NULL
;;
ALTER TABLE online_payment ADD COLUMN card_max_amount BIGINT DEFAULT '0' NOT NULL
;;
CREATE TABLE card_on_file (
	company_id UUID NOT NULL,
	id UUID NOT NULL,
	client_id UUID NOT NULL,
	booking_id UUID NOT NULL,
	payee VARCHAR(40) NOT NULL,
	transaction_id VARCHAR(80) NOT NULL,
	card_number VARCHAR(30) NOT NULL,
	consent VARCHAR(1000) NOT NULL,
	consented_at TIMESTAMP WITH TIME ZONE NOT NULL,
	max_amount BIGINT NOT NULL,
	removed_at TIMESTAMP WITH TIME ZONE,
	version BIGINT DEFAULT '1' NOT NULL,
	created_at TIMESTAMP WITH TIME ZONE NOT NULL,
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL,
	CONSTRAINT card_on_file_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT card_on_file_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id),
	CONSTRAINT card_on_file_company_id_booking_id_fkey FOREIGN KEY(company_id, booking_id) REFERENCES booking (company_id, id),
	CONSTRAINT card_on_file_consent_check CHECK (max_amount > 0 AND consent <> ''),
	CONSTRAINT card_on_file_removed_check CHECK ((removed_at IS NULL) = (transaction_id <> ''))
)
;;
CREATE INDEX card_on_file_client_idx ON card_on_file (company_id, client_id)
;;
CREATE UNIQUE INDEX card_on_file_client_key ON card_on_file (company_id, client_id) WHERE removed_at IS NULL
;;
CREATE TABLE card_charge (
	company_id UUID NOT NULL,
	id UUID NOT NULL,
	client_id UUID NOT NULL,
	card_id UUID NOT NULL,
	booking_id UUID NOT NULL,
	fee_id UUID NOT NULL,
	register_id UUID NOT NULL,
	membership_id UUID,
	cashier VARCHAR(170) NOT NULL,
	amount BIGINT NOT NULL,
	payee VARCHAR(40) NOT NULL,
	receipt_id UUID NOT NULL,
	state VARCHAR(8) NOT NULL,
	transaction_id VARCHAR(80) NOT NULL,
	order_code VARCHAR(40) NOT NULL,
	failure_code VARCHAR(60) NOT NULL,
	sent_at TIMESTAMP WITH TIME ZONE,
	next_attempt_at TIMESTAMP WITH TIME ZONE,
	failed_attempts SMALLINT NOT NULL,
	version BIGINT DEFAULT '1' NOT NULL,
	created_at TIMESTAMP WITH TIME ZONE NOT NULL,
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL,
	CONSTRAINT card_charge_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT card_charge_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id),
	CONSTRAINT card_charge_company_id_card_id_fkey FOREIGN KEY(company_id, card_id) REFERENCES card_on_file (company_id, id),
	CONSTRAINT card_charge_company_id_booking_id_fkey FOREIGN KEY(company_id, booking_id) REFERENCES booking (company_id, id),
	CONSTRAINT card_charge_company_id_fee_id_fkey FOREIGN KEY(company_id, fee_id) REFERENCES booking_fee (company_id, id),
	CONSTRAINT card_charge_company_id_register_id_fkey FOREIGN KEY(company_id, register_id) REFERENCES register (company_id, id),
	CONSTRAINT card_charge_amount_check CHECK (amount > 0),
	CONSTRAINT card_charge_state_check CHECK (state IN ('created', 'sent', 'charged', 'sold', 'declined')),
	CONSTRAINT card_charge_next_attempt_check CHECK ((state IN ('sold', 'declined')) = (next_attempt_at IS NULL)),
	CONSTRAINT card_charge_transaction_check CHECK ((state IN ('charged', 'sold')) = (transaction_id <> ''))
)
;;
CREATE INDEX card_charge_booking_idx ON card_charge (company_id, booking_id, created_at)
;;
CREATE INDEX card_charge_client_idx ON card_charge (company_id, client_id)
;;
CREATE INDEX card_charge_due_idx ON card_charge (next_attempt_at) WHERE next_attempt_at IS NOT NULL
;;
CREATE UNIQUE INDEX card_charge_fee_key ON card_charge (company_id, fee_id) WHERE state IN ('created', 'sent', 'charged')
;;
CREATE UNIQUE INDEX card_charge_receipt_key ON card_charge (company_id, receipt_id)
;;
REVOKE ALL ON card_on_file FROM app
;;
GRANT SELECT, INSERT, UPDATE ON card_on_file TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON card_on_file TO seed
;;
ALTER TABLE card_on_file ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE card_on_file FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON card_on_file TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON card_on_file AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR card_on_file.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = card_on_file.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = card_on_file.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR card_on_file.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = card_on_file.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = card_on_file.client_id))
;;
REVOKE ALL ON card_charge FROM app
;;
GRANT SELECT, INSERT, UPDATE ON card_charge TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON card_charge TO seed
;;
ALTER TABLE card_charge ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE card_charge FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON card_charge TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON card_charge AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR card_charge.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = card_charge.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = card_charge.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR card_charge.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = card_charge.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = card_charge.client_id))
;;
CREATE OR REPLACE FUNCTION card_on_file_immutable() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.booking_id IS DISTINCT FROM OLD.booking_id OR NEW.payee IS DISTINCT FROM OLD.payee OR NEW.consent IS DISTINCT FROM OLD.consent OR NEW.consented_at IS DISTINCT FROM OLD.consented_at OR NEW.max_amount IS DISTINCT FROM OLD.max_amount OR (NEW.transaction_id <> '' AND NEW.transaction_id <> OLD.transaction_id) THEN RAISE EXCEPTION 'a card on file and its consent are immutable' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$
;;
CREATE OR REPLACE TRIGGER card_on_file_immutable BEFORE UPDATE ON card_on_file FOR EACH ROW EXECUTE FUNCTION card_on_file_immutable()
;;
CREATE OR REPLACE TRIGGER card_on_file_no_delete BEFORE DELETE ON card_on_file FOR EACH ROW EXECUTE FUNCTION refuse_change()
;;
CREATE OR REPLACE FUNCTION card_charge_immutable() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.card_id IS DISTINCT FROM OLD.card_id OR NEW.booking_id IS DISTINCT FROM OLD.booking_id OR NEW.fee_id IS DISTINCT FROM OLD.fee_id OR NEW.register_id IS DISTINCT FROM OLD.register_id OR NEW.amount IS DISTINCT FROM OLD.amount OR NEW.payee IS DISTINCT FROM OLD.payee OR NEW.receipt_id IS DISTINCT FROM OLD.receipt_id OR (OLD.transaction_id <> '' AND NEW.transaction_id <> OLD.transaction_id) OR (OLD.state IN ('sold', 'declined') AND NEW.state <> OLD.state) THEN RAISE EXCEPTION 'a charge of a card, and how it ended, is immutable' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$
;;
CREATE OR REPLACE TRIGGER card_charge_immutable BEFORE UPDATE ON card_charge FOR EACH ROW EXECUTE FUNCTION card_charge_immutable()
;;
CREATE OR REPLACE TRIGGER card_charge_no_delete BEFORE DELETE ON card_charge FOR EACH ROW EXECUTE FUNCTION refuse_change()
;;
GRANT SELECT, UPDATE ON card_charge TO lookup
;;
GRANT USAGE, CREATE ON SCHEMA public TO lookup
;;
SET LOCAL ROLE lookup
;;
CREATE OR REPLACE FUNCTION claim_card_charges(batch int, seconds int) RETURNS TABLE (company_id uuid, charge_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ UPDATE card_charge o SET next_attempt_at = now() + make_interval(secs => seconds) FROM (SELECT p.company_id, p.id FROM card_charge p WHERE p.next_attempt_at <= now() ORDER BY p.next_attempt_at LIMIT batch FOR UPDATE SKIP LOCKED) due WHERE o.company_id = due.company_id AND o.id = due.id RETURNING o.company_id, o.id $body$
;;
REVOKE ALL ON FUNCTION claim_card_charges(batch int, seconds int) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION claim_card_charges(batch int, seconds int) TO app
;;
SET LOCAL ROLE owner
;;
REVOKE CREATE ON SCHEMA public FROM lookup
