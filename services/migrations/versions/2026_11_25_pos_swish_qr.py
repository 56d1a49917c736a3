"""Add the picture of the clinic's Swish code, which the till shows (POS-023)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_25_pos_swish_qr"
down_revision = "2026_11_25_clients_identity"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
