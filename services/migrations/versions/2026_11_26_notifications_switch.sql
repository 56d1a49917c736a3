CREATE TABLE notification_switch (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	membership_id UUID NOT NULL, 
	kind VARCHAR(30) NOT NULL, 
	CONSTRAINT notification_switch_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT notification_switch_kind_key UNIQUE (company_id, membership_id, kind), 
	CONSTRAINT notification_switch_company_id_membership_id_fkey FOREIGN KEY(company_id, membership_id) REFERENCES membership (company_id, id) ON DELETE CASCADE
)
;;
REVOKE ALL ON notification_switch FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON notification_switch TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON notification_switch TO seed
;;
ALTER TABLE notification_switch ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE notification_switch FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON notification_switch TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reader ON notification_switch AS RESTRICTIVE TO app USING (notification_switch.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid OR nullif(current_setting('app.membership_id', true), '')::uuid IS NULL AND nullif(current_setting('app.prescriber_id', true), '')::uuid IS NULL AND current_setting('app.client_scope', true) = 'all') WITH CHECK (notification_switch.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid OR nullif(current_setting('app.membership_id', true), '')::uuid IS NULL AND nullif(current_setting('app.prescriber_id', true), '')::uuid IS NULL AND current_setting('app.client_scope', true) = 'all')
