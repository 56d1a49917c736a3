"""All of booking's routes. Free slots stand before `/bookings/{id}`, which would otherwise take their path."""

from fastapi import APIRouter

from clinic.booking.availability.router import router as availability
from clinic.booking.catalogue.router import router as catalogue
from clinic.booking.hours.router import router as hours
from clinic.booking.portal.router import router as portal
from clinic.booking.reminders.router import router as reminders
from clinic.booking.visits.router import router as visits

router = APIRouter()
for part in (availability, catalogue, hours, reminders, visits, portal):
    router.include_router(part)
