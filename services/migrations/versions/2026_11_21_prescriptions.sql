ALTER TABLE prescriber
  ADD COLUMN personal_id VARCHAR(12) NOT NULL DEFAULT '',
  ADD COLUMN prescriber_code VARCHAR(7) NOT NULL DEFAULT ''
;;
ALTER TABLE prescriber
  ALTER COLUMN personal_id DROP DEFAULT,
  ALTER COLUMN prescriber_code DROP DEFAULT
;;
ALTER TABLE prescription
  ADD COLUMN invited_email VARCHAR(254) NOT NULL DEFAULT '',
  ADD COLUMN prescriber_name VARCHAR(170) NOT NULL DEFAULT '',
  ADD COLUMN was_with VARCHAR(170) NOT NULL DEFAULT '',
  ADD COLUMN origin VARCHAR(10) NOT NULL DEFAULT 'external',
  ADD COLUMN asked_by UUID,
  ADD COLUMN asked_by_name VARCHAR(170) NOT NULL DEFAULT '',
  ADD COLUMN drug_key VARCHAR(200) NOT NULL DEFAULT '',
  ADD COLUMN strength VARCHAR(80) NOT NULL DEFAULT '',
  ADD COLUMN form VARCHAR(80) NOT NULL DEFAULT '',
  ADD COLUMN dose VARCHAR(200) NOT NULL DEFAULT '',
  ADD COLUMN area VARCHAR(200) NOT NULL DEFAULT '',
  ADD COLUMN amount VARCHAR(80) NOT NULL DEFAULT '',
  ADD COLUMN times SMALLINT NOT NULL DEFAULT 1,
  ADD COLUMN uses SMALLINT NOT NULL DEFAULT 0,
  ADD COLUMN valid_until DATE NOT NULL DEFAULT (CURRENT_DATE + 365),
  ADD COLUMN indication VARCHAR(1000) NOT NULL DEFAULT '',
  ADD COLUMN notes VARCHAR(2000) NOT NULL DEFAULT '',
  ADD COLUMN signed_by_name VARCHAR(170) NOT NULL DEFAULT '',
  ADD COLUMN order_id UUID,
  ADD COLUMN document_id UUID,
  ADD COLUMN refused_at TIMESTAMP WITH TIME ZONE,
  ADD COLUMN refusal_reason VARCHAR(500) NOT NULL DEFAULT '',
  ADD COLUMN ended_at TIMESTAMP WITH TIME ZONE,
  ADD COLUMN ended_reason VARCHAR(500) NOT NULL DEFAULT '',
  ADD COLUMN deleted_at TIMESTAMP WITH TIME ZONE
;;
ALTER TABLE prescription
  ALTER COLUMN invited_email DROP DEFAULT,
  ALTER COLUMN prescriber_name DROP DEFAULT,
  ALTER COLUMN was_with DROP DEFAULT,
  ALTER COLUMN origin DROP DEFAULT,
  ALTER COLUMN asked_by_name DROP DEFAULT,
  ALTER COLUMN drug_key DROP DEFAULT,
  ALTER COLUMN strength DROP DEFAULT,
  ALTER COLUMN form DROP DEFAULT,
  ALTER COLUMN dose DROP DEFAULT,
  ALTER COLUMN area DROP DEFAULT,
  ALTER COLUMN amount DROP DEFAULT,
  ALTER COLUMN times DROP DEFAULT,
  ALTER COLUMN uses DROP DEFAULT,
  ALTER COLUMN valid_until DROP DEFAULT,
  ALTER COLUMN indication DROP DEFAULT,
  ALTER COLUMN notes DROP DEFAULT,
  ALTER COLUMN signed_by_name DROP DEFAULT,
  ALTER COLUMN refusal_reason DROP DEFAULT,
  ALTER COLUMN ended_reason DROP DEFAULT
;;
ALTER TABLE prescription ALTER COLUMN prescriber_id DROP NOT NULL
;;
ALTER TABLE prescription DROP CONSTRAINT prescription_state_check
;;
ALTER TABLE prescription
  ADD CONSTRAINT prescription_state_check CHECK (state IN ('needs_prescription', 'pending', 'signed', 'not_prescribed', 'expired', 'inactivated')),
  ADD CONSTRAINT prescription_uses_check CHECK (uses BETWEEN 0 AND times),
  ADD CONSTRAINT prescription_origin_check CHECK (origin IN ('own', 'external')),
  ADD CONSTRAINT prescription_prescriber_check CHECK (prescriber_id IS NOT NULL OR state = 'needs_prescription'),
  ADD CONSTRAINT prescription_signed_check CHECK (state <> 'signed' OR signed_at IS NOT NULL)
