"""Keep by what a client's identity was checked, by whom and when (REC-004, LAW-011)."""

import sqlalchemy as sa
from alembic import op

revision = "2026_11_25_clients_identity"
down_revision = "2026_11_25_pos_receipt_paper"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; nobody's identity counts as checked."""
    op.add_column("client", sa.Column("identity_document", sa.String(20), server_default="", nullable=False))
    op.add_column("client", sa.Column("identity_note", sa.String(200), server_default="", nullable=False))
    op.add_column("client", sa.Column("identity_checked_by", sa.String(170), server_default="", nullable=False))
    op.add_column("client", sa.Column("identity_checked_at", sa.DateTime(timezone=True), nullable=True))
    op.execute("""
      ALTER TABLE client
        ADD CONSTRAINT client_identity_check CHECK ((identity_document = '') = (identity_checked_at IS NULL)) NOT VALID
    """)
    op.execute("ALTER TABLE client VALIDATE CONSTRAINT client_identity_check")
