ALTER TABLE service ADD COLUMN is_add_on_only BOOLEAN DEFAULT false NOT NULL
;;
CREATE TABLE service_add_on (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	service_id UUID NOT NULL, 
	add_on_id UUID NOT NULL, 
	position SMALLINT NOT NULL, 
	CONSTRAINT service_add_on_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT service_add_on_company_id_service_id_add_on_id_key UNIQUE (company_id, service_id, add_on_id), 
	CONSTRAINT service_add_on_company_id_service_id_fkey FOREIGN KEY(company_id, service_id) REFERENCES service (company_id, id) ON DELETE CASCADE, 
	CONSTRAINT service_add_on_company_id_add_on_id_fkey FOREIGN KEY(company_id, add_on_id) REFERENCES service (company_id, id) ON DELETE CASCADE, 
	CONSTRAINT service_add_on_other_check CHECK (service_id <> add_on_id)
)
;;
CREATE INDEX service_add_on_add_on_idx ON service_add_on (company_id, add_on_id)
;;
REVOKE ALL ON service_add_on FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON service_add_on TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON service_add_on TO seed
;;
ALTER TABLE service_add_on ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE service_add_on FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON service_add_on TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
ALTER TABLE booking ADD COLUMN add_ons JSONB DEFAULT '[]' NOT NULL
;;
ALTER TABLE online_payment ADD COLUMN add_on_ids UUID[] DEFAULT '{}' NOT NULL
;;
CREATE OR REPLACE FUNCTION online_payment_immutable() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.flow_id IS DISTINCT FROM OLD.flow_id OR NEW.booking_id IS DISTINCT FROM OLD.booking_id OR NEW.service_id IS DISTINCT FROM OLD.service_id OR NEW.register_id IS DISTINCT FROM OLD.register_id OR NEW.method IS DISTINCT FROM OLD.method OR NEW.kind IS DISTINCT FROM OLD.kind OR NEW.amount IS DISTINCT FROM OLD.amount OR NEW.payee IS DISTINCT FROM OLD.payee OR NEW.start_at IS DISTINCT FROM OLD.start_at OR NEW.add_on_ids IS DISTINCT FROM OLD.add_on_ids OR (OLD.transaction_id <> '' AND NEW.transaction_id <> OLD.transaction_id) OR (OLD.state IN ('booked', 'refunded') AND NEW.state <> OLD.state) THEN RAISE EXCEPTION 'what was paid for, and how it ended, is immutable' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$
