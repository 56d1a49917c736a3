ALTER TABLE booking_settings ADD COLUMN waiting_list_mode VARCHAR(5) DEFAULT 'one' NOT NULL
;;
ALTER TABLE booking_settings ADD COLUMN waiting_list_minutes SMALLINT DEFAULT '120' NOT NULL
;;
ALTER TABLE booking_settings ADD CONSTRAINT booking_settings_waiting_list_mode_check CHECK (waiting_list_mode IN ('one', 'all', 'off'))
;;
ALTER TABLE booking_settings ADD CONSTRAINT booking_settings_waiting_list_minutes_check CHECK (waiting_list_minutes BETWEEN 5 AND 1440)
;;
CREATE TABLE waiting_list_entry (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	service_id UUID NOT NULL, 
	practitioner_id UUID, 
	weekdays SMALLINT[] NOT NULL, 
	from_time INTERVAL NOT NULL, 
	to_time INTERVAL NOT NULL, 
	from_day DATE NOT NULL, 
	to_day DATE NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	source VARCHAR(10) NOT NULL, 
	note VARCHAR(500) DEFAULT '' NOT NULL, 
	booking_id UUID, 
	ended_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT waiting_list_entry_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT waiting_list_entry_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT waiting_list_entry_company_id_service_id_fkey FOREIGN KEY(company_id, service_id) REFERENCES service (company_id, id), 
	CONSTRAINT waiting_list_entry_company_id_practitioner_id_fkey FOREIGN KEY(company_id, practitioner_id) REFERENCES resource (company_id, id), 
	CONSTRAINT waiting_list_entry_company_id_booking_id_fkey FOREIGN KEY(company_id, booking_id) REFERENCES booking (company_id, id), 
	CONSTRAINT waiting_list_entry_state_check CHECK (state IN ('waiting', 'booked', 'left', 'removed', 'expired')), 
	CONSTRAINT waiting_list_entry_ended_check CHECK ((state = 'waiting') = (ended_at IS NULL) AND (state = 'booked') = (booking_id IS NOT NULL)), 
	CONSTRAINT waiting_list_entry_weekdays_check CHECK (weekdays <> '{}' AND weekdays <@ ARRAY[0, 1, 2, 3, 4, 5, 6]::smallint[]), 
	CONSTRAINT waiting_list_entry_times_check CHECK (interval '0' <= from_time AND from_time < to_time AND to_time <= interval '24 hours'), 
	CONSTRAINT waiting_list_entry_days_check CHECK (from_day <= to_day), 
	CONSTRAINT waiting_list_entry_source_check CHECK (source IN ('staff', 'portal'))
)
;;
CREATE INDEX waiting_list_entry_client_idx ON waiting_list_entry (company_id, client_id)
;;
CREATE INDEX waiting_list_entry_state_idx ON waiting_list_entry (company_id, state, created_at)
;;
CREATE TABLE waiting_list_offer (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	entry_id UUID NOT NULL, 
	practitioner_id UUID NOT NULL, 
	start_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	end_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	freed_from TIMESTAMP WITH TIME ZONE NOT NULL, 
	freed_to TIMESTAMP WITH TIME ZONE NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	expires_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	ended_at TIMESTAMP WITH TIME ZONE, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT waiting_list_offer_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT waiting_list_offer_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT waiting_list_offer_company_id_entry_id_fkey FOREIGN KEY(company_id, entry_id) REFERENCES waiting_list_entry (company_id, id) ON DELETE CASCADE, 
	CONSTRAINT waiting_list_offer_company_id_practitioner_id_fkey FOREIGN KEY(company_id, practitioner_id) REFERENCES resource (company_id, id), 
	CONSTRAINT waiting_list_offer_state_check CHECK (state IN ('open', 'accepted', 'declined', 'expired', 'taken')), 
	CONSTRAINT waiting_list_offer_ended_check CHECK ((state = 'open') = (ended_at IS NULL)), 
	CONSTRAINT waiting_list_offer_span_check CHECK (start_at < end_at AND freed_from < freed_to)
)
;;
CREATE INDEX waiting_list_offer_due_idx ON waiting_list_offer (company_id, expires_at) WHERE state = 'open'
;;
CREATE UNIQUE INDEX waiting_list_offer_open_key ON waiting_list_offer (company_id, entry_id) WHERE state = 'open'
;;
CREATE UNIQUE INDEX waiting_list_offer_time_key ON waiting_list_offer (company_id, entry_id, practitioner_id, start_at) WHERE state <> 'taken'
;;
REVOKE ALL ON waiting_list_entry FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON waiting_list_entry TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON waiting_list_entry TO seed
;;
ALTER TABLE waiting_list_entry ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE waiting_list_entry FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON waiting_list_entry TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON waiting_list_entry AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR waiting_list_entry.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = waiting_list_entry.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = waiting_list_entry.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR waiting_list_entry.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = waiting_list_entry.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = waiting_list_entry.client_id))
;;
REVOKE ALL ON waiting_list_offer FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON waiting_list_offer TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON waiting_list_offer TO seed
;;
ALTER TABLE waiting_list_offer ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE waiting_list_offer FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON waiting_list_offer TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON waiting_list_offer AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR waiting_list_offer.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = waiting_list_offer.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = waiting_list_offer.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR waiting_list_offer.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = waiting_list_offer.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = waiting_list_offer.client_id))
