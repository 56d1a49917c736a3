ALTER TABLE client ADD COLUMN cpr_id VARCHAR(20) DEFAULT '' NOT NULL
;;
ALTER TABLE client ADD COLUMN profile_photo UUID
;;
ALTER TABLE client ADD COLUMN extra_fields JSONB DEFAULT '{}' NOT NULL
;;
ALTER TABLE client ADD COLUMN state VARCHAR(80) DEFAULT '' NOT NULL
;;
SET LOCAL ROLE NONE
;;
UPDATE company SET settings = settings || jsonb_build_object('EXTRA_FIELDS', '[]'::jsonb, 'CLIENT_FIELDS', (
  SELECT jsonb_object_agg(field, jsonb_build_object('is_required', false, 'name_en', '', 'name_sv', '',
    'is_visible', CASE field WHEN 'state' THEN country = 'US' WHEN 'cpr_id' THEN country = 'DK' ELSE true END))
  FROM unnest(ARRAY['profile_photo', 'personal_id', 'date_of_birth', 'mobile_number', 'occupation', 'street_address', 'city', 'zip_code',
    'state', 'country', 'cpr_id', 'email']) AS field))
;;
SET LOCAL ROLE owner
;;
ALTER TABLE company DROP CONSTRAINT company_settings_complete_check
;;
ALTER TABLE company ADD CONSTRAINT company_settings_complete_check CHECK (settings ?& ARRAY['CALENDAR_FIRST_DAY_SUNDAY',
  'CLIENT_ACCESS_FULL_ACCESS', 'CLIENT_FIELDS', 'CLIENT_TERM', 'CUSTOMER_LANGUAGE', 'DATE_FORMAT', 'EXTRA_FIELDS', 'IS_TWELVE_HOURS',
  'LANGUAGE', 'NRS_RATING', 'SHOW_2FA'])
