ALTER TABLE membership ADD COLUMN invitation_expires_at TIMESTAMP WITH TIME ZONE
;;
GRANT USAGE, CREATE ON SCHEMA public TO lookup
;;
SET LOCAL ROLE lookup
;;
CREATE OR REPLACE FUNCTION lookup_memberships(lookup_identity_id uuid) RETURNS TABLE (company_id uuid, membership_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT m.company_id, m.id FROM membership m WHERE m.identity_id = lookup_identity_id AND m.deleted_at IS NULL AND m.is_active AND (m.invitation_expires_at IS NULL OR m.invitation_expires_at > now()) ORDER BY m.last_login_at DESC NULLS LAST, m.created_at $body$
;;
CREATE OR REPLACE FUNCTION lookup_open_invitations(lookup_identity_id uuid) RETURNS TABLE (company_id uuid, membership_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT m.company_id, m.id FROM membership m WHERE m.identity_id = lookup_identity_id AND m.deleted_at IS NULL AND m.is_active AND m.invitation_expires_at IS NOT NULL ORDER BY m.created_at $body$
;;
REVOKE ALL ON FUNCTION lookup_open_invitations(lookup_identity_id uuid) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_open_invitations(lookup_identity_id uuid) TO app
;;
SET LOCAL ROLE owner
;;
REVOKE CREATE ON SCHEMA public FROM lookup
