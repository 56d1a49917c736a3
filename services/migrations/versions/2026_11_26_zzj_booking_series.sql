CREATE TABLE booking_series (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	interval SMALLINT NOT NULL, 
	unit VARCHAR(5) NOT NULL, 
	repeats_until DATE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT booking_series_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT booking_series_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT booking_series_unit_check CHECK (unit IN ('day', 'week', 'month')), 
	CONSTRAINT booking_series_interval_check CHECK (interval BETWEEN 1 AND 52)
)
;;
CREATE INDEX booking_series_client_idx ON booking_series (company_id, client_id)
;;
REVOKE ALL ON booking_series FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON booking_series TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON booking_series TO seed
;;
ALTER TABLE booking_series ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE booking_series FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON booking_series TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON booking_series AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR booking_series.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = booking_series.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = booking_series.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR booking_series.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = booking_series.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = booking_series.client_id))
;;
ALTER TABLE booking ADD COLUMN series_id UUID
;;
ALTER TABLE booking ADD COLUMN series_position SMALLINT
;;
ALTER TABLE booking ADD CONSTRAINT booking_company_id_series_id_fkey FOREIGN KEY(company_id, series_id) REFERENCES booking_series (company_id, id)
;;
ALTER TABLE booking ADD CONSTRAINT booking_series_check CHECK ((series_id IS NULL) = (series_position IS NULL))
;;
CREATE UNIQUE INDEX booking_series_position_idx ON booking (company_id, series_id, series_position) WHERE series_id IS NOT NULL
