-- The roles of the database. Run by a superuser in any database of the server; running it again changes nothing.
--   psql -v ON_ERROR_STOP=1 -f infra/roles.sql
-- On a server that others reach, give `app`, `migrator`, `seed` and `backup` passwords afterwards (ALTER ROLE ... PASSWORD).

SELECT format('CREATE ROLE %I', name)
FROM unnest(ARRAY['owner', 'lookup', 'app', 'migrator', 'seed', 'backup']) AS name
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name)
\gexec

-- Owns the tables; can't sign in, and row-level security applies to it too.
ALTER ROLE owner NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
-- Owns the functions that look up a company before it is known; can't sign in.
ALTER ROLE lookup NOLOGIN NOSUPERUSER BYPASSRLS NOCREATEDB NOCREATEROLE;
-- API and worker: owns nothing, bypasses nothing.
ALTER ROLE app LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
-- Never in a serving process. `migrator` may make databases, for restoring into a fresh one.
ALTER ROLE migrator LOGIN NOSUPERUSER BYPASSRLS CREATEDB NOCREATEROLE;
ALTER ROLE seed LOGIN NOSUPERUSER BYPASSRLS NOCREATEDB NOCREATEROLE;
ALTER ROLE backup LOGIN NOSUPERUSER BYPASSRLS NOCREATEDB NOCREATEROLE;

GRANT owner TO migrator;
GRANT lookup TO migrator;
GRANT pg_read_all_data TO backup;

SELECT 'CREATE DATABASE aster OWNER owner'
WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = 'aster')
\gexec

REVOKE ALL ON DATABASE aster FROM PUBLIC;
GRANT CONNECT ON DATABASE aster TO app, backup;
GRANT CONNECT, TEMPORARY ON DATABASE aster TO migrator, seed;
