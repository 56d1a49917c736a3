CREATE TABLE google_calendar (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	membership_id UUID NOT NULL, 
	state VARCHAR(15) NOT NULL, 
	account VARCHAR(254) DEFAULT '' NOT NULL, 
	state_hash BYTEA, 
	consent BYTEA, 
	consent_expires_at TIMESTAMP WITH TIME ZONE, 
	tokens BYTEA, 
	sync_token VARCHAR(2000) DEFAULT '' NOT NULL, 
	full_sync_at TIMESTAMP WITH TIME ZONE, 
	channel_id UUID, 
	channel_resource_id VARCHAR(200) DEFAULT '' NOT NULL, 
	channel_expires_at TIMESTAMP WITH TIME ZONE, 
	removes_events BOOLEAN DEFAULT false NOT NULL, 
	next_sync_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	lease_until TIMESTAMP WITH TIME ZONE, 
	last_synced_at TIMESTAMP WITH TIME ZONE, 
	last_error VARCHAR(60) DEFAULT '' NOT NULL, 
	failures SMALLINT DEFAULT '0' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT google_calendar_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT google_calendar_company_id_membership_id_fkey FOREIGN KEY(company_id, membership_id) REFERENCES membership (company_id, id), 
	CONSTRAINT google_calendar_state_check CHECK (state IN ('authorizing', 'connecting', 'connected', 'broken', 'disconnecting')), 
	CONSTRAINT google_calendar_tokens_check CHECK (state IN ('authorizing', 'connecting') OR tokens IS NOT NULL)
)
;;
CREATE INDEX google_calendar_due_idx ON google_calendar (company_id, next_sync_at)
;;
CREATE UNIQUE INDEX google_calendar_membership_key ON google_calendar (company_id, membership_id) WHERE state <> 'disconnecting'
;;
REVOKE ALL ON google_calendar FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON google_calendar TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON google_calendar TO seed
;;
ALTER TABLE google_calendar ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE google_calendar FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON google_calendar TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE TABLE google_event (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	calendar_id UUID NOT NULL, 
	booking_id UUID NOT NULL, 
	etag VARCHAR(200) NOT NULL, 
	start_at TIMESTAMP WITH TIME ZONE, 
	end_at TIMESTAMP WITH TIME ZONE, 
	CONSTRAINT google_event_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT google_event_company_id_calendar_id_fkey FOREIGN KEY(company_id, calendar_id) REFERENCES google_calendar (company_id, id) ON DELETE CASCADE, 
	CONSTRAINT google_event_company_id_booking_id_fkey FOREIGN KEY(company_id, booking_id) REFERENCES booking (company_id, id)
)
;;
CREATE UNIQUE INDEX google_event_booking_key ON google_event (company_id, booking_id, calendar_id)
;;
CREATE INDEX google_event_calendar_idx ON google_event (company_id, calendar_id)
;;
REVOKE ALL ON google_event FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON google_event TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON google_event TO seed
;;
ALTER TABLE google_event ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE google_event FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON google_event TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE TABLE google_busy_time (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	calendar_id UUID NOT NULL, 
	resource_id UUID NOT NULL, 
	event_id VARCHAR(1024) NOT NULL, 
	during TSTZRANGE NOT NULL, 
	CONSTRAINT google_busy_time_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT google_busy_time_company_id_calendar_id_fkey FOREIGN KEY(company_id, calendar_id) REFERENCES google_calendar (company_id, id) ON DELETE CASCADE, 
	CONSTRAINT google_busy_time_company_id_resource_id_fkey FOREIGN KEY(company_id, resource_id) REFERENCES resource (company_id, id) ON DELETE CASCADE, 
	CONSTRAINT google_busy_time_span_check CHECK (NOT isempty(during))
)
;;
CREATE UNIQUE INDEX google_busy_time_event_key ON google_busy_time (company_id, calendar_id, event_id)
;;
CREATE INDEX google_busy_time_resource_idx ON google_busy_time (company_id, resource_id)
;;
REVOKE ALL ON google_busy_time FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON google_busy_time TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON google_busy_time TO seed
;;
ALTER TABLE google_busy_time ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE google_busy_time FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON google_busy_time TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
