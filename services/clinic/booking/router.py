"""All routes of the booking domain.

`/bookings/free-slots` and `/bookings/day-counts` are included before `/bookings/{id}`, which would otherwise match their paths.
"""

from fastapi import APIRouter

from clinic.booking.additions.router import router as additions
from clinic.booking.availability.router import router as availability
from clinic.booking.booking_fees.router import router as booking_fees
from clinic.booking.bookings.router import router as bookings
from clinic.booking.calendar_feed.router import file_router as calendar_feed
from clinic.booking.catalogue.router import router as catalogue
from clinic.booking.confirmations.router import router as confirmations
from clinic.booking.day_counts.router import router as day_counts
from clinic.booking.edits.router import router as edits
from clinic.booking.google_calendar.router import hook_router as google_hooks, router as google_calendar
from clinic.booking.google_rating.router import router as google_rating
from clinic.booking.hours.router import router as hours
from clinic.booking.message_settings.router import router as message_settings
from clinic.booking.notes.router import router as notes
from clinic.booking.portal.identification.router import router as identification
from clinic.booking.portal.router import router as portal
from clinic.booking.portal_settings.router import router as portal_settings
from clinic.booking.reminders.router import router as reminders
from clinic.booking.schedules.router import router as schedules
from clinic.booking.series.router import router as series
from clinic.booking.unavailable_times.router import router as unavailable_times
from clinic.booking.waiting_list.router import router as waiting_list

router = APIRouter()
for child in (
    availability, day_counts, catalogue, hours, unavailable_times, schedules, reminders, series, bookings, notes, confirmations, edits,
    additions, portal, calendar_feed, google_calendar, google_hooks, google_rating, waiting_list,
    message_settings, portal_settings, identification, booking_fees,
):
    router.include_router(child)
