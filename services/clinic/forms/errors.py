"""The refusals of the forms."""

from clinic.core.errors import Conflict, Forbidden, Refusal


class SignOrFile(Refusal):
    """REC-031: one of them is required."""

    status = 422
    code = "forms.sign_or_file"
    en = "Sign the letter of consent or the attached file"
    sv = "Signera samtyckesbrevet eller den bifogade filen"


class AlreadySigned(Conflict):
    """What was signed or answered isn't changed: a correction is a new version (REC-022)."""

    code = "forms.already_signed"
    en = "This is signed and cannot be changed. Make a correction instead."
    sv = "Detta är signerat och kan inte ändras. Gör en rättelse i stället."


class NotDone(Conflict):
    """Only what is signed or answered can be corrected, signed or approved."""

    code = "forms.not_done"
    en = "This has not been filled in yet."
    sv = "Detta är inte ifyllt ännu."


class OpenCorrection(Conflict):
    """One correction at a time."""

    code = "forms.correction_open"
    en = "A correction of this is already waiting."
    sv = "En rättelse av detta väntar redan."


class Cancelled(Conflict):
    """What was cancelled stays so."""

    code = "forms.cancelled"
    en = "This is cancelled."
    sv = "Detta är avbrutet."


class NotInUse(Conflict):
    """An inactive form isn't given to clients."""

    code = "forms.not_in_use"
    en = "This form is not in use. Make it active first."
    sv = "Formuläret är inte i bruk. Aktivera det först."


class NothingToSend(Conflict):
    """The client has nothing left to fill in."""

    code = "forms.nothing_to_send"
    en = "There is nothing for the client to fill in."
    sv = "Det finns inget för klienten att fylla i."


class NoAddress(Refusal):
    """The client can't be reached that way."""

    status = 422
    code = "forms.no_address"
    en = "The client has no mobile number or e-mail address to send to."
    sv = "Klienten har inget mobilnummer eller ingen e-postadress att skicka till."


class LinkEnded(Refusal):
    """The link's key is unknown, of another clinic, or too old."""

    status = 410
    code = "forms.link_ended"
    en = "This link no longer works. Ask the clinic for a new one."
    sv = "Den här länken fungerar inte längre. Be kliniken om en ny."


class VisitEnded(Refusal):
    """The visit's key is unknown, of another clinic, or too old."""

    status = 401
    code = "forms.visit_ended"
    en = "You have been away for a while. Please confirm that it is you once more."
    sv = "Du har varit borta en stund. Bekräfta att det är du en gång till."


class NotProved(Forbidden):
    """Nothing of the client's is shown before the code has been typed (PUB-010)."""

    code = "forms.unverified"
    en = "Confirm that it is you with the code first."
    sv = "Bekräfta att det är du med koden först."
