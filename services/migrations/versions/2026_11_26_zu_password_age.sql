SET LOCAL ROLE NONE
;;
UPDATE company SET settings = settings || '{"PASSWORD_DAYS": null}'
;;
SET LOCAL ROLE owner
;;
ALTER TABLE company DROP CONSTRAINT company_settings_complete_check
;;
ALTER TABLE company ADD CONSTRAINT company_settings_complete_check CHECK (settings ?& ARRAY['CALENDAR_FIRST_DAY_SUNDAY',
  'CAN_WE_PUBLISH_YOUR_BEFORE_AND_AFTER_PICTURE', 'CLIENT_ACCESS_FULL_ACCESS', 'CLIENT_FIELDS', 'CLIENT_TERM', 'CUSTOMER_LANGUAGE',
  'DATE_FORMAT', 'EXTRA_FIELDS', 'IS_TWELVE_HOURS', 'LANGUAGE', 'LOC_CHECKBOX', 'NRS_RATING', 'PASSWORD_DAYS', 'REQUIRED_CONSENT',
  'SEND_CLIENT_WELCOME_EMAIL', 'SHOW_2FA', 'SHOW_LETTER_OF_CONSENT'])
;;
ALTER TABLE sign_in_step ADD COLUMN needs VARCHAR(20) DEFAULT 'second_factor' NOT NULL
;;
ALTER TABLE sign_in_step ADD CONSTRAINT sign_in_step_needs_check CHECK (needs IN ('second_factor', 'password_change'))
;;
GRANT USAGE, CREATE ON SCHEMA public TO lookup
;;
SET LOCAL ROLE lookup
;;
CREATE OR REPLACE FUNCTION lookup_password_expiry(lookup_identity_id uuid) RETURNS TABLE (expires_at timestamptz) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT i.password_changed_at + make_interval(days => (SELECT min((c.settings->>'PASSWORD_DAYS')::int) FROM membership m JOIN company c ON c.id = m.company_id WHERE m.identity_id = i.id AND m.deleted_at IS NULL AND m.is_active)) FROM identity i WHERE i.id = lookup_identity_id $body$
;;
REVOKE ALL ON FUNCTION lookup_password_expiry(lookup_identity_id uuid) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_password_expiry(lookup_identity_id uuid) TO app
;;
SET LOCAL ROLE owner
