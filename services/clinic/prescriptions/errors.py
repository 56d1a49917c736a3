"""What can be refused about a prescription."""

from clinic.core.errors import Conflict


class AlreadyDecided(Conflict):
    """What a prescriber has signed or refused is changed by nobody."""

    code = "prescription.decided"
    en = "This request has been decided and can no longer be changed."
    sv = "Förfrågan är avgjord och kan inte längre ändras."


class NotWaiting(Conflict):
    """Only a request that waits for the prescriber can be signed or refused."""

    code = "prescription.not_waiting"
    en = "This request no longer waits for you. Please look again."
    sv = "Förfrågan väntar inte längre på dig. Titta igen."


class OneClinic(Conflict):
    """What is signed over is kept by the clinic it is for, and so has nothing of another clinic's in it."""

    code = "prescription.one_clinic"
    en = "Requests from several clinics can't be signed at once. Sign one clinic's at a time."
    sv = "Förfrågningar från flera kliniker kan inte signeras på en gång. Signera en kliniks i taget."


class NotInForce(Conflict):
    """Only a signed prescription can be inactivated or used."""

    code = "prescription.not_in_force"
    en = "This prescription is not in force."
    sv = "Förskrivningen är inte gällande."


class UsedUp(Conflict):
    """A treatment would use it once more than was prescribed, or after its last day."""

    code = "prescription.used_up"
    en = "This prescription has expired or been used as many times as it allows."
    sv = "Förskrivningen har gått ut eller använts så många gånger som den tillåter."


class MissingPersonalId(Conflict):
    """A signature is checked against the prescriber's personal identity number."""

    code = "prescription.no_personal_id"
    en = "Your account has no personal identity number, so a signature cannot be checked. Contact support."
    sv = "Ditt konto saknar personnummer, så en underskrift kan inte kontrolleras. Kontakta supporten."
