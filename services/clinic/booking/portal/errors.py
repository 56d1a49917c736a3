"""The refusals that a visitor meets."""

from clinic.core.errors import Conflict, Forbidden, Refusal, TooMany


class PortalClosed(Forbidden):
    """The clinic takes no bookings here: the system is off, or its subscription is blocked or lets nothing be written (PUB-009)."""

    code = "portal.closed"
    en = "This clinic does not take bookings online at the moment."
    sv = "Den här kliniken tar inte emot bokningar på nätet just nu."


class FlowEnded(Refusal):
    """The flow's key is unknown, of another clinic, used up or too old."""

    status = 401
    code = "flow.ended"
    en = "You have been away for a while. Please confirm your details once more."
    sv = "Du har varit borta en stund. Bekräfta dina uppgifter en gång till."


class NotVerified(Forbidden):
    """A time is held for a visitor whose phone has been verified, and for nobody else."""

    code = "flow.unverified"
    en = "Confirm your phone number with the code first."
    sv = "Bekräfta ditt telefonnummer med koden först."


class ClinicFull(Conflict):
    """The plan has no room for one more client; nothing of that is told to the visitor."""

    code = "portal.full"
    en = "The clinic cannot take new clients online right now. Please contact the clinic."
    sv = "Kliniken kan inte ta emot nya kunder på nätet just nu. Kontakta kliniken."


class Busy(TooMany):
    """So many look for a time at this moment that this process answers no more of them; asking again soon helps."""

    code = "portal.busy"
    en = "Many are looking for a time right now. Please try again in {retry_after} seconds."
    sv = "Många letar efter en tid just nu. Försök igen om {retry_after} sekunder."


class CodesUsedUp(TooMany):
    """So many codes have gone out in the clinic's name within the hour that no more do: whoever asks for them, the clinic pays."""

    code = "portal.codes_used_up"
    en = "So many codes have been sent for this clinic that no more go out for now. Try again later, or contact it."
    sv = "Så många koder har skickats för den här kliniken att inga fler går ut just nu. Försök senare, eller kontakta den."
