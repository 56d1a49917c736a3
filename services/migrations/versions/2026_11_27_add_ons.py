"""Let a service offer others as add-ons, and a booking and its payment hold them (BEY-005)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_27_add_ons"
down_revision = "2026_11_27_unread_count"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
