"""Map Swish's error codes to the errors that staff and payers read."""

from typing import ClassVar

from clinic.providers.errors import OutcomeUnknown, ProviderError


class NotPaid(ProviderError):
    """The payment failed and nothing was charged. Detail: `number`, Swish's own code."""

    status = 402
    code = "swish.not_paid"
    en = "The Swish payment was not made ({number}). Nothing was charged."
    sv = "Swishbetalningen genomfördes inte ({number}). Inget drogs."
    numbers: ClassVar[tuple[str, ...]] = ("FF10", "CD01", "RF07")


class WrongRequest(NotPaid):
    """Our request is wrong: an amount, a text, a reference."""

    status = 422
    code = "swish.wrong_request"
    en = "Swish did not accept the request ({number}). Check the amount and the message."
    sv = "Swish godtog inte begäran ({number}). Kontrollera belopp och meddelande."
    numbers = ("PA01", "PA02", "AM03", "FF08", "RP01", "RP02", "RP03")
    is_permanent = True


class AmountTooLarge(NotPaid):
    """Above what Swish or the bank allows."""

    code = "swish.too_large"
    en = "The amount is larger than Swish or the bank allows."
    sv = "Beloppet är större än Swish eller banken tillåter."
    numbers = ("AM02", "AM21")


class AmountTooSmall(NotPaid):
    """Below the smallest amount."""

    code = "swish.too_small"
    en = "The amount is too small for Swish."
    sv = "Beloppet är för litet för Swish."
    numbers = ("AM06",)


class NoFunds(NotPaid):
    """The payer's account is empty."""

    code = "swish.no_funds"
    en = "There is not enough money in the payer's account."
    sv = "Det finns inte tillräckligt med pengar på betalarens konto."
    numbers = ("AM04",)


class PayerNotEnrolled(NotPaid):
    """The payer's number has no Swish."""

    code = "swish.payer_not_enrolled"
    en = "This mobile number is not connected to Swish."
    sv = "Mobilnumret är inte anslutet till Swish."
    numbers = ("ACMT03", "ACMT17", "BE18", "UNKW")


class PayeeNotEnrolled(NotPaid):
    """The clinic's number isn't open for payments."""

    code = "swish.payee_not_enrolled"
    en = "The clinic's Swish number cannot take payments. Contact the bank."
    sv = "Klinikens Swishnummer kan inte ta emot betalningar. Kontakta banken."
    numbers = ("ACMT01", "ACMT07")


class PayerStopped(NotPaid):
    """The payer declined in BankID."""

    code = "swish.payer_stopped"
    en = "The payer stopped the payment."
    sv = "Betalaren avbröt betalningen."
    numbers = ("BANKIDCL",)


class NoBankid(NotPaid):
    """The payer's BankID is busy or can't be used."""

    code = "swish.no_bankid"
    en = "The payer's BankID is busy or cannot be used. Try again in a while."
    sv = "Betalarens BankID är upptaget eller kan inte användas. Försök igen om en stund."
    numbers = ("BANKIDONGOING", "BANKIDUNKN")


class NotConfirmedInTime(NotPaid):
    """The payer didn't confirm within three minutes."""

    code = "swish.not_confirmed_in_time"
    en = "The payer did not confirm in time. Ask for the payment again."
    sv = "Betalaren bekräftade inte i tid. Begär betalningen igen."
    numbers = ("TM01",)


class PayerBusy(NotPaid):
    """The payer has another request waiting."""

    status = 409
    code = "swish.payer_busy"
    en = "The payer has another Swish request waiting. It has to be finished first."
    sv = "Betalaren har en annan Swishbegäran som väntar. Den måste avslutas först."
    numbers = ("RP06",)


class PayerNotAllowed(NotPaid):
    """Under age, or the number isn't that person's."""

    code = "swish.payer_not_allowed"
    en = "The payer may not make this payment: the age or the personal number does not fit."
    sv = "Betalaren får inte göra betalningen: åldern eller personnumret stämmer inte."
    numbers = ("VR01", "VR02")


class RefundTooLarge(NotPaid):
    """More than what's left of the payment."""

    status = 422
    code = "swish.refund_too_large"
    en = "More cannot be given back than what is left of the payment."
    sv = "Det går inte att återbetala mer än vad som är kvar av betalningen."
    numbers = ("RF08",)
    is_permanent = True


class RefundRunning(NotPaid):
    """Another refund of the payment is under way."""

    status = 409
    code = "swish.refund_running"
    en = "Another refund of this payment is under way. Try again in a while."
    sv = "En annan återbetalning av betalningen pågår. Försök igen om en stund."
    numbers = ("RF09",)


class NotRefundable(NotPaid):
    """Too old, or one of its parties has changed."""

    status = 422
    code = "swish.not_refundable"
    en = "Swish cannot give this payment back ({number}). Choose another payment method."
    sv = "Swish kan inte återbetala den här betalningen ({number}). Välj ett annat betalsätt."
    numbers = ("RF02", "RF03", "RF04", "RF06")
    is_permanent = True


class BankTimeout(OutcomeUnknown):
    """DS24: Swish doesn't know the bank's outcome; the payment has to be read again, never requested again."""

    status = 504
    code = "swish.bank_timeout"
    en = "The bank has not answered Swish. We are finding out what happened."
    sv = "Banken har inte svarat Swish. Vi tar reda på vad som hände."


class AlreadyRequested(OutcomeUnknown):
    """RP09: a request with that id exists; its state can be read."""

    status = 409
    code = "swish.already_requested"
    en = "This payment was asked for before. We are finding out what happened."
    sv = "Den här betalningen har redan begärts. Vi tar reda på vad som hände."


class PaymentUnknown(ProviderError):
    """Swish has no payment of that id."""

    status = 404
    code = "swish.payment_unknown"
    en = "Swish has no such payment."
    sv = "Swish har ingen sådan betalning."
    is_permanent = True


NOT_PAID_ERRORS: tuple[type[NotPaid], ...] = (NotPaid, *NotPaid.__subclasses__())
BY_NUMBER: dict[str, type[ProviderError]] = {number: error for error in NOT_PAID_ERRORS for number in error.numbers}
BY_NUMBER |= {"DS24": BankTimeout, "RP09": AlreadyRequested}


def decline_error(number: str) -> ProviderError:
    """Return the error of a failed payment or refund by Swish's code."""
    return BY_NUMBER.get(number, NotPaid)(number=number)
