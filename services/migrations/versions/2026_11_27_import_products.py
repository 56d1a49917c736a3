"""Import procedures, whose state is then `imported`, and products (REC-070, decision 51)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_27_import_products"
down_revision = "2026_11_27_session_with_unread"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
