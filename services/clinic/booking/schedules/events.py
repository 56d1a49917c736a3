"""Events of schedules. Payload: schedule_day_id, the first of a practitioner's days that wait for a confirmation."""

from typing import Final

SCHEDULE_EXPIRING: Final = "schedule.expiring"
"""A schedule that isn't confirmed expires within a day."""
SCHEDULE_EXPIRED: Final = "schedule.expired"
"""A schedule expired since nobody confirmed it."""
