CREATE TABLE notification (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	membership_id UUID NOT NULL, 
	event_id UUID NOT NULL, 
	kind VARCHAR(30) NOT NULL, 
	subject_id UUID NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	read_at TIMESTAMP WITH TIME ZONE, 
	CONSTRAINT notification_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT notification_event_key UNIQUE (company_id, event_id, membership_id), 
	CONSTRAINT notification_company_id_membership_id_fkey FOREIGN KEY(company_id, membership_id) REFERENCES membership (company_id, id) ON DELETE CASCADE
)
;;
CREATE INDEX notification_list_idx ON notification (company_id, membership_id, created_at, id)
;;
CREATE INDEX notification_unread_idx ON notification (company_id, membership_id, kind) WHERE read_at IS NULL
;;
REVOKE ALL ON notification FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON notification TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON notification TO seed
;;
ALTER TABLE notification ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE notification FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON notification TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reader ON notification AS RESTRICTIVE TO app USING (notification.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid OR nullif(current_setting('app.membership_id', true), '')::uuid IS NULL AND nullif(current_setting('app.prescriber_id', true), '')::uuid IS NULL AND current_setting('app.client_scope', true) = 'all') WITH CHECK (notification.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid OR nullif(current_setting('app.membership_id', true), '')::uuid IS NULL AND nullif(current_setting('app.prescriber_id', true), '')::uuid IS NULL AND current_setting('app.client_scope', true) = 'all')
