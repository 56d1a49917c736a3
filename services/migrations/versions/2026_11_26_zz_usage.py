"""Store the counts of a company's clients, files and messages (PLT-051)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_26_zz_usage"
down_revision = "2026_11_26_zz_list_exports"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
