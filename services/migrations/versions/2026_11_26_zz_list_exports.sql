CREATE TABLE client_list_export (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	membership_id UUID NOT NULL, 
	client_scope VARCHAR(10) NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	filters JSONB NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	rows BIGINT, 
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
	CONSTRAINT client_list_export_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT client_list_export_company_id_membership_id_fkey FOREIGN KEY(company_id, membership_id) REFERENCES membership (company_id, id), 
	CONSTRAINT client_list_export_state_check CHECK (state IN ('queued', 'building', 'ready', 'failed', 'deleted')), 
	CONSTRAINT client_list_export_ready_check CHECK (state <> 'ready' OR (size IS NOT NULL AND rows IS NOT NULL AND expires_at IS NOT NULL))
)
;;
CREATE UNIQUE INDEX client_list_export_open_key ON client_list_export (company_id, membership_id) WHERE state IN ('queued', 'building')
;;
CREATE INDEX client_list_export_member_idx ON client_list_export (company_id, membership_id, created_at)
;;
CREATE INDEX client_list_export_expiring_idx ON client_list_export (company_id, expires_at) WHERE state = 'ready'
;;
REVOKE ALL ON client_list_export FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_list_export TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_list_export TO seed
;;
ALTER TABLE client_list_export ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE client_list_export FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON client_list_export TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
