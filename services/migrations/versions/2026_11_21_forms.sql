ALTER TABLE client ADD COLUMN publish_permission VARCHAR(20) DEFAULT '' NOT NULL
;;
CREATE TABLE letter_of_consent (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	title VARCHAR(160) NOT NULL, 
	number SMALLINT NOT NULL, 
	is_active BOOLEAN NOT NULL, 
	deleted_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT letter_of_consent_pkey PRIMARY KEY (company_id, id)
)
;;
CREATE UNIQUE INDEX letter_of_consent_title_key ON letter_of_consent (company_id, lower(title)) WHERE deleted_at IS NULL
;;
CREATE TABLE questionnaire (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	title_en VARCHAR(160) NOT NULL, 
	title_sv VARCHAR(160) NOT NULL, 
	questions JSONB NOT NULL, 
	is_active BOOLEAN NOT NULL, 
	deleted_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT questionnaire_pkey PRIMARY KEY (company_id, id)
)
;;
CREATE INDEX questionnaire_list_idx ON questionnaire (company_id, title_sv, id)
;;
CREATE TABLE form_link (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	key_hash BYTEA NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	expires_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT form_link_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT form_link_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id)
)
;;
CREATE INDEX form_link_expiring_idx ON form_link (company_id, expires_at)
;;
CREATE UNIQUE INDEX form_link_key_key ON form_link (company_id, key_hash)
;;
CREATE TABLE letter_of_consent_version (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	letter_id UUID NOT NULL, 
	number SMALLINT NOT NULL, 
	title VARCHAR(160) NOT NULL, 
	body JSONB NOT NULL, 
	questions JSONB NOT NULL, 
	asks_publish BOOLEAN NOT NULL, 
	written_by UUID, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT letter_of_consent_version_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT letter_of_consent_version_company_id_letter_id_fkey FOREIGN KEY(company_id, letter_id) REFERENCES letter_of_consent (company_id, id)
)
;;
CREATE UNIQUE INDEX letter_of_consent_version_number_key ON letter_of_consent_version (company_id, letter_id, number)
;;
CREATE TABLE client_consent (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	letter_id UUID NOT NULL, 
	letter_version_id UUID NOT NULL, 
	title VARCHAR(160) NOT NULL, 
	entry_id UUID NOT NULL, 
	number SMALLINT NOT NULL, 
	correction_reason VARCHAR(500) NOT NULL, 
	state VARCHAR(12) NOT NULL, 
	answers JSONB NOT NULL, 
	publish_permission VARCHAR(20) NOT NULL, 
	file_ids JSONB NOT NULL, 
	signature TEXT, 
	signed_by_name VARCHAR(250) NOT NULL, 
	signed_way VARCHAR(6) NOT NULL, 
	signed_at TIMESTAMP WITH TIME ZONE, 
	sent_at TIMESTAMP WITH TIME ZONE, 
	document_id UUID, 
	cancelled_at TIMESTAMP WITH TIME ZONE, 
	cancelled_by_name VARCHAR(250) NOT NULL, 
	cancel_reason VARCHAR(500) NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT client_consent_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT client_consent_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT client_consent_company_id_letter_version_id_fkey FOREIGN KEY(company_id, letter_version_id) REFERENCES letter_of_consent_version (company_id, id), 
	CONSTRAINT client_consent_company_id_letter_id_fkey FOREIGN KEY(company_id, letter_id) REFERENCES letter_of_consent (company_id, id), 
	CONSTRAINT client_consent_company_id_document_id_fkey FOREIGN KEY(company_id, document_id) REFERENCES document (company_id, id), 
	CONSTRAINT client_consent_state_check CHECK (state IN ('not_signed', 'pending_sign', 'signed')), 
	CONSTRAINT client_consent_signed_check CHECK ((state = 'signed') = (signed_at IS NOT NULL)), 
	CONSTRAINT client_consent_signature_check CHECK (state <> 'signed' OR signature IS NOT NULL OR jsonb_array_length(file_ids) > 0), 
	CONSTRAINT client_consent_correction_check CHECK (number = 1 OR correction_reason <> '')
)
;;
CREATE INDEX client_consent_client_idx ON client_consent (company_id, client_id, created_at)
;;
CREATE UNIQUE INDEX client_consent_number_key ON client_consent (company_id, entry_id, number)
;;
CREATE UNIQUE INDEX client_consent_open_key ON client_consent (company_id, entry_id) WHERE state <> 'signed' AND cancelled_at IS NULL
;;
CREATE TABLE client_questionnaire (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	questionnaire_id UUID NOT NULL, 
	title_en VARCHAR(160) NOT NULL, 
	title_sv VARCHAR(160) NOT NULL, 
	questions JSONB NOT NULL, 
	entry_id UUID NOT NULL, 
	number SMALLINT NOT NULL, 
	correction_reason VARCHAR(500) NOT NULL, 
	state VARCHAR(12) NOT NULL, 
	answers JSONB NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	answered_by_name VARCHAR(250) NOT NULL, 
	answered_way VARCHAR(6) NOT NULL, 
	answered_at TIMESTAMP WITH TIME ZONE, 
	signature TEXT, 
	signed_by_name VARCHAR(250) NOT NULL, 
	signed_at TIMESTAMP WITH TIME ZONE, 
	sent_at TIMESTAMP WITH TIME ZONE, 
	document_id UUID, 
	should_regen_pdf BOOLEAN NOT NULL, 
	cancelled_at TIMESTAMP WITH TIME ZONE, 
	cancelled_by_name VARCHAR(250) NOT NULL, 
	cancel_reason VARCHAR(500) NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT client_questionnaire_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT client_questionnaire_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT client_questionnaire_company_id_questionnaire_id_fkey FOREIGN KEY(company_id, questionnaire_id) REFERENCES questionnaire (company_id, id), 
	CONSTRAINT client_questionnaire_company_id_document_id_fkey FOREIGN KEY(company_id, document_id) REFERENCES document (company_id, id), 
	CONSTRAINT client_questionnaire_state_check CHECK (state IN ('not_signed', 'pending_sign', 'signed')), 
	CONSTRAINT client_questionnaire_signed_check CHECK ((state = 'signed') = (signed_at IS NOT NULL)), 
	CONSTRAINT client_questionnaire_answered_check CHECK (signed_at IS NULL OR answered_at IS NOT NULL), 
	CONSTRAINT client_questionnaire_correction_check CHECK (number = 1 OR correction_reason <> '')
)
;;
CREATE INDEX client_questionnaire_client_idx ON client_questionnaire (company_id, client_id, created_at)
;;
CREATE INDEX client_questionnaire_flagged_idx ON client_questionnaire (company_id, id) WHERE should_regen_pdf
;;
CREATE UNIQUE INDEX client_questionnaire_number_key ON client_questionnaire (company_id, entry_id, number)
;;
CREATE UNIQUE INDEX client_questionnaire_open_key ON client_questionnaire (company_id, entry_id) WHERE answered_at IS NULL AND cancelled_at IS NULL
;;
CREATE TABLE form_mark (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	consent_id UUID, 
	questionnaire_id UUID, 
	kind VARCHAR(12) NOT NULL, 
	reason VARCHAR(500) NOT NULL, 
	membership_id UUID, 
	by_name VARCHAR(250) NOT NULL, 
	at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT form_mark_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT form_mark_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT form_mark_company_id_consent_id_fkey FOREIGN KEY(company_id, consent_id) REFERENCES client_consent (company_id, id), 
	CONSTRAINT form_mark_company_id_questionnaire_id_fkey FOREIGN KEY(company_id, questionnaire_id) REFERENCES client_questionnaire (company_id, id), 
	CONSTRAINT form_mark_form_check CHECK (num_nonnulls(consent_id, questionnaire_id) = 1), 
	CONSTRAINT form_mark_kind_check CHECK (kind IN ('approved', 'not_approved'))
)
;;
CREATE INDEX form_mark_of_consent_idx ON form_mark (company_id, consent_id, at) WHERE consent_id IS NOT NULL
;;
CREATE INDEX form_mark_of_questionnaire_idx ON form_mark (company_id, questionnaire_id, at) WHERE questionnaire_id IS NOT NULL
;;
CREATE TABLE form_visit (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	link_id UUID NOT NULL, 
	key_hash BYTEA NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	sent_to VARCHAR(254) NOT NULL, 
	expires_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	code_hash BYTEA, 
	code_sent_at TIMESTAMP WITH TIME ZONE, 
	code_expires_at TIMESTAMP WITH TIME ZONE, 
	codes SMALLINT NOT NULL, 
	tries SMALLINT NOT NULL, 
	verified_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT form_visit_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT form_visit_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT form_visit_company_id_link_id_fkey FOREIGN KEY(company_id, link_id) REFERENCES form_link (company_id, id) ON DELETE CASCADE
)
;;
CREATE UNIQUE INDEX form_visit_key_key ON form_visit (company_id, key_hash)
;;
CREATE INDEX form_visit_link_idx ON form_visit (company_id, link_id)
;;
REVOKE ALL ON client_consent FROM app
;;
GRANT SELECT, INSERT, UPDATE ON client_consent TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_consent TO seed
;;
ALTER TABLE client_consent ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE client_consent FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON client_consent TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reach ON client_consent AS RESTRICTIVE TO app USING (current_setting('app.reach', true) = 'all' OR client_consent.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client_consent.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client_consent.client_id)) WITH CHECK (current_setting('app.reach', true) = 'all' OR client_consent.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client_consent.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client_consent.client_id))
;;
REVOKE ALL ON client_questionnaire FROM app
;;
GRANT SELECT, INSERT, UPDATE ON client_questionnaire TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_questionnaire TO seed
;;
ALTER TABLE client_questionnaire ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE client_questionnaire FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON client_questionnaire TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reach ON client_questionnaire AS RESTRICTIVE TO app USING (current_setting('app.reach', true) = 'all' OR client_questionnaire.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client_questionnaire.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client_questionnaire.client_id)) WITH CHECK (current_setting('app.reach', true) = 'all' OR client_questionnaire.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client_questionnaire.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client_questionnaire.client_id))
;;
REVOKE ALL ON form_link FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON form_link TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON form_link TO seed
;;
ALTER TABLE form_link ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE form_link FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON form_link TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reach ON form_link AS RESTRICTIVE TO app USING (current_setting('app.reach', true) = 'all' OR form_link.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = form_link.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = form_link.client_id)) WITH CHECK (current_setting('app.reach', true) = 'all' OR form_link.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = form_link.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = form_link.client_id))
;;
REVOKE ALL ON form_mark FROM app
;;
GRANT SELECT, INSERT, UPDATE (client_id) ON form_mark TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON form_mark TO seed
;;
ALTER TABLE form_mark ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE form_mark FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON form_mark TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reach ON form_mark AS RESTRICTIVE TO app USING (current_setting('app.reach', true) = 'all' OR form_mark.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = form_mark.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = form_mark.client_id)) WITH CHECK (current_setting('app.reach', true) = 'all' OR form_mark.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = form_mark.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = form_mark.client_id))
;;
REVOKE ALL ON form_visit FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON form_visit TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON form_visit TO seed
;;
ALTER TABLE form_visit ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE form_visit FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON form_visit TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reach ON form_visit AS RESTRICTIVE TO app USING (current_setting('app.reach', true) = 'all' OR form_visit.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = form_visit.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = form_visit.client_id)) WITH CHECK (current_setting('app.reach', true) = 'all' OR form_visit.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = form_visit.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = form_visit.client_id))
;;
REVOKE ALL ON letter_of_consent FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON letter_of_consent TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON letter_of_consent TO seed
;;
ALTER TABLE letter_of_consent ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE letter_of_consent FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON letter_of_consent TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON letter_of_consent_version FROM app
;;
GRANT SELECT, INSERT ON letter_of_consent_version TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON letter_of_consent_version TO seed
;;
ALTER TABLE letter_of_consent_version ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE letter_of_consent_version FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON letter_of_consent_version TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON questionnaire FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON questionnaire TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON questionnaire TO seed
;;
ALTER TABLE questionnaire ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE questionnaire FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON questionnaire TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE OR REPLACE FUNCTION keep_forms() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF OLD.state = 'signed' AND to_jsonb(NEW) - ARRAY['client_id', 'document_id', 'should_regen_pdf', 'version', 'updated_at', 'cancelled_at', 'cancelled_by_name', 'cancel_reason'] IS DISTINCT FROM to_jsonb(OLD) - ARRAY['client_id', 'document_id', 'should_regen_pdf', 'version', 'updated_at', 'cancelled_at', 'cancelled_by_name', 'cancel_reason'] THEN RAISE EXCEPTION 'what was signed is never changed' USING ERRCODE = 'restrict_violation'; END IF; IF OLD.cancelled_at IS NOT NULL AND NEW.cancelled_at IS DISTINCT FROM OLD.cancelled_at THEN RAISE EXCEPTION 'what was cancelled stays so' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$
;;
CREATE OR REPLACE FUNCTION keep_answers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF OLD.answered_at IS NOT NULL AND to_jsonb(NEW) - (ARRAY['client_id', 'document_id', 'should_regen_pdf', 'version', 'updated_at', 'cancelled_at', 'cancelled_by_name', 'cancel_reason'] || ARRAY['state', 'signature', 'signed_by_name', 'signed_at']) IS DISTINCT FROM to_jsonb(OLD) - (ARRAY['client_id', 'document_id', 'should_regen_pdf', 'version', 'updated_at', 'cancelled_at', 'cancelled_by_name', 'cancel_reason'] || ARRAY['state', 'signature', 'signed_by_name', 'signed_at']) THEN RAISE EXCEPTION 'what was answered is never changed' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$
;;
CREATE OR REPLACE TRIGGER client_consent_signed BEFORE UPDATE ON client_consent FOR EACH ROW EXECUTE FUNCTION keep_forms()
;;
CREATE OR REPLACE TRIGGER client_questionnaire_answered BEFORE UPDATE ON client_questionnaire FOR EACH ROW EXECUTE FUNCTION keep_answers()
;;
CREATE OR REPLACE TRIGGER client_questionnaire_signed BEFORE UPDATE ON client_questionnaire FOR EACH ROW EXECUTE FUNCTION keep_forms()
;;
GRANT SELECT ON form_link TO door
;;
GRANT SELECT ON form_visit TO door
;;
GRANT CREATE ON SCHEMA public TO door
;;
SET LOCAL ROLE door
;;
CREATE OR REPLACE FUNCTION door_form_link(hash bytea, public_id text) RETURNS TABLE (company_id uuid, link_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $door$ SELECT l.company_id, l.id FROM form_link l JOIN company c ON c.id = l.company_id WHERE l.key_hash = hash AND c.encrypted_id = public_id AND l.expires_at > now() $door$
;;
REVOKE ALL ON FUNCTION door_form_link(hash bytea, public_id text) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION door_form_link(hash bytea, public_id text) TO app
;;
CREATE OR REPLACE FUNCTION door_form_visit(hash bytea, public_id text) RETURNS TABLE (company_id uuid, visit_id uuid, link_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $door$ SELECT v.company_id, v.id, v.link_id FROM form_visit v JOIN company c ON c.id = v.company_id WHERE v.key_hash = hash AND c.encrypted_id = public_id AND v.expires_at > now() $door$
;;
REVOKE ALL ON FUNCTION door_form_visit(hash bytea, public_id text) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION door_form_visit(hash bytea, public_id text) TO app
;;
SET LOCAL ROLE owner
;;
REVOKE CREATE ON SCHEMA public FROM door