"""Add the paper that a register prints receipts on (USE-012)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_25_pos_receipt_paper"
down_revision = "2026_11_25_export_messages"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
