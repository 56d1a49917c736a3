"""Registers booking with the domains below it; the callbacks run in the caller's transaction."""

from clinic.accounts import service as accounts
from clinic.booking.catalogue import resources, service as catalogue
from clinic.booking.hours import service as hours
from clinic.booking.occupancy import service as occupancy
from clinic.company import service as companies

companies.register_price_check(catalogue.has_any_price)
accounts.on_membership_change(resources.sync_practitioner)
accounts.register_service_assignment(resources.assign_all_services)
accounts.register_booking_count(occupancy.count_coming_bookings)
accounts.on_membership_change(hours.create_default_hours)
