"""Keep group bookings with places, of which each participant's booking takes one (BKG-033)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_26_zzt_group_bookings"
down_revision = "2026_11_26_zzp_waiting_list"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
