"""The event of a practitioner's time that became free: after a cancellation, a move, or an unavailable time that was taken back."""

from datetime import datetime, timedelta
from uuid import UUID

from clinic.core.background import outbox
from clinic.core.database.session import AnySession

TIME_FREED = "booking.time_freed"
OFFER_DELAY = timedelta(seconds=20)
"""Time in which staff can undo the change before the time is offered to others (BEY-010)."""


def publish_time_freed(session: AnySession, practitioner_id: UUID, starts_at: datetime, ends_at: datetime) -> None:
    """Publish that a practitioner's time from `starts_at` to `ends_at` may be free now."""
    payload = {"practitioner_id": str(practitioner_id), "starts_at": starts_at.isoformat(), "ends_at": ends_at.isoformat()}
    outbox.publish(session, TIME_FREED, payload, delay=OFFER_DELAY)
