"""Errors of the prescriptions domain."""

from clinic.core.api.errors import Conflict


class AlreadyDecided(Conflict):
    """The request was signed or declined and can no longer be changed."""

    code = "prescription.already_decided"
    en = "This request has been decided and can no longer be changed."
    sv = "Förfrågan är avgjord och kan inte längre ändras."


class NotPending(Conflict):
    """Only a pending request can be signed or declined."""

    code = "prescription.not_pending"
    en = "This request is no longer pending. Reload the list."
    sv = "Förfrågan väntar inte längre på dig. Ladda om listan."


class MultipleClinics(Conflict):
    """A signature covers requests of a single clinic, because that clinic stores the proof."""

    code = "prescription.multiple_clinics"
    en = "Requests from several clinics can't be signed at once. Sign one clinic's at a time."
    sv = "Förfrågningar från flera kliniker kan inte signeras på en gång. Signera en kliniks i taget."


class NotActive(Conflict):
    """Only a signed prescription can be inactivated."""

    code = "prescription.not_active"
    en = "This prescription is not active."
    sv = "Ordinationen gäller inte."


class UsedUp(Conflict):
    """The treatment would exceed the prescribed number of uses, or is after the last day of validity."""

    code = "prescription.used_up"
    en = "This prescription has expired or been used as many times as it allows."
    sv = "Ordinationen har gått ut eller använts så många gånger som den tillåter."


class MissingPersonalId(Conflict):
    """The prescriber has no personal identity number to check the signature against."""

    code = "prescription.no_personal_id"
    en = "Your account has no personal identity number, so a signature cannot be checked. Contact support."
    sv = "Ditt konto saknar personnummer, så en signatur kan inte kontrolleras. Kontakta supporten."
