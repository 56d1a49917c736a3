ALTER TABLE company ADD COLUMN is_nrs_on BOOLEAN DEFAULT false NOT NULL
;;
CREATE TABLE treatment (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	cost BIGINT NOT NULL, 
	description TEXT NOT NULL, 
	needs_prescription VARCHAR(200) NOT NULL, 
	is_active BOOLEAN NOT NULL, 
	deleted_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT treatment_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT treatment_cost_check CHECK (cost > 0)
)
;;
CREATE UNIQUE INDEX treatment_name_key ON treatment (company_id, lower(name)) WHERE deleted_at IS NULL
;;
CREATE TABLE procedure (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	entry_id UUID NOT NULL, 
	number SMALLINT NOT NULL, 
	title VARCHAR(160) NOT NULL, 
	done_on DATE NOT NULL, 
	notes JSONB, 
	nrs_rating SMALLINT, 
	picture_ids JSONB NOT NULL, 
	correction_reason VARCHAR(500) NOT NULL, 
	state VARCHAR(12) NOT NULL, 
	written_by UUID, 
	written_by_name VARCHAR(250) NOT NULL, 
	signer_id UUID, 
	signed_by UUID, 
	signed_by_name VARCHAR(250) NOT NULL, 
	signed_at TIMESTAMP WITH TIME ZONE, 
	signature TEXT, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT procedure_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT procedure_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT procedure_state_check CHECK (state IN ('not_signed', 'pending_sign', 'signed', 'cancelled', 'deleted')), 
	CONSTRAINT procedure_signed_check CHECK ((state = 'signed') = (signed_at IS NOT NULL) AND (state = 'signed') = (signature IS NOT NULL)), 
	CONSTRAINT procedure_nrs_check CHECK (nrs_rating BETWEEN 0 AND 10), 
	CONSTRAINT procedure_correction_check CHECK (number = 1 OR correction_reason <> ''), 
	CONSTRAINT procedure_number_check CHECK (number >= 1)
)
;;
CREATE INDEX procedure_client_idx ON procedure (company_id, client_id, done_on)
;;
CREATE UNIQUE INDEX procedure_number_key ON procedure (company_id, entry_id, number)
;;
CREATE UNIQUE INDEX procedure_open_key ON procedure (company_id, entry_id) WHERE state IN ('not_signed', 'pending_sign')
;;
CREATE INDEX procedure_signed_idx ON procedure (company_id, done_on) WHERE state = 'signed'
;;
CREATE TABLE procedure_mark (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	procedure_id UUID NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	reason VARCHAR(500) NOT NULL, 
	membership_id UUID, 
	by_name VARCHAR(250) NOT NULL, 
	at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT procedure_mark_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT procedure_mark_company_id_procedure_id_fkey FOREIGN KEY(company_id, procedure_id) REFERENCES procedure (company_id, id), 
	CONSTRAINT procedure_mark_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT procedure_mark_kind_check CHECK (kind IN ('approved', 'not_approved', 'cancelled', 'deleted'))
)
;;
CREATE UNIQUE INDEX procedure_mark_end_key ON procedure_mark (company_id, procedure_id) WHERE kind IN ('cancelled', 'deleted')
;;
CREATE INDEX procedure_mark_of_idx ON procedure_mark (company_id, procedure_id, at)
;;
CREATE TABLE procedure_treatment (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	procedure_id UUID NOT NULL, 
	treatment_id UUID NOT NULL, 
	position SMALLINT NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	cost BIGINT NOT NULL, 
	needs_prescription VARCHAR(200) NOT NULL, 
	prescription_id UUID, 
	CONSTRAINT procedure_treatment_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT procedure_treatment_company_id_procedure_id_fkey FOREIGN KEY(company_id, procedure_id) REFERENCES procedure (company_id, id), 
	CONSTRAINT procedure_treatment_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT procedure_treatment_company_id_treatment_id_fkey FOREIGN KEY(company_id, treatment_id) REFERENCES treatment (company_id, id), 
	CONSTRAINT procedure_treatment_cost_check CHECK (cost > 0)
)
;;
CREATE INDEX procedure_treatment_of_idx ON procedure_treatment (company_id, treatment_id)
;;
CREATE UNIQUE INDEX procedure_treatment_place_key ON procedure_treatment (company_id, procedure_id, position)
;;
REVOKE ALL ON procedure FROM app
;;
GRANT SELECT, INSERT, UPDATE ON procedure TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON procedure TO seed
;;
ALTER TABLE procedure ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE procedure FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON procedure TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reach ON procedure AS RESTRICTIVE TO app USING (current_setting('app.reach', true) = 'all' OR procedure.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = procedure.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = procedure.client_id)) WITH CHECK (current_setting('app.reach', true) = 'all' OR procedure.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = procedure.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = procedure.client_id))
;;
REVOKE ALL ON procedure_mark FROM app
;;
GRANT SELECT, INSERT, UPDATE (client_id) ON procedure_mark TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON procedure_mark TO seed
;;
ALTER TABLE procedure_mark ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE procedure_mark FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON procedure_mark TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reach ON procedure_mark AS RESTRICTIVE TO app USING (current_setting('app.reach', true) = 'all' OR procedure_mark.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = procedure_mark.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = procedure_mark.client_id)) WITH CHECK (current_setting('app.reach', true) = 'all' OR procedure_mark.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = procedure_mark.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = procedure_mark.client_id))
;;
REVOKE ALL ON procedure_treatment FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON procedure_treatment TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON procedure_treatment TO seed
;;
ALTER TABLE procedure_treatment ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE procedure_treatment FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON procedure_treatment TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reach ON procedure_treatment AS RESTRICTIVE TO app USING (current_setting('app.reach', true) = 'all' OR procedure_treatment.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = procedure_treatment.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = procedure_treatment.client_id)) WITH CHECK (current_setting('app.reach', true) = 'all' OR procedure_treatment.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = procedure_treatment.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = procedure_treatment.client_id))
;;
REVOKE ALL ON treatment FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON treatment TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON treatment TO seed
;;
ALTER TABLE treatment ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE treatment FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON treatment TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE OR REPLACE FUNCTION keep_signed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
 IF OLD.state IN ('signed', 'cancelled', 'deleted') AND (TG_OP = 'DELETE' OR to_jsonb(NEW) - 'client_id' IS DISTINCT FROM to_jsonb(OLD) - 'client_id') THEN
  RAISE EXCEPTION 'a signed entry is never changed' USING ERRCODE = 'restrict_violation'; END IF;
 RETURN coalesce(NEW, OLD); END $$
;;
CREATE OR REPLACE FUNCTION keep_signed_treatments() RETURNS trigger LANGUAGE plpgsql AS $$
 DECLARE line procedure_treatment; BEGIN
 line := coalesce(NEW, OLD);
 IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'client_id' = to_jsonb(OLD) - 'client_id' THEN RETURN NEW; END IF;
 IF EXISTS (SELECT 1 FROM procedure p WHERE p.company_id = line.company_id AND p.state IN ('signed', 'cancelled', 'deleted')
  AND p.id IN (line.procedure_id, OLD.procedure_id)) THEN RAISE EXCEPTION 'a signed entry is never changed' USING ERRCODE = 'restrict_violation'; END IF;
 RETURN line; END $$
;;
CREATE OR REPLACE TRIGGER procedure_signed BEFORE UPDATE OR DELETE ON procedure FOR EACH ROW EXECUTE FUNCTION keep_signed()
;;
CREATE OR REPLACE TRIGGER procedure_treatment_signed BEFORE INSERT OR UPDATE OR DELETE ON procedure_treatment
 FOR EACH ROW EXECUTE FUNCTION keep_signed_treatments()
