"""Errors of the fees of bookings."""

from clinic.core.api.errors import Conflict


class FeeNotDue(Conflict):
    """The fee is paid, waived, or in a sale that is in progress."""

    code = "booking_fee.not_due"
    en = "This fee is no longer due. Load the page to see how it stands."
    sv = "Avgiften är inte längre obetald. Ladda om sidan för att se hur det står till."


class FeeNotAccepted(Conflict):
    """The client cancels after the policy's time without having accepted the fee of now, `amount` in öre."""

    code = "booking_fee.not_accepted"
    en = "Cancelling this booking now brings a fee. Read what it costs and confirm."
    sv = "Att avboka nu medför en avgift. Läs vad det kostar och bekräfta."
