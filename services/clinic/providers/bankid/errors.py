"""Map BankID's `errorCode` to errors; their texts follow the recommended messages in our own words."""

from clinic.providers.errors import ProviderError


class AlreadyInProgress(ProviderError):
    """The same person has an order open elsewhere; BankID cancels both (RFA4)."""

    status = 409
    code = "bankid.already_in_progress"
    en = "An identification or signature has already been started for this person. Please try again."
    sv = "En identifiering eller underskrift har redan påbörjats för den här personen. Försök igen."


class NoSuchOrder(ProviderError):
    """The order is unknown to BankID: too old, or its result was taken before."""

    status = 410
    code = "bankid.expired"
    en = "Collect request expired. Please start again."
    sv = "Förfrågan har gått ut. Börja om."
    is_permanent = True


class Unavailable(ProviderError):
    """`requestTimeout`, `internalError`, `maintenance` (RFA5)."""

    status = 503
    code = "bankid.unavailable"
    en = "BankID has a technical problem. Please try again in a moment."
    sv = "BankID har ett tekniskt problem. Försök igen om en stund."


class Busy(ProviderError):
    """`tooManyRequests`."""

    status = 503
    code = "bankid.busy"
    en = "BankID has too much to do just now. Please try again in a moment."
    sv = "BankID har för mycket att göra just nu. Försök igen om en stund."


class InvalidCall(ProviderError):
    """BankID rejects the call itself: a mistake of ours, whose details are only logged (RFA22)."""

    code = "bankid.invalid_call"
    en = "An unknown error occurred with BankID. Please try again."
    sv = "Ett okänt fel uppstod med BankID. Försök igen."
    is_permanent = True


class Unknown(ProviderError):
    """An error code that BankID's documents don't describe (RFA22)."""

    code = "bankid.unknown"
    en = "An unknown error occurred. Please try again."
    sv = "Ett okänt fel uppstod. Försök igen."


BY_CODE: dict[str, type[ProviderError]] = {
    "alreadyInProgress": AlreadyInProgress,
    "invalidParameters": InvalidCall,
    "notFound": InvalidCall,
    "methodNotAllowed": InvalidCall,
    "unsupportedMediaType": InvalidCall,
    "requestTimeout": Unavailable,
    "internalError": Unavailable,
    "maintenance": Unavailable,
    "Maintenance": Unavailable,
    "tooManyRequests": Busy,
}
