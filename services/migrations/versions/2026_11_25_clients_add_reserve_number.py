"""Mark the personal ids of clients that are reserve numbers."""

import sqlalchemy as sa
from alembic import op

revision = "2026_11_25_clients_reserve"
down_revision = "2026_11_25_pos_refund_reason"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; no saved number is one."""
    op.add_column("client", sa.Column("is_reserve_number", sa.Boolean(), server_default="false", nullable=False))
