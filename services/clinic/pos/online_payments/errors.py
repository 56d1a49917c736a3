"""Errors of online payments."""

from clinic.core.api.errors import Conflict, RateLimited


class OnlineRegisterMissing(Conflict):
    """Payment is to be switched on without a register that the sales are made at (POS-001)."""

    code = "online_payment.register_missing"
    en = "Choose the register that online payments are sold at. Create it under the point of sale's settings and enrol its control unit."
    sv = "Välj kassan som betalningar på nätet säljs i. Skapa den under kassans inställningar och anslut dess kontrollenhet."


class PaymentUnavailable(Conflict):
    """The clinic's register can't sell, or its account for this payment method is missing."""

    code = "online_payment.unavailable"
    en = "The clinic cannot take this payment online at the moment. Choose another way to pay, or contact the clinic."
    sv = "Kliniken kan inte ta emot betalningen på nätet just nu. Välj ett annat betalsätt eller kontakta kliniken."


class PaymentNotNeeded(Conflict):
    """The selected service isn't paid in advance any more."""

    code = "online_payment.not_needed"
    en = "This visit is not paid in advance. Go back and book it."
    sv = "Det här besöket betalas inte i förskott. Gå tillbaka och boka det."


class TooManyPayments(RateLimited):
    """The visitor has begun many payments for one visit, each of which holds the time."""

    code = "online_payment.too_many"
    en = "You have begun many payments. Please contact the clinic to book the visit."
    sv = "Du har påbörjat många betalningar. Kontakta kliniken för att boka besöket."


class PaymentFailed(Conflict):
    """The payment ended without money: declined, cancelled or not made in time."""

    code = "online_payment.failed"
    en = "The payment was not made. Nothing was charged."
    sv = "Betalningen genomfördes inte. Inget drogs."


class TimeLost(Conflict):
    """The time was taken or withdrawn before it could be booked."""

    code = "online_payment.time_lost"
    en = "The time could not be booked. Your money is returned the same way as you paid."
    sv = "Tiden kunde inte bokas. Pengarna betalas tillbaka på samma sätt som du betalade."
