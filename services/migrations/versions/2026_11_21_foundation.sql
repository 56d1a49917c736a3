CREATE EXTENSION IF NOT EXISTS btree_gist
;;
GRANT USAGE, CREATE ON SCHEMA public TO door
;;
CREATE TABLE audit (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID, 
	at TIMESTAMP WITH TIME ZONE NOT NULL, 
	action VARCHAR(80) NOT NULL, 
	subject_id UUID, 
	actor VARCHAR(20) NOT NULL, 
	identity_id UUID, 
	membership_id UUID, 
	facts JSONB NOT NULL, 
	xid xid8 DEFAULT pg_current_xact_id() NOT NULL, 
	epoch SMALLINT DEFAULT '1' NOT NULL, 
	CONSTRAINT audit_pkey PRIMARY KEY (company_id, id)
)
;;
CREATE INDEX audit_client_idx ON audit (company_id, client_id, at)
;;
CREATE INDEX audit_subject_idx ON audit (company_id, subject_id, at)
;;
CREATE INDEX audit_xid_idx ON audit (company_id, epoch, xid, id)
;;
CREATE TABLE audit_seal (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	number BIGINT NOT NULL, 
	epoch SMALLINT NOT NULL, 
	from_xid xid8 NOT NULL, 
	to_xid xid8 NOT NULL, 
	rows BIGINT NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	sealed_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT audit_seal_pkey PRIMARY KEY (company_id, id)
)
;;
CREATE UNIQUE INDEX audit_seal_number_key ON audit_seal (company_id, number)
;;
CREATE TABLE booking_settings (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	slot_step SMALLINT DEFAULT '15' NOT NULL, 
	lead_minutes BIGINT DEFAULT '60' NOT NULL, 
	horizon_days SMALLINT DEFAULT '90' NOT NULL, 
	hold_minutes SMALLINT DEFAULT '10' NOT NULL, 
	hours_version BIGINT DEFAULT '1' NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT booking_settings_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT booking_settings_slot_step_check CHECK (slot_step BETWEEN 5 AND 240), 
	CONSTRAINT booking_settings_lead_minutes_check CHECK (lead_minutes BETWEEN 0 AND 1440), 
	CONSTRAINT booking_settings_horizon_days_check CHECK (horizon_days BETWEEN 1 AND 730), 
	CONSTRAINT booking_settings_hold_minutes_check CHECK (hold_minutes BETWEEN 1 AND 60)
)
;;
CREATE UNIQUE INDEX booking_settings_company_key ON booking_settings (company_id)
;;
CREATE TABLE business_hours (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	weekday SMALLINT NOT NULL, 
	opens INTERVAL NOT NULL, 
	closes INTERVAL NOT NULL, 
	CONSTRAINT business_hours_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT business_hours_overlap EXCLUDE USING gist (company_id WITH =, weekday WITH =, int4range((extract(epoch FROM opens) / 60)::int, (extract(epoch FROM closes) / 60)::int) WITH &&), 
	CONSTRAINT business_hours_weekday_check CHECK (weekday BETWEEN 0 AND 6), 
	CONSTRAINT business_hours_span_check CHECK (interval '0' <= opens AND opens < closes AND closes <= interval '24 hours')
)
;;
CREATE INDEX business_hours_day_idx ON business_hours (company_id, weekday, opens)
;;
CREATE TABLE client (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	first_name VARCHAR(80) NOT NULL, 
	last_name VARCHAR(80) NOT NULL, 
	sort_name VARCHAR(170) NOT NULL, 
	email VARCHAR(254) NOT NULL, 
	mobile_number VARCHAR(20) NOT NULL, 
	country_code VARCHAR(5) NOT NULL, 
	phone VARCHAR(20) NOT NULL, 
	date_of_birth DATE, 
	personal_id VARCHAR(20) NOT NULL, 
	street_address VARCHAR(120) NOT NULL, 
	zip_code VARCHAR(12) NOT NULL, 
	city VARCHAR(80) NOT NULL, 
	country VARCHAR(2) NOT NULL, 
	occupation VARCHAR(80) NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	warning VARCHAR(500) NOT NULL, 
	is_active BOOLEAN NOT NULL, 
	merged_into UUID, 
	deleted_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT client_pkey PRIMARY KEY (company_id, id)
)
;;
CREATE INDEX client_created_idx ON client (company_id, created_at, id) WHERE deleted_at IS NULL
;;
CREATE INDEX client_email_idx ON client (company_id, email)
;;
CREATE INDEX client_name_idx ON client (company_id, sort_name, id) WHERE deleted_at IS NULL
;;
CREATE INDEX client_phone_idx ON client (company_id, phone)
;;
CREATE TABLE client_error (
	id UUID NOT NULL, 
	reported_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	path VARCHAR(300) NOT NULL, 
	stack VARCHAR(8000) NOT NULL, 
	CONSTRAINT client_error_pkey PRIMARY KEY (id)
)
;;
CREATE TABLE company (
	id UUID NOT NULL, 
	encrypted_id VARCHAR(40) NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	email VARCHAR(254) NOT NULL, 
	country VARCHAR(2) NOT NULL, 
	organization_number VARCHAR(20) NOT NULL, 
	vat_number VARCHAR(20) NOT NULL, 
	logo_id UUID, 
	cover_id UUID, 
	theme_color VARCHAR(7) NOT NULL, 
	is_black_text BOOLEAN NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	customer_language VARCHAR(2) NOT NULL, 
	unit VARCHAR(3) NOT NULL, 
	timezone VARCHAR(60) NOT NULL, 
	date_format VARCHAR(10) NOT NULL, 
	is_twelve_hours BOOLEAN NOT NULL, 
	calendar_first_day_sunday BOOLEAN NOT NULL, 
	is_verified BOOLEAN NOT NULL, 
	is_booking_on BOOLEAN NOT NULL, 
	is_record_on BOOLEAN NOT NULL, 
	is_pos_on BOOLEAN NOT NULL, 
	set_up_at TIMESTAMP WITH TIME ZONE, 
	subscription_state VARCHAR(20) NOT NULL, 
	free_trail_start_date TIMESTAMP WITH TIME ZONE, 
	free_trail_end_date TIMESTAMP WITH TIME ZONE, 
	user_limit BIGINT NOT NULL, 
	client_limit BIGINT NOT NULL, 
	generation BIGINT DEFAULT '1' NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT company_pkey PRIMARY KEY (id), 
	CONSTRAINT company_encrypted_id_key UNIQUE (encrypted_id)
)
;;
CREATE TABLE draft (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	identity_id UUID, 
	flow_id UUID, 
	form VARCHAR(60) NOT NULL, 
	subject VARCHAR(60) NOT NULL, 
	base_version BIGINT, 
	body JSONB NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT draft_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT draft_whose_check CHECK (num_nonnulls(identity_id, flow_id) = 1)
)
;;
CREATE INDEX draft_age_idx ON draft (company_id, updated_at)
;;
CREATE UNIQUE INDEX draft_flow_key ON draft (company_id, flow_id, form, subject) WHERE flow_id IS NOT NULL
;;
CREATE UNIQUE INDEX draft_person_key ON draft (company_id, identity_id, form, subject) WHERE identity_id IS NOT NULL
;;
CREATE TABLE event (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	version SMALLINT NOT NULL, 
	occurred_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	actor VARCHAR(20) NOT NULL, 
	identity_id UUID, 
	facts JSONB NOT NULL, 
	CONSTRAINT event_pkey PRIMARY KEY (company_id, id)
)
;;
CREATE TABLE identity (
	id UUID NOT NULL, 
	email VARCHAR(254) NOT NULL, 
	password_hash VARCHAR(200) NOT NULL, 
	password_changed_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	email_verified_at TIMESTAMP WITH TIME ZONE, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT identity_pkey PRIMARY KEY (id), 
	CONSTRAINT identity_email_key UNIQUE (email)
)
;;
CREATE TABLE kept_answer (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	digest BYTEA NOT NULL, 
	status SMALLINT NOT NULL, 
	body BYTEA NOT NULL, 
	kept_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	path VARCHAR(200) NOT NULL, 
	CONSTRAINT kept_answer_pkey PRIMARY KEY (company_id, id)
)
;;
CREATE INDEX kept_answer_kept_at_idx ON kept_answer (kept_at)
;;
CREATE TABLE product (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	sort_name VARCHAR(130) NOT NULL, 
	code VARCHAR(40) NOT NULL, 
	ean VARCHAR(14) NOT NULL, 
	selling_price BIGINT NOT NULL, 
	base_price BIGINT NOT NULL, 
	tax BIGINT NOT NULL, 
	stock BIGINT NOT NULL, 
	deleted_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT product_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT product_prices_check CHECK (selling_price >= base_price AND base_price > 0), 
	CONSTRAINT product_stock_check CHECK (stock >= 0)
)
;;
CREATE UNIQUE INDEX product_code_key ON product (company_id, code) WHERE deleted_at IS NULL AND code <> ''
;;
CREATE INDEX product_name_idx ON product (company_id, sort_name, id) WHERE deleted_at IS NULL
;;
CREATE TABLE schedule (
	name VARCHAR(80) NOT NULL, 
	next_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	leased_until TIMESTAMP WITH TIME ZONE, 
	CONSTRAINT schedule_pkey PRIMARY KEY (name)
)
;;
CREATE TABLE service_category (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	position BIGINT NOT NULL, 
	is_active BOOLEAN NOT NULL, 
	group_booking BOOLEAN NOT NULL, 
	deleted_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT service_category_pkey PRIMARY KEY (company_id, id)
)
;;
CREATE UNIQUE INDEX service_category_name_key ON service_category (company_id, lower(name)) WHERE deleted_at IS NULL
;;
CREATE TABLE client_look (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	identity_id UUID NOT NULL, 
	quarter TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT client_look_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT client_look_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id)
)
;;
CREATE UNIQUE INDEX client_look_once_key ON client_look (company_id, client_id, identity_id, quarter)
;;
CREATE TABLE client_token (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	token VARCHAR(40) COLLATE "C" NOT NULL, 
	CONSTRAINT client_token_pkey PRIMARY KEY (company_id, token, id), 
	CONSTRAINT client_token_company_id_id_fkey FOREIGN KEY(company_id, id) REFERENCES client (company_id, id) ON DELETE CASCADE
)
;;
CREATE INDEX client_token_of_idx ON client_token (company_id, id)
;;
CREATE TABLE delivery (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	event_id UUID NOT NULL, 
	listener VARCHAR(80) NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	attempts SMALLINT NOT NULL, 
	next_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	last_error TEXT, 
	done_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	CONSTRAINT delivery_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT delivery_company_id_event_id_fkey FOREIGN KEY(company_id, event_id) REFERENCES event (company_id, id)
)
;;
CREATE INDEX delivery_due_idx ON delivery (next_at) WHERE state = 'pending'
;;
CREATE INDEX delivery_state_idx ON delivery (company_id, state, next_at)
;;
CREATE TABLE file (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID, 
	owner_kind VARCHAR(40) NOT NULL, 
	owner_id UUID, 
	name VARCHAR(200) NOT NULL, 
	kind VARCHAR(80) NOT NULL, 
	size BIGINT NOT NULL, 
	sha256 VARCHAR(64) NOT NULL, 
	width BIGINT, 
	height BIGINT, 
	state VARCHAR(10) NOT NULL, 
	identity_id UUID, 
	flow_id UUID, 
	upload_key UUID, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT file_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT file_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT file_state_check CHECK (state IN ('arriving', 'pending', 'claimed', 'withdrawn'))
)
;;
CREATE INDEX file_loose_idx ON file (company_id, updated_at) WHERE state <> 'claimed'
;;
CREATE INDEX file_owner_idx ON file (company_id, owner_id)
;;
CREATE UNIQUE INDEX file_upload_key ON file (company_id, upload_key)
;;
CREATE TABLE master_admin (
	id UUID NOT NULL, 
	identity_id UUID NOT NULL, 
	is_active BOOLEAN NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT master_admin_pkey PRIMARY KEY (id), 
	CONSTRAINT master_admin_identity_id_key UNIQUE (identity_id), 
	CONSTRAINT master_admin_identity_id_fkey FOREIGN KEY(identity_id) REFERENCES identity (id)
)
;;
CREATE TABLE membership (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	identity_id UUID NOT NULL, 
	role VARCHAR(20) NOT NULL, 
	first_name VARCHAR(80) NOT NULL, 
	last_name VARCHAR(80) NOT NULL, 
	email VARCHAR(254) NOT NULL, 
	mobile_number VARCHAR(20) NOT NULL, 
	country_code VARCHAR(5) NOT NULL, 
	title VARCHAR(80) NOT NULL, 
	booking_description VARCHAR(2000) NOT NULL, 
	profile_photo_id UUID, 
	language VARCHAR(2) NOT NULL, 
	is_active BOOLEAN NOT NULL, 
	is_for_booking BOOLEAN NOT NULL, 
	is_booking_on BOOLEAN NOT NULL, 
	is_record_on BOOLEAN NOT NULL, 
	is_pos_on BOOLEAN NOT NULL, 
	client_access VARCHAR(10) NOT NULL, 
	last_login_at TIMESTAMP WITH TIME ZONE, 
	generation BIGINT DEFAULT '1' NOT NULL, 
	deleted_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT membership_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT membership_role_check CHECK (role IN ('super_admin', 'admin', 'user')), 
	CONSTRAINT membership_client_access_check CHECK (client_access IN ('full', 'custom')), 
	CONSTRAINT membership_identity_id_fkey FOREIGN KEY(identity_id) REFERENCES identity (id)
)
;;
CREATE INDEX membership_by_identity_idx ON membership (identity_id)
;;
CREATE UNIQUE INDEX membership_identity_key ON membership (company_id, identity_id) WHERE deleted_at IS NULL
;;
CREATE TABLE message (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID, 
	key VARCHAR(200) NOT NULL, 
	channel VARCHAR(4) NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	"to" VARCHAR(254) NOT NULL, 
	sender VARCHAR(120) NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	subject VARCHAR(200) NOT NULL, 
	text TEXT NOT NULL, 
	attachments JSONB NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	expires_at TIMESTAMP WITH TIME ZONE, 
	attempts SMALLINT NOT NULL, 
	tried_at TIMESTAMP WITH TIME ZONE, 
	next_at TIMESTAMP WITH TIME ZONE, 
	provider_id VARCHAR(80) NOT NULL, 
	parts SMALLINT NOT NULL, 
	cost BIGINT NOT NULL, 
	error VARCHAR(60) NOT NULL, 
	error_reason VARCHAR(200) NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT message_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT message_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT message_channel_check CHECK (channel IN ('sms', 'mail')), 
	CONSTRAINT message_state_check CHECK (state IN ('queued', 'sending', 'unknown', 'sent', 'failed', 'delivered'))
)
;;
CREATE INDEX message_client_idx ON message (company_id, client_id, created_at)
;;
CREATE UNIQUE INDEX message_once_key ON message (company_id, key)
;;
CREATE INDEX message_state_idx ON message (company_id, state, created_at)
;;
CREATE TABLE one_time_code (
	id UUID NOT NULL, 
	identity_id UUID NOT NULL, 
	purpose VARCHAR(20) NOT NULL, 
	code_hash BYTEA NOT NULL, 
	tries SMALLINT NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	expires_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	used_at TIMESTAMP WITH TIME ZONE, 
	CONSTRAINT one_time_code_pkey PRIMARY KEY (id), 
	CONSTRAINT one_time_code_identity_id_fkey FOREIGN KEY(identity_id) REFERENCES identity (id)
)
;;
CREATE INDEX one_time_code_open_idx ON one_time_code (identity_id, purpose, created_at)
;;
CREATE TABLE prescriber (
	id UUID NOT NULL, 
	identity_id UUID NOT NULL, 
	first_name VARCHAR(80) NOT NULL, 
	last_name VARCHAR(80) NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	is_active BOOLEAN NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT prescriber_pkey PRIMARY KEY (id), 
	CONSTRAINT prescriber_identity_id_key UNIQUE (identity_id), 
	CONSTRAINT prescriber_identity_id_fkey FOREIGN KEY(identity_id) REFERENCES identity (id)
)
;;
CREATE TABLE service (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	category_id UUID NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	color VARCHAR(7) NOT NULL, 
	price BIGINT NOT NULL, 
	duration SMALLINT NOT NULL, 
	time_before SMALLINT NOT NULL, 
	time_after SMALLINT NOT NULL, 
	bookable BOOLEAN NOT NULL, 
	is_active BOOLEAN NOT NULL, 
	description_en TEXT NOT NULL, 
	description_sv TEXT NOT NULL, 
	deleted_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT service_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT service_company_id_category_id_fkey FOREIGN KEY(company_id, category_id) REFERENCES service_category (company_id, id), 
	CONSTRAINT service_price_check CHECK (price > 0), 
	CONSTRAINT service_duration_check CHECK (duration BETWEEN 1 AND 1440), 
	CONSTRAINT service_around_check CHECK (time_before BETWEEN 0 AND 720 AND time_after BETWEEN 0 AND 720)
)
;;
CREATE INDEX service_category_idx ON service (company_id, category_id) WHERE deleted_at IS NULL
;;
CREATE TABLE signed_in (
	id UUID NOT NULL, 
	token_hash BYTEA NOT NULL, 
	identity_id UUID NOT NULL, 
	area VARCHAR(15) NOT NULL, 
	company_id UUID, 
	membership_id UUID, 
	prescriber_id UUID, 
	master_admin_id UUID, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	expires_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	ended_at TIMESTAMP WITH TIME ZONE, 
	ended_reason VARCHAR(20), 
	CONSTRAINT signed_in_pkey PRIMARY KEY (id), 
	CONSTRAINT signed_in_area_check CHECK (area IN ('staff', 'prescriber', 'master_admin')), 
	CONSTRAINT signed_in_token_hash_key UNIQUE (token_hash), 
	CONSTRAINT signed_in_identity_id_fkey FOREIGN KEY(identity_id) REFERENCES identity (id)
)
;;
CREATE UNIQUE INDEX signed_in_live_key ON signed_in (identity_id) WHERE ended_at IS NULL
;;
CREATE TABLE client_access (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	membership_id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	CONSTRAINT client_access_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT client_access_company_id_membership_id_client_id_key UNIQUE (company_id, membership_id, client_id), 
	CONSTRAINT client_access_company_id_membership_id_fkey FOREIGN KEY(company_id, membership_id) REFERENCES membership (company_id, id) ON DELETE CASCADE, 
	CONSTRAINT client_access_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
)
;;
CREATE TABLE prescription (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	prescriber_id UUID NOT NULL, 
	clinic_name VARCHAR(120) NOT NULL, 
	drug VARCHAR(200) NOT NULL, 
	state VARCHAR(20) NOT NULL, 
	signed_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT prescription_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT prescription_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT prescription_state_check CHECK (state IN ('pending', 'signed', 'not_prescribed', 'expired', 'inactivated')), 
	CONSTRAINT prescription_prescriber_id_fkey FOREIGN KEY(prescriber_id) REFERENCES prescriber (id)
)
;;
CREATE INDEX prescription_prescriber_idx ON prescription (prescriber_id, created_at)
;;
CREATE TABLE resource (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	name VARCHAR(170) NOT NULL, 
	membership_id UUID, 
	color VARCHAR(7) NOT NULL, 
	is_active BOOLEAN NOT NULL, 
	position BIGINT NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT resource_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT resource_company_id_membership_id_fkey FOREIGN KEY(company_id, membership_id) REFERENCES membership (company_id, id), 
	CONSTRAINT resource_kind_check CHECK (kind IN ('practitioner', 'room', 'device')), 
	CONSTRAINT resource_member_check CHECK ((kind = 'practitioner') = (membership_id IS NOT NULL))
)
;;
CREATE INDEX resource_kind_idx ON resource (company_id, kind, position)
;;
CREATE UNIQUE INDEX resource_membership_key ON resource (company_id, membership_id) WHERE membership_id IS NOT NULL
;;
CREATE UNIQUE INDEX resource_name_key ON resource (company_id, kind, lower(name)) WHERE membership_id IS NULL AND is_active
;;
CREATE TABLE booking (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	service_id UUID NOT NULL, 
	practitioner_id UUID NOT NULL, 
	room_id UUID, 
	start_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	end_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	source VARCHAR(10) NOT NULL, 
	is_overbooked BOOLEAN NOT NULL, 
	service_name VARCHAR(120) NOT NULL, 
	price BIGINT NOT NULL, 
	duration INTEGER NOT NULL, 
	time_before INTEGER NOT NULL, 
	time_after INTEGER NOT NULL, 
	special_request VARCHAR(1000) NOT NULL, 
	cancelled_at TIMESTAMP WITH TIME ZONE, 
	told_start_at TIMESTAMP WITH TIME ZONE, 
	told_practitioner_id UUID, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT booking_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT booking_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT booking_company_id_service_id_fkey FOREIGN KEY(company_id, service_id) REFERENCES service (company_id, id), 
	CONSTRAINT booking_company_id_practitioner_id_fkey FOREIGN KEY(company_id, practitioner_id) REFERENCES resource (company_id, id), 
	CONSTRAINT booking_company_id_room_id_fkey FOREIGN KEY(company_id, room_id) REFERENCES resource (company_id, id), 
	CONSTRAINT booking_state_check CHECK (state IN ('booked', 'cancelled', 'no_show')), 
	CONSTRAINT booking_source_check CHECK (source IN ('staff', 'portal')), 
	CONSTRAINT booking_span_check CHECK (start_at < end_at)
)
;;
CREATE INDEX booking_calendar_idx ON booking (company_id, start_at, end_at)
;;
CREATE INDEX booking_client_idx ON booking (company_id, client_id, start_at)
;;
CREATE TABLE holiday (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	resource_id UUID, 
	name VARCHAR(120) NOT NULL, 
	starts_on DATE NOT NULL, 
	ends_on DATE NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT holiday_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT holiday_company_id_resource_id_fkey FOREIGN KEY(company_id, resource_id) REFERENCES resource (company_id, id) ON DELETE CASCADE, 
	CONSTRAINT holiday_span_check CHECK (starts_on <= ends_on)
)
;;
CREATE INDEX holiday_days_idx ON holiday (company_id, ends_on, starts_on)
;;
CREATE TABLE service_resource (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	service_id UUID NOT NULL, 
	resource_id UUID NOT NULL, 
	CONSTRAINT service_resource_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT service_resource_company_id_service_id_resource_id_key UNIQUE (company_id, service_id, resource_id), 
	CONSTRAINT service_resource_company_id_service_id_fkey FOREIGN KEY(company_id, service_id) REFERENCES service (company_id, id) ON DELETE CASCADE, 
	CONSTRAINT service_resource_company_id_resource_id_fkey FOREIGN KEY(company_id, resource_id) REFERENCES resource (company_id, id) ON DELETE CASCADE
)
;;
CREATE INDEX service_resource_resource_idx ON service_resource (company_id, resource_id)
;;
CREATE TABLE flow (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	key_hash BYTEA NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	expires_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	choice JSONB, 
	person JSONB, 
	phone VARCHAR(20) NOT NULL, 
	code_hash BYTEA, 
	code_sent_at TIMESTAMP WITH TIME ZONE, 
	code_expires_at TIMESTAMP WITH TIME ZONE, 
	codes SMALLINT NOT NULL, 
	tries SMALLINT NOT NULL, 
	verified_at TIMESTAMP WITH TIME ZONE, 
	booking_id UUID, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT flow_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT flow_company_id_booking_id_fkey FOREIGN KEY(company_id, booking_id) REFERENCES booking (company_id, id), 
	CONSTRAINT flow_state_check CHECK (state IN ('open', 'code_sent', 'verified', 'booked'))
)
;;
CREATE INDEX flow_expiring_idx ON flow (company_id, expires_at)
;;
CREATE UNIQUE INDEX flow_key_key ON flow (company_id, key_hash)
;;
CREATE TABLE hold (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	flow_id UUID NOT NULL, 
	phone VARCHAR(20) NOT NULL, 
	service_id UUID NOT NULL, 
	practitioner_id UUID NOT NULL, 
	room_id UUID, 
	start_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	end_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	expires_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	released_at TIMESTAMP WITH TIME ZONE, 
	CONSTRAINT hold_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT hold_company_id_flow_id_fkey FOREIGN KEY(company_id, flow_id) REFERENCES flow (company_id, id) ON DELETE CASCADE, 
	CONSTRAINT hold_company_id_service_id_fkey FOREIGN KEY(company_id, service_id) REFERENCES service (company_id, id), 
	CONSTRAINT hold_company_id_practitioner_id_fkey FOREIGN KEY(company_id, practitioner_id) REFERENCES resource (company_id, id), 
	CONSTRAINT hold_company_id_room_id_fkey FOREIGN KEY(company_id, room_id) REFERENCES resource (company_id, id)
)
;;
CREATE INDEX hold_flow_idx ON hold (company_id, flow_id)
;;
CREATE UNIQUE INDEX hold_live_key ON hold (company_id, phone) WHERE released_at IS NULL
;;
CREATE TABLE occupancy (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	resource_id UUID NOT NULL, 
	stack_id UUID NOT NULL, 
	during TSTZRANGE NOT NULL, 
	starts_at TIMESTAMP WITH TIME ZONE GENERATED ALWAYS AS (lower(during)) STORED NOT NULL, 
	ends_at TIMESTAMP WITH TIME ZONE GENERATED ALWAYS AS (upper(during)) STORED NOT NULL, 
	booking_id UUID, 
	hold_id UUID, 
	expires_at TIMESTAMP WITH TIME ZONE, 
	released_at TIMESTAMP WITH TIME ZONE, 
	CONSTRAINT occupancy_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT occupancy_company_id_resource_id_fkey FOREIGN KEY(company_id, resource_id) REFERENCES resource (company_id, id), 
	CONSTRAINT occupancy_company_id_booking_id_fkey FOREIGN KEY(company_id, booking_id) REFERENCES booking (company_id, id), 
	CONSTRAINT occupancy_company_id_hold_id_fkey FOREIGN KEY(company_id, hold_id) REFERENCES hold (company_id, id), 
	CONSTRAINT occupancy_overlap EXCLUDE USING gist (company_id WITH =, resource_id WITH =, stack_id WITH <>, during WITH &&) WHERE (released_at IS NULL), 
	CONSTRAINT occupancy_owner_check CHECK (num_nonnulls(booking_id, hold_id) = 1), 
	CONSTRAINT occupancy_expiry_check CHECK ((hold_id IS NULL) = (expires_at IS NULL)), 
	CONSTRAINT occupancy_span_check CHECK (NOT isempty(during) AND upper(during) - lower(during) <= interval '2 days')
)
;;
CREATE INDEX occupancy_booking_idx ON occupancy (company_id, booking_id) WHERE booking_id IS NOT NULL
;;
CREATE INDEX occupancy_expiring_idx ON occupancy (company_id, resource_id, expires_at) WHERE released_at IS NULL AND expires_at IS NOT NULL
;;
CREATE INDEX occupancy_hold_idx ON occupancy (company_id, hold_id) WHERE hold_id IS NOT NULL
;;
CREATE INDEX occupancy_live_idx ON occupancy (company_id, resource_id, starts_at, ends_at) WHERE released_at IS NULL
;;
GRANT USAGE ON SCHEMA public TO app, seed, door
;;
REVOKE ALL ON audit FROM app
;;
GRANT SELECT, INSERT ON audit TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON audit TO seed
;;
ALTER TABLE audit ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE audit FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON audit TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reach ON audit AS RESTRICTIVE TO app USING (current_setting('app.reach', true) = 'all' OR audit.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = audit.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = audit.client_id)) WITH CHECK (current_setting('app.reach', true) = 'all' OR audit.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = audit.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = audit.client_id))
;;
REVOKE ALL ON audit_seal FROM app
;;
GRANT SELECT, INSERT ON audit_seal TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON audit_seal TO seed
;;
ALTER TABLE audit_seal ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE audit_seal FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON audit_seal TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON booking FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON booking TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON booking TO seed
;;
ALTER TABLE booking ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE booking FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON booking TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reach ON booking AS RESTRICTIVE TO app USING (current_setting('app.reach', true) = 'all' OR booking.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = booking.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = booking.client_id)) WITH CHECK (current_setting('app.reach', true) = 'all' OR booking.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = booking.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = booking.client_id))
;;
REVOKE ALL ON booking_settings FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON booking_settings TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON booking_settings TO seed
;;
ALTER TABLE booking_settings ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE booking_settings FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON booking_settings TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON business_hours FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON business_hours TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON business_hours TO seed
;;
ALTER TABLE business_hours ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE business_hours FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON business_hours TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON client FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client TO seed
;;
ALTER TABLE client ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE client FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON client TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reach ON client AS RESTRICTIVE TO app USING (current_setting('app.reach', true) = 'all' OR client.id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client.id)) WITH CHECK (current_setting('app.reach', true) = 'all' OR client.id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client.id))
;;
REVOKE ALL ON client_access FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_access TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_access TO seed
;;
ALTER TABLE client_access ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE client_access FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON client_access TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON client_error FROM app
;;
GRANT SELECT, INSERT ON client_error TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_error TO seed
;;
REVOKE ALL ON client_look FROM app
;;
GRANT SELECT, INSERT ON client_look TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_look TO seed
;;
ALTER TABLE client_look ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE client_look FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON client_look TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reach ON client_look AS RESTRICTIVE TO app USING (current_setting('app.reach', true) = 'all' OR client_look.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client_look.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client_look.client_id)) WITH CHECK (current_setting('app.reach', true) = 'all' OR client_look.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client_look.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client_look.client_id))
;;
REVOKE ALL ON client_token FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_token TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_token TO seed
;;
ALTER TABLE client_token ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE client_token FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON client_token TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reach ON client_token AS RESTRICTIVE TO app USING (current_setting('app.reach', true) = 'all' OR client_token.id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client_token.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client_token.id)) WITH CHECK (current_setting('app.reach', true) = 'all' OR client_token.id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client_token.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client_token.id))
;;
REVOKE ALL ON company FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON company TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON company TO seed
;;
ALTER TABLE company ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE company FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON company TO app USING (id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON delivery FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON delivery TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON delivery TO seed
;;
ALTER TABLE delivery ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE delivery FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON delivery TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON draft FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON draft TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON draft TO seed
;;
ALTER TABLE draft ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE draft FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON draft TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON event FROM app
;;
GRANT SELECT, INSERT ON event TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON event TO seed
;;
ALTER TABLE event ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE event FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON event TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON file FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON file TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON file TO seed
;;
ALTER TABLE file ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE file FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON file TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reach ON file AS RESTRICTIVE TO app USING (current_setting('app.reach', true) = 'all' OR file.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = file.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = file.client_id)) WITH CHECK (current_setting('app.reach', true) = 'all' OR file.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = file.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = file.client_id))
;;
REVOKE ALL ON flow FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON flow TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON flow TO seed
;;
ALTER TABLE flow ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE flow FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON flow TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON hold FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON hold TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON hold TO seed
;;
ALTER TABLE hold ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE hold FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON hold TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON holiday FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON holiday TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON holiday TO seed
;;
ALTER TABLE holiday ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE holiday FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON holiday TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON identity FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON identity TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON identity TO seed
;;
REVOKE ALL ON kept_answer FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON kept_answer TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON kept_answer TO seed
;;
ALTER TABLE kept_answer ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE kept_answer FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON kept_answer TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON master_admin FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON master_admin TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON master_admin TO seed
;;
REVOKE ALL ON membership FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON membership TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON membership TO seed
;;
ALTER TABLE membership ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE membership FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON membership TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON message FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON message TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON message TO seed
;;
ALTER TABLE message ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE message FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON message TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reach ON message AS RESTRICTIVE TO app USING (current_setting('app.reach', true) = 'all' OR message.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = message.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = message.client_id)) WITH CHECK (current_setting('app.reach', true) = 'all' OR message.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = message.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = message.client_id))
;;
REVOKE ALL ON occupancy FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON occupancy TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON occupancy TO seed
;;
ALTER TABLE occupancy ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE occupancy FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON occupancy TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON one_time_code FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON one_time_code TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON one_time_code TO seed
;;
REVOKE ALL ON prescriber FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON prescriber TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON prescriber TO seed
;;
REVOKE ALL ON prescription FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON prescription TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON prescription TO seed
;;
ALTER TABLE prescription ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE prescription FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON prescription TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY reach ON prescription AS RESTRICTIVE TO app USING (current_setting('app.reach', true) = 'all' OR prescription.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = prescription.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = prescription.client_id)) WITH CHECK (current_setting('app.reach', true) = 'all' OR prescription.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = prescription.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = prescription.client_id))
;;
CREATE POLICY prescriber ON prescription FOR SELECT TO app USING (prescriber_id = nullif(current_setting('app.prescriber_id', true), '')::uuid)
;;
REVOKE ALL ON product FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON product TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON product TO seed
;;
ALTER TABLE product ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE product FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON product TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON resource FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON resource TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON resource TO seed
;;
ALTER TABLE resource ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE resource FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON resource TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON schedule FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON schedule TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON schedule TO seed
;;
REVOKE ALL ON service FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON service TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON service TO seed
;;
ALTER TABLE service ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE service FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON service TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON service_category FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON service_category TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON service_category TO seed
;;
ALTER TABLE service_category ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE service_category FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON service_category TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON service_resource FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON service_resource TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON service_resource TO seed
;;
ALTER TABLE service_resource ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE service_resource FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON service_resource TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON signed_in FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON signed_in TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON signed_in TO seed
;;
CREATE OR REPLACE FUNCTION bump_generation() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.generation := OLD.generation + 1; RETURN NEW; END $$
;;
CREATE OR REPLACE TRIGGER company_generation BEFORE UPDATE ON company FOR EACH ROW EXECUTE FUNCTION bump_generation()
;;
CREATE OR REPLACE TRIGGER membership_generation BEFORE UPDATE ON membership FOR EACH ROW EXECUTE FUNCTION bump_generation()
;;
GRANT SELECT ON audit TO door
;;
GRANT SELECT ON audit_seal TO door
;;
GRANT SELECT ON company TO door
;;
GRANT SELECT, UPDATE ON delivery TO door
;;
GRANT SELECT ON flow TO door
;;
GRANT SELECT ON identity TO door
;;
GRANT SELECT ON master_admin TO door
;;
GRANT SELECT ON membership TO door
;;
GRANT SELECT ON prescriber TO door
;;
GRANT SELECT ON signed_in TO door
;;
SET LOCAL ROLE door
;;
CREATE OR REPLACE FUNCTION claim_deliveries(batch int, seconds int) RETURNS TABLE (company_id uuid, delivery_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $door$ UPDATE delivery d SET next_at = now() + make_interval(secs => seconds), attempts = d.attempts + 1 FROM (SELECT p.company_id, p.id FROM delivery p WHERE p.state = 'pending' AND p.next_at <= now() ORDER BY p.next_at LIMIT batch FOR UPDATE SKIP LOCKED) due WHERE d.company_id = due.company_id AND d.id = due.id RETURNING d.company_id, d.id $door$
;;
REVOKE ALL ON FUNCTION claim_deliveries(batch int, seconds int) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION claim_deliveries(batch int, seconds int) TO app
;;
CREATE OR REPLACE FUNCTION door_audit_heads() RETURNS TABLE (company_id uuid, number bigint, digest text) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $door$ SELECT DISTINCT ON (s.company_id) s.company_id, s.number, s.digest FROM audit_seal s ORDER BY s.company_id, s.number DESC $door$
;;
REVOKE ALL ON FUNCTION door_audit_heads() FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION door_audit_heads() TO app
;;
CREATE OR REPLACE FUNCTION door_audit_seal(company uuid, place bigint) RETURNS TABLE (digest text) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $door$ SELECT s.digest FROM audit_seal s WHERE s.company_id = company AND s.number = place $door$
;;
REVOKE ALL ON FUNCTION door_audit_seal(company uuid, place bigint) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION door_audit_seal(company uuid, place bigint) TO app
;;
CREATE OR REPLACE FUNCTION door_companies(after uuid, batch int) RETURNS TABLE (company_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $door$ SELECT c.id FROM company c WHERE c.id > after ORDER BY c.id LIMIT batch $door$
;;
REVOKE ALL ON FUNCTION door_companies(after uuid, batch int) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION door_companies(after uuid, batch int) TO app
;;
CREATE OR REPLACE FUNCTION door_company(key text) RETURNS TABLE (company_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $door$ SELECT c.id FROM company c WHERE c.encrypted_id = key $door$
;;
REVOKE ALL ON FUNCTION door_company(key text) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION door_company(key text) TO app
;;
CREATE OR REPLACE FUNCTION door_flow(hash bytea, public_id text) RETURNS TABLE (company_id uuid, flow_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $door$ SELECT f.company_id, f.id FROM flow f JOIN company c ON c.id = f.company_id WHERE f.key_hash = hash AND c.encrypted_id = public_id AND f.expires_at > now() $door$
;;
REVOKE ALL ON FUNCTION door_flow(hash bytea, public_id text) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION door_flow(hash bytea, public_id text) TO app
;;
CREATE OR REPLACE FUNCTION door_memberships(person uuid) RETURNS TABLE (company_id uuid, membership_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $door$ SELECT m.company_id, m.id FROM membership m WHERE m.identity_id = person AND m.deleted_at IS NULL AND m.is_active ORDER BY m.last_login_at DESC NULLS LAST, m.created_at $door$
;;
REVOKE ALL ON FUNCTION door_memberships(person uuid) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION door_memberships(person uuid) TO app
;;
CREATE OR REPLACE FUNCTION door_session(hash bytea) RETURNS TABLE (session_id uuid, identity_id uuid, area text, company_id uuid, membership_id uuid, prescriber_id uuid, master_active boolean, ended_reason text, generation text) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $door$ SELECT s.id, s.identity_id, s.area, s.company_id, s.membership_id, s.prescriber_id, a.is_active, CASE WHEN s.ended_at IS NOT NULL THEN coalesce(s.ended_reason, 'security') WHEN s.expires_at <= now() THEN 'expired' END, concat_ws('.', m.generation, c.generation, extract(epoch FROM i.updated_at), extract(epoch FROM p.updated_at)) FROM signed_in s JOIN identity i ON i.id = s.identity_id LEFT JOIN membership m ON m.company_id = s.company_id AND m.id = s.membership_id LEFT JOIN company c ON c.id = s.company_id LEFT JOIN prescriber p ON p.id = s.prescriber_id LEFT JOIN master_admin a ON a.id = s.master_admin_id WHERE s.token_hash = hash $door$
;;
REVOKE ALL ON FUNCTION door_session(hash bytea) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION door_session(hash bytea) TO app
;;
CREATE OR REPLACE FUNCTION door_unsealed(after uuid, batch int) RETURNS TABLE (company_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $door$ SELECT c.id FROM (SELECT id FROM company UNION ALL SELECT '00000000-0000-0000-0000-000000000000') c LEFT JOIN LATERAL (SELECT s.epoch, s.to_xid FROM audit_seal s WHERE s.company_id = c.id ORDER BY s.number DESC LIMIT 1) last ON true WHERE (c.id > after OR (after = c.id AND after = '00000000-0000-0000-0000-000000000000')) AND EXISTS (SELECT FROM audit a WHERE a.company_id = c.id AND (a.epoch, a.xid) >= (coalesce(last.epoch, 0), coalesce(last.to_xid, '0')) AND (a.epoch > coalesce(last.epoch, 0) OR a.xid < pg_snapshot_xmin(pg_current_snapshot()))) ORDER BY c.id LIMIT batch $door$
;;
REVOKE ALL ON FUNCTION door_unsealed(after uuid, batch int) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION door_unsealed(after uuid, batch int) TO app
;;
SET LOCAL ROLE owner
;;
REVOKE CREATE ON SCHEMA public FROM door
