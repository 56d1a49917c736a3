CREATE TABLE booking_note (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	booking_id UUID NOT NULL, 
	text VARCHAR(2000) NOT NULL, 
	author_id UUID, 
	author_name VARCHAR(250) NOT NULL, 
	changed_by_name VARCHAR(250) DEFAULT '' NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT booking_note_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT booking_note_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT booking_note_company_id_booking_id_fkey FOREIGN KEY(company_id, booking_id) REFERENCES booking (company_id, id)
)
;;
CREATE INDEX booking_note_booking_idx ON booking_note (company_id, booking_id, created_at)
;;
CREATE INDEX booking_note_client_idx ON booking_note (company_id, client_id)
;;
REVOKE ALL ON booking_note FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON booking_note TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON booking_note TO seed
;;
ALTER TABLE booking_note ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE booking_note FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON booking_note TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON booking_note AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR booking_note.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = booking_note.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = booking_note.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR booking_note.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = booking_note.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = booking_note.client_id))
