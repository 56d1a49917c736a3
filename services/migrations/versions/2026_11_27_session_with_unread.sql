SET LOCAL ROLE owner
;;
GRANT USAGE, CREATE ON SCHEMA public TO lookup
;;
SET LOCAL ROLE lookup
;;
CREATE OR REPLACE FUNCTION lookup_session_with_unread(session_token_hash bytea) RETURNS TABLE (session_id uuid, identity_id uuid, area text, company_id uuid, membership_id uuid, prescriber_id uuid, master_active boolean, factors text[], ended_reason text, profile_version text, unread text) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT s.*, (SELECT json_object_agg(kind, n)::text FROM (SELECT kind, count(*) AS n FROM (SELECT kind FROM notification
  WHERE company_id = s.company_id AND membership_id = s.membership_id AND read_at IS NULL LIMIT 100) u GROUP BY kind) k) FROM lookup_session(session_token_hash) s $body$
;;
REVOKE ALL ON FUNCTION lookup_session_with_unread(bytea) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_session_with_unread(bytea) TO app
;;
SET LOCAL ROLE owner
;;
REVOKE CREATE ON SCHEMA public FROM lookup
