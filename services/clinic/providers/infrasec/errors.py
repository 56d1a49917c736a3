"""What the control system's refusals mean: its numbers as the control units' documents have them, in words for the till."""

from typing import ClassVar

from clinic.providers.errors import ProviderError


class NotRegistered(ProviderError):
    """The receipt was refused and is not registered. Facts: `number` and `reason` as the control system gave them."""

    status = 422
    code = "infrasec.refused"
    en = "The control system did not accept the receipt ({number}): {reason}"
    sv = "Kontrollsystemet godtog inte kvittot ({number}): {reason}"
    lasting = True
    in_order: ClassVar[bool] = False
    """It may be due to another receipt of the till that is still on its way: then it isn't for good."""
    numbers: ClassVar[tuple[int, ...]] = (1, 6, 7, 22, -1, -2, -3)


class WrongDate(NotRegistered):
    """Its date is in the future by the system's clock, or before the last one: it may be taken in a moment."""

    code = "infrasec.date"
    en = "The control system did not accept the date of the receipt. Check the clock."
    sv = "Kontrollsystemet godtog inte kvittots datum. Kontrollera klockan."
    lasting = False
    numbers = (2,)


class CompanyUnknown(NotRegistered):
    """The organisation number isn't the one that the till is enrolled for."""

    code = "infrasec.company_unknown"
    en = "The control system does not know this organisation number for the till. Check the control unit's settings."
    sv = "Kontrollsystemet känner inte till organisationsnumret för kassan. Kontrollera kontrollenhetens inställningar."
    numbers = (3,)


class RegisterUnknown(NotRegistered):
    """No such till, or one that was closed."""

    code = "infrasec.register_unknown"
    en = "The control system does not know this till. It has to be enrolled before it can sell."
    sv = "Kontrollsystemet känner inte till den här kassan. Den måste anslutas innan den kan sälja."
    numbers = (4,)


class NumberUsed(NotRegistered):
    """The number isn't the one that it expects: mostly a receipt of that number is registered already, with other contents."""

    status = 409
    code = "infrasec.number_used"
    en = "A receipt with this number is registered already."
    sv = "Ett kvitto med det här numret är redan registrerat."
    in_order = True
    numbers = (5,)


class WrongAmount(NotRegistered):
    """The total can't be read or is neither a sale nor a return."""

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
    """No room for more tills or receipts."""

    status = 502
    code = "infrasec.full"
    en = "The control system has no more room. Contact support."
    sv = "Kontrollsystemet är fullt. Kontakta supporten."
    numbers = (14, 23, 24)


class UnitBroken(NotRegistered):
    """A fault of its own; nothing was registered and it may work again."""

    status = 502
    code = "infrasec.broken"
    en = "The control system has a fault, so nothing can be sold just now. Try again, or write a sales note by hand."
    sv = "Kontrollsystemet har ett fel, så inget kan säljas just nu. Försök igen, eller skriv en kontantnota för hand."
    lasting = False
    numbers = (15, 16, 17, 18, 19, 20, 25)


class NotEnrolled(ProviderError):
    """The till can't be enrolled as it stands."""

    status = 422
    code = "infrasec.not_enrolled"
    en = "The till could not be enrolled with the control system: {reason}"
    sv = "Kassan kunde inte anslutas till kontrollsystemet: {reason}"
    lasting = True


KINDS: tuple[type[NotRegistered], ...] = (NotRegistered, *NotRegistered.__subclasses__())
BY_NUMBER: dict[int, type[NotRegistered]] = {number: kind for kind in KINDS for number in kind.numbers}


def refusal(number: int, reason: str) -> NotRegistered:
    """The refusal that the control system gave by that number."""
    return BY_NUMBER.get(number, NotRegistered)(number=number, reason=reason)
