"""Lists of what is rare among much, and of all messages, are read from an index."""

from alembic import op

from clinic.core import schema

revision = "2026_11_22_lists"
down_revision = "2026_11_21_reports"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.beside(__file__):
        op.get_bind().exec_driver_sql(statement)
