"""A fingerprint of a database's schema, read from PostgreSQL's catalogue, by which two databases are compared.

Alembic's own comparison sees no policies, grants, checks, exclusion constraints, functions or triggers.
"""

import asyncpg

_QUERIES = (
    "SELECT format('column %s.%s %s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,"
    " pg_get_expr(d.adbin, d.adrelid), a.attgenerated) FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid"
    " LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum"
    " WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v') AND a.attnum > 0 AND NOT a.attisdropped",
    "SELECT format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint"
    " WHERE connamespace = 'public'::regnamespace AND contype <> 'n'",
    "SELECT format('index %s', indexdef) FROM pg_indexes WHERE schemaname = 'public'",
    "SELECT format('policy %s %s %s %s %s %s %s', tablename, policyname, permissive, roles, cmd, qual, with_check) FROM pg_policies",
    "SELECT format('table %s %s %s %s', relname, relrowsecurity, relforcerowsecurity, pg_get_userbyid(relowner)) FROM pg_class"
    " WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')",
    "SELECT format('grant %s %s %s', grantee, table_name, privilege_type) FROM information_schema.role_table_grants"
    " WHERE table_schema = 'public' AND grantee <> 'owner'",
    "SELECT format('function %s %s %s', pg_get_userbyid(p.proowner), p.proacl, pg_get_functiondef(p.oid)) FROM pg_proc p"
    " WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f'"
    " AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')",
    "SELECT format('trigger %s', pg_get_triggerdef(oid)) FROM pg_trigger WHERE NOT tgisinternal",
    "SELECT format('extension %s', extname) FROM pg_extension",
)


async def fingerprint(url: str) -> set[str]:
    """Return one line for each object in the schema `public`, alembic's own table left out."""
    connection = await asyncpg.connect(url)
    try:
        lines = {row[0] for query in _QUERIES for row in await connection.fetch(query)}
    finally:
        await connection.close()
    return {line for line in lines if "alembic_version" not in line}
