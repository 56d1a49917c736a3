CREATE EXTENSION IF NOT EXISTS btree_gist
;;
GRANT USAGE, CREATE ON SCHEMA public TO lookup
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
	details JSONB NOT NULL, 
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
CREATE TABLE bankid_order (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	type VARCHAR(40) NOT NULL, 
	method VARCHAR(5) NOT NULL, 
	session_binding VARCHAR(64) NOT NULL, 
	identity_id UUID, 
	payload JSONB NOT NULL, 
	expected_personal_number VARCHAR(12) NOT NULL, 
	visible_data TEXT NOT NULL, 
	non_visible_data TEXT NOT NULL, 
	non_visible_data_digest VARCHAR(64) NOT NULL, 
	same_device BOOLEAN NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	hint VARCHAR(40) NOT NULL, 
	error VARCHAR(60) NOT NULL, 
	order_ref VARCHAR(40) NOT NULL, 
	auto_start_token VARCHAR(40) NOT NULL, 
	qr_start_token VARCHAR(40) NOT NULL, 
	qr_start_secret VARCHAR(40) NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	started_at TIMESTAMP WITH TIME ZONE, 
	last_collected_at TIMESTAMP WITH TIME ZONE, 
	next_attempt_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	ended_at TIMESTAMP WITH TIME ZONE, 
	finished_at TIMESTAMP WITH TIME ZONE, 
	personal_number VARCHAR(12) NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	device_ip VARCHAR(45) NOT NULL, 
	signature TEXT NOT NULL, 
	ocsp_response TEXT NOT NULL, 
	outcome JSONB NOT NULL, 
	CONSTRAINT bankid_order_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT bankid_order_method_check CHECK (method IN ('auth', 'sign')), 
	CONSTRAINT bankid_order_state_check CHECK (state IN ('starting', 'pending', 'complete', 'failed')), 
	CONSTRAINT bankid_order_complete_check CHECK (state <> 'complete' OR (ended_at IS NOT NULL AND (personal_number <> '' OR finished_at IS NOT NULL))), 
	CONSTRAINT bankid_order_cleared_check CHECK ((state <> 'failed' AND finished_at IS NULL) OR visible_data || non_visible_data || signature || ocsp_response || expected_personal_number || personal_number || name || device_ip || auto_start_token || qr_start_token || qr_start_secret = '')
)
;;
CREATE INDEX bankid_order_due_idx ON bankid_order (next_attempt_at) WHERE state IN ('starting', 'pending') OR (state = 'complete' AND finished_at IS NULL)
;;
CREATE INDEX bankid_order_session_idx ON bankid_order (company_id, session_binding, created_at)
;;
CREATE TABLE bankid_proof (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	type VARCHAR(40) NOT NULL, 
	identity_id UUID, 
	personal_number VARCHAR(12) NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	device_ip VARCHAR(45) NOT NULL, 
	visible_data TEXT NOT NULL, 
	non_visible_data TEXT NOT NULL, 
	non_visible_data_digest VARCHAR(64) NOT NULL, 
	signature TEXT NOT NULL, 
	ocsp_response TEXT NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT bankid_proof_pkey PRIMARY KEY (company_id, id)
)
;;
CREATE TABLE booking_settings (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	slot_interval SMALLINT DEFAULT '15' NOT NULL, 
	min_notice_minutes BIGINT DEFAULT '60' NOT NULL, 
	horizon_days SMALLINT DEFAULT '90' NOT NULL, 
	hold_minutes SMALLINT DEFAULT '10' NOT NULL, 
	hours_version BIGINT DEFAULT '1' NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT booking_settings_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT booking_settings_slot_interval_check CHECK (slot_interval BETWEEN 5 AND 240), 
	CONSTRAINT booking_settings_min_notice_minutes_check CHECK (min_notice_minutes BETWEEN 0 AND 1440), 
	CONSTRAINT booking_settings_horizon_days_check CHECK (horizon_days BETWEEN 1 AND 730), 
	CONSTRAINT booking_settings_hold_minutes_check CHECK (hold_minutes BETWEEN 1 AND 60)
)
;;
CREATE UNIQUE INDEX booking_settings_company_key ON booking_settings (company_id)
;;
CREATE TABLE browser_error (
	id UUID NOT NULL, 
	reported_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	path VARCHAR(300) NOT NULL, 
	stack VARCHAR(8000) NOT NULL, 
	CONSTRAINT browser_error_pkey PRIMARY KEY (id)
)
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
	publish_permission VARCHAR(20) DEFAULT '' NOT NULL, 
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
	is_nrs_on BOOLEAN DEFAULT 'false' NOT NULL, 
	is_verified BOOLEAN NOT NULL, 
	is_booking_on BOOLEAN NOT NULL, 
	is_record_on BOOLEAN NOT NULL, 
	is_pos_on BOOLEAN NOT NULL, 
	onboarded_at TIMESTAMP WITH TIME ZONE, 
	subscription_state VARCHAR(20) NOT NULL, 
	free_trail_start_date TIMESTAMP WITH TIME ZONE, 
	free_trail_end_date TIMESTAMP WITH TIME ZONE, 
	user_limit BIGINT NOT NULL, 
	client_limit BIGINT NOT NULL, 
	profile_version BIGINT DEFAULT '1' NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT company_pkey PRIMARY KEY (id), 
	CONSTRAINT company_encrypted_id_key UNIQUE (encrypted_id)
)
;;
CREATE TABLE consent_template (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	title VARCHAR(160) NOT NULL, 
	number SMALLINT NOT NULL, 
	is_active BOOLEAN NOT NULL, 
	deleted_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT consent_template_pkey PRIMARY KEY (company_id, id)
)
;;
CREATE UNIQUE INDEX consent_template_title_key ON consent_template (company_id, lower(title)) WHERE deleted_at IS NULL
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
	CONSTRAINT draft_author_check CHECK (num_nonnulls(identity_id, flow_id) = 1)
)
;;
CREATE UNIQUE INDEX draft_flow_key ON draft (company_id, flow_id, form, subject) WHERE flow_id IS NOT NULL
;;
CREATE UNIQUE INDEX draft_identity_key ON draft (company_id, identity_id, form, subject) WHERE identity_id IS NOT NULL
;;
CREATE INDEX draft_updated_at_idx ON draft (company_id, updated_at)
;;
CREATE TABLE event (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	version SMALLINT NOT NULL, 
	occurred_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	actor VARCHAR(20) NOT NULL, 
	identity_id UUID, 
	payload JSONB NOT NULL, 
	CONSTRAINT event_pkey PRIMARY KEY (company_id, id)
)
;;
CREATE TABLE idempotency_key (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	digest BYTEA NOT NULL, 
	status SMALLINT NOT NULL, 
	body BYTEA NOT NULL, 
	stored_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	path VARCHAR(200) NOT NULL, 
	CONSTRAINT idempotency_key_pkey PRIMARY KEY (company_id, id)
)
;;
CREATE INDEX idempotency_key_stored_at_idx ON idempotency_key (stored_at)
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
CREATE TABLE prescriber_invitation (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	email VARCHAR(254) NOT NULL, 
	origin VARCHAR(10) NOT NULL, 
	key_hash BYTEA NOT NULL, 
	invited_by UUID, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	expires_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	used_at TIMESTAMP WITH TIME ZONE, 
	CONSTRAINT prescriber_invitation_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT prescriber_invitation_origin_check CHECK (origin IN ('own', 'external'))
)
;;
CREATE INDEX prescriber_invitation_email_idx ON prescriber_invitation (company_id, email, created_at)
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
CREATE TABLE questionnaire (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	title_en VARCHAR(160) NOT NULL, 
	title_sv VARCHAR(160) NOT NULL, 
	questions JSONB NOT NULL, 
	is_active BOOLEAN NOT NULL, 
	deleted_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT questionnaire_pkey PRIMARY KEY (company_id, id)
)
;;
CREATE INDEX questionnaire_list_idx ON questionnaire (company_id, title_sv, id)
;;
CREATE TABLE register_settings (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	merchant_id VARCHAR(40) NOT NULL, 
	receipt_header VARCHAR(500) NOT NULL, 
	receipt_footer VARCHAR(500) NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT register_settings_pkey PRIMARY KEY (company_id, id)
)
;;
CREATE UNIQUE INDEX register_settings_company_key ON register_settings (company_id)
;;
CREATE INDEX register_settings_merchant_idx ON register_settings (merchant_id)
;;
CREATE TABLE reminder_settings (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	type VARCHAR(10) NOT NULL, 
	is_on BOOLEAN NOT NULL, 
	hours SMALLINT NOT NULL, 
	by_sms BOOLEAN NOT NULL, 
	by_mail BOOLEAN NOT NULL, 
	text_en VARCHAR(600) NOT NULL, 
	text_sv VARCHAR(600) NOT NULL, 
	on_since TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT reminder_settings_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT reminder_settings_type_check CHECK (type IN ('reminder', 'follow_up')), 
	CONSTRAINT reminder_settings_hours_check CHECK (hours BETWEEN 1 AND 336)
)
;;
CREATE UNIQUE INDEX reminder_settings_type_key ON reminder_settings (company_id, type)
;;
CREATE TABLE sales_day (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	begins_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	ends_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	dimension VARCHAR(14) NOT NULL, 
	value VARCHAR(36) NOT NULL, 
	receipts BIGINT NOT NULL, 
	quantity BIGINT NOT NULL, 
	amount BIGINT NOT NULL, 
	discount BIGINT NOT NULL, 
	CONSTRAINT sales_day_pkey PRIMARY KEY (company_id, id)
)
;;
CREATE UNIQUE INDEX sales_day_dimension_key ON sales_day (company_id, begins_at, ends_at, dimension, value)
;;
CREATE TABLE schedule (
	name VARCHAR(80) NOT NULL, 
	next_run_at TIMESTAMP WITH TIME ZONE NOT NULL, 
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
CREATE TABLE terminal (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	nick_name VARCHAR(80) NOT NULL, 
	virtual_terminal_id VARCHAR(40) NOT NULL, 
	terminal_id VARCHAR(40) NOT NULL, 
	is_active BOOLEAN NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT terminal_pkey PRIMARY KEY (company_id, id)
)
;;
CREATE UNIQUE INDEX terminal_virtual_id_key ON terminal (company_id, virtual_terminal_id)
;;
CREATE TABLE treatment (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	cost BIGINT NOT NULL, 
	description TEXT NOT NULL, 
	required_drug VARCHAR(200) NOT NULL, 
	is_active BOOLEAN NOT NULL, 
	deleted_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT treatment_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT treatment_cost_check CHECK (cost > 0)
)
;;
CREATE UNIQUE INDEX treatment_name_key ON treatment (company_id, lower(name)) WHERE deleted_at IS NULL
;;
CREATE TABLE client_access_log (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	identity_id UUID NOT NULL, 
	window_start TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT client_access_log_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT client_access_log_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id)
)
;;
CREATE UNIQUE INDEX client_access_log_window_key ON client_access_log (company_id, client_id, identity_id, window_start)
;;
CREATE TABLE client_export (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	membership_id UUID, 
	state VARCHAR(8) NOT NULL, 
	progress SMALLINT NOT NULL, 
	file_name VARCHAR(120) NOT NULL, 
	size BIGINT, 
	sha256 VARCHAR(64) NOT NULL, 
	downloads SMALLINT NOT NULL, 
	error VARCHAR(60) NOT NULL, 
	ready_at TIMESTAMP WITH TIME ZONE, 
	expires_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT client_export_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT client_export_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT client_export_state_check CHECK (state IN ('queued', 'building', 'ready', 'failed', 'deleted')), 
	CONSTRAINT client_export_progress_check CHECK (progress BETWEEN 0 AND 100), 
	CONSTRAINT client_export_ready_check CHECK (state <> 'ready' OR (size IS NOT NULL AND expires_at IS NOT NULL))
)
;;
CREATE INDEX client_export_client_idx ON client_export (company_id, client_id, created_at)
;;
CREATE INDEX client_export_expiring_idx ON client_export (company_id, expires_at) WHERE state = 'ready'
;;
CREATE UNIQUE INDEX client_export_open_key ON client_export (company_id, client_id) WHERE state IN ('queued', 'building')
;;
CREATE TABLE client_search_token (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	token VARCHAR(40) COLLATE "C" NOT NULL, 
	CONSTRAINT client_search_token_pkey PRIMARY KEY (company_id, token, id), 
	CONSTRAINT client_search_token_company_id_id_fkey FOREIGN KEY(company_id, id) REFERENCES client (company_id, id) ON DELETE CASCADE
)
;;
CREATE INDEX client_search_token_client_idx ON client_search_token (company_id, id)
;;
CREATE TABLE consent_template_version (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	template_id UUID NOT NULL, 
	number SMALLINT NOT NULL, 
	title VARCHAR(160) NOT NULL, 
	body JSONB NOT NULL, 
	questions JSONB NOT NULL, 
	asks_publish_permission BOOLEAN NOT NULL, 
	written_by UUID, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT consent_template_version_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT consent_template_version_company_id_template_id_fkey FOREIGN KEY(company_id, template_id) REFERENCES consent_template (company_id, id)
)
;;
CREATE UNIQUE INDEX consent_template_version_number_key ON consent_template_version (company_id, template_id, number)
;;
CREATE TABLE delivery (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	event_id UUID NOT NULL, 
	subscriber VARCHAR(80) NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	attempts SMALLINT NOT NULL, 
	next_attempt_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	last_error TEXT, 
	done_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	CONSTRAINT delivery_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT delivery_company_id_event_id_fkey FOREIGN KEY(company_id, event_id) REFERENCES event (company_id, id)
)
;;
CREATE INDEX delivery_due_idx ON delivery (next_attempt_at) WHERE state = 'pending'
;;
CREATE INDEX delivery_state_idx ON delivery (company_id, state, next_attempt_at)
;;
CREATE TABLE document (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID, 
	type VARCHAR(40) NOT NULL, 
	subject_id UUID NOT NULL, 
	title VARCHAR(200) NOT NULL, 
	schema SMALLINT NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	zone VARCHAR(60) NOT NULL, 
	code VARCHAR(40) NOT NULL, 
	content TEXT NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	identity_id UUID, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT document_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT document_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id)
)
;;
CREATE INDEX document_client_idx ON document (company_id, client_id, created_at)
;;
CREATE INDEX document_code_idx ON document (code)
;;
CREATE UNIQUE INDEX document_code_key ON document (company_id, code)
;;
CREATE INDEX document_subject_idx ON document (company_id, type, subject_id, created_at)
;;
CREATE TABLE file (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID, 
	owner_type VARCHAR(40) NOT NULL, 
	owner_id UUID, 
	name VARCHAR(200) NOT NULL, 
	media_type VARCHAR(80) NOT NULL, 
	size BIGINT NOT NULL, 
	uploaded_size BIGINT DEFAULT '0' NOT NULL, 
	sha256 VARCHAR(64) NOT NULL, 
	width BIGINT, 
	height BIGINT, 
	state VARCHAR(10) NOT NULL, 
	identity_id UUID, 
	flow_id UUID, 
	upload_key UUID, 
	has_thumb BOOLEAN DEFAULT 'false' NOT NULL, 
	is_frozen BOOLEAN DEFAULT 'false' NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT file_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT file_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT file_state_check CHECK (state IN ('uploading', 'pending', 'claimed', 'withdrawn'))
)
;;
CREATE INDEX file_owner_idx ON file (company_id, owner_id)
;;
CREATE INDEX file_unclaimed_idx ON file (company_id, updated_at) WHERE state <> 'claimed'
;;
CREATE UNIQUE INDEX file_upload_key ON file (company_id, upload_key)
;;
CREATE TABLE form_link (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	key_hash BYTEA NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	expires_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT form_link_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT form_link_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id)
)
;;
CREATE INDEX form_link_expires_at_idx ON form_link (company_id, expires_at)
;;
CREATE UNIQUE INDEX form_link_key_hash_key ON form_link (company_id, key_hash)
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
	is_management_on BOOLEAN NOT NULL, 
	client_access VARCHAR(10) NOT NULL, 
	last_login_at TIMESTAMP WITH TIME ZONE, 
	profile_version BIGINT DEFAULT '1' NOT NULL, 
	deleted_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT membership_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT membership_role_check CHECK (role IN ('super_admin', 'admin', 'user', 'accountant')), 
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
	topic VARCHAR(60) NOT NULL, 
	subject_id UUID NOT NULL, 
	context JSONB NOT NULL, 
	channel VARCHAR(4) NOT NULL, 
	type VARCHAR(12) NOT NULL, 
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
	next_attempt_at TIMESTAMP WITH TIME ZONE, 
	provider_id VARCHAR(80) NOT NULL, 
	segments SMALLINT NOT NULL, 
	cost BIGINT NOT NULL, 
	error VARCHAR(60) NOT NULL, 
	error_reason VARCHAR(200) NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT message_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT message_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT message_channel_check CHECK (channel IN ('sms', 'mail')), 
	CONSTRAINT message_state_check CHECK (state IN ('queued', 'withdrawn', 'sending', 'unknown', 'sent', 'failed', 'delivered'))
)
;;
CREATE INDEX message_client_idx ON message (company_id, client_id, created_at)
;;
CREATE INDEX message_created_idx ON message (company_id, created_at, id)
;;
CREATE INDEX message_state_idx ON message (company_id, state, created_at)
;;
CREATE UNIQUE INDEX message_subject_key ON message (company_id, topic, subject_id, channel, context)
;;
CREATE TABLE prescriber (
	id UUID NOT NULL, 
	identity_id UUID NOT NULL, 
	first_name VARCHAR(80) NOT NULL, 
	last_name VARCHAR(80) NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	personal_id VARCHAR(12) NOT NULL, 
	prescriber_code VARCHAR(7) NOT NULL, 
	is_active BOOLEAN NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT prescriber_pkey PRIMARY KEY (id), 
	CONSTRAINT prescriber_identity_id_key UNIQUE (identity_id), 
	CONSTRAINT prescriber_identity_id_fkey FOREIGN KEY(identity_id) REFERENCES identity (id)
)
;;
CREATE TABLE procedure (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	entry_id UUID NOT NULL, 
	number SMALLINT NOT NULL, 
	title VARCHAR(160) NOT NULL, 
	done_on DATE NOT NULL, 
	notes JSONB, 
	nrs_rating SMALLINT, 
	picture_ids JSONB NOT NULL, 
	correction_reason VARCHAR(500) NOT NULL, 
	state VARCHAR(12) NOT NULL, 
	written_by UUID, 
	written_by_name VARCHAR(250) NOT NULL, 
	signer_id UUID, 
	signed_by UUID, 
	signed_by_name VARCHAR(250) NOT NULL, 
	signed_at TIMESTAMP WITH TIME ZONE, 
	signature TEXT, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT procedure_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT procedure_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT procedure_state_check CHECK (state IN ('not_signed', 'pending_sign', 'signed', 'cancelled', 'deleted')), 
	CONSTRAINT procedure_signed_check CHECK ((state = 'signed') = (signed_at IS NOT NULL) AND (state = 'signed') = (signature IS NOT NULL)), 
	CONSTRAINT procedure_nrs_check CHECK (nrs_rating BETWEEN 0 AND 10), 
	CONSTRAINT procedure_correction_check CHECK (number = 1 OR correction_reason <> ''), 
	CONSTRAINT procedure_number_check CHECK (number >= 1)
)
;;
CREATE INDEX procedure_client_idx ON procedure (company_id, client_id, done_on)
;;
CREATE UNIQUE INDEX procedure_number_key ON procedure (company_id, entry_id, number)
;;
CREATE UNIQUE INDEX procedure_open_key ON procedure (company_id, entry_id) WHERE state IN ('not_signed', 'pending_sign')
;;
CREATE INDEX procedure_signed_idx ON procedure (company_id, done_on) WHERE state = 'signed'
;;
CREATE TABLE register (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	terminal_id UUID, 
	control_id VARCHAR(16) NOT NULL, 
	control_unit VARCHAR(40) NOT NULL, 
	street_address VARCHAR(120) NOT NULL, 
	zip_code VARCHAR(12) NOT NULL, 
	city VARCHAR(80) NOT NULL, 
	is_active BOOLEAN NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT register_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT register_company_id_terminal_id_fkey FOREIGN KEY(company_id, terminal_id) REFERENCES terminal (company_id, id)
)
;;
CREATE UNIQUE INDEX register_name_key ON register (company_id, name)
;;
CREATE TABLE service (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	category_id UUID NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	color VARCHAR(7) NOT NULL, 
	price BIGINT NOT NULL, 
	duration SMALLINT NOT NULL, 
	buffer_before SMALLINT NOT NULL, 
	buffer_after SMALLINT NOT NULL, 
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
	CONSTRAINT service_buffers_check CHECK (buffer_before BETWEEN 0 AND 720 AND buffer_after BETWEEN 0 AND 720)
)
;;
CREATE INDEX service_category_idx ON service (company_id, category_id) WHERE deleted_at IS NULL
;;
CREATE TABLE user_session (
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
	CONSTRAINT user_session_pkey PRIMARY KEY (id), 
	CONSTRAINT user_session_area_check CHECK (area IN ('staff', 'prescriber', 'master_admin')), 
	CONSTRAINT user_session_token_hash_key UNIQUE (token_hash), 
	CONSTRAINT user_session_identity_id_fkey FOREIGN KEY(identity_id) REFERENCES identity (id)
)
;;
CREATE UNIQUE INDEX user_session_active_key ON user_session (identity_id) WHERE ended_at IS NULL
;;
CREATE TABLE verification_token (
	id UUID NOT NULL, 
	identity_id UUID NOT NULL, 
	purpose VARCHAR(20) NOT NULL, 
	secret_hash BYTEA NOT NULL, 
	attempts SMALLINT NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	expires_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	used_at TIMESTAMP WITH TIME ZONE, 
	CONSTRAINT verification_token_pkey PRIMARY KEY (id), 
	CONSTRAINT verification_token_identity_id_fkey FOREIGN KEY(identity_id) REFERENCES identity (id)
)
;;
CREATE INDEX verification_token_open_idx ON verification_token (identity_id, purpose, created_at)
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
CREATE TABLE client_consent (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	template_id UUID NOT NULL, 
	template_version_id UUID NOT NULL, 
	title VARCHAR(160) NOT NULL, 
	entry_id UUID NOT NULL, 
	number SMALLINT NOT NULL, 
	correction_reason VARCHAR(500) NOT NULL, 
	state VARCHAR(12) NOT NULL, 
	answers JSONB NOT NULL, 
	publish_permission VARCHAR(20) NOT NULL, 
	file_ids JSONB NOT NULL, 
	signature TEXT, 
	signed_by_name VARCHAR(250) NOT NULL, 
	sign_channel VARCHAR(6) NOT NULL, 
	signed_at TIMESTAMP WITH TIME ZONE, 
	sent_at TIMESTAMP WITH TIME ZONE, 
	document_id UUID, 
	cancelled_at TIMESTAMP WITH TIME ZONE, 
	cancelled_by_name VARCHAR(250) NOT NULL, 
	cancel_reason VARCHAR(500) NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT client_consent_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT client_consent_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT client_consent_company_id_template_version_id_fkey FOREIGN KEY(company_id, template_version_id) REFERENCES consent_template_version (company_id, id), 
	CONSTRAINT client_consent_company_id_template_id_fkey FOREIGN KEY(company_id, template_id) REFERENCES consent_template (company_id, id), 
	CONSTRAINT client_consent_company_id_document_id_fkey FOREIGN KEY(company_id, document_id) REFERENCES document (company_id, id), 
	CONSTRAINT client_consent_state_check CHECK (state IN ('not_signed', 'pending_sign', 'signed')), 
	CONSTRAINT client_consent_signed_check CHECK ((state = 'signed') = (signed_at IS NOT NULL)), 
	CONSTRAINT client_consent_signature_check CHECK (state <> 'signed' OR signature IS NOT NULL OR jsonb_array_length(file_ids) > 0), 
	CONSTRAINT client_consent_correction_check CHECK (number = 1 OR correction_reason <> '')
)
;;
CREATE INDEX client_consent_client_idx ON client_consent (company_id, client_id, created_at)
;;
CREATE UNIQUE INDEX client_consent_number_key ON client_consent (company_id, entry_id, number)
;;
CREATE UNIQUE INDEX client_consent_open_key ON client_consent (company_id, entry_id) WHERE state <> 'signed' AND cancelled_at IS NULL
;;
CREATE TABLE client_questionnaire (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	questionnaire_id UUID NOT NULL, 
	title_en VARCHAR(160) NOT NULL, 
	title_sv VARCHAR(160) NOT NULL, 
	questions JSONB NOT NULL, 
	entry_id UUID NOT NULL, 
	number SMALLINT NOT NULL, 
	correction_reason VARCHAR(500) NOT NULL, 
	state VARCHAR(12) NOT NULL, 
	answers JSONB NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	answered_by_name VARCHAR(250) NOT NULL, 
	answer_channel VARCHAR(6) NOT NULL, 
	answered_at TIMESTAMP WITH TIME ZONE, 
	signature TEXT, 
	signed_by_name VARCHAR(250) NOT NULL, 
	signed_at TIMESTAMP WITH TIME ZONE, 
	sent_at TIMESTAMP WITH TIME ZONE, 
	document_id UUID, 
	should_regen_pdf BOOLEAN NOT NULL, 
	cancelled_at TIMESTAMP WITH TIME ZONE, 
	cancelled_by_name VARCHAR(250) NOT NULL, 
	cancel_reason VARCHAR(500) NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT client_questionnaire_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT client_questionnaire_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT client_questionnaire_company_id_questionnaire_id_fkey FOREIGN KEY(company_id, questionnaire_id) REFERENCES questionnaire (company_id, id), 
	CONSTRAINT client_questionnaire_company_id_document_id_fkey FOREIGN KEY(company_id, document_id) REFERENCES document (company_id, id), 
	CONSTRAINT client_questionnaire_state_check CHECK (state IN ('not_signed', 'pending_sign', 'signed')), 
	CONSTRAINT client_questionnaire_signed_check CHECK ((state = 'signed') = (signed_at IS NOT NULL)), 
	CONSTRAINT client_questionnaire_answered_check CHECK (signed_at IS NULL OR answered_at IS NOT NULL), 
	CONSTRAINT client_questionnaire_correction_check CHECK (number = 1 OR correction_reason <> '')
)
;;
CREATE INDEX client_questionnaire_client_idx ON client_questionnaire (company_id, client_id, created_at)
;;
CREATE UNIQUE INDEX client_questionnaire_number_key ON client_questionnaire (company_id, entry_id, number)
;;
CREATE UNIQUE INDEX client_questionnaire_open_key ON client_questionnaire (company_id, entry_id) WHERE answered_at IS NULL AND cancelled_at IS NULL
;;
CREATE INDEX client_questionnaire_regen_pdf_idx ON client_questionnaire (company_id, id) WHERE should_regen_pdf
;;
CREATE TABLE clinic_prescriber (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	prescriber_id UUID NOT NULL, 
	origin VARCHAR(10) NOT NULL, 
	name VARCHAR(170) NOT NULL, 
	email VARCHAR(254) NOT NULL, 
	joined_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT clinic_prescriber_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT clinic_prescriber_company_id_prescriber_id_key UNIQUE (company_id, prescriber_id), 
	CONSTRAINT clinic_prescriber_origin_check CHECK (origin IN ('own', 'external')), 
	CONSTRAINT clinic_prescriber_prescriber_id_fkey FOREIGN KEY(prescriber_id) REFERENCES prescriber (id)
)
;;
CREATE TABLE controlled_document (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	title VARCHAR(200) NOT NULL, 
	category VARCHAR(80) NOT NULL, 
	responsible_id UUID, 
	review_on DATE, 
	deleted_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT controlled_document_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT controlled_document_company_id_responsible_id_fkey FOREIGN KEY(company_id, responsible_id) REFERENCES membership (company_id, id)
)
;;
CREATE INDEX controlled_document_category_idx ON controlled_document (company_id, category, title, id)
;;
CREATE TABLE document_pdf (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	document_id UUID NOT NULL, 
	client_id UUID, 
	state VARCHAR(10) NOT NULL, 
	file_id UUID, 
	error VARCHAR(60) NOT NULL, 
	generated_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT document_pdf_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT document_pdf_company_id_document_id_fkey FOREIGN KEY(company_id, document_id) REFERENCES document (company_id, id), 
	CONSTRAINT document_pdf_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT document_pdf_company_id_file_id_fkey FOREIGN KEY(company_id, file_id) REFERENCES file (company_id, id), 
	CONSTRAINT document_pdf_state_check CHECK (state IN ('pending', 'ready', 'failed'))
)
;;
CREATE UNIQUE INDEX document_pdf_document_key ON document_pdf (company_id, document_id)
;;
CREATE TABLE form_flow (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	link_id UUID NOT NULL, 
	key_hash BYTEA NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	sent_to VARCHAR(254) NOT NULL, 
	expires_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	code_hash BYTEA, 
	code_sent_at TIMESTAMP WITH TIME ZONE, 
	code_expires_at TIMESTAMP WITH TIME ZONE, 
	codes_sent SMALLINT NOT NULL, 
	attempts SMALLINT NOT NULL, 
	verified_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT form_flow_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT form_flow_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT form_flow_company_id_link_id_fkey FOREIGN KEY(company_id, link_id) REFERENCES form_link (company_id, id) ON DELETE CASCADE
)
;;
CREATE UNIQUE INDEX form_flow_key_hash_key ON form_flow (company_id, key_hash)
;;
CREATE INDEX form_flow_link_idx ON form_flow (company_id, link_id)
;;
CREATE TABLE medical_device (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	model VARCHAR(120) NOT NULL, 
	brand VARCHAR(120) NOT NULL, 
	serial_number VARCHAR(120) NOT NULL, 
	supplier VARCHAR(120) NOT NULL, 
	category VARCHAR(80) NOT NULL, 
	location VARCHAR(120) NOT NULL, 
	responsible_id UUID, 
	purchased_on DATE, 
	interval_months SMALLINT, 
	deleted_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT medical_device_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT medical_device_company_id_responsible_id_fkey FOREIGN KEY(company_id, responsible_id) REFERENCES membership (company_id, id), 
	CONSTRAINT medical_device_interval_check CHECK (interval_months BETWEEN 1 AND 120)
)
;;
CREATE INDEX medical_device_name_idx ON medical_device (company_id, name, id)
;;
CREATE TABLE prescription (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	prescriber_id UUID, 
	invited_email VARCHAR(254) NOT NULL, 
	prescriber_name VARCHAR(170) NOT NULL, 
	previous_prescriber_name VARCHAR(170) NOT NULL, 
	origin VARCHAR(10) NOT NULL, 
	clinic_name VARCHAR(120) NOT NULL, 
	requested_by UUID, 
	requested_by_name VARCHAR(170) NOT NULL, 
	drug VARCHAR(200) NOT NULL, 
	drug_key VARCHAR(200) NOT NULL, 
	strength VARCHAR(80) NOT NULL, 
	form VARCHAR(80) NOT NULL, 
	dose VARCHAR(200) NOT NULL, 
	area VARCHAR(200) NOT NULL, 
	amount VARCHAR(80) NOT NULL, 
	max_uses SMALLINT NOT NULL, 
	uses SMALLINT NOT NULL, 
	valid_until DATE NOT NULL, 
	indication VARCHAR(1000) NOT NULL, 
	notes VARCHAR(2000) NOT NULL, 
	state VARCHAR(20) NOT NULL, 
	signed_at TIMESTAMP WITH TIME ZONE, 
	signed_by_name VARCHAR(170) NOT NULL, 
	order_id UUID, 
	document_id UUID, 
	declined_at TIMESTAMP WITH TIME ZONE, 
	decline_reason VARCHAR(500) NOT NULL, 
	ended_at TIMESTAMP WITH TIME ZONE, 
	ended_reason VARCHAR(500) NOT NULL, 
	deleted_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT prescription_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT prescription_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT prescription_company_id_order_id_fkey FOREIGN KEY(company_id, order_id) REFERENCES bankid_proof (company_id, id), 
	CONSTRAINT prescription_state_check CHECK (state IN ('needs_prescription', 'pending', 'signed', 'not_prescribed', 'expired', 'inactivated')), 
	CONSTRAINT prescription_uses_check CHECK (uses BETWEEN 0 AND max_uses), 
	CONSTRAINT prescription_origin_check CHECK (origin IN ('own', 'external')), 
	CONSTRAINT prescription_prescriber_check CHECK (prescriber_id IS NOT NULL OR state = 'needs_prescription'), 
	CONSTRAINT prescription_signed_check CHECK (state <> 'signed' OR signed_at IS NOT NULL), 
	CONSTRAINT prescription_prescriber_id_fkey FOREIGN KEY(prescriber_id) REFERENCES prescriber (id)
)
;;
CREATE INDEX prescription_client_idx ON prescription (company_id, client_id, created_at)
;;
CREATE INDEX prescription_due_idx ON prescription (company_id, valid_until) WHERE state = 'signed'
;;
CREATE INDEX prescription_invited_idx ON prescription (company_id, invited_email) WHERE prescriber_id IS NULL
;;
CREATE INDEX prescription_prescriber_idx ON prescription (prescriber_id, created_at)
;;
CREATE TABLE procedure_review (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	procedure_id UUID NOT NULL, 
	type VARCHAR(12) NOT NULL, 
	reason VARCHAR(500) NOT NULL, 
	membership_id UUID, 
	reviewer_name VARCHAR(250) NOT NULL, 
	at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT procedure_review_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT procedure_review_company_id_procedure_id_fkey FOREIGN KEY(company_id, procedure_id) REFERENCES procedure (company_id, id), 
	CONSTRAINT procedure_review_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT procedure_review_type_check CHECK (type IN ('approved', 'not_approved', 'cancelled', 'deleted'))
)
;;
CREATE UNIQUE INDEX procedure_review_closing_key ON procedure_review (company_id, procedure_id) WHERE type IN ('cancelled', 'deleted')
;;
CREATE INDEX procedure_review_procedure_idx ON procedure_review (company_id, procedure_id, at)
;;
CREATE TABLE procedure_treatment (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	procedure_id UUID NOT NULL, 
	treatment_id UUID NOT NULL, 
	position SMALLINT NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	cost BIGINT NOT NULL, 
	required_drug VARCHAR(200) NOT NULL, 
	prescription_id UUID, 
	CONSTRAINT procedure_treatment_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT procedure_treatment_company_id_procedure_id_fkey FOREIGN KEY(company_id, procedure_id) REFERENCES procedure (company_id, id), 
	CONSTRAINT procedure_treatment_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT procedure_treatment_company_id_treatment_id_fkey FOREIGN KEY(company_id, treatment_id) REFERENCES treatment (company_id, id), 
	CONSTRAINT procedure_treatment_cost_check CHECK (cost > 0)
)
;;
CREATE UNIQUE INDEX procedure_treatment_position_key ON procedure_treatment (company_id, procedure_id, position)
;;
CREATE INDEX procedure_treatment_treatment_idx ON procedure_treatment (company_id, treatment_id)
;;
CREATE TABLE register_series (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	last_number BIGINT NOT NULL, 
	last_z BIGINT NOT NULL, 
	opening_float BIGINT NOT NULL, 
	grand_sales BIGINT NOT NULL, 
	grand_returns BIGINT NOT NULL, 
	CONSTRAINT register_series_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT register_series_company_id_id_fkey FOREIGN KEY(company_id, id) REFERENCES register (company_id, id), 
	CONSTRAINT register_series_counts_check CHECK (last_number >= 0 AND last_z >= 0 AND opening_float >= 0)
)
;;
CREATE TABLE resource (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	type VARCHAR(12) NOT NULL, 
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
	CONSTRAINT resource_type_check CHECK (type IN ('practitioner', 'room', 'device')), 
	CONSTRAINT resource_member_check CHECK ((type = 'practitioner') = (membership_id IS NOT NULL))
)
;;
CREATE UNIQUE INDEX resource_membership_key ON resource (company_id, membership_id) WHERE membership_id IS NOT NULL
;;
CREATE UNIQUE INDEX resource_name_key ON resource (company_id, type, lower(name)) WHERE membership_id IS NULL AND is_active
;;
CREATE INDEX resource_type_idx ON resource (company_id, type, position)
;;
CREATE TABLE z_report (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	register_id UUID NOT NULL, 
	number BIGINT NOT NULL, 
	closed_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	membership_id UUID, 
	content JSONB NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	CONSTRAINT z_report_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT z_report_company_id_register_id_fkey FOREIGN KEY(company_id, register_id) REFERENCES register (company_id, id)
)
;;
CREATE INDEX z_report_closed_idx ON z_report (company_id, closed_at, id)
;;
CREATE UNIQUE INDEX z_report_number_key ON z_report (company_id, register_id, number)
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
	buffer_before INTEGER NOT NULL, 
	buffer_after INTEGER NOT NULL, 
	special_request VARCHAR(1000) NOT NULL, 
	cancelled_at TIMESTAMP WITH TIME ZONE, 
	notified_start_at TIMESTAMP WITH TIME ZONE, 
	notified_practitioner_id UUID, 
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
CREATE TABLE controlled_document_version (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	controlled_document_id UUID NOT NULL, 
	number SMALLINT NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	body JSONB, 
	file_id UUID, 
	change_note VARCHAR(500) NOT NULL, 
	approved_by UUID, 
	approved_at TIMESTAMP WITH TIME ZONE, 
	published_by UUID, 
	published_at TIMESTAMP WITH TIME ZONE, 
	document_id UUID, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT controlled_document_version_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT controlled_document_version_company_id_controlled_docum_9dd8 FOREIGN KEY(company_id, controlled_document_id) REFERENCES controlled_document (company_id, id), 
	CONSTRAINT controlled_document_version_company_id_file_id_fkey FOREIGN KEY(company_id, file_id) REFERENCES file (company_id, id), 
	CONSTRAINT controlled_document_version_company_id_document_id_fkey FOREIGN KEY(company_id, document_id) REFERENCES document (company_id, id), 
	CONSTRAINT controlled_document_version_state_check CHECK (state IN ('draft', 'approved', 'published', 'replaced')), 
	CONSTRAINT controlled_document_version_body_or_file_check CHECK (body IS NULL OR file_id IS NULL)
)
;;
CREATE UNIQUE INDEX controlled_document_version_number_key ON controlled_document_version (company_id, controlled_document_id, number)
;;
CREATE UNIQUE INDEX controlled_document_version_open_key ON controlled_document_version (company_id, controlled_document_id) WHERE state IN ('draft', 'approved')
;;
CREATE UNIQUE INDEX controlled_document_version_published_key ON controlled_document_version (company_id, controlled_document_id) WHERE state = 'published'
;;
CREATE TABLE device_maintenance (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	device_id UUID NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	planned_on DATE, 
	reminded_for DATE, 
	done_on DATE, 
	outcome VARCHAR(8), 
	performed_by VARCHAR(120) NOT NULL, 
	notes VARCHAR(2000) NOT NULL, 
	protocol_id UUID, 
	signed_by VARCHAR(170) NOT NULL, 
	signed_at TIMESTAMP WITH TIME ZONE, 
	document_id UUID, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT device_maintenance_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT device_maintenance_company_id_device_id_fkey FOREIGN KEY(company_id, device_id) REFERENCES medical_device (company_id, id), 
	CONSTRAINT device_maintenance_company_id_protocol_id_fkey FOREIGN KEY(company_id, protocol_id) REFERENCES file (company_id, id), 
	CONSTRAINT device_maintenance_company_id_document_id_fkey FOREIGN KEY(company_id, document_id) REFERENCES document (company_id, id), 
	CONSTRAINT device_maintenance_state_check CHECK (state IN ('planned', 'done')), 
	CONSTRAINT device_maintenance_outcome_check CHECK (outcome IN ('passed', 'remarks', 'failed')), 
	CONSTRAINT device_maintenance_done_check CHECK ((state = 'planned') = (done_on IS NULL)), 
	CONSTRAINT device_maintenance_planned_check CHECK (state = 'done' OR planned_on IS NOT NULL)
)
;;
CREATE INDEX device_maintenance_device_idx ON device_maintenance (company_id, device_id, state)
;;
CREATE INDEX device_maintenance_due_idx ON device_maintenance (company_id, planned_on) WHERE state = 'planned'
;;
CREATE UNIQUE INDEX device_maintenance_planned_key ON device_maintenance (company_id, device_id) WHERE state = 'planned'
;;
CREATE TABLE form_review (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	consent_id UUID, 
	questionnaire_id UUID, 
	type VARCHAR(12) NOT NULL, 
	reason VARCHAR(500) NOT NULL, 
	membership_id UUID, 
	reviewer_name VARCHAR(250) NOT NULL, 
	at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT form_review_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT form_review_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT form_review_company_id_consent_id_fkey FOREIGN KEY(company_id, consent_id) REFERENCES client_consent (company_id, id), 
	CONSTRAINT form_review_company_id_questionnaire_id_fkey FOREIGN KEY(company_id, questionnaire_id) REFERENCES client_questionnaire (company_id, id), 
	CONSTRAINT form_review_form_check CHECK (num_nonnulls(consent_id, questionnaire_id) = 1), 
	CONSTRAINT form_review_type_check CHECK (type IN ('approved', 'not_approved'))
)
;;
CREATE INDEX form_review_consent_idx ON form_review (company_id, consent_id, at) WHERE consent_id IS NOT NULL
;;
CREATE INDEX form_review_questionnaire_idx ON form_review (company_id, questionnaire_id, at) WHERE questionnaire_id IS NOT NULL
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
CREATE TABLE prescription_use (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	prescription_id UUID NOT NULL, 
	procedure_id UUID NOT NULL, 
	used_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	released_at TIMESTAMP WITH TIME ZONE, 
	CONSTRAINT prescription_use_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT prescription_use_company_id_prescription_id_procedure_id_key UNIQUE (company_id, prescription_id, procedure_id), 
	CONSTRAINT prescription_use_company_id_prescription_id_fkey FOREIGN KEY(company_id, prescription_id) REFERENCES prescription (company_id, id), 
	CONSTRAINT prescription_use_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id)
)
;;
CREATE INDEX prescription_use_procedure_idx ON prescription_use (company_id, procedure_id)
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
CREATE TABLE booking_flow (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	key_hash BYTEA NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	expires_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	selection JSONB, 
	visitor_details JSONB, 
	phone VARCHAR(254) NOT NULL, 
	booking_id UUID, 
	code_hash BYTEA, 
	code_sent_at TIMESTAMP WITH TIME ZONE, 
	code_expires_at TIMESTAMP WITH TIME ZONE, 
	codes_sent SMALLINT NOT NULL, 
	attempts SMALLINT NOT NULL, 
	verified_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT booking_flow_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT booking_flow_company_id_booking_id_fkey FOREIGN KEY(company_id, booking_id) REFERENCES booking (company_id, id), 
	CONSTRAINT booking_flow_state_check CHECK (state IN ('open', 'code_sent', 'verified', 'booked'))
)
;;
CREATE INDEX booking_flow_expiring_idx ON booking_flow (company_id, expires_at)
;;
CREATE UNIQUE INDEX booking_flow_key_key ON booking_flow (company_id, key_hash)
;;
CREATE TABLE document_acknowledgement (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	document_version_id UUID NOT NULL, 
	membership_id UUID NOT NULL, 
	read_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT document_acknowledgement_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT document_acknowledgement_company_id_document_version_id_fkey FOREIGN KEY(company_id, document_version_id) REFERENCES controlled_document_version (company_id, id), 
	CONSTRAINT document_acknowledgement_company_id_membership_id_fkey FOREIGN KEY(company_id, membership_id) REFERENCES membership (company_id, id)
)
;;
CREATE UNIQUE INDEX document_acknowledgement_member_key ON document_acknowledgement (company_id, document_version_id, membership_id)
;;
CREATE TABLE receipt (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID, 
	register_id UUID NOT NULL, 
	type VARCHAR(6) NOT NULL, 
	original_id UUID, 
	retry_of_id UUID, 
	booking_id UUID, 
	membership_id UUID, 
	cashier VARCHAR(170) NOT NULL, 
	client_name VARCHAR(170) NOT NULL, 
	seller JSONB NOT NULL, 
	currency VARCHAR(3) NOT NULL, 
	gross BIGINT NOT NULL, 
	discount BIGINT NOT NULL, 
	total BIGINT NOT NULL, 
	rounding BIGINT NOT NULL, 
	vat BIGINT NOT NULL, 
	vat_lines JSONB NOT NULL, 
	number BIGINT, 
	z_number BIGINT, 
	state VARCHAR(18) NOT NULL, 
	step VARCHAR(8) NOT NULL, 
	lease_token INTEGER NOT NULL, 
	next_attempt_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	abort_requested BOOLEAN NOT NULL, 
	failed_attempts SMALLINT DEFAULT '0' NOT NULL, 
	status_reason VARCHAR(60) NOT NULL, 
	failure_reason VARCHAR(60) NOT NULL, 
	restock BOOLEAN NOT NULL, 
	refunded BIGINT NOT NULL, 
	downloaded SMALLINT NOT NULL, 
	numbered_at TIMESTAMP WITH TIME ZONE, 
	paid_at TIMESTAMP WITH TIME ZONE, 
	refunded_at TIMESTAMP WITH TIME ZONE, 
	ended_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT receipt_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT receipt_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT receipt_company_id_register_id_fkey FOREIGN KEY(company_id, register_id) REFERENCES register (company_id, id), 
	CONSTRAINT receipt_company_id_original_id_fkey FOREIGN KEY(company_id, original_id) REFERENCES receipt (company_id, id), 
	CONSTRAINT receipt_company_id_retry_of_id_fkey FOREIGN KEY(company_id, retry_of_id) REFERENCES receipt (company_id, id), 
	CONSTRAINT receipt_company_id_booking_id_fkey FOREIGN KEY(company_id, booking_id) REFERENCES booking (company_id, id), 
	CONSTRAINT receipt_type_check CHECK (type IN ('sale', 'refund')), 
	CONSTRAINT receipt_state_check CHECK (state IN ('PENDING', 'PROCESSING', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'CANCELLED', 'ABORTED')), 
	CONSTRAINT receipt_step_check CHECK (step IN ('check', 'charge', 'register', 'reverse', 'done')), 
	CONSTRAINT receipt_sums_check CHECK (total >= 0 AND refunded >= 0 AND refunded <= total), 
	CONSTRAINT receipt_numbered_check CHECK (state IN ('PENDING', 'PROCESSING', 'CANCELLED', 'ABORTED') OR number IS NOT NULL)
)
;;
CREATE INDEX receipt_booking_idx ON receipt (company_id, booking_id) WHERE booking_id IS NOT NULL
;;
CREATE INDEX receipt_client_idx ON receipt (company_id, client_id, created_at) WHERE client_id IS NOT NULL
;;
CREATE INDEX receipt_created_idx ON receipt (company_id, created_at, id)
;;
CREATE INDEX receipt_day_idx ON receipt (company_id, register_id, z_number)
;;
CREATE INDEX receipt_next_attempt_idx ON receipt (next_attempt_at) WHERE state IN ('PENDING', 'PROCESSING')
;;
CREATE UNIQUE INDEX receipt_number_key ON receipt (company_id, register_id, number)
;;
CREATE UNIQUE INDEX receipt_open_refund_key ON receipt (company_id, original_id) WHERE state IN ('PENDING', 'PROCESSING')
;;
CREATE INDEX receipt_original_idx ON receipt (company_id, original_id) WHERE original_id IS NOT NULL
;;
CREATE INDEX receipt_paid_idx ON receipt (company_id, paid_at) INCLUDE (id, type, state, client_id, membership_id, total)
;;
CREATE INDEX receipt_refund_or_failed_idx ON receipt (company_id, created_at, id) WHERE type = 'refund' OR state IN ('CANCELLED', 'ABORTED')
;;
CREATE UNIQUE INDEX receipt_retry_key ON receipt (company_id, retry_of_id) WHERE retry_of_id IS NOT NULL
;;
CREATE TABLE sent_reminder (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	booking_id UUID NOT NULL, 
	type VARCHAR(10) NOT NULL, 
	booking_start_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	sent_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT sent_reminder_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT sent_reminder_company_id_booking_id_fkey FOREIGN KEY(company_id, booking_id) REFERENCES booking (company_id, id), 
	CONSTRAINT sent_reminder_type_check CHECK (type IN ('reminder', 'follow_up'))
)
;;
CREATE UNIQUE INDEX sent_reminder_booking_key ON sent_reminder (company_id, booking_id, type, booking_start_at)
;;
CREATE TABLE control_registration (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	receipt_id UUID NOT NULL, 
	register_id UUID NOT NULL, 
	number BIGINT NOT NULL, 
	z_number BIGINT NOT NULL, 
	type VARCHAR(6) NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	attempts INTEGER NOT NULL, 
	outcome_unknown BOOLEAN NOT NULL, 
	at TIMESTAMP WITH TIME ZONE NOT NULL, 
	unit VARCHAR(40) NOT NULL, 
	code VARCHAR(130) NOT NULL, 
	error VARCHAR(60) NOT NULL, 
	registered_at TIMESTAMP WITH TIME ZONE, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT control_registration_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT control_registration_company_id_receipt_id_fkey FOREIGN KEY(company_id, receipt_id) REFERENCES receipt (company_id, id), 
	CONSTRAINT control_registration_company_id_register_id_fkey FOREIGN KEY(company_id, register_id) REFERENCES register (company_id, id), 
	CONSTRAINT control_registration_type_check CHECK (type IN ('normal', 'return', 'copy')), 
	CONSTRAINT control_registration_state_check CHECK (state IN ('sending', 'registered', 'failed'))
)
;;
CREATE INDEX control_registration_day_idx ON control_registration (company_id, register_id, z_number, type)
;;
CREATE UNIQUE INDEX control_registration_type_key ON control_registration (company_id, receipt_id, type)
;;
CREATE UNIQUE INDEX control_registration_number_key ON control_registration (company_id, register_id, number)
;;
CREATE INDEX control_registration_orphaned_idx ON control_registration (company_id) WHERE state = 'failed' AND outcome_unknown
;;
CREATE TABLE electronic_journal_entry (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	register_id UUID NOT NULL, 
	z_number BIGINT NOT NULL, 
	type VARCHAR(10) NOT NULL, 
	at TIMESTAMP WITH TIME ZONE NOT NULL, 
	membership_id UUID, 
	receipt_id UUID, 
	amount BIGINT NOT NULL, 
	content JSONB NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	CONSTRAINT electronic_journal_entry_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT electronic_journal_entry_company_id_register_id_fkey FOREIGN KEY(company_id, register_id) REFERENCES register (company_id, id), 
	CONSTRAINT electronic_journal_entry_company_id_receipt_id_fkey FOREIGN KEY(company_id, receipt_id) REFERENCES receipt (company_id, id), 
	CONSTRAINT electronic_journal_entry_type_check CHECK (type IN ('sale', 'refund', 'unfinished', 'copy', 'float', 'cash_in', 'cash_out', 'drawer', 'x_report', 'z_report'))
)
;;
CREATE INDEX electronic_journal_entry_day_idx ON electronic_journal_entry (company_id, register_id, z_number, type)
;;
CREATE INDEX electronic_journal_entry_receipt_idx ON electronic_journal_entry (company_id, receipt_id)
;;
CREATE TABLE gift_card (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID, 
	receipt_id UUID, 
	code VARCHAR(20) NOT NULL, 
	initial_value BIGINT NOT NULL, 
	balance BIGINT NOT NULL, 
	expires_on DATE NOT NULL, 
	state VARCHAR(9) NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT gift_card_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT gift_card_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT gift_card_company_id_receipt_id_fkey FOREIGN KEY(company_id, receipt_id) REFERENCES receipt (company_id, id), 
	CONSTRAINT gift_card_balance_check CHECK (initial_value > 0 AND balance >= 0 AND balance <= initial_value), 
	CONSTRAINT gift_card_state_check CHECK (state IN ('pending', 'active', 'cancelled'))
)
;;
CREATE UNIQUE INDEX gift_card_code_key ON gift_card (company_id, code)
;;
CREATE INDEX gift_card_created_idx ON gift_card (company_id, created_at, id)
;;
CREATE INDEX gift_card_receipt_idx ON gift_card (company_id, receipt_id)
;;
CREATE TABLE hold (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	flow_id UUID NOT NULL, 
	phone VARCHAR(254) NOT NULL, 
	service_id UUID NOT NULL, 
	practitioner_id UUID NOT NULL, 
	room_id UUID, 
	start_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	end_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	expires_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	released_at TIMESTAMP WITH TIME ZONE, 
	CONSTRAINT hold_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT hold_company_id_flow_id_fkey FOREIGN KEY(company_id, flow_id) REFERENCES booking_flow (company_id, id) ON DELETE CASCADE, 
	CONSTRAINT hold_company_id_service_id_fkey FOREIGN KEY(company_id, service_id) REFERENCES service (company_id, id), 
	CONSTRAINT hold_company_id_practitioner_id_fkey FOREIGN KEY(company_id, practitioner_id) REFERENCES resource (company_id, id), 
	CONSTRAINT hold_company_id_room_id_fkey FOREIGN KEY(company_id, room_id) REFERENCES resource (company_id, id)
)
;;
CREATE INDEX hold_flow_idx ON hold (company_id, flow_id)
;;
CREATE UNIQUE INDEX hold_live_key ON hold (company_id, phone) WHERE released_at IS NULL
;;
CREATE TABLE payment (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	receipt_id UUID NOT NULL, 
	position SMALLINT NOT NULL, 
	method VARCHAR(9) NOT NULL, 
	amount BIGINT NOT NULL, 
	tendered BIGINT NOT NULL, 
	state VARCHAR(9) NOT NULL, 
	is_reversal BOOLEAN NOT NULL, 
	reverses_payment_id UUID, 
	gift_card_id UUID, 
	session_id UUID, 
	terminal_id VARCHAR(40) NOT NULL, 
	sent_at TIMESTAMP WITH TIME ZONE, 
	event_id INTEGER, 
	card_details JSONB NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT payment_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT payment_company_id_receipt_id_fkey FOREIGN KEY(company_id, receipt_id) REFERENCES receipt (company_id, id), 
	CONSTRAINT payment_company_id_reverses_payment_id_fkey FOREIGN KEY(company_id, reverses_payment_id) REFERENCES payment (company_id, id), 
	CONSTRAINT payment_method_check CHECK (method IN ('card', 'cash', 'gift_card', 'swish', 'online', 'invoice')), 
	CONSTRAINT payment_state_check CHECK (state IN ('pending', 'sent', 'completed', 'failed', 'reversed')), 
	CONSTRAINT payment_amount_check CHECK (amount >= 0 AND tendered >= 0)
)
;;
CREATE UNIQUE INDEX payment_position_key ON payment (company_id, receipt_id, position)
;;
CREATE UNIQUE INDEX payment_reversal_key ON payment (company_id, reverses_payment_id) WHERE is_reversal AND state <> 'failed'
;;
CREATE UNIQUE INDEX payment_session_key ON payment (company_id, session_id) WHERE session_id IS NOT NULL
;;
CREATE TABLE receipt_line (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	receipt_id UUID NOT NULL, 
	position SMALLINT NOT NULL, 
	type VARCHAR(9) NOT NULL, 
	product_id UUID, 
	service_id UUID, 
	practitioner_id UUID, 
	name VARCHAR(160) NOT NULL, 
	code VARCHAR(40) NOT NULL, 
	quantity INTEGER NOT NULL, 
	price BIGINT NOT NULL, 
	gross BIGINT NOT NULL, 
	discount BIGINT NOT NULL, 
	cart_discount_share BIGINT NOT NULL, 
	total BIGINT NOT NULL, 
	rate INTEGER NOT NULL, 
	vat BIGINT NOT NULL, 
	purpose VARCHAR(8) NOT NULL, 
	reason VARCHAR(300) NOT NULL, 
	expires_on DATE, 
	CONSTRAINT receipt_line_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT receipt_line_company_id_receipt_id_fkey FOREIGN KEY(company_id, receipt_id) REFERENCES receipt (company_id, id), 
	CONSTRAINT receipt_line_type_check CHECK (type IN ('product', 'service', 'gift_card')), 
	CONSTRAINT receipt_line_sums_check CHECK (quantity >= 0 AND total = gross - discount - cart_discount_share AND total >= 0)
)
;;
CREATE UNIQUE INDEX receipt_line_position_key ON receipt_line (company_id, receipt_id, position)
;;
CREATE INDEX receipt_line_practitioner_idx ON receipt_line (company_id, practitioner_id) WHERE practitioner_id IS NOT NULL
;;
CREATE TABLE gift_card_entry (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	gift_card_id UUID NOT NULL, 
	receipt_id UUID, 
	amount BIGINT NOT NULL, 
	at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT gift_card_entry_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT gift_card_entry_company_id_gift_card_id_fkey FOREIGN KEY(company_id, gift_card_id) REFERENCES gift_card (company_id, id), 
	CONSTRAINT gift_card_entry_company_id_receipt_id_fkey FOREIGN KEY(company_id, receipt_id) REFERENCES receipt (company_id, id)
)
;;
CREATE INDEX gift_card_entry_card_idx ON gift_card_entry (company_id, gift_card_id, at)
;;
CREATE TABLE occupancy (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	resource_id UUID NOT NULL, 
	overlap_group_id UUID NOT NULL, 
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
	CONSTRAINT occupancy_overlap EXCLUDE USING gist (company_id WITH =, resource_id WITH =, during WITH &&, overlap_group_id WITH <>) WHERE (released_at IS NULL), 
	CONSTRAINT occupancy_holder_check CHECK (num_nonnulls(booking_id, hold_id) = 1), 
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
GRANT USAGE ON SCHEMA public TO app, seed, lookup
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
CREATE POLICY client_scope ON audit AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR audit.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = audit.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = audit.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR audit.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = audit.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = audit.client_id))
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
REVOKE ALL ON bankid_order FROM app
;;
GRANT SELECT, INSERT, UPDATE ON bankid_order TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON bankid_order TO seed
;;
ALTER TABLE bankid_order ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE bankid_order FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON bankid_order TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON bankid_proof FROM app
;;
GRANT SELECT, INSERT ON bankid_proof TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON bankid_proof TO seed
;;
ALTER TABLE bankid_proof ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE bankid_proof FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON bankid_proof TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
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
CREATE POLICY client_scope ON booking AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR booking.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = booking.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = booking.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR booking.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = booking.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = booking.client_id))
;;
REVOKE ALL ON booking_flow FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON booking_flow TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON booking_flow TO seed
;;
ALTER TABLE booking_flow ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE booking_flow FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON booking_flow TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
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
REVOKE ALL ON browser_error FROM app
;;
GRANT SELECT, INSERT ON browser_error TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON browser_error TO seed
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
CREATE POLICY client_scope ON client AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR client.id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client.id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR client.id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client.id))
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
REVOKE ALL ON client_access_log FROM app
;;
GRANT SELECT, INSERT ON client_access_log TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_access_log TO seed
;;
ALTER TABLE client_access_log ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE client_access_log FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON client_access_log TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON client_access_log AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR client_access_log.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client_access_log.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client_access_log.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR client_access_log.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client_access_log.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client_access_log.client_id))
;;
REVOKE ALL ON client_consent FROM app
;;
GRANT SELECT, INSERT, UPDATE ON client_consent TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_consent TO seed
;;
ALTER TABLE client_consent ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE client_consent FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON client_consent TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON client_consent AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR client_consent.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client_consent.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client_consent.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR client_consent.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client_consent.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client_consent.client_id))
;;
REVOKE ALL ON client_export FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_export TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_export TO seed
;;
ALTER TABLE client_export ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE client_export FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON client_export TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON client_export AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR client_export.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client_export.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client_export.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR client_export.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client_export.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client_export.client_id))
;;
REVOKE ALL ON client_questionnaire FROM app
;;
GRANT SELECT, INSERT, UPDATE ON client_questionnaire TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_questionnaire TO seed
;;
ALTER TABLE client_questionnaire ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE client_questionnaire FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON client_questionnaire TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON client_questionnaire AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR client_questionnaire.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client_questionnaire.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client_questionnaire.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR client_questionnaire.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client_questionnaire.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client_questionnaire.client_id))
;;
REVOKE ALL ON client_search_token FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_search_token TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_search_token TO seed
;;
ALTER TABLE client_search_token ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE client_search_token FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON client_search_token TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON client_search_token AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR client_search_token.id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client_search_token.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client_search_token.id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR client_search_token.id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client_search_token.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client_search_token.id))
;;
REVOKE ALL ON clinic_prescriber FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON clinic_prescriber TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON clinic_prescriber TO seed
;;
ALTER TABLE clinic_prescriber ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE clinic_prescriber FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON clinic_prescriber TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY prescriber ON clinic_prescriber FOR SELECT TO app USING (prescriber_id = nullif(current_setting('app.prescriber_id', true), '')::uuid)
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
REVOKE ALL ON consent_template FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON consent_template TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON consent_template TO seed
;;
ALTER TABLE consent_template ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE consent_template FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON consent_template TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON consent_template_version FROM app
;;
GRANT SELECT, INSERT ON consent_template_version TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON consent_template_version TO seed
;;
ALTER TABLE consent_template_version ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE consent_template_version FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON consent_template_version TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON control_registration FROM app
;;
GRANT SELECT, INSERT, UPDATE ON control_registration TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON control_registration TO seed
;;
ALTER TABLE control_registration ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE control_registration FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON control_registration TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON controlled_document FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON controlled_document TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON controlled_document TO seed
;;
ALTER TABLE controlled_document ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE controlled_document FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON controlled_document TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON controlled_document_version FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON controlled_document_version TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON controlled_document_version TO seed
;;
ALTER TABLE controlled_document_version ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE controlled_document_version FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON controlled_document_version TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
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
REVOKE ALL ON device_maintenance FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON device_maintenance TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON device_maintenance TO seed
;;
ALTER TABLE device_maintenance ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE device_maintenance FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON device_maintenance TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON document FROM app
;;
GRANT SELECT, INSERT, UPDATE (client_id) ON document TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON document TO seed
;;
ALTER TABLE document ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE document FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON document TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON document AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR document.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = document.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = document.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR document.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = document.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = document.client_id))
;;
REVOKE ALL ON document_acknowledgement FROM app
;;
GRANT SELECT, INSERT ON document_acknowledgement TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON document_acknowledgement TO seed
;;
ALTER TABLE document_acknowledgement ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE document_acknowledgement FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON document_acknowledgement TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON document_pdf FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON document_pdf TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON document_pdf TO seed
;;
ALTER TABLE document_pdf ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE document_pdf FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON document_pdf TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON document_pdf AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR document_pdf.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = document_pdf.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = document_pdf.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR document_pdf.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = document_pdf.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = document_pdf.client_id))
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
REVOKE ALL ON electronic_journal_entry FROM app
;;
GRANT SELECT, INSERT ON electronic_journal_entry TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON electronic_journal_entry TO seed
;;
ALTER TABLE electronic_journal_entry ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE electronic_journal_entry FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON electronic_journal_entry TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
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
CREATE POLICY client_scope ON file AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR file.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = file.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = file.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR file.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = file.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = file.client_id))
;;
REVOKE ALL ON form_flow FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON form_flow TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON form_flow TO seed
;;
ALTER TABLE form_flow ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE form_flow FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON form_flow TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON form_flow AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR form_flow.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = form_flow.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = form_flow.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR form_flow.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = form_flow.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = form_flow.client_id))
;;
REVOKE ALL ON form_link FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON form_link TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON form_link TO seed
;;
ALTER TABLE form_link ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE form_link FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON form_link TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON form_link AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR form_link.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = form_link.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = form_link.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR form_link.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = form_link.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = form_link.client_id))
;;
REVOKE ALL ON form_review FROM app
;;
GRANT SELECT, INSERT, UPDATE (client_id) ON form_review TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON form_review TO seed
;;
ALTER TABLE form_review ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE form_review FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON form_review TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON form_review AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR form_review.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = form_review.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = form_review.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR form_review.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = form_review.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = form_review.client_id))
;;
REVOKE ALL ON gift_card FROM app
;;
GRANT SELECT, INSERT, UPDATE ON gift_card TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON gift_card TO seed
;;
ALTER TABLE gift_card ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE gift_card FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON gift_card TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON gift_card AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR gift_card.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = gift_card.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = gift_card.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR gift_card.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = gift_card.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = gift_card.client_id))
;;
REVOKE ALL ON gift_card_entry FROM app
;;
GRANT SELECT, INSERT ON gift_card_entry TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON gift_card_entry TO seed
;;
ALTER TABLE gift_card_entry ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE gift_card_entry FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON gift_card_entry TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
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
REVOKE ALL ON idempotency_key FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON idempotency_key TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON idempotency_key TO seed
;;
ALTER TABLE idempotency_key ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE idempotency_key FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON idempotency_key TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON identity FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON identity TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON identity TO seed
;;
REVOKE ALL ON master_admin FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON master_admin TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON master_admin TO seed
;;
REVOKE ALL ON medical_device FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON medical_device TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON medical_device TO seed
;;
ALTER TABLE medical_device ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE medical_device FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON medical_device TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
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
CREATE POLICY client_scope ON message AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR message.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = message.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = message.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR message.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = message.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = message.client_id))
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
REVOKE ALL ON payment FROM app
;;
GRANT SELECT, INSERT, UPDATE ON payment TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON payment TO seed
;;
ALTER TABLE payment ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE payment FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON payment TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON prescriber FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON prescriber TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON prescriber TO seed
;;
REVOKE ALL ON prescriber_invitation FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON prescriber_invitation TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON prescriber_invitation TO seed
;;
ALTER TABLE prescriber_invitation ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE prescriber_invitation FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON prescriber_invitation TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
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
CREATE POLICY client_scope ON prescription AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR prescription.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = prescription.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = prescription.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR prescription.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = prescription.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = prescription.client_id))
;;
CREATE POLICY prescriber ON prescription FOR SELECT TO app USING (prescriber_id = nullif(current_setting('app.prescriber_id', true), '')::uuid AND EXISTS (SELECT 1 FROM clinic_prescriber j WHERE j.company_id = prescription.company_id AND j.prescriber_id = prescription.prescriber_id))
;;
REVOKE ALL ON prescription_use FROM app
;;
GRANT SELECT, INSERT, UPDATE (client_id, released_at) ON prescription_use TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON prescription_use TO seed
;;
ALTER TABLE prescription_use ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE prescription_use FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON prescription_use TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON prescription_use AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR prescription_use.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = prescription_use.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = prescription_use.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR prescription_use.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = prescription_use.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = prescription_use.client_id))
;;
REVOKE ALL ON procedure FROM app
;;
GRANT SELECT, INSERT, UPDATE ON procedure TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON procedure TO seed
;;
ALTER TABLE procedure ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE procedure FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON procedure TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON procedure AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR procedure.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = procedure.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = procedure.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR procedure.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = procedure.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = procedure.client_id))
;;
REVOKE ALL ON procedure_review FROM app
;;
GRANT SELECT, INSERT, UPDATE (client_id) ON procedure_review TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON procedure_review TO seed
;;
ALTER TABLE procedure_review ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE procedure_review FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON procedure_review TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON procedure_review AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR procedure_review.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = procedure_review.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = procedure_review.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR procedure_review.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = procedure_review.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = procedure_review.client_id))
;;
REVOKE ALL ON procedure_treatment FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON procedure_treatment TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON procedure_treatment TO seed
;;
ALTER TABLE procedure_treatment ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE procedure_treatment FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON procedure_treatment TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON procedure_treatment AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR procedure_treatment.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = procedure_treatment.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = procedure_treatment.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR procedure_treatment.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = procedure_treatment.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = procedure_treatment.client_id))
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
REVOKE ALL ON questionnaire FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON questionnaire TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON questionnaire TO seed
;;
ALTER TABLE questionnaire ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE questionnaire FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON questionnaire TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON receipt FROM app
;;
GRANT SELECT, INSERT, UPDATE ON receipt TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON receipt TO seed
;;
ALTER TABLE receipt ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE receipt FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON receipt TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON receipt AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) IN ('all', 'financial') OR receipt.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = receipt.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = receipt.client_id)) WITH CHECK (current_setting('app.client_scope', true) IN ('all', 'financial') OR receipt.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = receipt.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = receipt.client_id))
;;
REVOKE ALL ON receipt_line FROM app
;;
GRANT SELECT, INSERT ON receipt_line TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON receipt_line TO seed
;;
ALTER TABLE receipt_line ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE receipt_line FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON receipt_line TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON register FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON register TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON register TO seed
;;
ALTER TABLE register ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE register FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON register TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON register_series FROM app
;;
GRANT SELECT, INSERT, UPDATE ON register_series TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON register_series TO seed
;;
ALTER TABLE register_series ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE register_series FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON register_series TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON register_settings FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON register_settings TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON register_settings TO seed
;;
ALTER TABLE register_settings ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE register_settings FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON register_settings TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON reminder_settings FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON reminder_settings TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON reminder_settings TO seed
;;
ALTER TABLE reminder_settings ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE reminder_settings FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON reminder_settings TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
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
REVOKE ALL ON sales_day FROM app
;;
GRANT SELECT, INSERT, DELETE ON sales_day TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON sales_day TO seed
;;
ALTER TABLE sales_day ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE sales_day FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON sales_day TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON schedule FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON schedule TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON schedule TO seed
;;
REVOKE ALL ON sent_reminder FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON sent_reminder TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON sent_reminder TO seed
;;
ALTER TABLE sent_reminder ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE sent_reminder FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON sent_reminder TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
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
REVOKE ALL ON terminal FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON terminal TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON terminal TO seed
;;
ALTER TABLE terminal ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE terminal FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON terminal TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON treatment FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON treatment TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON treatment TO seed
;;
ALTER TABLE treatment ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE treatment FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON treatment TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON user_session FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON user_session TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON user_session TO seed
;;
REVOKE ALL ON verification_token FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON verification_token TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON verification_token TO seed
;;
REVOKE ALL ON z_report FROM app
;;
GRANT SELECT, INSERT ON z_report TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON z_report TO seed
;;
ALTER TABLE z_report ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE z_report FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON z_report TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE OR REPLACE FUNCTION bump_profile_version() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.profile_version := OLD.profile_version + 1; RETURN NEW; END $$
;;
CREATE OR REPLACE FUNCTION reject_bankid_proof_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
 RAISE EXCEPTION 'a BankID proof is never changed' USING ERRCODE = 'restrict_violation'; END $$
