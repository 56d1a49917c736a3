"""Bookings: the states arrived, in room and done with their times, and the comment of a no-show (BEY-007, BKG-021)."""

from alembic import op

revision = "2026_11_25_booking_states"
down_revision = "2026_11_23_baseline"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns, and the constraints without a scan under the strong lock; then validate them."""
    op.execute("""
    ALTER TABLE booking
      ADD COLUMN arrived_at TIMESTAMP WITH TIME ZONE,
      ADD COLUMN in_room_at TIMESTAMP WITH TIME ZONE,
      ADD COLUMN done_at TIMESTAMP WITH TIME ZONE,
      ADD COLUMN no_show_at TIMESTAMP WITH TIME ZONE,
      ADD COLUMN no_show_comment VARCHAR(1000) DEFAULT '' NOT NULL,
      DROP CONSTRAINT booking_state_check,
      ADD CONSTRAINT booking_state_check CHECK (state IN ('booked', 'arrived', 'in_room', 'done', 'cancelled', 'no_show')) NOT VALID,
      ADD CONSTRAINT booking_visit_check CHECK (
        CASE state WHEN 'arrived' THEN arrived_at WHEN 'in_room' THEN in_room_at WHEN 'done' THEN done_at ELSE start_at END IS NOT NULL
        AND (done_at IS NULL OR state = 'done') AND (in_room_at IS NULL OR state IN ('in_room', 'done'))
        AND (arrived_at IS NULL OR state IN ('arrived', 'in_room', 'done'))) NOT VALID,
      ADD CONSTRAINT booking_no_show_check CHECK (state = 'no_show' OR (no_show_at IS NULL AND no_show_comment = '')) NOT VALID
    """)
    for name in ("state", "visit", "no_show"):
        op.execute(f"ALTER TABLE booking VALIDATE CONSTRAINT booking_{name}_check")
