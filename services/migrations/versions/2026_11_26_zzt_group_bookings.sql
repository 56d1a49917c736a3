ALTER TABLE service ADD COLUMN group_quantity SMALLINT
;;
ALTER TABLE service ADD CONSTRAINT service_group_quantity_check CHECK (group_quantity BETWEEN 1 AND 500)
;;
UPDATE service s SET group_quantity = 1 FROM service_category k WHERE k.company_id = s.company_id AND k.id = s.category_id AND k.group_booking
;;
CREATE TABLE group_booking (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	service_id UUID NOT NULL, 
	practitioner_id UUID NOT NULL, 
	start_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT group_booking_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT group_booking_company_id_service_id_fkey FOREIGN KEY(company_id, service_id) REFERENCES service (company_id, id), 
	CONSTRAINT group_booking_company_id_practitioner_id_fkey FOREIGN KEY(company_id, practitioner_id) REFERENCES resource (company_id, id), 
	CONSTRAINT group_booking_time_key UNIQUE (company_id, service_id, practitioner_id, start_at)
)
;;
REVOKE ALL ON group_booking FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON group_booking TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON group_booking TO seed
;;
ALTER TABLE group_booking ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE group_booking FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON group_booking TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
ALTER TABLE booking ADD COLUMN group_booking_id UUID
;;
ALTER TABLE booking ADD CONSTRAINT booking_company_id_group_booking_id_fkey FOREIGN KEY(company_id, group_booking_id) REFERENCES group_booking (company_id, id)
;;
CREATE INDEX booking_group_idx ON booking (company_id, group_booking_id) WHERE group_booking_id IS NOT NULL
;;
ALTER TABLE occupancy ADD COLUMN group_booking_id UUID
;;
ALTER TABLE occupancy ADD COLUMN place SMALLINT
;;
ALTER TABLE occupancy ADD CONSTRAINT occupancy_company_id_group_booking_id_fkey FOREIGN KEY(company_id, group_booking_id) REFERENCES group_booking (company_id, id)
;;
ALTER TABLE occupancy ADD CONSTRAINT occupancy_place_check CHECK ((group_booking_id IS NULL) = (place IS NULL) AND place >= 1)
;;
CREATE UNIQUE INDEX occupancy_place_key ON occupancy (company_id, group_booking_id, resource_id, place) WHERE released_at IS NULL AND group_booking_id IS NOT NULL
