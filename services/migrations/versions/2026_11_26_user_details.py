"""Add what a user says about themselves, and browser and address of their sign-ins (PLT-019, PLT-033)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_26_user_details"
down_revision = "2026_11_26_prescriber_sign_ups"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
