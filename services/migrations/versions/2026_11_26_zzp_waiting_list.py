"""Keep a waiting list of clients and the times that they were offered (BEY-004)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_26_zzp_waiting_list"
down_revision = "2026_11_26_zzo_online_payments"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
