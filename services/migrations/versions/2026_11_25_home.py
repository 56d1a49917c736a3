"""Keep when a company dismissed the checklist of a new clinic (USE-002); find answered prescriptions for the home page (USE-003)."""

import sqlalchemy as sa
from alembic import op

revision = "2026_11_25_home"
down_revision = "2026_11_25_booking_states"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and the index. A company that exists sees the steps that it has left."""
    op.add_column("company", sa.Column("checklist_dismissed_at", sa.DateTime(timezone=True), nullable=True))
    op.create_index(
        "prescription_answered_idx", "prescription", ["company_id", sa.text("coalesce(signed_at, declined_at)")],
        postgresql_where=sa.text("state IN ('signed', 'not_prescribed') AND uses = 0 AND deleted_at IS NULL"),
    )
