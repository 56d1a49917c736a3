"""Errors of the registration of clients."""

from clinic.core.api.errors import ApiError, Conflict, Forbidden


class RegistrationClosed(Forbidden):
    """The clinic's registration portal is closed in its settings, or the subscription doesn't allow it."""

    code = "registration.closed"
    en = "You cannot register at this clinic online at the moment."
    sv = "Det går inte att registrera sig hos den här kliniken på nätet just nu."


class RegistrationExpired(ApiError):
    """The flow's key is unknown, of another clinic, or expired."""

    status = 401
    code = "registration.expired"
    en = "You have been away for a while. Please confirm your details once more."
    sv = "Du har varit borta en stund. Bekräfta dina uppgifter en gång till."


class RegistrationUnverified(Forbidden):
    """The visitor has neither entered the code nor identified themselves with BankID, as the clinic requires."""

    code = "registration.unverified"
    en = "Confirm that it is you first."
    sv = "Bekräfta att det är du först."


class BankIdRequired(Forbidden):
    """The clinic requires BankID, so no code is sent."""

    code = "registration.bankid_required"
    en = "This clinic asks you to identify yourself with BankID."
    sv = "Den här kliniken ber dig identifiera dig med BankID."


class BankIdOff(Forbidden):
    """The clinic doesn't identify its clients with BankID (PLT-052)."""

    code = "registration.bankid_off"
    en = "This clinic doesn't use BankID. Load the page again to go on without it."
    sv = "Den här kliniken använder inte BankID. Läs in sidan på nytt för att fortsätta utan."


class RegistrationLimitReached(Conflict):
    """The clinic's plan allows no more clients; the visitor is not told so."""

    code = "registration.client_limit"
    en = "The clinic cannot take new clients online right now. Please contact the clinic."
    sv = "Kliniken kan inte ta emot nya klienter på nätet just nu. Kontakta kliniken."


class AlreadyResolved(Conflict):
    """A colleague has saved or dismissed the details already."""

    code = "registration.resolved"
    en = "A team member has handled these details already."
    sv = "En medarbetare har redan hanterat de här uppgifterna."
