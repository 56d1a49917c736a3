"""Store the company's typed settings by key in one column (PLT-052), in place of a column for each."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_26_typed_settings"
down_revision = "2026_11_26_user_details"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
