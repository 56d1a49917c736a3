"""All of booking's tables, for those who load them by the domain's name."""

from clinic.booking.catalogue.models import Resource, Service, ServiceCategory, ServiceResource
from clinic.booking.hours.models import BookingSettings, BusinessHours, Holiday
from clinic.booking.occupancy.models import Occupancy
from clinic.booking.portal.models import Flow, Hold
from clinic.booking.reminders.models import NoticeSettings, VisitNotice
from clinic.booking.visits.models import Booking

__all__ = [
    "Booking", "BookingSettings", "BusinessHours", "Flow", "Hold", "Holiday", "NoticeSettings", "Occupancy",
    "Resource", "Service", "ServiceCategory", "ServiceResource", "VisitNotice",
]
