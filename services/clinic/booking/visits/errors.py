"""The refusals of visits."""

from clinic.core.errors import Conflict


class PractitionerBusy(Conflict):
    """Staff may repeat the call with `book_anyway` (BKG-032). `clashes` are all times in the way, each `{kind, name, start_at, end_at}`."""

    code = "booking.practitioner_busy"
    en = "The practitioner is busy during the selected time slot. Book anyway?"
    sv = "Behandlaren är upptagen under den valda tiden. Boka ändå?"


class RoomBusy(Conflict):
    """The practitioner is free, the room is not. Staff may repeat the call with `book_anyway`; `clashes` as for the practitioner."""

    code = "booking.room_busy"
    en = "The room is busy during the selected time slot. Book anyway?"
    sv = "Rummet är upptaget under den valda tiden. Boka ändå?"


class NotBooked(Conflict):
    """The visit has been cancelled, so that it can't be moved or cancelled again."""

    code = "booking.not_booked"
    en = "This booking is already cancelled."
    sv = "Den här bokningen är redan avbokad."
