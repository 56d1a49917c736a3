"""Keep the act on aesthetic treatments (2021:363): kinds of treatment, who may perform them, and the information given."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_26_zzd_aesthetics"
down_revision = "2026_11_26_zzc_booking_access"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
