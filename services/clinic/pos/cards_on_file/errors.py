"""Errors of cards on file."""

from clinic.core.api.errors import Conflict


class CardConsentNeeded(Conflict):
    """The visitor pays by card without having accepted the sentence of now about the card on file."""

    code = "card_on_file.consent_needed"
    en = "To pay by card, read and accept that the clinic may charge your card for fees."
    sv = "Läs och godkänn att kliniken får debitera kortet för avgifter för att betala med kort."


class NoCardOnFile(Conflict):
    """The client has no card on file, or it was removed."""

    code = "card_on_file.none"
    en = "There is no card on file any more. Take the payment at the till."
    sv = "Det finns inget sparat kort längre. Ta betalt i kassan."


class AboveConsent(Conflict):
    """The fee is higher than what the client agreed to."""

    code = "card_on_file.above_consent"
    en = "The fee is higher than the client agreed that the card may be charged. Take the payment at the till."
    sv = "Avgiften är högre än vad klienten har godkänt att kortet debiteras. Ta betalt i kassan."


class CardAccountChanged(Conflict):
    """The clinic's account with Viva is another than the one that has the card."""

    code = "card_on_file.account_changed"
    en = "The card was saved with another payment account of the clinic. Take the payment at the till."
    sv = "Kortet sparades med ett annat betalkonto hos kliniken. Ta betalt i kassan."


class ChargeRefused(Conflict):
    """The card company could not be reached, or refused the call."""

    code = "card_on_file.charge_refused"
    en = "The card company did not take the charge. Nothing was charged. Try again, or take the payment at the till."
    sv = "Kortföretaget tog inte emot debiteringen. Inget drogs. Försök igen eller ta betalt i kassan."


class ChargeMissing(Conflict):
    """The card company didn't answer, and has no such charge."""

    code = "card_on_file.charge_missing"
    en = "The card company has no such charge. Nothing was charged. Try again, or take the payment at the till."
    sv = "Kortföretaget har ingen sådan debitering. Inget drogs. Försök igen eller ta betalt i kassan."
