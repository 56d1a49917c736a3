CREATE TABLE schedule_day (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	resource_id UUID NOT NULL, 
	day DATE NOT NULL, 
	confirmed_at TIMESTAMP WITH TIME ZONE, 
	expires_at TIMESTAMP WITH TIME ZONE, 
	warned_at TIMESTAMP WITH TIME ZONE, 
	expired_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT schedule_day_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT schedule_day_company_id_resource_id_fkey FOREIGN KEY(company_id, resource_id) REFERENCES resource (company_id, id) ON DELETE CASCADE, 
	CONSTRAINT schedule_day_state_check CHECK (num_nonnulls(confirmed_at, expires_at) = 1), 
	CONSTRAINT schedule_day_expiry_check CHECK (confirmed_at IS NULL OR num_nonnulls(warned_at, expired_at) = 0)
)
;;
CREATE INDEX schedule_day_expiring_idx ON schedule_day (company_id, expires_at) WHERE expired_at IS NULL AND expires_at IS NOT NULL
;;
CREATE UNIQUE INDEX schedule_day_key ON schedule_day (company_id, resource_id, day)
;;
REVOKE ALL ON schedule_day FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON schedule_day TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON schedule_day TO seed
;;
ALTER TABLE schedule_day ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE schedule_day FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON schedule_day TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE TABLE schedule_slot (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	schedule_day_id UUID NOT NULL, 
	opens INTERVAL NOT NULL, 
	closes INTERVAL NOT NULL, 
	is_private BOOLEAN DEFAULT false NOT NULL, 
	is_active BOOLEAN DEFAULT true NOT NULL, 
	CONSTRAINT schedule_slot_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT schedule_slot_company_id_schedule_day_id_fkey FOREIGN KEY(company_id, schedule_day_id) REFERENCES schedule_day (company_id, id) ON DELETE CASCADE, 
	CONSTRAINT schedule_slot_overlap EXCLUDE USING gist (company_id WITH =, schedule_day_id WITH =, int4range((extract(epoch FROM opens) / 60)::int, (extract(epoch FROM closes) / 60)::int) WITH &&), 
	CONSTRAINT schedule_slot_span_check CHECK (interval '0' <= opens AND opens < closes AND closes <= interval '24 hours')
)
;;
CREATE INDEX schedule_slot_day_idx ON schedule_slot (company_id, schedule_day_id, opens)
;;
REVOKE ALL ON schedule_slot FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON schedule_slot TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON schedule_slot TO seed
;;
ALTER TABLE schedule_slot ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE schedule_slot FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON schedule_slot TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE TABLE schedule_template (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	slots JSONB NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT schedule_template_pkey PRIMARY KEY (company_id, id)
)
;;
CREATE UNIQUE INDEX schedule_template_name_key ON schedule_template (company_id, lower(name))
;;
REVOKE ALL ON schedule_template FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON schedule_template TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON schedule_template TO seed
;;
ALTER TABLE schedule_template ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE schedule_template FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON schedule_template TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
