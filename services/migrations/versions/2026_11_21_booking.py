"""The overlap's key: the time before the stack, since nearly every look-up is by time."""

from alembic import op

from clinic.core import schema

revision = "2026_11_21_booking"
down_revision = "2026_11_21_exchange"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.beside(__file__):
        op.get_bind().exec_driver_sql(statement)
