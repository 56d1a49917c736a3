CREATE TABLE data_import (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	membership_id UUID NOT NULL, 
	file_id UUID, 
	file_name VARCHAR(200) NOT NULL, 
	columns JSONB NOT NULL, 
	mapping JSONB NOT NULL, 
	rows INTEGER NOT NULL, 
	progress INTEGER NOT NULL, 
	taken INTEGER NOT NULL, 
	refused INTEGER NOT NULL, 
	preview JSONB NOT NULL, 
	attempts SMALLINT NOT NULL, 
	error VARCHAR(60) NOT NULL, 
	finished_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT data_import_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT data_import_company_id_membership_id_fkey FOREIGN KEY(company_id, membership_id) REFERENCES membership (company_id, id), 
	CONSTRAINT data_import_kind_check CHECK (kind IN ('clients', 'bookings')), 
	CONSTRAINT data_import_state_check CHECK (state IN ('uploaded', 'checking', 'checked', 'queued', 'running', 'done', 'failed', 'discarded')), 
	CONSTRAINT data_import_counts_check CHECK (taken + refused <= rows AND progress <= rows)
)
;;
CREATE INDEX data_import_kind_idx ON data_import (company_id, kind, created_at)
;;
CREATE UNIQUE INDEX data_import_running_key ON data_import (company_id) WHERE state IN ('queued', 'running')
;;
CREATE TABLE data_import_row (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	import_id UUID NOT NULL, 
	number INTEGER NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	label VARCHAR(200) NOT NULL, 
	reason_en VARCHAR(500) NOT NULL, 
	reason_sv VARCHAR(500) NOT NULL, 
	record_id UUID, 
	CONSTRAINT data_import_row_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT data_import_row_company_id_import_id_fkey FOREIGN KEY(company_id, import_id) REFERENCES data_import (company_id, id) ON DELETE CASCADE, 
	CONSTRAINT data_import_row_state_check CHECK (state IN ('taken', 'refused'))
)
;;
CREATE UNIQUE INDEX data_import_row_number_key ON data_import_row (company_id, import_id, number)
;;
REVOKE ALL ON data_import FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON data_import TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON data_import TO seed
;;
ALTER TABLE data_import ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE data_import FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON data_import TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON data_import_row FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON data_import_row TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON data_import_row TO seed
;;
ALTER TABLE data_import_row ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE data_import_row FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON data_import_row TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
