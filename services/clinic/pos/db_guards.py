"""Database triggers that keep fiscal rows from being changed, also by the owner of the tables."""

from clinic.core.database import row_security

row_security.FUNCTIONS.append(
    "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS"
    " $$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END $$",
)


def append_only_trigger(table: str) -> None:
    """Make the database refuse every UPDATE and DELETE of a table's rows."""
    row_security.TRIGGERS.append(
        f"CREATE OR REPLACE TRIGGER {table}_append_only BEFORE UPDATE OR DELETE ON {table} FOR EACH ROW EXECUTE FUNCTION refuse_change()",
    )


def no_delete_trigger(table: str) -> None:
    """Make the database refuse every DELETE of a table's rows."""
    row_security.TRIGGERS.append(
        f"CREATE OR REPLACE TRIGGER {table}_no_delete BEFORE DELETE ON {table} FOR EACH ROW EXECUTE FUNCTION refuse_change()",
    )


def update_guard(table: str, name: str, condition: str, message: str) -> None:
    """Make the database refuse an UPDATE for which the SQL condition over OLD and NEW holds. `name` is the function's and trigger's."""
    row_security.FUNCTIONS.append(
        f"CREATE OR REPLACE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF {condition} THEN"
        f" RAISE EXCEPTION '{message}' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$",
    )
    row_security.TRIGGERS.append(f"CREATE OR REPLACE TRIGGER {name} BEFORE UPDATE ON {table} FOR EACH ROW EXECUTE FUNCTION {name}()")
