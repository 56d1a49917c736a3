"""A card's charge goes back once: of its returns within a sale that came to nothing, one at a time may not have failed."""

from alembic import op

from clinic.core import schema

revision = "2026_11_22_reversals"
down_revision = "2026_11_22_returns"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.beside(__file__):
        op.get_bind().exec_driver_sql(statement)