;;
CREATE OR REPLACE FUNCTION guard_signed_form() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF OLD.state = 'signed' AND to_jsonb(NEW) - ARRAY['client_id', 'document_id', 'should_regen_pdf', 'version', 'updated_at', 'cancelled_at', 'cancelled_by_name', 'cancel_reason'] IS DISTINCT FROM to_jsonb(OLD) - ARRAY['client_id', 'document_id', 'should_regen_pdf', 'version', 'updated_at', 'cancelled_at', 'cancelled_by_name', 'cancel_reason'] THEN RAISE EXCEPTION 'a signed form is never changed' USING ERRCODE = 'restrict_violation'; END IF; IF OLD.cancelled_at IS NOT NULL AND NEW.cancelled_at IS DISTINCT FROM OLD.cancelled_at THEN RAISE EXCEPTION 'a cancellation is never undone' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$
;;
CREATE OR REPLACE FUNCTION guard_answered_form() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF OLD.answered_at IS NOT NULL AND to_jsonb(NEW) - (ARRAY['client_id', 'document_id', 'should_regen_pdf', 'version', 'updated_at', 'cancelled_at', 'cancelled_by_name', 'cancel_reason'] || ARRAY['state', 'signature', 'signed_by_name', 'signed_at']) IS DISTINCT FROM to_jsonb(OLD) - (ARRAY['client_id', 'document_id', 'should_regen_pdf', 'version', 'updated_at', 'cancelled_at', 'cancelled_by_name', 'cancel_reason'] || ARRAY['state', 'signature', 'signed_by_name', 'signed_at']) THEN RAISE EXCEPTION 'an answered form is never changed' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$
;;
CREATE OR REPLACE FUNCTION guard_signed_procedure() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
 IF OLD.state IN ('signed', 'cancelled', 'deleted') AND (TG_OP = 'DELETE' OR to_jsonb(NEW) - 'client_id' IS DISTINCT FROM to_jsonb(OLD) - 'client_id') THEN
  RAISE EXCEPTION 'a signed entry is never changed' USING ERRCODE = 'restrict_violation'; END IF;
 RETURN coalesce(NEW, OLD); END $$
