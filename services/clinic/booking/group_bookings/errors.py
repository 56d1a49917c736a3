"""Errors of group bookings."""

from clinic.booking.occupancy.service import TimeTaken
from clinic.core.api.errors import Conflict


class GroupFull(TimeTaken):
    """All places of the group booking are taken; no override makes more."""

    code = "booking.group_full"
    en = "All {quantity} places of this group booking are taken."
    sv = "Alla {quantity} platser i gruppbokningen är tagna."


class GroupBookingFixed(Conflict):
    """Service, practitioner and length are those of the whole group; a participant can be moved to another time, or cancelled."""

    code = "booking.group_fixed"
    en = "You cannot modify a group booking"
    sv = "Du kan inte ändra en gruppbokning"


class NotGroupBooking(Conflict):
    """The booking is of a single client, and takes no other."""

    code = "booking.not_group"
    en = "This booking is for one client only."
    sv = "Den här bokningen är bara för en klient."
