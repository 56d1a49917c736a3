ALTER TABLE file ADD COLUMN has_thumb BOOLEAN DEFAULT false NOT NULL
;;
ALTER TABLE file ADD COLUMN is_frozen BOOLEAN DEFAULT false NOT NULL
;;
ALTER TABLE file ADD COLUMN sent_size BIGINT DEFAULT '0' NOT NULL
;;
CREATE TABLE document (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID, 
	kind VARCHAR(40) NOT NULL, 
	subject_id UUID NOT NULL, 
	title VARCHAR(200) NOT NULL, 
	schema SMALLINT NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	zone VARCHAR(60) NOT NULL, 
	code VARCHAR(40) NOT NULL, 
	content TEXT NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	identity_id UUID, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT document_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT document_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id)
)
;;
CREATE INDEX document_client_idx ON document (company_id, client_id, created_at)
;;
CREATE INDEX document_code_idx ON document (code)
;;
CREATE UNIQUE INDEX document_code_key ON document (company_id, code)
;;
CREATE INDEX document_subject_idx ON document (company_id, kind, subject_id, created_at)
;;
CREATE TABLE document_pdf (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	document_id UUID NOT NULL, 
	client_id UUID, 
	state VARCHAR(10) NOT NULL, 
	file_id UUID, 
	error VARCHAR(60) NOT NULL, 
	made_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT document_pdf_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT document_pdf_company_id_document_id_fkey FOREIGN KEY(company_id, document_id) REFERENCES document (company_id, id), 
	CONSTRAINT document_pdf_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT document_pdf_company_id_file_id_fkey FOREIGN KEY(company_id, file_id) REFERENCES file (company_id, id), 
	CONSTRAINT document_pdf_state_check CHECK (state IN ('waiting', 'made', 'failed'))
)
;;
CREATE UNIQUE INDEX document_pdf_of_key ON document_pdf (company_id, document_id)
;;
REVOKE ALL ON document FROM app
;;
GRANT SELECT, INSERT, UPDATE (client_id) ON document TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON document TO seed
;;
ALTER TABLE document ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE document FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON document TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reach ON document AS RESTRICTIVE TO app USING (current_setting('app.reach', true) = 'all' OR document.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = document.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = document.client_id)) WITH CHECK (current_setting('app.reach', true) = 'all' OR document.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = document.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = document.client_id))
;;
REVOKE ALL ON document_pdf FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON document_pdf TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON document_pdf TO seed
;;
ALTER TABLE document_pdf ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE document_pdf FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON document_pdf TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reach ON document_pdf AS RESTRICTIVE TO app USING (current_setting('app.reach', true) = 'all' OR document_pdf.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = document_pdf.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = document_pdf.client_id)) WITH CHECK (current_setting('app.reach', true) = 'all' OR document_pdf.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = document_pdf.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = document_pdf.client_id))
;;
GRANT SELECT ON document TO door
;;
GRANT CREATE ON SCHEMA public TO door
;;
SET LOCAL ROLE door
;;
CREATE OR REPLACE FUNCTION door_document(key text) RETURNS TABLE (company_id uuid, document_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $door$ SELECT d.company_id, d.id FROM document d WHERE d.code = key $door$
;;
REVOKE ALL ON FUNCTION door_document(key text) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION door_document(key text) TO app
;;
SET LOCAL ROLE owner
;;
REVOKE CREATE ON SCHEMA public FROM door