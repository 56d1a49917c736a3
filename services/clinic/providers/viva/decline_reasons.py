"""Map Viva's event ids, at the terminal (0 to 6000) and online (from 10001), to the errors that staff read."""

from typing import ClassVar

from clinic.providers.errors import ProviderError


class NotPaid(ProviderError):
    """The payment failed; nothing was charged."""

    status = 402
    code = "viva.not_paid"
    en = "The payment was not made. Nothing was charged."
    sv = "Betalningen genomfördes inte. Inget drogs."
    event_ids: ClassVar[tuple[int, ...]] = (1004, 1007, 1010, 1099, 10006, 10012, 10030, 10200)


class TerminalTimeout(NotPaid):
    """The terminal did not answer Viva in time."""

    code = "viva.terminal_timeout"
    en = "The card terminal did not answer in time. Nothing was charged."
    sv = "Kortterminalen svarade inte i tid. Inget drogs."
    event_ids = (1003,)


class Stopped(NotPaid):
    """Stopped at the register or at the terminal."""

    code = "viva.stopped"
    en = "The payment was stopped. Nothing was charged."
    sv = "Betalningen avbröts. Inget drogs."
    event_ids = (1000, 1016)


class DeclinedByBank(NotPaid):
    """The bank declined the card."""

    code = "viva.declined"
    en = "The card was declined by its bank. Nothing was charged."
    sv = "Kortet nekades av banken. Inget drogs."
    event_ids = (1006, 10001, 10005, 10063, 10070, 2108)


class NoFunds(NotPaid):
    """Not enough money, or a limit of the card is reached."""

    code = "viva.no_funds"
    en = "There is not enough money on the card, or its limit is reached."
    sv = "Det finns inte tillräckligt med pengar på kortet, eller så är dess gräns nådd."
    event_ids = (1020, 10051, 10061, 10065)


class TerminalOffline(NotPaid):
    """Viva doesn't find the terminal."""

    code = "viva.terminal_offline"
    en = "The card terminal could not be reached. Check that it is on and connected."
    sv = "Kortterminalen kunde inte nås. Kontrollera att den är på och ansluten."
    event_ids = (3500,)


class WrongRequest(NotPaid):
    """Viva rejects the amount or the account."""

    code = "viva.wrong_request"
    en = "The card company did not accept the payment. Check the amount and the terminal's settings."
    sv = "Kortföretaget godtog inte betalningen. Kontrollera beloppet och terminalens inställningar."
    event_ids = (6000, 10003, 10013, 10058)


class CardBlocked(NotPaid):
    """Lost, stolen or taken out of use."""

    code = "viva.card_blocked"
    en = "The card is blocked. Ask for another way to pay."
    sv = "Kortet är spärrat. Be om ett annat sätt att betala."
    event_ids = (10004, 10041, 10043, 10062)


class CardInvalid(NotPaid):
    """The number or its use is wrong."""

    code = "viva.card_invalid"
    en = "The card cannot be used for this payment."
    sv = "Kortet kan inte användas för den här betalningen."
    event_ids = (10014, 10057)


class CardExpired(NotPaid):
    """Past its date."""

    code = "viva.card_expired"
    en = "The card has expired."
    sv = "Kortet har gått ut."
    event_ids = (10054,)


class WrongPin(NotPaid):
    """Wrong PIN, or too many attempts."""

    code = "viva.wrong_pin"
    en = "The PIN was wrong, or it was tried too many times."
    sv = "Pinkoden var fel, eller har prövats för många gånger."
    event_ids = (10055, 10075)


class BankTimeout(NotPaid):
    """The bank answered too late."""

    code = "viva.bank_timeout"
    en = "The card's bank did not answer in time. Nothing was charged."
    sv = "Kortets bank svarade inte i tid. Inget drogs."
    event_ids = (10068,)


class NotConfirmed(NotPaid):
    """The holder didn't confirm the payment to the bank (3-D Secure)."""

    code = "viva.not_confirmed"
    en = "The payment was not confirmed with the bank."
    sv = "Betalningen bekräftades inte hos banken."
    event_ids = (2061, 2062)


NOT_PAID_ERRORS: tuple[type[NotPaid], ...] = (NotPaid, *NotPaid.__subclasses__())
BY_EVENT: dict[int, type[NotPaid]] = {number: error for error in NOT_PAID_ERRORS for number in error.event_ids}


def decline_error(event_id: int | None) -> NotPaid:
    """Return the error of a failed payment by its event id; NotPaid for an undocumented id."""
    return BY_EVENT.get(event_id or 0, NotPaid)()
