"""Add profession, licence and specialist competence to members, with who checked the licence and when (LAW-020)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_26_user_licences"
down_revision = "2026_11_26_support_messages"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