;;
CREATE OR REPLACE FUNCTION guard_signed_procedure_treatment() RETURNS trigger LANGUAGE plpgsql AS $$
 DECLARE line procedure_treatment; BEGIN
 line := coalesce(NEW, OLD);
 IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'client_id' = to_jsonb(OLD) - 'client_id' THEN RETURN NEW; END IF;
 IF EXISTS (SELECT 1 FROM procedure p WHERE p.company_id = line.company_id AND p.state IN ('signed', 'cancelled', 'deleted')
  AND p.id IN (line.procedure_id, OLD.procedure_id)) THEN RAISE EXCEPTION 'a signed entry is never changed' USING ERRCODE = 'restrict_violation'; END IF;
 RETURN line; END $$
;;
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END $$
;;
CREATE OR REPLACE FUNCTION receipt_immutable() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.register_id IS DISTINCT FROM OLD.register_id OR NEW.type IS DISTINCT FROM OLD.type OR NEW.original_id IS DISTINCT FROM OLD.original_id OR NEW.seller IS DISTINCT FROM OLD.seller OR NEW.currency IS DISTINCT FROM OLD.currency OR NEW.gross IS DISTINCT FROM OLD.gross OR NEW.discount IS DISTINCT FROM OLD.discount OR NEW.total IS DISTINCT FROM OLD.total OR NEW.rounding IS DISTINCT FROM OLD.rounding OR NEW.vat IS DISTINCT FROM OLD.vat OR NEW.vat_lines IS DISTINCT FROM OLD.vat_lines OR (OLD.number IS NOT NULL AND NEW.number IS DISTINCT FROM OLD.number) OR (OLD.z_number IS NOT NULL AND NEW.z_number IS DISTINCT FROM OLD.z_number) OR (OLD.numbered_at IS NOT NULL AND NEW.numbered_at IS DISTINCT FROM OLD.numbered_at) OR (OLD.paid_at IS NOT NULL AND NEW.paid_at IS DISTINCT FROM OLD.paid_at) OR (OLD.state IN ('CANCELLED', 'ABORTED') AND NEW.state <> OLD.state) OR NEW.refunded < OLD.refunded THEN RAISE EXCEPTION 'the fiscal content of a receipt is immutable' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$
;;
CREATE OR REPLACE FUNCTION register_series_increases() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.last_number NOT IN (OLD.last_number, OLD.last_number + 1) OR NEW.last_z NOT IN (OLD.last_z, OLD.last_z + 1) OR NEW.grand_sales < OLD.grand_sales OR NEW.grand_returns < OLD.grand_returns THEN RAISE EXCEPTION 'a register series only increases, by one' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$
;;
CREATE OR REPLACE FUNCTION protect_signed_prescription() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF OLD.signed_at IS NOT NULL AND to_jsonb(NEW) - ARRAY['client_id', 'document_id', 'uses', 'state', 'ended_at', 'ended_reason', 'version', 'updated_at'] IS DISTINCT FROM to_jsonb(OLD) - ARRAY['client_id', 'document_id', 'uses', 'state', 'ended_at', 'ended_reason', 'version', 'updated_at'] THEN RAISE EXCEPTION 'a signed prescription is immutable' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$
;;
CREATE OR REPLACE FUNCTION delete_sales_day() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_advisory_xact_lock_shared(hashtextextended('sales_day' || NEW.company_id::text, 0)); DELETE FROM sales_day WHERE company_id = NEW.company_id AND begins_at <= NEW.paid_at AND ends_at > NEW.paid_at; RETURN NULL; END $$
;;
CREATE OR REPLACE TRIGGER bankid_proof_append_only BEFORE UPDATE OR DELETE ON bankid_proof FOR EACH ROW EXECUTE FUNCTION reject_bankid_proof_change()
;;
CREATE OR REPLACE TRIGGER client_consent_guard_signed BEFORE UPDATE ON client_consent FOR EACH ROW EXECUTE FUNCTION guard_signed_form()
;;
CREATE OR REPLACE TRIGGER client_questionnaire_guard_answered BEFORE UPDATE ON client_questionnaire FOR EACH ROW EXECUTE FUNCTION guard_answered_form()
;;
CREATE OR REPLACE TRIGGER client_questionnaire_guard_signed BEFORE UPDATE ON client_questionnaire FOR EACH ROW EXECUTE FUNCTION guard_signed_form()
;;
CREATE OR REPLACE TRIGGER company_profile_version BEFORE UPDATE ON company FOR EACH ROW EXECUTE FUNCTION bump_profile_version()
;;
CREATE OR REPLACE TRIGGER electronic_journal_entry_append_only BEFORE UPDATE OR DELETE ON electronic_journal_entry FOR EACH ROW EXECUTE FUNCTION refuse_change()
;;
CREATE OR REPLACE TRIGGER gift_card_entry_append_only BEFORE UPDATE OR DELETE ON gift_card_entry FOR EACH ROW EXECUTE FUNCTION refuse_change()
;;
CREATE OR REPLACE TRIGGER membership_profile_version BEFORE UPDATE ON membership FOR EACH ROW EXECUTE FUNCTION bump_profile_version()
;;
CREATE OR REPLACE TRIGGER prescription_signed_immutable BEFORE UPDATE ON prescription FOR EACH ROW EXECUTE FUNCTION protect_signed_prescription()
;;
CREATE OR REPLACE TRIGGER procedure_guard_signed BEFORE UPDATE OR DELETE ON procedure
 FOR EACH ROW EXECUTE FUNCTION guard_signed_procedure()
