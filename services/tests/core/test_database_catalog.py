"""Row-level security, keys, functions and grants, read from the database's catalog, since alembic's check compares none of them (BEY-060)."""

import pytest

from clinic.core.database import row_security
from clinic.core.database.session import read_pool

pytestmark = pytest.mark.anyio

SECURITY_DEFINER_FUNCTIONS = {
    "claim_deliveries": "the outbox's queue: ids only",
    "claim_card_charges": "the queue of charges of cards on file that are due for a step: ids only",
    "claim_online_payments": "the queue of online payments that are due for a step: ids only",
    "claim_receipts": "the queue of sales that are due for a step: ids only",
    "lookup_audit_heads": "the newest seal of each company, for the daily anchor: digests only",
    "lookup_audit_seal": "the company of a seal, to check its anchor",
    "lookup_due_bankid_orders": "the queue of pending BankID orders: ids only",
    "lookup_companies": "the ids of all companies, for jobs that run one transaction each",
    "lookup_companies_with_pending_payment_account": "the ids of companies whose payment account is pending, for the job that asks for its state",
    "lookup_pending_payment_account": "the company of a pending payment account that a webhook names",
    "lookup_company_by_public_id": "a public id to its company",
    "lookup_company_by_portal_name": "a public id or short name to its company, for the portal",
    "lookup_unread_count": "the number of a member's unread notifications, which each bell polls: no row of it",
    "lookup_document_by_code": "a document's code, for public verification",
    "lookup_form_link": "the key in a client's link to their forms",
    "lookup_form_flow": "the key of a visitor who opened such a link",
    "lookup_booking_flow": "a visitor's flow key",
    "lookup_registration_flow": "a visitor's flow key of the registration portal",
    "lookup_memberships": "an account's companies, at sign-in",
    "lookup_bankid_members": "a personal id that BankID has proved, at sign-in: ids only",
    "lookup_open_invitations": "an account's invitations that are not accepted, at sign-in and when a new link is asked for: ids only",
    "lookup_sign_in_factors": "what an account must prove at sign-in, by its own choice and its companies', and what it can prove: yes or no",
    "lookup_personal_id_members": "the accounts of a personal id whose BankID was refused, for their companies' logs: ids only",
    "lookup_session": "a session's cookie",
    "lookup_session_with_unread": "a session's cookie, with how many notifications its member has not read, by kind: no row of them",
    "lookup_password_expiry": "when an account's password expires by the strictest of its companies",
    "lookup_companies_with_orphaned_sales": "companies with a failed sale that the control unit may have registered: ids only",
    "lookup_companies_with_unsealed_audit": "companies with audit rows that no seal covers: ids only",
    "poll_online_payment_now": "an order or id at a provider, whose online payment is asked for now: ids only",
    "poll_receipts_now": "a card terminal's account, whose pending sales are polled now",
}
"""The complete list of SECURITY DEFINER functions, each with what it takes or returns."""

GLOBAL_TABLES = {
    "authenticator": "a person signs in before any company is known",
    "browser_error": "an error of a browser, without personal data",
    "calendar_link": "a calendar shows a secret before the company is known",
    "email_change": "an account is known before the company, at sign-in",
    "identity": "an account is known before the company, at sign-in",
    "master_admin": "runs the service",
    "passkey": "a person signs in before any company is known",
    "passkey_challenge": "a person signs in before any company is known",
    "pending_sign_up": "a company begins only when its owner's address is verified",
    "recovery_code": "a person signs in before any company is known",
    "verification_token": "sent before a company is known",
    "schedule": "when a job last ran: names and times only",
    "prescriber": "works for many companies",
    "sign_in_step": "belongs to a person who isn't signed in yet",
    "trusted_device": "read at sign-in, before the company is known",
    "user_session": "a session is known before the company, by its cookie",
}
"""The complete list of tables without a company, each with its reason."""

LIST_TABLES = """
SELECT c.relname AS name, c.relrowsecurity AS is_enabled, c.relforcerowsecurity AS is_forced, pg_get_userbyid(c.relowner) AS owner,
  EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'company_id' AND NOT a.attisdropped) AS has_company,
  EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'client_id' AND NOT a.attisdropped) AS has_client
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p')
"""
LIST_CONSTRAINTS = """
SELECT c.relname AS "table", k.conname AS name, a.attname AS first_column
FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
WHERE n.nspname = 'public' AND k.contype IN ('p', 'u', 'f', 'x')
"""
LIST_UNIQUE_INDEXES = """
SELECT c.relname AS "table", i.relname AS name, a.attname AS first_column FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid
JOIN pg_class c ON c.oid = x.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_attribute a ON a.attrelid = x.indrelid AND a.attnum = x.indkey[0]
WHERE n.nspname = 'public' AND x.indisunique
"""
REFERENCED_GLOBAL_TABLES = {"identity", "prescriber", "master_admin"}
"""Global tables that a company's row may reference by their own key."""


async def _fetch_rows(sql: str):
    return [dict(row) for row in await (await read_pool()).fetch(sql)]


