"""What the database itself keeps: asked of its catalogue, for alembic's check sees none of it (BEY-060)."""

import pytest

from clinic.core import rowsecurity
from clinic.core.db import pool

pytestmark = pytest.mark.anyio

DOORS = {
    "claim_deliveries": "the relay's queue: ids only",
    "claim_receipts": "the till's queue of sales that wait for a step: ids only",
    "door_audit_heads": "the newest seal of each company, for the daily anchor: digests only",
    "door_audit_seal": "whose audit log a head stands for",
    "door_bankid_due": "the queue of BankID orders that wait for an answer: ids only",
    "door_companies": "the ids that jobs go through, one transaction each",
    "door_company": "a public id to its company",
    "door_document": "a document's code, for those who verify it",
    "door_form_link": "the key in a client's link to their forms",
    "door_form_visit": "the key of somebody who opened such a link",
    "door_flow": "a visitor's flow key",
    "door_memberships": "an identity's companies, at sign-in",
    "door_session": "a session's cookie",
    "door_stray_receipts": "companies with a sale of which the control unit may know though it came to nothing: ids only",
    "door_unsealed": "companies with audit rows that no seal covers: ids only",
    "hurry_receipts": "a card terminal's account, whose waiting sales are looked at now",
}
"""The written list of doors: each SECURITY DEFINER function and the key it takes."""

GLOBAL = {
    "client_error": "a page that broke, without personal data",
    "identity": "sign-in comes before the company",
    "master_admin": "runs the service",
    "one_time_code": "sent before a company is known",
    "schedule": "when a job last ran: names and instants only",
    "prescriber": "works for many companies",
    "signed_in": "a cookie is known before the company",
}
"""The written list of tables without a company."""

TABLES = """
SELECT c.relname AS name, c.relrowsecurity AS on, c.relforcerowsecurity AS forced, pg_get_userbyid(c.relowner) AS owner,
  EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'company_id' AND NOT a.attisdropped) AS owned,
  EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'client_id' AND NOT a.attisdropped) AS of_client
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p')
"""
KEYS = """
SELECT c.relname AS "table", k.conname AS name, k.contype AS kind, a.attname AS first
FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
WHERE n.nspname = 'public' AND k.contype IN ('p', 'u', 'f', 'x')
"""
UNIQUE = """
SELECT c.relname AS "table", i.relname AS name, a.attname AS first FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid
JOIN pg_class c ON c.oid = x.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_attribute a ON a.attrelid = x.indrelid AND a.attnum = x.indkey[0]
WHERE n.nspname = 'public' AND x.indisunique
"""
POINTS_OUTSIDE = {"identity", "prescriber", "master_admin"}
"""Global tables that a company's row may point at by their own key."""


async def _rows(sql: str):
    return [dict(row) for row in await (await pool()).fetch(sql)]


async def test_every_table_is_kept_apart_or_on_the_written_list(app):
    """BEY-060: row-level security on and forced, owned by a role that cannot sign in; or global, with its reason."""
    for table in await _rows(TABLES):
        name = table["name"]
        if name == "alembic_version":
            continue
        assert table["owner"] == "owner", name
        if name in GLOBAL:
            continue
        assert table["owned"] or name == "company", f"{name} has no company and no reason"
        assert table["on"] and table["forced"], name
    said = {model.__tablename__ for model in rowsecurity.models() if model.__global__}
    assert said <= set(GLOBAL)


async def test_every_table_with_a_client_has_the_restrictive_policy(app):
    """PLT-034: client access is a policy of the database on each table that names a client."""
    policies = await _rows("SELECT tablename, policyname, permissive, roles FROM pg_policies WHERE schemaname = 'public'")
    restricted = {row["tablename"] for row in policies if row["permissive"] == "RESTRICTIVE" and row["policyname"] == "reach"}
    tables = await _rows(TABLES)
    named = {table["name"] for table in tables if table["of_client"]} - {"client_access"}
    assert named | {"client", "client_token"} == restricted
    tenant = {row["tablename"] for row in policies if row["policyname"] == "tenant"}
    assert tenant == {table["name"] for table in tables if table["on"]}


async def test_every_key_begins_with_the_company(app):
    """One company's row can't point at another's, and the schema can be spread by company."""
    owned = {table["name"] for table in await _rows(TABLES) if table["owned"]} - set(GLOBAL)
    outside = await _rows(
        "SELECT k.conname AS name, f.relname AS target FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid WHERE k.contype = 'f'",
    )
    allowed = {row["name"] for row in outside if row["target"] in POINTS_OUTSIDE}
    for key in await _rows(KEYS):
        if key["table"] in owned and key["name"] not in allowed:
            assert key["first"] == "company_id", key
    for index in await _rows(UNIQUE):
        if index["table"] in owned:
            assert index["first"] == "company_id", index


async def test_the_app_owns_nothing_and_bypasses_nothing(app):
    """The serving role is bound by every policy; so is the owner of the tables."""
    roles = {row["rolname"]: row for row in await _rows("SELECT rolname, rolbypassrls, rolsuper, rolcanlogin FROM pg_roles")}
    assert (await (await pool()).fetchval("SELECT current_user")) == "app"
    assert not roles["app"]["rolbypassrls"] and not roles["app"]["rolsuper"]
    assert not roles["owner"]["rolbypassrls"] and not roles["owner"]["rolcanlogin"]
    assert not roles["door"]["rolcanlogin"]
    owns = await (await pool()).fetchval("SELECT count(*) FROM pg_class WHERE pg_get_userbyid(relowner) = 'app'")
    assert owns == 0


async def test_the_doors_are_those_on_the_written_list(app):
    """Each door is SECURITY DEFINER, owned by the role `door`, with a fixed search path; there is no other."""
    found = await _rows(
        "SELECT p.proname AS name, pg_get_userbyid(p.proowner) AS owner, p.proconfig::text AS config FROM pg_proc p"
        " JOIN pg_namespace n ON n.oid = p.pronamespace WHERE n.nspname = 'public' AND p.prosecdef",
    )
    assert {row["name"] for row in found} == set(DOORS)
    assert all(row["owner"] == "door" and "search_path" in row["config"] for row in found)


async def test_append_only_tables_take_no_change(app):
    """Audit rows, seals and events can be added and read, and nothing else, by the serving role."""
    for table in ("audit", "audit_seal", "event", "client_look"):
        held = await (await pool()).fetch(
            "SELECT privilege_type FROM information_schema.role_table_grants WHERE grantee = 'app' AND table_name = $1", table,
        )
        assert {row["privilege_type"] for row in held} == {"SELECT", "INSERT"}, table


@pytest.mark.parametrize("breach", [
    "CREATE TABLE stray (id uuid PRIMARY KEY)",
    "CREATE TABLE stray (company_id uuid, id uuid, PRIMARY KEY (company_id, id))",
])
async def test_a_planted_table_is_seen(app, breach):
    """The catalogue check sees a table without a company, and one whose row-level security is off."""
    import asyncpg

    from clinic.core.settings import settings

    admin = await asyncpg.connect(settings().database_admin_url)
    try:
        await admin.execute("SET ROLE owner;" + breach)
        with pytest.raises(AssertionError, match="stray"):
            await test_every_table_is_kept_apart_or_on_the_written_list(app)
    finally:
        await admin.execute("DROP TABLE IF EXISTS stray")
        await admin.close()
