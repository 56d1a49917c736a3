"""A refund's line without a quantity is a reduction of its price."""

from alembic import op

from clinic.core import schema

revision = "2026_11_22_returns"
down_revision = "2026_11_22_codes"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.beside(__file__):
        op.get_bind().exec_driver_sql(statement)
