"""Index the phones and e-mail addresses of live clients only, so that foreign keys are checked by the primary key."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_26_zzw_client_indexes"
down_revision = "2026_11_26_zzv2_service_tax"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
