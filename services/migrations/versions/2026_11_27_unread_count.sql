SET LOCAL ROLE owner
;;
GRANT SELECT ON notification TO lookup
;;
GRANT USAGE, CREATE ON SCHEMA public TO lookup
;;
SET LOCAL ROLE lookup
;;
CREATE OR REPLACE FUNCTION lookup_unread_count(uuid, uuid, text[]) RETURNS TABLE (content text) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT json_build_object('unread_count', (SELECT count(*) FROM (SELECT 1 FROM notification
  WHERE company_id = $1 AND membership_id = $2 AND read_at IS NULL AND kind = ANY($3) LIMIT 100) u))::text $body$
;;
REVOKE ALL ON FUNCTION lookup_unread_count(uuid, uuid, text[]) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_unread_count(uuid, uuid, text[]) TO app
;;
SET LOCAL ROLE owner
;;
REVOKE CREATE ON SCHEMA public FROM lookup
