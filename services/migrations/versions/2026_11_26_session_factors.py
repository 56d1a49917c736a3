"""Add to the sessions what proved the person at the sign-in (LAW-001)."""

from alembic import op

revision = "2026_11_26_session_factors"
down_revision = "2026_11_26_notifications_switch"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; earlier sessions began with a password."""
    op.execute("ALTER TABLE user_session ADD COLUMN factors TEXT[] DEFAULT '{password}' NOT NULL")
    op.execute("ALTER TABLE user_session ALTER COLUMN factors DROP DEFAULT")