async def test_every_table_has_row_level_security_or_is_listed_as_global(app):
    """BEY-060: row-level security on and forced, owned by a role that cannot sign in; or global, with its reason."""
    for table in await _fetch_rows(LIST_TABLES):
        name = table["name"]
        if name == "alembic_version":
            continue
        assert table["owner"] == "owner", name
        if name in GLOBAL_TABLES:
            continue
        assert table["has_company"] or name == "company", f"{name} has no company and no reason"
        assert table["is_enabled"] and table["is_forced"], name
    global_models = {model.__tablename__ for model in row_security.list_models() if model.__global__}
    assert global_models <= set(GLOBAL_TABLES)


async def test_every_table_with_a_client_has_the_restrictive_policy(app):
    """PLT-034: client access is a policy of the database on each table that names a client."""
    policies = await _fetch_rows("SELECT tablename, policyname, permissive, roles FROM pg_policies WHERE schemaname = 'public'")
    restricted = {row["tablename"] for row in policies if row["permissive"] == "RESTRICTIVE" and row["policyname"] == "client_scope"}
    tables = await _fetch_rows(LIST_TABLES)
    client_tables = {table["name"] for table in tables if table["has_client"]} - {"client_access"}
    assert client_tables | {"client", "client_search_token"} == restricted
    tenant_tables = {row["tablename"] for row in policies if row["policyname"] == "tenant"}
    assert tenant_tables == {table["name"] for table in tables if table["is_enabled"]}


async def test_every_key_begins_with_the_company(app):
    """A company's row can't reference another company's, and the database can be partitioned by company."""
    company_tables = {table["name"] for table in await _fetch_rows(LIST_TABLES) if table["has_company"]} - set(GLOBAL_TABLES)
    foreign_keys = await _fetch_rows(
        "SELECT k.conname AS name, f.relname AS target FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid WHERE k.contype = 'f'",
    )
    allowed = {row["name"] for row in foreign_keys if row["target"] in REFERENCED_GLOBAL_TABLES}
    for key in await _fetch_rows(LIST_CONSTRAINTS):
        if key["table"] in company_tables and key["name"] not in allowed:
            assert key["first_column"] == "company_id", key
    for index in await _fetch_rows(LIST_UNIQUE_INDEXES):
        if index["table"] in company_tables:
            assert index["first_column"] == "company_id", index


async def test_app_role_owns_no_table_and_bypasses_no_policy(app):
    """Every policy applies to the role of the app, and to the owner of the tables."""
    roles = {row["rolname"]: row for row in await _fetch_rows("SELECT rolname, rolbypassrls, rolsuper, rolcanlogin FROM pg_roles")}
    assert (await (await read_pool()).fetchval("SELECT current_user")) == "app"
    assert not roles["app"]["rolbypassrls"] and not roles["app"]["rolsuper"]
    assert not roles["owner"]["rolbypassrls"] and not roles["owner"]["rolcanlogin"]
    assert not roles["lookup"]["rolcanlogin"]
    owned_count = await (await read_pool()).fetchval("SELECT count(*) FROM pg_class WHERE pg_get_userbyid(relowner) = 'app'")
    assert owned_count == 0


async def test_security_definer_functions_are_those_listed(app):
    """Each is owned by the role `lookup` and has a fixed search path; there is no other."""
    functions = await _fetch_rows(
        "SELECT p.proname AS name, pg_get_userbyid(p.proowner) AS owner, p.proconfig::text AS config FROM pg_proc p"
        " JOIN pg_namespace n ON n.oid = p.pronamespace WHERE n.nspname = 'public' AND p.prosecdef",
    )
    assert {row["name"] for row in functions} == set(SECURITY_DEFINER_FUNCTIONS)
    assert all(row["owner"] == "lookup" and "search_path" in row["config"] for row in functions)


async def test_app_role_may_only_insert_and_select_append_only_tables(app):
    """The tables of audit rows, seals, events, views of a client, agreements to the terms and short names."""
    for table in ("audit", "audit_seal", "event", "client_access_log", "terms_agreement", "company_short_name"):
        privileges = await (await read_pool()).fetch(
            "SELECT privilege_type FROM information_schema.role_table_grants WHERE grantee = 'app' AND table_name = $1", table,
        )
        assert {row["privilege_type"] for row in privileges} == {"SELECT", "INSERT"}, table


@pytest.mark.parametrize("statement", [
    "CREATE TABLE planted (id uuid PRIMARY KEY)",
    "CREATE TABLE planted (company_id uuid, id uuid, PRIMARY KEY (company_id, id))",
])
async def test_a_planted_table_is_detected(app, statement):
    """The check detects a table without a company, and one whose row-level security is off."""
    import asyncpg

    from clinic.core.settings import settings

    admin = await asyncpg.connect(settings().database_admin_url)
    try:
        await admin.execute("SET ROLE owner;" + statement)
        with pytest.raises(AssertionError, match="planted"):
            await test_every_table_has_row_level_security_or_is_listed_as_global(app)
    finally:
        await admin.execute("DROP TABLE IF EXISTS planted")
        await admin.close()