;;
CREATE INDEX prescription_client_idx ON prescription (company_id, client_id, created_at)
;;
CREATE INDEX prescription_due_idx ON prescription (company_id, valid_until) WHERE state = 'signed'
;;
CREATE INDEX prescription_invited_idx ON prescription (company_id, invited_email) WHERE prescriber_id IS NULL
;;
CREATE TABLE bankid_order (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	kind VARCHAR(40) NOT NULL, 
	method VARCHAR(5) NOT NULL, 
	bound_to VARCHAR(64) NOT NULL, 
	identity_id UUID, 
	facts JSONB NOT NULL, 
	expected VARCHAR(12) NOT NULL, 
	visible TEXT NOT NULL, 
	hidden TEXT NOT NULL, 
	hidden_digest VARCHAR(64) NOT NULL, 
	same_device BOOLEAN NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	hint VARCHAR(40) NOT NULL, 
	error VARCHAR(60) NOT NULL, 
	order_ref VARCHAR(40) NOT NULL, 
	auto_start_token VARCHAR(40) NOT NULL, 
	qr_start_token VARCHAR(40) NOT NULL, 
	qr_start_secret VARCHAR(40) NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	started_at TIMESTAMP WITH TIME ZONE, 
	looked_at TIMESTAMP WITH TIME ZONE, 
	next_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	ended_at TIMESTAMP WITH TIME ZONE, 
	finished_at TIMESTAMP WITH TIME ZONE, 
	personal_number VARCHAR(12) NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	device_ip VARCHAR(45) NOT NULL, 
	signature TEXT NOT NULL, 
	ocsp_response TEXT NOT NULL, 
	outcome JSONB NOT NULL, 
	CONSTRAINT bankid_order_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT bankid_order_method_check CHECK (method IN ('auth', 'sign')), 
	CONSTRAINT bankid_order_state_check CHECK (state IN ('starting', 'pending', 'complete', 'failed')), 
	CONSTRAINT bankid_order_complete_check CHECK (state <> 'complete' OR (ended_at IS NOT NULL AND (personal_number <> '' OR finished_at IS NOT NULL))), 
	CONSTRAINT bankid_order_forgotten_check CHECK ((state <> 'failed' AND finished_at IS NULL) OR visible || hidden || signature || ocsp_response || expected || personal_number || name || device_ip || auto_start_token || qr_start_token || qr_start_secret = '')
)
;;
CREATE TABLE bankid_proof (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	kind VARCHAR(40) NOT NULL, 
	identity_id UUID, 
	personal_number VARCHAR(12) NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	device_ip VARCHAR(45) NOT NULL, 
	visible TEXT NOT NULL, 
	hidden TEXT NOT NULL, 
	hidden_digest VARCHAR(64) NOT NULL, 
	signature TEXT NOT NULL, 
	ocsp_response TEXT NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT bankid_proof_pkey PRIMARY KEY (company_id, id)
)
;;
ALTER TABLE prescription ADD CONSTRAINT prescription_company_id_order_id_fkey FOREIGN KEY(company_id, order_id) REFERENCES bankid_proof (company_id, id)
;;
CREATE INDEX bankid_order_bound_idx ON bankid_order (company_id, bound_to, created_at)
;;
CREATE INDEX bankid_order_due_idx ON bankid_order (next_at) WHERE state IN ('starting', 'pending') OR (state = 'complete' AND finished_at IS NULL)
;;
CREATE TABLE prescriber_invitation (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	email VARCHAR(254) NOT NULL, 
	origin VARCHAR(10) NOT NULL, 
	key_hash BYTEA NOT NULL, 
	invited_by UUID, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	expires_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	used_at TIMESTAMP WITH TIME ZONE, 
	CONSTRAINT prescriber_invitation_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT prescriber_invitation_origin_check CHECK (origin IN ('own', 'external'))
)
;;
CREATE INDEX prescriber_invitation_email_idx ON prescriber_invitation (company_id, email, created_at)
;;
CREATE TABLE clinic_prescriber (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	prescriber_id UUID NOT NULL, 
	origin VARCHAR(10) NOT NULL, 
	name VARCHAR(170) NOT NULL, 
	email VARCHAR(254) NOT NULL, 
	joined_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT clinic_prescriber_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT clinic_prescriber_company_id_prescriber_id_key UNIQUE (company_id, prescriber_id), 
	CONSTRAINT clinic_prescriber_origin_check CHECK (origin IN ('own', 'external')), 
	CONSTRAINT clinic_prescriber_prescriber_id_fkey FOREIGN KEY(prescriber_id) REFERENCES prescriber (id)
)
;;
CREATE TABLE prescription_use (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	prescription_id UUID NOT NULL, 
	procedure_id UUID NOT NULL, 
	used_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT prescription_use_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT prescription_use_company_id_prescription_id_procedure_id_key UNIQUE (company_id, prescription_id, procedure_id), 
	CONSTRAINT prescription_use_company_id_prescription_id_fkey FOREIGN KEY(company_id, prescription_id) REFERENCES prescription (company_id, id), 
	CONSTRAINT prescription_use_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id)
)
;;
REVOKE ALL ON bankid_order FROM app
;;
GRANT SELECT, INSERT, UPDATE ON bankid_order TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON bankid_order TO seed
;;
ALTER TABLE bankid_order ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE bankid_order FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON bankid_order TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON bankid_proof FROM app
;;
GRANT SELECT, INSERT ON bankid_proof TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON bankid_proof TO seed
;;
ALTER TABLE bankid_proof ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE bankid_proof FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON bankid_proof TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE OR REPLACE FUNCTION keep_proof() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
 RAISE EXCEPTION 'a proof is never changed' USING ERRCODE = 'restrict_violation'; END $$
