"""Let a service ask for a visit of another before it (BEY-009)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_26_zzg_prerequisites"
down_revision = "2026_11_26_zzf_booking_texts"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
