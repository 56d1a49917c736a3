"""The foundation: everything up to a booking's journey, as the SQL beside this file."""

from pathlib import Path

from alembic import op

revision = "2026_11_21_foundation"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in Path(__file__).with_suffix(".sql").read_text(encoding="utf-8").split("\n;;\n"):
        op.get_bind().exec_driver_sql(statement)
