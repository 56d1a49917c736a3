"""Errors of changes of a booking."""

from clinic.core.api.errors import Conflict


class BookingPaid(Conflict):
    """The booking has a receipt, which states its service, price and client."""

    code = "booking.paid"
    en = "The booking has a receipt. Its service, price and client stay as on the receipt."
    sv = "Bokningen har ett kvitto. Dess tjänst, pris och klient står kvar som på kvittot."