;;
CREATE OR REPLACE TRIGGER procedure_treatment_guard_signed BEFORE INSERT OR UPDATE OR DELETE ON procedure_treatment
 FOR EACH ROW EXECUTE FUNCTION guard_signed_procedure_treatment()
;;
CREATE OR REPLACE TRIGGER receipt_immutable BEFORE UPDATE ON receipt FOR EACH ROW EXECUTE FUNCTION receipt_immutable()
;;
CREATE OR REPLACE TRIGGER receipt_line_append_only BEFORE UPDATE OR DELETE ON receipt_line FOR EACH ROW EXECUTE FUNCTION refuse_change()
;;
CREATE OR REPLACE TRIGGER receipt_no_delete BEFORE DELETE ON receipt FOR EACH ROW EXECUTE FUNCTION refuse_change()
;;
CREATE OR REPLACE TRIGGER register_series_increases BEFORE UPDATE ON register_series FOR EACH ROW EXECUTE FUNCTION register_series_increases()
;;
CREATE OR REPLACE TRIGGER register_series_no_delete BEFORE DELETE ON register_series FOR EACH ROW EXECUTE FUNCTION refuse_change()
;;
CREATE OR REPLACE TRIGGER sales_day_past_sale_inserted AFTER INSERT ON receipt FOR EACH ROW WHEN (NEW.type = 'sale' AND NEW.paid_at < now() - interval '1 hour') EXECUTE FUNCTION delete_sales_day()
;;
CREATE OR REPLACE TRIGGER sales_day_past_sale_paid AFTER UPDATE OF paid_at ON receipt FOR EACH ROW WHEN (NEW.type = 'sale' AND NEW.paid_at < now() - interval '1 hour' AND OLD.paid_at IS DISTINCT FROM NEW.paid_at) EXECUTE FUNCTION delete_sales_day()
;;
CREATE OR REPLACE TRIGGER z_report_append_only BEFORE UPDATE OR DELETE ON z_report FOR EACH ROW EXECUTE FUNCTION refuse_change()
;;
GRANT SELECT ON audit TO lookup
;;
GRANT SELECT ON audit_seal TO lookup
;;
GRANT SELECT ON bankid_order TO lookup
;;
GRANT SELECT ON booking_flow TO lookup
;;
GRANT SELECT ON company TO lookup
;;
GRANT SELECT ON control_registration TO lookup
;;
GRANT SELECT, UPDATE ON delivery TO lookup
;;
GRANT SELECT ON document TO lookup
;;
GRANT SELECT ON form_flow TO lookup
;;
GRANT SELECT ON form_link TO lookup
;;
GRANT SELECT ON identity TO lookup
;;
GRANT SELECT ON master_admin TO lookup
;;
GRANT SELECT ON membership TO lookup
;;
GRANT SELECT ON prescriber TO lookup
;;
GRANT SELECT, UPDATE ON receipt TO lookup
;;
GRANT SELECT ON register_settings TO lookup
;;
GRANT SELECT ON user_session TO lookup
;;
SET LOCAL ROLE lookup
;;
CREATE OR REPLACE FUNCTION claim_deliveries(batch int, seconds int) RETURNS TABLE (company_id uuid, delivery_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ UPDATE delivery d SET next_attempt_at = now() + make_interval(secs => seconds), attempts = d.attempts + 1 FROM (SELECT p.company_id, p.id FROM delivery p WHERE p.state = 'pending' AND p.next_attempt_at <= now() ORDER BY p.next_attempt_at LIMIT batch FOR UPDATE SKIP LOCKED) due WHERE d.company_id = due.company_id AND d.id = due.id RETURNING d.company_id, d.id $body$
;;
REVOKE ALL ON FUNCTION claim_deliveries(batch int, seconds int) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION claim_deliveries(batch int, seconds int) TO app
;;
CREATE OR REPLACE FUNCTION claim_receipts(batch int, seconds int) RETURNS TABLE (company_id uuid, receipt_id uuid, lease_token int) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ UPDATE receipt r SET next_attempt_at = now() + make_interval(secs => seconds), lease_token = r.lease_token + 1 FROM (SELECT p.company_id, p.id FROM receipt p WHERE p.state IN ('PENDING', 'PROCESSING') AND p.next_attempt_at <= now() ORDER BY p.next_attempt_at LIMIT batch FOR UPDATE SKIP LOCKED) due WHERE r.company_id = due.company_id AND r.id = due.id RETURNING r.company_id, r.id, r.lease_token $body$
;;
REVOKE ALL ON FUNCTION claim_receipts(batch int, seconds int) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION claim_receipts(batch int, seconds int) TO app
;;
CREATE OR REPLACE FUNCTION lookup_audit_heads() RETURNS TABLE (company_id uuid, number bigint, digest text) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT DISTINCT ON (s.company_id) s.company_id, s.number, s.digest FROM audit_seal s ORDER BY s.company_id, s.number DESC $body$
;;
REVOKE ALL ON FUNCTION lookup_audit_heads() FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_audit_heads() TO app
;;
CREATE OR REPLACE FUNCTION lookup_audit_seal(company uuid, seal_number bigint) RETURNS TABLE (digest text) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT s.digest FROM audit_seal s WHERE s.company_id = company AND s.number = seal_number $body$
;;
REVOKE ALL ON FUNCTION lookup_audit_seal(company uuid, seal_number bigint) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_audit_seal(company uuid, seal_number bigint) TO app
;;
CREATE OR REPLACE FUNCTION lookup_booking_flow(hash bytea, public_id text) RETURNS TABLE (company_id uuid, flow_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT f.company_id, f.id FROM booking_flow f JOIN company c ON c.id = f.company_id WHERE f.key_hash = hash AND c.encrypted_id = public_id AND f.expires_at > now() $body$
;;
REVOKE ALL ON FUNCTION lookup_booking_flow(hash bytea, public_id text) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_booking_flow(hash bytea, public_id text) TO app
;;
CREATE OR REPLACE FUNCTION lookup_companies(after uuid, batch int) RETURNS TABLE (company_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT c.id FROM company c WHERE c.id > after ORDER BY c.id LIMIT batch $body$
;;
REVOKE ALL ON FUNCTION lookup_companies(after uuid, batch int) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_companies(after uuid, batch int) TO app
;;
CREATE OR REPLACE FUNCTION lookup_companies_with_orphaned_sales(after uuid, batch int) RETURNS TABLE (company_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT DISTINCT c.company_id FROM control_registration c WHERE c.state = 'failed' AND c.outcome_unknown AND c.type = 'normal' AND c.company_id > after ORDER BY c.company_id LIMIT batch $body$
;;
REVOKE ALL ON FUNCTION lookup_companies_with_orphaned_sales(after uuid, batch int) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_companies_with_orphaned_sales(after uuid, batch int) TO app
;;
CREATE OR REPLACE FUNCTION lookup_companies_with_unsealed_audit(after uuid, batch int) RETURNS TABLE (company_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT c.id FROM (SELECT id FROM company UNION ALL SELECT '00000000-0000-0000-0000-000000000000') c LEFT JOIN LATERAL (SELECT s.epoch, s.to_xid FROM audit_seal s WHERE s.company_id = c.id ORDER BY s.number DESC LIMIT 1) last ON true WHERE (c.id > after OR (after = c.id AND after = '00000000-0000-0000-0000-000000000000')) AND EXISTS (SELECT FROM audit a WHERE a.company_id = c.id AND (a.epoch, a.xid) >= (coalesce(last.epoch, 0), coalesce(last.to_xid, '0')) AND (a.epoch > coalesce(last.epoch, 0) OR a.xid < pg_snapshot_xmin(pg_current_snapshot()))) ORDER BY c.id LIMIT batch $body$
;;
REVOKE ALL ON FUNCTION lookup_companies_with_unsealed_audit(after uuid, batch int) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_companies_with_unsealed_audit(after uuid, batch int) TO app
;;
CREATE OR REPLACE FUNCTION lookup_company_by_public_id(public_id text) RETURNS TABLE (company_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT c.id FROM company c WHERE c.encrypted_id = public_id $body$
;;
REVOKE ALL ON FUNCTION lookup_company_by_public_id(public_id text) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_company_by_public_id(public_id text) TO app
;;
CREATE OR REPLACE FUNCTION lookup_document_by_code(document_code text) RETURNS TABLE (company_id uuid, document_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT d.company_id, d.id FROM document d WHERE d.code = document_code $body$
;;
REVOKE ALL ON FUNCTION lookup_document_by_code(document_code text) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_document_by_code(document_code text) TO app
;;
CREATE OR REPLACE FUNCTION lookup_due_bankid_orders(batch int) RETURNS TABLE (company_id uuid, order_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT o.company_id, o.id FROM bankid_order o WHERE (state IN ('starting', 'pending') OR (state = 'complete' AND finished_at IS NULL)) AND o.next_attempt_at <= now() ORDER BY o.next_attempt_at LIMIT batch $body$
;;
REVOKE ALL ON FUNCTION lookup_due_bankid_orders(batch int) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_due_bankid_orders(batch int) TO app
;;
CREATE OR REPLACE FUNCTION lookup_form_flow(hash bytea, public_id text) RETURNS TABLE (company_id uuid, flow_id uuid, link_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT f.company_id, f.id, f.link_id FROM form_flow f JOIN company c ON c.id = f.company_id WHERE f.key_hash = hash AND c.encrypted_id = public_id AND f.expires_at > now() $body$
;;
REVOKE ALL ON FUNCTION lookup_form_flow(hash bytea, public_id text) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_form_flow(hash bytea, public_id text) TO app
;;
CREATE OR REPLACE FUNCTION lookup_form_link(hash bytea, public_id text) RETURNS TABLE (company_id uuid, link_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT l.company_id, l.id FROM form_link l JOIN company c ON c.id = l.company_id WHERE l.key_hash = hash AND c.encrypted_id = public_id AND l.expires_at > now() $body$
;;
REVOKE ALL ON FUNCTION lookup_form_link(hash bytea, public_id text) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_form_link(hash bytea, public_id text) TO app
;;
CREATE OR REPLACE FUNCTION lookup_memberships(lookup_identity_id uuid) RETURNS TABLE (company_id uuid, membership_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT m.company_id, m.id FROM membership m WHERE m.identity_id = lookup_identity_id AND m.deleted_at IS NULL AND m.is_active ORDER BY m.last_login_at DESC NULLS LAST, m.created_at $body$
;;
REVOKE ALL ON FUNCTION lookup_memberships(lookup_identity_id uuid) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_memberships(lookup_identity_id uuid) TO app
;;
CREATE OR REPLACE FUNCTION lookup_session(session_token_hash bytea) RETURNS TABLE (session_id uuid, identity_id uuid, area text, company_id uuid, membership_id uuid, prescriber_id uuid, master_active boolean, ended_reason text, profile_version text) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT s.id, s.identity_id, s.area, s.company_id, s.membership_id, s.prescriber_id, a.is_active, CASE WHEN s.ended_at IS NOT NULL THEN coalesce(s.ended_reason, 'security') WHEN s.expires_at <= now() THEN 'expired' END, concat_ws('.', m.profile_version, c.profile_version, extract(epoch FROM i.updated_at), extract(epoch FROM p.updated_at)) FROM user_session s JOIN identity i ON i.id = s.identity_id LEFT JOIN membership m ON m.company_id = s.company_id AND m.id = s.membership_id LEFT JOIN company c ON c.id = s.company_id LEFT JOIN prescriber p ON p.id = s.prescriber_id LEFT JOIN master_admin a ON a.id = s.master_admin_id WHERE s.token_hash = session_token_hash $body$
;;
REVOKE ALL ON FUNCTION lookup_session(session_token_hash bytea) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_session(session_token_hash bytea) TO app
;;
CREATE OR REPLACE FUNCTION poll_receipts_now(merchant text) RETURNS TABLE (company_id uuid, receipt_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ UPDATE receipt r SET next_attempt_at = now() FROM register_settings s WHERE s.merchant_id = merchant AND r.company_id = s.company_id AND r.state IN ('PENDING', 'PROCESSING') AND r.next_attempt_at BETWEEN now() AND now() + interval '6 seconds' RETURNING r.company_id, r.id $body$
;;
REVOKE ALL ON FUNCTION poll_receipts_now(merchant text) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION poll_receipts_now(merchant text) TO app
;;
SET LOCAL ROLE owner
;;
REVOKE CREATE ON SCHEMA public FROM lookup
