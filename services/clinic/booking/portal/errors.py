"""Errors of the booking portal."""

from clinic.core.api.errors import ApiError, Conflict, Forbidden, RateLimited


class PortalClosed(Forbidden):
    """The clinic takes no online bookings: the module is off, or the subscription is blocked or read-only (PUB-009)."""

    code = "portal.closed"
    en = "This clinic does not take bookings online at the moment."
    sv = "Den här kliniken tar inte emot bokningar på nätet just nu."


class FlowExpired(ApiError):
    """The flow's key is unknown, of another clinic, already used for a booking, or expired."""

    status = 401
    code = "booking_flow.expired"
    en = "You have been away for a while. Please confirm your details once more."
    sv = "Du har varit borta en stund. Bekräfta dina uppgifter en gång till."


class FlowUnverified(Forbidden):
    """The visitor has not confirmed the one-time code, which is required to hold or book a time."""

    code = "booking_flow.unverified"
    en = "Confirm that it is you with the code first."
    sv = "Bekräfta att det är du med koden först."


class BookingLinkExpired(ApiError):
    """The key in a booking's link isn't ours, is of another client, or is older than a month after the visit (PUB-005)."""

    status = 401
    code = "booking_link.expired"
    en = "This link no longer works. Please contact the clinic."
    sv = "Den här länken fungerar inte längre. Kontakta kliniken."


class CheckInClosed(Conflict):
    """The booking begins too far ahead, or is over."""

    code = "booking.check_in_closed"
    en = "You can check in from two hours before your booking until it ends. Ask at the reception."
    sv = "Du kan checka in från två timmar före din bokning tills den är slut. Fråga i receptionen."


class PolicyTimePassed(Conflict):
    """The client may no longer cancel or move the booking: the cancellation policy's time has passed, or the visit (BKG-035)."""

    code = "booking.policy_time_passed"
    en = "It is too late to change this booking here. {policy}"
    sv = "Det är för sent att ändra bokningen här. {policy}"


class ClientLimitReached(Conflict):
    """The clinic's plan allows no more clients; the visitor is not told so."""

    code = "portal.client_limit"
    en = "The clinic cannot take new clients online right now. Please contact the clinic."
    sv = "Kliniken kan inte ta emot nya klienter på nätet just nu. Kontakta kliniken."


class IdentificationRequired(Forbidden):
    """The clinic needs visitors to identify themselves by BankID before anything is booked (BKG-040)."""

    code = "portal.bankid_required"
    en = "Identify yourself with BankID first. Nothing is booked before that."
    sv = "Legitimera dig med BankID först. Inget bokas innan dess."


class BankIdOff(Forbidden):
    """The clinic doesn't identify its clients with BankID (PLT-052)."""

    code = "portal.bankid_off"
    en = "This clinic doesn't use BankID. Load the page again to go on without it."
    sv = "Den här kliniken använder inte BankID. Läs in sidan på nytt för att fortsätta utan."


class PaymentRequired(Conflict):
    """The clinic wants the visit, or a deposit, to be paid in advance."""

    code = "portal.payment_required"
    en = "This visit is paid in advance. Go on to the payment to book it."
    sv = "Det här besöket betalas i förskott. Gå vidare till betalningen för att boka."


class SearchOverloaded(RateLimited):
    """Too many availability searches are waiting in this process; the visitor may retry soon."""

    code = "portal.busy"
    en = "Many are looking for a time right now. Please try again in {retry_after} seconds."
    sv = "Många letar efter en tid just nu. Försök igen om {retry_after} sekunder."
