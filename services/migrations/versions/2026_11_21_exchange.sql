CREATE TABLE client_export (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	membership_id UUID, 
	state VARCHAR(8) NOT NULL, 
	progress SMALLINT NOT NULL, 
	file_name VARCHAR(120) NOT NULL, 
	size BIGINT, 
	sha256 VARCHAR(64) NOT NULL, 
	downloads SMALLINT NOT NULL, 
	error VARCHAR(60) NOT NULL, 
	ready_at TIMESTAMP WITH TIME ZONE, 
	expires_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT client_export_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT client_export_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT client_export_state_check CHECK (state IN ('waiting', 'making', 'ready', 'failed', 'erased')), 
	CONSTRAINT client_export_progress_check CHECK (progress BETWEEN 0 AND 100), 
	CONSTRAINT client_export_ready_check CHECK (state <> 'ready' OR (size IS NOT NULL AND expires_at IS NOT NULL))
)
;;
CREATE INDEX client_export_client_idx ON client_export (company_id, client_id, created_at)
;;
CREATE INDEX client_export_expiring_idx ON client_export (company_id, expires_at) WHERE state = 'ready'
;;
CREATE UNIQUE INDEX client_export_open_key ON client_export (company_id, client_id) WHERE state IN ('waiting', 'making')
;;
REVOKE ALL ON client_export FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_export TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_export TO seed
;;
ALTER TABLE client_export ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE client_export FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON client_export TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reach ON client_export AS RESTRICTIVE TO app USING (current_setting('app.reach', true) = 'all' OR client_export.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client_export.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client_export.client_id)) WITH CHECK (current_setting('app.reach', true) = 'all' OR client_export.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client_export.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client_export.client_id))

;;
DROP POLICY reach ON receipt
;;
CREATE POLICY reach ON receipt AS RESTRICTIVE TO app USING (current_setting('app.reach', true) IN ('all', 'money') OR receipt.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = receipt.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = receipt.client_id)) WITH CHECK (current_setting('app.reach', true) IN ('all', 'money') OR receipt.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = receipt.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = receipt.client_id))
