"""Baseline: the whole schema, as the SQL beside this file. It is never edited; each change is a new dated migration."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_23_baseline"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
