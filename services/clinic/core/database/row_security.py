"""Row-level security, grants, lookup functions and triggers as SQL, derived from the models.

Each company's rows are kept apart by PostgreSQL: every table of `CompanyOwned` rows has the policy `tenant`, which compares
`company_id` with the setting `app.company_id` of the transaction (tenant_context.py). Tables about clients also have the restrictive
policy `client_scope`. The role `app` bypasses none of it. What has to be found before the company is known (a session's token, a
public id) goes through a lookup function: SECURITY DEFINER, owned by the role `lookup`, taking a key or its hash and returning ids.

Alembic's autogeneration sees nothing of this; schema_fingerprint.py compares it instead.
"""

from clinic.core.database.base import Base, ClientOwned, CompanyOwned

CURRENT_COMPANY = "nullif(current_setting('app.company_id', true), '')::uuid"
CURRENT_MEMBERSHIP = "nullif(current_setting('app.membership_id', true), '')::uuid"
CURRENT_PRESCRIBER = "nullif(current_setting('app.prescriber_id', true), '')::uuid"

LOOKUP_FUNCTIONS: dict[str, str] = {}
"""CREATE FUNCTION of each lookup function, by its name."""
LOOKUP_GRANTS: dict[str, str] = {}
"""Privileges of the role `lookup`, by table."""
FUNCTIONS: list[str] = [
    (
        "CREATE OR REPLACE FUNCTION bump_profile_version() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN NEW.profile_version := OLD.profile_version + 1; RETURN NEW; END $$"
    ),
]
"""Functions that triggers and constraints call."""
TRIGGERS: list[str] = []
"""CREATE OR REPLACE TRIGGER statements."""


def lookup_function(name: str, signature: str, returns: str, body: str, grants: dict[str, str]) -> None:
    """Declare a lookup function. `body` is one SQL statement, `grants` the privileges that it needs, by table."""
    LOOKUP_FUNCTIONS[name] = (
        f"CREATE OR REPLACE FUNCTION {name}({signature}) RETURNS {returns} LANGUAGE sql SECURITY DEFINER"
        f" SET search_path = public, pg_temp AS $body$ {body} $body$"
    )
    for table, privileges in grants.items():
        granted = {privilege for privilege in LOOKUP_GRANTS.get(table, "").split(", ") if privilege}
        LOOKUP_GRANTS[table] = ", ".join(sorted(granted | set(privileges.split(", "))))


def mask_for_accountant(value: str, replacement: str = "''") -> str:
    """Return the SQL expression `value`, replaced by `replacement` for accountants: they read the row but no name or note (BEY-026)."""
    return f"CASE WHEN current_setting('app.client_scope', true) = 'financial' THEN {replacement} ELSE {value} END"


def client_scope_policy(table: str, column: str, *, visible_to_accountant: bool = False) -> str:
    """Return the restrictive policy of client access (PLT-034): users whose scope is `granted` see only their granted clients' rows.

    An accountant's scope, `financial`, sees only tables that are declared visible to accountants, so rows joined to them are absent
    (BEY-026).
    """
    scopes = "IN ('all', 'financial')" if visible_to_accountant else "= 'all'"
    condition = (
        f"current_setting('app.client_scope', true) {scopes} OR {table}.{column} IS NULL OR EXISTS (SELECT 1 FROM client_access a"
        f" WHERE a.company_id = {table}.company_id AND a.membership_id = {CURRENT_MEMBERSHIP} AND a.client_id = {table}.{column})"
    )
    return f"CREATE POLICY client_scope ON {table} AS RESTRICTIVE TO app USING ({condition}) WITH CHECK ({condition})"


def table_statements(model: type[Base]) -> list[str]:
    """Return the grants and policies of one table."""
    table = model.__tablename__
    sql = [f"REVOKE ALL ON {table} FROM app", f"GRANT {model.__grants__} ON {table} TO app"]
    sql.append(f"GRANT SELECT, INSERT, UPDATE, DELETE ON {table} TO seed")
    if not issubclass(model, CompanyOwned) and not hasattr(model, "__tenant__"):
        return sql
    tenant = getattr(model, "__tenant__", "company_id")
    sql += [
        f"ALTER TABLE {table} ENABLE ROW LEVEL SECURITY",
        f"ALTER TABLE {table} FORCE ROW LEVEL SECURITY",
        f"CREATE POLICY tenant ON {table} TO app USING ({tenant} = {CURRENT_COMPANY}) WITH CHECK ({tenant} = {CURRENT_COMPANY})",
    ]
    if issubclass(model, ClientOwned):
        sql.append(client_scope_policy(table, model.__client_column__, visible_to_accountant=model.__visible_to_accountant__))
    sql += [f"CREATE POLICY {policy.format(table=table)}" for policy in model.__policies__]
    return sql


def list_models() -> list[type[Base]]:
    """Return all mapped classes, ordered by table name."""
    return sorted((mapper.class_ for mapper in Base.registry.mappers), key=lambda model: model.__tablename__)


def statements() -> list[str]:
    """Return grants, policies, functions and triggers, to be run as `owner` once the tables exist and before `lookup_statements()`."""
    sql = ["GRANT USAGE ON SCHEMA public TO app, seed, lookup"]
    for model in list_models():
        sql += table_statements(model)
    sql += FUNCTIONS + sorted(TRIGGERS)
    sql += [f"GRANT {privileges} ON {table} TO lookup" for table, privileges in sorted(LOOKUP_GRANTS.items())]
    return sql


def lookup_statements() -> list[str]:
    """Return the lookup functions, to be run as the role `lookup`, which owns them and nothing else."""
    sql = []
    for name, create in sorted(LOOKUP_FUNCTIONS.items()):
        signature = name + create[create.index("(") : create.index(" RETURNS")]
        sql += [create, f"REVOKE ALL ON FUNCTION {signature} FROM PUBLIC", f"GRANT EXECUTE ON FUNCTION {signature} TO app"]
    return sql
