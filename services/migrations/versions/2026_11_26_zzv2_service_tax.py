"""Give each service its VAT rate; those that exist have the full rate, which the till took for all (BKG-002)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_26_zzv2_service_tax"
down_revision = "2026_11_26_zzv_devices"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
