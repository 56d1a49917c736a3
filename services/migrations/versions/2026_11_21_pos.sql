CREATE TABLE terminal (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	virtual_terminal_id VARCHAR(40) NOT NULL, 
	terminal_id VARCHAR(40) NOT NULL, 
	is_active BOOLEAN NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT terminal_pkey PRIMARY KEY (company_id, id)
)
;;
CREATE UNIQUE INDEX terminal_virtual_key ON terminal (company_id, virtual_terminal_id)
;;
CREATE TABLE till_setting (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	merchant_id VARCHAR(40) NOT NULL, 
	receipt_header VARCHAR(500) NOT NULL, 
	receipt_footer VARCHAR(500) NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT till_setting_pkey PRIMARY KEY (company_id, id)
)
;;
CREATE INDEX till_setting_merchant_idx ON till_setting (merchant_id)
;;
CREATE UNIQUE INDEX till_setting_one_key ON till_setting (company_id)
;;
CREATE TABLE register (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	terminal_id UUID, 
	control_id VARCHAR(16) NOT NULL, 
	control_unit VARCHAR(40) NOT NULL, 
	street_address VARCHAR(120) NOT NULL, 
	zip_code VARCHAR(12) NOT NULL, 
	city VARCHAR(80) NOT NULL, 
	is_active BOOLEAN NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT register_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT register_company_id_terminal_id_fkey FOREIGN KEY(company_id, terminal_id) REFERENCES terminal (company_id, id)
)
;;
CREATE UNIQUE INDEX register_name_key ON register (company_id, name)
;;
CREATE TABLE register_series (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	last_number BIGINT NOT NULL, 
	last_z BIGINT NOT NULL, 
	opening_float BIGINT NOT NULL, 
	grand_sales BIGINT NOT NULL, 
	grand_returns BIGINT NOT NULL, 
	CONSTRAINT register_series_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT register_series_company_id_id_fkey FOREIGN KEY(company_id, id) REFERENCES register (company_id, id), 
	CONSTRAINT register_series_counts_check CHECK (last_number >= 0 AND last_z >= 0 AND opening_float >= 0)
)
;;
CREATE TABLE z_report (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	register_id UUID NOT NULL, 
	number BIGINT NOT NULL, 
	closed_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	membership_id UUID, 
	content JSONB NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	CONSTRAINT z_report_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT z_report_company_id_register_id_fkey FOREIGN KEY(company_id, register_id) REFERENCES register (company_id, id)
)
;;
CREATE INDEX z_report_closed_idx ON z_report (company_id, closed_at, id)
;;
CREATE UNIQUE INDEX z_report_number_key ON z_report (company_id, register_id, number)
;;
CREATE TABLE receipt (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID, 
	register_id UUID NOT NULL, 
	kind VARCHAR(6) NOT NULL, 
	original_id UUID, 
	retry_of UUID, 
	booking_id UUID, 
	membership_id UUID, 
	cashier VARCHAR(170) NOT NULL, 
	client_name VARCHAR(170) NOT NULL, 
	seller JSONB NOT NULL, 
	currency VARCHAR(3) NOT NULL, 
	gross BIGINT NOT NULL, 
	discount BIGINT NOT NULL, 
	total BIGINT NOT NULL, 
	rounding BIGINT NOT NULL, 
	vat BIGINT NOT NULL, 
	vats JSONB NOT NULL, 
	number BIGINT, 
	z_number BIGINT, 
	state VARCHAR(18) NOT NULL, 
	step VARCHAR(8) NOT NULL, 
	turn INTEGER NOT NULL, 
	look_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	abort_wanted BOOLEAN NOT NULL, 
	trouble VARCHAR(60) NOT NULL, 
	failure VARCHAR(60) NOT NULL, 
	restock BOOLEAN NOT NULL, 
	refunded BIGINT NOT NULL, 
	downloaded SMALLINT NOT NULL, 
	numbered_at TIMESTAMP WITH TIME ZONE, 
	paid_at TIMESTAMP WITH TIME ZONE, 
	refunded_at TIMESTAMP WITH TIME ZONE, 
	ended_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT receipt_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT receipt_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT receipt_company_id_register_id_fkey FOREIGN KEY(company_id, register_id) REFERENCES register (company_id, id), 
	CONSTRAINT receipt_company_id_original_id_fkey FOREIGN KEY(company_id, original_id) REFERENCES receipt (company_id, id), 
	CONSTRAINT receipt_company_id_retry_of_fkey FOREIGN KEY(company_id, retry_of) REFERENCES receipt (company_id, id), 
	CONSTRAINT receipt_company_id_booking_id_fkey FOREIGN KEY(company_id, booking_id) REFERENCES booking (company_id, id), 
	CONSTRAINT receipt_kind_check CHECK (kind IN ('sale', 'refund')), 
	CONSTRAINT receipt_state_check CHECK (state IN ('PENDING', 'PROCESSING', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'CANCELLED', 'ABORTED')), 
	CONSTRAINT receipt_step_check CHECK (step IN ('check', 'charge', 'register', 'reverse', 'done')), 
	CONSTRAINT receipt_sums_check CHECK (total >= 0 AND refunded >= 0 AND refunded <= total), 
	CONSTRAINT receipt_numbered_check CHECK (state IN ('PENDING', 'PROCESSING', 'CANCELLED', 'ABORTED') OR number IS NOT NULL)
)
;;
CREATE INDEX receipt_booking_idx ON receipt (company_id, booking_id) WHERE booking_id IS NOT NULL
;;
CREATE INDEX receipt_client_idx ON receipt (company_id, client_id, created_at) WHERE client_id IS NOT NULL
;;
CREATE INDEX receipt_day_idx ON receipt (company_id, register_id, z_number)
;;
CREATE INDEX receipt_look_idx ON receipt (look_at) WHERE state IN ('PENDING', 'PROCESSING')
;;
CREATE INDEX receipt_made_idx ON receipt (company_id, created_at, id)
;;
CREATE UNIQUE INDEX receipt_number_key ON receipt (company_id, register_id, number)
;;
CREATE UNIQUE INDEX receipt_one_refund_key ON receipt (company_id, original_id) WHERE state IN ('PENDING', 'PROCESSING')
;;
CREATE INDEX receipt_original_idx ON receipt (company_id, original_id) WHERE original_id IS NOT NULL
;;
CREATE INDEX receipt_paid_idx ON receipt (company_id, paid_at) INCLUDE (id, kind, state, client_id, membership_id, total)
;;
CREATE UNIQUE INDEX receipt_retry_key ON receipt (company_id, retry_of) WHERE retry_of IS NOT NULL
;;
CREATE TABLE control_registration (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	receipt_id UUID NOT NULL, 
	register_id UUID NOT NULL, 
	number BIGINT NOT NULL, 
	z_number BIGINT NOT NULL, 
	kind VARCHAR(6) NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	tries INTEGER NOT NULL, 
	maybe_done BOOLEAN NOT NULL, 
	at TIMESTAMP WITH TIME ZONE NOT NULL, 
	unit VARCHAR(40) NOT NULL, 
	code VARCHAR(130) NOT NULL, 
	error VARCHAR(60) NOT NULL, 
	registered_at TIMESTAMP WITH TIME ZONE, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT control_registration_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT control_registration_company_id_receipt_id_fkey FOREIGN KEY(company_id, receipt_id) REFERENCES receipt (company_id, id), 
	CONSTRAINT control_registration_company_id_register_id_fkey FOREIGN KEY(company_id, register_id) REFERENCES register (company_id, id), 
	CONSTRAINT control_registration_kind_check CHECK (kind IN ('normal', 'return', 'copy')), 
	CONSTRAINT control_registration_state_check CHECK (state IN ('sending', 'registered', 'failed'))
)
;;
CREATE INDEX control_registration_day_idx ON control_registration (company_id, register_id, z_number, kind)
;;
CREATE UNIQUE INDEX control_registration_number_key ON control_registration (company_id, register_id, number)
;;
CREATE UNIQUE INDEX control_registration_once_key ON control_registration (company_id, receipt_id, kind)
;;
CREATE INDEX control_registration_stray_idx ON control_registration (company_id) WHERE state = 'failed' AND maybe_done
;;
CREATE TABLE gift_card (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID, 
	receipt_id UUID, 
	code VARCHAR(20) NOT NULL, 
	initial_value BIGINT NOT NULL, 
	balance BIGINT NOT NULL, 
	expires_on DATE NOT NULL, 
	state VARCHAR(9) NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT gift_card_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT gift_card_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT gift_card_company_id_receipt_id_fkey FOREIGN KEY(company_id, receipt_id) REFERENCES receipt (company_id, id), 
	CONSTRAINT gift_card_balance_check CHECK (initial_value > 0 AND balance >= 0 AND balance <= initial_value), 
	CONSTRAINT gift_card_state_check CHECK (state IN ('pending', 'active', 'cancelled'))
)
;;
CREATE UNIQUE INDEX gift_card_code_key ON gift_card (company_id, code)
;;
CREATE INDEX gift_card_made_idx ON gift_card (company_id, created_at, id)
;;
CREATE INDEX gift_card_sold_idx ON gift_card (company_id, receipt_id)
;;
CREATE TABLE payment (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	receipt_id UUID NOT NULL, 
	place SMALLINT NOT NULL, 
	way VARCHAR(9) NOT NULL, 
	amount BIGINT NOT NULL, 
	given BIGINT NOT NULL, 
	state VARCHAR(9) NOT NULL, 
	is_reversal BOOLEAN NOT NULL, 
	returns UUID, 
	gift_card_id UUID, 
	session_id UUID, 
	terminal_id VARCHAR(40) NOT NULL, 
	sent_at TIMESTAMP WITH TIME ZONE, 
	event_id INTEGER, 
	facts JSONB NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT payment_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT payment_company_id_receipt_id_fkey FOREIGN KEY(company_id, receipt_id) REFERENCES receipt (company_id, id), 
	CONSTRAINT payment_company_id_returns_fkey FOREIGN KEY(company_id, returns) REFERENCES payment (company_id, id), 
	CONSTRAINT payment_way_check CHECK (way IN ('card', 'cash', 'gift_card', 'swish', 'online', 'invoice')), 
	CONSTRAINT payment_state_check CHECK (state IN ('waiting', 'sent', 'completed', 'failed', 'returned')), 
	CONSTRAINT payment_amount_check CHECK (amount >= 0 AND given >= 0)
)
;;
CREATE UNIQUE INDEX payment_place_key ON payment (company_id, receipt_id, place)
;;
CREATE UNIQUE INDEX payment_session_key ON payment (company_id, session_id) WHERE session_id IS NOT NULL
;;
CREATE TABLE receipt_line (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	receipt_id UUID NOT NULL, 
	place SMALLINT NOT NULL, 
	kind VARCHAR(9) NOT NULL, 
	product_id UUID, 
	service_id UUID, 
	practitioner_id UUID, 
	name VARCHAR(160) NOT NULL, 
	code VARCHAR(40) NOT NULL, 
	quantity INTEGER NOT NULL, 
	unit_price BIGINT NOT NULL, 
	gross BIGINT NOT NULL, 
	discount BIGINT NOT NULL, 
	share BIGINT NOT NULL, 
	total BIGINT NOT NULL, 
	rate INTEGER NOT NULL, 
	vat BIGINT NOT NULL, 
	purpose VARCHAR(8) NOT NULL, 
	reason VARCHAR(300) NOT NULL, 
	expires_on DATE, 
	CONSTRAINT receipt_line_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT receipt_line_company_id_receipt_id_fkey FOREIGN KEY(company_id, receipt_id) REFERENCES receipt (company_id, id), 
	CONSTRAINT receipt_line_kind_check CHECK (kind IN ('product', 'service', 'gift_card')), 
	CONSTRAINT receipt_line_sums_check CHECK (quantity > 0 AND total = gross - discount - share AND total >= 0)
)
;;
CREATE UNIQUE INDEX receipt_line_place_key ON receipt_line (company_id, receipt_id, place)
;;
CREATE INDEX receipt_line_practitioner_idx ON receipt_line (company_id, practitioner_id) WHERE practitioner_id IS NOT NULL
;;
CREATE TABLE till_entry (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	register_id UUID NOT NULL, 
	z_number BIGINT NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	at TIMESTAMP WITH TIME ZONE NOT NULL, 
	membership_id UUID, 
	receipt_id UUID, 
	amount BIGINT NOT NULL, 
	content JSONB NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	CONSTRAINT till_entry_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT till_entry_company_id_register_id_fkey FOREIGN KEY(company_id, register_id) REFERENCES register (company_id, id), 
	CONSTRAINT till_entry_company_id_receipt_id_fkey FOREIGN KEY(company_id, receipt_id) REFERENCES receipt (company_id, id), 
	CONSTRAINT till_entry_kind_check CHECK (kind IN ('sale', 'refund', 'unfinished', 'copy', 'float', 'cash_in', 'cash_out', 'drawer', 'x_report', 'z_report'))
)
;;
CREATE INDEX till_entry_day_idx ON till_entry (company_id, register_id, z_number, kind)
;;
CREATE INDEX till_entry_receipt_idx ON till_entry (company_id, receipt_id)
;;
CREATE TABLE gift_card_entry (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	gift_card_id UUID NOT NULL, 
	receipt_id UUID, 
	amount BIGINT NOT NULL, 
	at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT gift_card_entry_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT gift_card_entry_company_id_gift_card_id_fkey FOREIGN KEY(company_id, gift_card_id) REFERENCES gift_card (company_id, id), 
	CONSTRAINT gift_card_entry_company_id_receipt_id_fkey FOREIGN KEY(company_id, receipt_id) REFERENCES receipt (company_id, id)
)
;;
CREATE INDEX gift_card_entry_of_idx ON gift_card_entry (company_id, gift_card_id, at)
;;
REVOKE ALL ON control_registration FROM app
;;
GRANT SELECT, INSERT, UPDATE ON control_registration TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON control_registration TO seed
;;
ALTER TABLE control_registration ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE control_registration FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON control_registration TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON gift_card FROM app
;;
GRANT SELECT, INSERT, UPDATE ON gift_card TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON gift_card TO seed
;;
ALTER TABLE gift_card ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE gift_card FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON gift_card TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reach ON gift_card AS RESTRICTIVE TO app USING (current_setting('app.reach', true) = 'all' OR gift_card.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = gift_card.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = gift_card.client_id)) WITH CHECK (current_setting('app.reach', true) = 'all' OR gift_card.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = gift_card.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = gift_card.client_id))
;;
REVOKE ALL ON gift_card_entry FROM app
;;
GRANT SELECT, INSERT ON gift_card_entry TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON gift_card_entry TO seed
;;
ALTER TABLE gift_card_entry ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE gift_card_entry FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON gift_card_entry TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON payment FROM app
;;
GRANT SELECT, INSERT, UPDATE ON payment TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON payment TO seed
;;
ALTER TABLE payment ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE payment FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON payment TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON receipt FROM app
;;
GRANT SELECT, INSERT, UPDATE ON receipt TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON receipt TO seed
;;
ALTER TABLE receipt ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE receipt FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON receipt TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reach ON receipt AS RESTRICTIVE TO app USING (current_setting('app.reach', true) IN ('all', 'money') OR receipt.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = receipt.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = receipt.client_id)) WITH CHECK (current_setting('app.reach', true) IN ('all', 'money') OR receipt.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = receipt.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = receipt.client_id))
;;
REVOKE ALL ON receipt_line FROM app
;;
GRANT SELECT, INSERT ON receipt_line TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON receipt_line TO seed
;;
ALTER TABLE receipt_line ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE receipt_line FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON receipt_line TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON register FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON register TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON register TO seed
;;
ALTER TABLE register ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE register FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON register TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON register_series FROM app
;;
GRANT SELECT, INSERT, UPDATE ON register_series TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON register_series TO seed
;;
ALTER TABLE register_series ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE register_series FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON register_series TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON terminal FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON terminal TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON terminal TO seed
;;
ALTER TABLE terminal ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE terminal FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON terminal TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON till_entry FROM app
;;
GRANT SELECT, INSERT ON till_entry TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON till_entry TO seed
;;
ALTER TABLE till_entry ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE till_entry FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON till_entry TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON till_setting FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON till_setting TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON till_setting TO seed
;;
ALTER TABLE till_setting ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE till_setting FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON till_setting TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON z_report FROM app
;;
GRANT SELECT, INSERT ON z_report TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON z_report TO seed
;;
ALTER TABLE z_report ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE z_report FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON z_report TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '% is written once', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END $$
;;
CREATE OR REPLACE FUNCTION series_rise() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.last_number NOT IN (OLD.last_number, OLD.last_number + 1) OR NEW.last_z NOT IN (OLD.last_z, OLD.last_z + 1) OR NEW.grand_sales < OLD.grand_sales OR NEW.grand_returns < OLD.grand_returns THEN RAISE EXCEPTION 'a series only rises, by one' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$
;;
CREATE OR REPLACE FUNCTION receipt_stands() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.register_id IS DISTINCT FROM OLD.register_id OR NEW.kind IS DISTINCT FROM OLD.kind OR NEW.original_id IS DISTINCT FROM OLD.original_id OR NEW.seller IS DISTINCT FROM OLD.seller OR NEW.currency IS DISTINCT FROM OLD.currency OR NEW.gross IS DISTINCT FROM OLD.gross OR NEW.discount IS DISTINCT FROM OLD.discount OR NEW.total IS DISTINCT FROM OLD.total OR NEW.rounding IS DISTINCT FROM OLD.rounding OR NEW.vat IS DISTINCT FROM OLD.vat OR NEW.vats IS DISTINCT FROM OLD.vats OR (OLD.number IS NOT NULL AND NEW.number IS DISTINCT FROM OLD.number) OR (OLD.z_number IS NOT NULL AND NEW.z_number IS DISTINCT FROM OLD.z_number) OR (OLD.numbered_at IS NOT NULL AND NEW.numbered_at IS DISTINCT FROM OLD.numbered_at) OR (OLD.paid_at IS NOT NULL AND NEW.paid_at IS DISTINCT FROM OLD.paid_at) OR (OLD.state IN ('CANCELLED', 'ABORTED') AND NEW.state <> OLD.state) OR NEW.refunded < OLD.refunded THEN RAISE EXCEPTION 'a receipt stands as it was written' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$
;;
CREATE OR REPLACE TRIGGER gift_card_entry_kept BEFORE UPDATE OR DELETE ON gift_card_entry FOR EACH ROW EXECUTE FUNCTION refuse_change()
;;
CREATE OR REPLACE TRIGGER receipt_kept BEFORE DELETE ON receipt FOR EACH ROW EXECUTE FUNCTION refuse_change()
;;
CREATE OR REPLACE TRIGGER receipt_line_kept BEFORE UPDATE OR DELETE ON receipt_line FOR EACH ROW EXECUTE FUNCTION refuse_change()
;;
CREATE OR REPLACE TRIGGER receipt_stands BEFORE UPDATE ON receipt FOR EACH ROW EXECUTE FUNCTION receipt_stands()
;;
CREATE OR REPLACE TRIGGER register_series_kept BEFORE DELETE ON register_series FOR EACH ROW EXECUTE FUNCTION refuse_change()
;;
CREATE OR REPLACE TRIGGER register_series_rise BEFORE UPDATE ON register_series FOR EACH ROW EXECUTE FUNCTION series_rise()
;;
CREATE OR REPLACE TRIGGER till_entry_kept BEFORE UPDATE OR DELETE ON till_entry FOR EACH ROW EXECUTE FUNCTION refuse_change()
;;
CREATE OR REPLACE TRIGGER z_report_kept BEFORE UPDATE OR DELETE ON z_report FOR EACH ROW EXECUTE FUNCTION refuse_change()
;;
GRANT SELECT, UPDATE ON receipt TO door
;;
GRANT SELECT ON till_setting TO door
;;
GRANT SELECT ON control_registration TO door
;;
GRANT CREATE ON SCHEMA public TO door
;;
SET LOCAL ROLE door
;;
CREATE OR REPLACE FUNCTION claim_receipts(batch int, seconds int) RETURNS TABLE (company_id uuid, receipt_id uuid, turn int) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $door$ UPDATE receipt r SET look_at = now() + make_interval(secs => seconds), turn = r.turn + 1 FROM (SELECT p.company_id, p.id FROM receipt p WHERE p.state IN ('PENDING', 'PROCESSING') AND p.look_at <= now() ORDER BY p.look_at LIMIT batch FOR UPDATE SKIP LOCKED) due WHERE r.company_id = due.company_id AND r.id = due.id RETURNING r.company_id, r.id, r.turn $door$
;;
REVOKE ALL ON FUNCTION claim_receipts(batch int, seconds int) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION claim_receipts(batch int, seconds int) TO app
;;
CREATE OR REPLACE FUNCTION door_stray_receipts(after uuid, batch int) RETURNS TABLE (company_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $door$ SELECT DISTINCT c.company_id FROM control_registration c WHERE c.state = 'failed' AND c.maybe_done AND c.kind = 'normal' AND c.company_id > after ORDER BY c.company_id LIMIT batch $door$
;;
REVOKE ALL ON FUNCTION door_stray_receipts(after uuid, batch int) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION door_stray_receipts(after uuid, batch int) TO app
;;
CREATE OR REPLACE FUNCTION hurry_receipts(merchant text) RETURNS TABLE (company_id uuid, receipt_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $door$ UPDATE receipt r SET look_at = now() FROM till_setting s WHERE s.merchant_id = merchant AND r.company_id = s.company_id AND r.state IN ('PENDING', 'PROCESSING') AND r.look_at BETWEEN now() AND now() + interval '6 seconds' RETURNING r.company_id, r.id $door$
;;
REVOKE ALL ON FUNCTION hurry_receipts(merchant text) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION hurry_receipts(merchant text) TO app
;;
SET LOCAL ROLE owner
;;
REVOKE CREATE ON SCHEMA public FROM door
