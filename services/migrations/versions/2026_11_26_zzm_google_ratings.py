"""Add the ratings of clinics on Google (PLT-060)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_26_zzm_google_ratings"
down_revision = "2026_11_26_zzl_booking_state_by"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
