"""Row-level security, grants, doors and triggers as SQL, derived from the models: what alembic's own check does not see."""

from clinic.core.models import Base, ClientOwned, CompanyOwned

COMPANY = "nullif(current_setting('app.company_id', true), '')::uuid"
MEMBERSHIP = "nullif(current_setting('app.membership_id', true), '')::uuid"
PRESCRIBER = "nullif(current_setting('app.prescriber_id', true), '')::uuid"

DOORS: dict[str, str] = {}
"""Each door's name and its CREATE FUNCTION: SECURITY DEFINER, owned by the role `door`, taking a key or its hash."""
DOOR_GRANTS: dict[str, str] = {}
"""What the role `door` may do, by table."""
FUNCTIONS: list[str] = [
    (
        "CREATE OR REPLACE FUNCTION bump_generation() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN NEW.generation := OLD.generation + 1; RETURN NEW; END $$"
    ),
]
"""Functions that triggers and constraints call."""
TRIGGERS: list[str] = []
"""Triggers, each statement replaceable."""


def door(name: str, signature: str, returns: str, body: str, grants: dict[str, str]) -> None:
    """Declare a door; `body` is one SQL statement."""
    DOORS[name] = (
        f"CREATE OR REPLACE FUNCTION {name}({signature}) RETURNS {returns} LANGUAGE sql SECURITY DEFINER"
        f" SET search_path = public, pg_temp AS $door$ {body} $door$"
    )
    for table, wanted in grants.items():
        have = {part for part in DOOR_GRANTS.get(table, "").split(", ") if part}
        DOOR_GRANTS[table] = ", ".join(sorted(have | set(wanted.split(", "))))


def nameless(value: str, instead: str = "''") -> str:
    """A name or a note in a row of money, as SQL: an accountant, who meets the row, gets `instead` (BEY-026)."""
    return f"CASE WHEN current_setting('app.reach', true) = 'money' THEN {instead} ELSE {value} END"


def reach_policy(table: str, column: str, *, money: bool = False) -> str:
    """The restrictive policy of client access (PLT-034): a restricted user meets only the clients granted to them.

    An accountant meets only rows of `money`, so that what is joined to them of a client's isn't there (BEY-026).
    """
    reach = "IN ('all', 'money')" if money else "= 'all'"
    test = (
        f"current_setting('app.reach', true) {reach} OR {table}.{column} IS NULL OR EXISTS (SELECT 1 FROM client_access a"
        f" WHERE a.company_id = {table}.company_id AND a.membership_id = {MEMBERSHIP} AND a.client_id = {table}.{column})"
    )
    return f"CREATE POLICY reach ON {table} AS RESTRICTIVE TO app USING ({test}) WITH CHECK ({test})"


def of_table(model: type[Base]) -> list[str]:
    """The statements for one table."""
    table = model.__tablename__
    made = [f"REVOKE ALL ON {table} FROM app", f"GRANT {model.__grants__} ON {table} TO app"]
    made.append(f"GRANT SELECT, INSERT, UPDATE, DELETE ON {table} TO seed")
    if not issubclass(model, CompanyOwned) and not hasattr(model, "__tenant__"):
        return made
    tenant = getattr(model, "__tenant__", "company_id")
    made += [
        f"ALTER TABLE {table} ENABLE ROW LEVEL SECURITY",
        f"ALTER TABLE {table} FORCE ROW LEVEL SECURITY",
        f"CREATE POLICY tenant ON {table} TO app USING ({tenant} = {COMPANY}) WITH CHECK ({tenant} = {COMPANY})",
    ]
    if issubclass(model, ClientOwned):
        made.append(reach_policy(table, model.__client_column__, money=model.__money__))
    made += [f"CREATE POLICY {rest.format(table=table)}" for rest in model.__policies__]
    return made


def models() -> list[type[Base]]:
    """All mapped classes, in the order of their tables' names."""
    return sorted((mapper.class_ for mapper in Base.registry.mappers), key=lambda model: model.__tablename__)


def statements() -> list[str]:
    """Everything beside the tables: run as `owner` after they are made; doors are then handed to the role `door`."""
    made = ["GRANT USAGE ON SCHEMA public TO app, seed, door"]
    for model in models():
        made += of_table(model)
    made += FUNCTIONS + sorted(TRIGGERS)
    made += [f"GRANT {wanted} ON {table} TO door" for table, wanted in sorted(DOOR_GRANTS.items())]
    return made


def door_statements() -> list[str]:
    """The doors, run as the role `door`, which owns them and nothing else."""
    made = []
    for name, sql in sorted(DOORS.items()):
        signature = name + sql[sql.index("(") : sql.index(" RETURNS")]
        made += [sql, f"REVOKE ALL ON FUNCTION {signature} FROM PUBLIC", f"GRANT EXECUTE ON FUNCTION {signature} TO app"]
    return made
