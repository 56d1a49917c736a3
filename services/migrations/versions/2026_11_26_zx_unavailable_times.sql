CREATE TABLE unavailable_time (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	resource_id UUID NOT NULL, 
	reason VARCHAR(120) NOT NULL, 
	start_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	end_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	weekdays SMALLINT[] DEFAULT '{}' NOT NULL, 
	repeats_until DATE, 
	last_day DATE NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT unavailable_time_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT unavailable_time_company_id_resource_id_fkey FOREIGN KEY(company_id, resource_id) REFERENCES resource (company_id, id) ON DELETE CASCADE, 
	CONSTRAINT unavailable_time_span_check CHECK (start_at < end_at), 
	CONSTRAINT unavailable_time_weekdays_check CHECK (weekdays <@ ARRAY[0, 1, 2, 3, 4, 5, 6]::smallint[]), 
	CONSTRAINT unavailable_time_recurrence_check CHECK ((repeats_until IS NULL) = (weekdays = '{}'))
)
;;
CREATE INDEX unavailable_time_days_idx ON unavailable_time (company_id, last_day, start_at)
;;
CREATE INDEX unavailable_time_resource_idx ON unavailable_time (company_id, resource_id)
;;
REVOKE ALL ON unavailable_time FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON unavailable_time TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON unavailable_time TO seed
;;
ALTER TABLE unavailable_time ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE unavailable_time FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON unavailable_time TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE TABLE unavailable_span (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	unavailable_time_id UUID NOT NULL, 
	resource_id UUID NOT NULL, 
	during TSTZRANGE NOT NULL, 
	CONSTRAINT unavailable_span_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT unavailable_span_company_id_unavailable_time_id_fkey FOREIGN KEY(company_id, unavailable_time_id) REFERENCES unavailable_time (company_id, id) ON DELETE CASCADE, 
	CONSTRAINT unavailable_span_company_id_resource_id_fkey FOREIGN KEY(company_id, resource_id) REFERENCES resource (company_id, id) ON DELETE CASCADE, 
	CONSTRAINT unavailable_span_span_check CHECK (NOT isempty(during)), 
	CONSTRAINT unavailable_span_overlap EXCLUDE USING gist (company_id WITH =, unavailable_time_id WITH =, during WITH &&)
)
;;
CREATE INDEX unavailable_span_during_idx ON unavailable_span USING gist (company_id, resource_id, during)
;;
REVOKE ALL ON unavailable_span FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON unavailable_span TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON unavailable_span TO seed
;;
ALTER TABLE unavailable_span ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE unavailable_span FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON unavailable_span TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
