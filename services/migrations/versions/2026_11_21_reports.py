"""Past days of the till, counted once."""

from alembic import op

from clinic.core import schema

revision = "2026_11_21_reports"
down_revision = "2026_11_21_booking"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.beside(__file__):
        op.get_bind().exec_driver_sql(statement)
