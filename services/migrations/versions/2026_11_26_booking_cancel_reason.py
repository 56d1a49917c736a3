"""Bookings: the reason of a cancellation (USE-014)."""

from alembic import op

revision = "2026_11_26_booking_cancel_reason"
down_revision = "2026_11_25_pos_swish_qr"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, empty for earlier cancellations, and its constraint without a scan under the strong lock; then validate it."""
    op.execute("""
    ALTER TABLE booking
      ADD COLUMN cancel_reason VARCHAR(500) DEFAULT '' NOT NULL,
      ADD CONSTRAINT booking_cancel_reason_check CHECK (state = 'cancelled' OR cancel_reason = '') NOT VALID
    """)
    op.execute("ALTER TABLE booking VALIDATE CONSTRAINT booking_cancel_reason_check")
