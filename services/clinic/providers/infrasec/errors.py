"""Map the control system's error numbers to the errors that staff read."""

from typing import ClassVar

from clinic.providers.errors import ProviderError


class NotRegistered(ProviderError):
    """The receipt was refused and is not registered. Details: `number` and `reason` from the control system."""

    status = 422
    code = "infrasec.refused"
    en = "The control system did not accept the receipt ({number}): {reason}"
    sv = "Kontrollsystemet godtog inte kvittot ({number}): {reason}"
    is_permanent = True
    in_order: ClassVar[bool] = False
    """The error may be due to another receipt of the register that is not registered yet, and is then temporary."""
    numbers: ClassVar[tuple[int, ...]] = (1, 6, 7, 22, -1, -2, -3)


class WrongDate(NotRegistered):
    """The date is in the future by the system's clock or before the last receipt's: a retry may succeed."""

    code = "infrasec.date"
    en = "The control system did not accept the date of the receipt. Check the clock."
    sv = "Kontrollsystemet godtog inte kvittots datum. Kontrollera klockan."
    is_permanent = False
    numbers = (2,)


class CompanyUnknown(NotRegistered):
    """The register is enrolled for another organisation number."""

    code = "infrasec.company_unknown"
    en = "The control system does not know this organisation number for the register. Check the control unit's settings."
    sv = "Kontrollsystemet känner inte till organisationsnumret för kassan. Kontrollera kontrollenhetens inställningar."
    numbers = (3,)


class RegisterUnknown(NotRegistered):
    """The register is unknown or closed."""

    code = "infrasec.register_unknown"
    en = "The control system does not know this register. It has to be enrolled before it can sell."
    sv = "Kontrollsystemet känner inte till den här kassan. Den måste anslutas innan den kan sälja."
    numbers = (4,)


class NumberUsed(NotRegistered):
    """The number isn't the expected one: mostly a receipt with that number and other contents is registered already."""

    status = 409
    code = "infrasec.number_used"
    en = "A receipt with this number is registered already."
    sv = "Ett kvitto med det här numret är redan registrerat."
    in_order = True
    numbers = (5,)


class WrongAmount(NotRegistered):
    """The total can't be parsed or is neither a sale nor a return."""

    code = "infrasec.amount"
    en = "The control system did not accept the amount of the receipt."
    sv = "Kontrollsystemet godtog inte kvittots belopp."
    numbers = (8, 9, 21)


class WrongVat(NotRegistered):
    """VAT and net amounts don't add up to the total, or a rate's VAT isn't its rate."""

    code = "infrasec.vat"
    en = "The control system did not accept the VAT of the receipt: it does not add up."
    sv = "Kontrollsystemet godtog inte kvittots moms: den går inte ihop."
    numbers = (10, 11, 12, 13)


class UnitFull(NotRegistered):
    """The control system can't store more registers or receipts."""

    status = 502
    code = "infrasec.unit_full"
    en = "The control system has no more room. Contact support."
    sv = "Kontrollsystemet är fullt. Kontakta supporten."
    numbers = (14, 23, 24)


class UnitError(NotRegistered):
    """The control system has an internal error; nothing was registered and a retry may succeed."""

    status = 502
    code = "infrasec.unit_error"
    en = "The control system has a fault, so nothing can be sold just now. Try again, or write a sales note by hand."
    sv = "Kontrollsystemet har ett fel, så inget kan säljas just nu. Försök igen, eller skriv en kontantnota för hand."
    is_permanent = False
    numbers = (15, 16, 17, 18, 19, 20, 25)


class NotEnrolled(ProviderError):
    """The register can't be enrolled."""

    status = 422
    code = "infrasec.not_enrolled"
    en = "The register could not be enrolled with the control system: {reason}"
    sv = "Kassan kunde inte anslutas till kontrollsystemet: {reason}"
    is_permanent = True


NOT_REGISTERED_ERRORS: tuple[type[NotRegistered], ...] = (NotRegistered, *NotRegistered.__subclasses__())
BY_NUMBER: dict[int, type[NotRegistered]] = {number: error for error in NOT_REGISTERED_ERRORS for number in error.numbers}


def response_error(number: int, reason: str) -> NotRegistered:
    """Return the error for a number."""
    return BY_NUMBER.get(number, NotRegistered)(number=number, reason=reason)
