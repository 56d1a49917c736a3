CREATE TABLE medical_device (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	model VARCHAR(120) NOT NULL, 
	brand VARCHAR(120) NOT NULL, 
	serial_number VARCHAR(120) NOT NULL, 
	supplier VARCHAR(120) NOT NULL, 
	category VARCHAR(80) NOT NULL, 
	location VARCHAR(120) NOT NULL, 
	responsible_id UUID, 
	bought_on DATE, 
	interval_months SMALLINT, 
	deleted_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT medical_device_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT medical_device_company_id_responsible_id_fkey FOREIGN KEY(company_id, responsible_id) REFERENCES membership (company_id, id), 
	CONSTRAINT medical_device_interval_check CHECK (interval_months BETWEEN 1 AND 120)
)
;;
CREATE INDEX medical_device_name_idx ON medical_device (company_id, name, id)
;;
CREATE TABLE quality_document (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	title VARCHAR(200) NOT NULL, 
	category VARCHAR(80) NOT NULL, 
	responsible_id UUID, 
	review_on DATE, 
	deleted_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT quality_document_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT quality_document_company_id_responsible_id_fkey FOREIGN KEY(company_id, responsible_id) REFERENCES membership (company_id, id)
)
;;
CREATE INDEX quality_document_category_idx ON quality_document (company_id, category, title, id)
;;
CREATE TABLE device_maintenance (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	device_id UUID NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	planned_on DATE, 
	reminded_for DATE, 
	done_on DATE, 
	outcome VARCHAR(8), 
	performed_by VARCHAR(120) NOT NULL, 
	notes VARCHAR(2000) NOT NULL, 
	protocol_id UUID, 
	signed_by VARCHAR(170) NOT NULL, 
	signed_at TIMESTAMP WITH TIME ZONE, 
	document_id UUID, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT device_maintenance_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT device_maintenance_company_id_device_id_fkey FOREIGN KEY(company_id, device_id) REFERENCES medical_device (company_id, id), 
	CONSTRAINT device_maintenance_company_id_protocol_id_fkey FOREIGN KEY(company_id, protocol_id) REFERENCES file (company_id, id), 
	CONSTRAINT device_maintenance_company_id_document_id_fkey FOREIGN KEY(company_id, document_id) REFERENCES document (company_id, id), 
	CONSTRAINT device_maintenance_state_check CHECK (state IN ('planned', 'done')), 
	CONSTRAINT device_maintenance_outcome_check CHECK (outcome IN ('passed', 'remarks', 'failed')), 
	CONSTRAINT device_maintenance_done_check CHECK ((state = 'planned') = (done_on IS NULL)), 
	CONSTRAINT device_maintenance_planned_check CHECK (state = 'done' OR planned_on IS NOT NULL)
)
;;
CREATE INDEX device_maintenance_device_idx ON device_maintenance (company_id, device_id, state)
;;
CREATE INDEX device_maintenance_due_idx ON device_maintenance (company_id, planned_on) WHERE state = 'planned'
;;
CREATE UNIQUE INDEX device_maintenance_planned_key ON device_maintenance (company_id, device_id) WHERE state = 'planned'
;;
CREATE TABLE quality_version (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	quality_document_id UUID NOT NULL, 
	number SMALLINT NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	body JSONB, 
	file_id UUID, 
	change_note VARCHAR(500) NOT NULL, 
	approved_by UUID, 
	approved_at TIMESTAMP WITH TIME ZONE, 
	published_by UUID, 
	published_at TIMESTAMP WITH TIME ZONE, 
	frozen_id UUID, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT quality_version_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT quality_version_company_id_quality_document_id_fkey FOREIGN KEY(company_id, quality_document_id) REFERENCES quality_document (company_id, id), 
	CONSTRAINT quality_version_company_id_file_id_fkey FOREIGN KEY(company_id, file_id) REFERENCES file (company_id, id), 
	CONSTRAINT quality_version_company_id_frozen_id_fkey FOREIGN KEY(company_id, frozen_id) REFERENCES document (company_id, id), 
	CONSTRAINT quality_version_state_check CHECK (state IN ('draft', 'approved', 'published', 'replaced')), 
	CONSTRAINT quality_version_either_check CHECK (body IS NULL OR file_id IS NULL)
)
;;
CREATE UNIQUE INDEX quality_version_number_key ON quality_version (company_id, quality_document_id, number)
;;
CREATE UNIQUE INDEX quality_version_open_key ON quality_version (company_id, quality_document_id) WHERE state IN ('draft', 'approved')
;;
CREATE UNIQUE INDEX quality_version_published_key ON quality_version (company_id, quality_document_id) WHERE state = 'published'
;;
CREATE TABLE quality_read (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	quality_version_id UUID NOT NULL, 
	membership_id UUID NOT NULL, 
	read_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT quality_read_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT quality_read_company_id_quality_version_id_fkey FOREIGN KEY(company_id, quality_version_id) REFERENCES quality_version (company_id, id), 
	CONSTRAINT quality_read_company_id_membership_id_fkey FOREIGN KEY(company_id, membership_id) REFERENCES membership (company_id, id)
)
;;
CREATE UNIQUE INDEX quality_read_once_key ON quality_read (company_id, quality_version_id, membership_id)
;;
REVOKE ALL ON device_maintenance FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON device_maintenance TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON device_maintenance TO seed
;;
ALTER TABLE device_maintenance ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE device_maintenance FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON device_maintenance TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON medical_device FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON medical_device TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON medical_device TO seed
;;
ALTER TABLE medical_device ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE medical_device FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON medical_device TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON quality_document FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON quality_document TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON quality_document TO seed
;;
ALTER TABLE quality_document ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE quality_document FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON quality_document TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON quality_read FROM app
;;
GRANT SELECT, INSERT ON quality_read TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON quality_read TO seed
;;
ALTER TABLE quality_read ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE quality_read FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON quality_read TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON quality_version FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON quality_version TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON quality_version TO seed
;;
ALTER TABLE quality_version ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE quality_version FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON quality_version TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