;;
CREATE OR REPLACE TRIGGER bankid_proof_kept BEFORE UPDATE OR DELETE ON bankid_proof FOR EACH ROW EXECUTE FUNCTION keep_proof()
;;
REVOKE ALL ON clinic_prescriber FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON clinic_prescriber TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON clinic_prescriber TO seed
;;
ALTER TABLE clinic_prescriber ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE clinic_prescriber FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON clinic_prescriber TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY prescriber ON clinic_prescriber FOR SELECT TO app USING (prescriber_id = nullif(current_setting('app.prescriber_id', true), '')::uuid)
;;
DROP POLICY prescriber ON prescription
;;
CREATE POLICY prescriber ON prescription FOR SELECT TO app USING (prescriber_id = nullif(current_setting('app.prescriber_id', true), '')::uuid AND EXISTS (SELECT 1 FROM clinic_prescriber j WHERE j.company_id = prescription.company_id AND j.prescriber_id = prescription.prescriber_id))
;;
REVOKE ALL ON prescriber_invitation FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON prescriber_invitation TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON prescriber_invitation TO seed
;;
ALTER TABLE prescriber_invitation ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE prescriber_invitation FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON prescriber_invitation TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON prescription_use FROM app
;;
GRANT SELECT, INSERT, UPDATE (client_id) ON prescription_use TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON prescription_use TO seed
;;
ALTER TABLE prescription_use ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE prescription_use FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON prescription_use TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reach ON prescription_use AS RESTRICTIVE TO app USING (current_setting('app.reach', true) = 'all' OR prescription_use.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = prescription_use.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = prescription_use.client_id)) WITH CHECK (current_setting('app.reach', true) = 'all' OR prescription_use.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = prescription_use.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = prescription_use.client_id))
;;
GRANT SELECT ON bankid_order TO door
;;
GRANT CREATE ON SCHEMA public TO door
;;
SET LOCAL ROLE door
;;
CREATE OR REPLACE FUNCTION door_bankid_due(batch int) RETURNS TABLE (company_id uuid, order_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $door$ SELECT o.company_id, o.id FROM bankid_order o WHERE (state IN ('starting', 'pending') OR (state = 'complete' AND finished_at IS NULL)) AND o.next_at <= now() ORDER BY o.next_at LIMIT batch $door$
;;
REVOKE ALL ON FUNCTION door_bankid_due(batch int) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION door_bankid_due(batch int) TO app
;;
SET LOCAL ROLE owner
;;
REVOKE CREATE ON SCHEMA public FROM door
;;
CREATE OR REPLACE FUNCTION keep_prescription() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF OLD.signed_at IS NOT NULL AND to_jsonb(NEW) - ARRAY['client_id', 'document_id', 'uses', 'state', 'ended_at', 'ended_reason', 'version', 'updated_at'] IS DISTINCT FROM to_jsonb(OLD) - ARRAY['client_id', 'document_id', 'uses', 'state', 'ended_at', 'ended_reason', 'version', 'updated_at'] THEN RAISE EXCEPTION 'what was signed is never changed' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$
;;
CREATE OR REPLACE TRIGGER prescription_signed BEFORE UPDATE ON prescription FOR EACH ROW EXECUTE FUNCTION keep_prescription()
