"""All tables of the booking domain, for modules that import them by the domain's name."""

from clinic.booking.booking_fees.models import BookingFee, BookingFeeSettings, ServiceFeeSettings
from clinic.booking.booking_forms.models import BookingForm
from clinic.booking.bookings.models import Booking
from clinic.booking.catalogue.models import Resource, Service, ServiceAddOn, ServiceCategory, ServiceForm, ServiceResource
from clinic.booking.google_calendar.models import GoogleBusyTime, GoogleCalendar, GoogleEvent
from clinic.booking.google_rating.models import GoogleRating
from clinic.booking.group_bookings.models import GroupBooking
from clinic.booking.hours.models import BookingSettings, BusinessHours, Holiday
from clinic.booking.message_settings.models import MessageSettings, TreatmentNameConsent
from clinic.booking.notes.models import BookingNote
from clinic.booking.occupancy.models import Occupancy
from clinic.booking.portal.models import BookingFlow, Hold
from clinic.booking.portal_settings.models import PortalSettings
from clinic.booking.reminders.models import ReminderSettings, SentReminder
from clinic.booking.schedules.models import ScheduleDay, ScheduleSlot, ScheduleTemplate
from clinic.booking.series.models import BookingSeries
from clinic.booking.unavailable_times.models import UnavailableSpan, UnavailableTime
from clinic.booking.waiting_list.models import WaitingListEntry, WaitingListOffer

__all__ = [
    "Booking", "BookingFee", "BookingFeeSettings", "BookingFlow", "BookingForm", "BookingNote", "BookingSeries", "BookingSettings",
    "BusinessHours", "GoogleBusyTime", "GoogleCalendar", "GoogleEvent", "GoogleRating", "GroupBooking", "Hold", "Holiday",
    "MessageSettings", "Occupancy", "PortalSettings", "ReminderSettings", "Resource", "ScheduleDay", "ScheduleSlot", "ScheduleTemplate",
    "SentReminder", "Service", "ServiceAddOn", "ServiceCategory", "ServiceFeeSettings", "ServiceForm", "ServiceResource",
    "TreatmentNameConsent", "UnavailableSpan", "UnavailableTime", "WaitingListEntry", "WaitingListOffer",
]
