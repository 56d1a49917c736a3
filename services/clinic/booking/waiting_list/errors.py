"""Errors of the waiting list."""

from clinic.core.api.errors import ApiError, Conflict


class WaitingListLinkExpired(ApiError):
    """The key in the link isn't ours, or its entry or offer has been deleted."""

    status = 401
    code = "waiting_list.link_expired"
    en = "This link no longer works. Please contact the clinic."
    sv = "Den här länken fungerar inte längre. Kontakta kliniken."


class WaitingEnded(Conflict):
    """The client doesn't wait any more: booked, left, removed or expired."""

    code = "waiting_list.ended"
    en = "The client is no longer on the waiting list."
    sv = "Klienten står inte längre på väntelistan."
