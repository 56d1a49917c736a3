"""Keep the sign-ups of invited prescribers too until their e-mail address is verified (RXP-003)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_26_prescriber_sign_ups"
down_revision = "2026_11_26_notifications"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
