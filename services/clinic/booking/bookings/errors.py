"""Errors of bookings."""

from clinic.core.api.errors import Conflict


class PractitionerBusy(Conflict):
    """The practitioner is busy. Staff may repeat the call with `allow_overlap` (BKG-032).

    `conflicts` lists all conflicting times, each `{type, name, start_at, end_at}`.
    """

    code = "booking.practitioner_busy"
    en = "The practitioner is busy during the selected time slot. Book anyway?"
    sv = "Behandlaren är upptagen under den valda tiden. Boka ändå?"


class RoomBusy(Conflict):
    """The practitioner is free but no room is. Staff may repeat the call with `allow_overlap`; `conflicts` as in PractitionerBusy."""

    code = "booking.room_busy"
    en = "The room is busy during the selected time slot. Book anyway?"
    sv = "Rummet är upptaget under den valda tiden. Boka ändå?"


class BookingNotActive(Conflict):
    """The booking has been cancelled and can't be rescheduled or cancelled again."""

    code = "booking.not_active"
    en = "This booking is already cancelled."
    sv = "Den här bokningen är redan avbokad."
