"""What an entry refuses."""

from clinic.core.errors import Conflict


class Signed(Conflict):
    """A signed entry is never changed (REC-022)."""

    code = "journal.signed"
    en = "This entry is signed and can't be changed. Make a correction instead."
    sv = "Anteckningen är signerad och kan inte ändras. Gör en rättelse i stället."


class NotSigned(Conflict):
    """Only what is signed can be corrected, approved or not."""

    code = "journal.not_signed"
    en = "This entry isn't signed."
    sv = "Anteckningen är inte signerad."


class Ended(Conflict):
    """It was cancelled or deleted."""

    code = "journal.ended"
    en = "This entry has been cancelled or deleted."
    sv = "Anteckningen är makulerad eller borttagen."


class CorrectionOpen(Conflict):
    """It's corrected, or a correction of it is being written; `procedure_id` says which."""

    code = "journal.correction_open"
    en = "This entry is already corrected, or a correction of it is being written."
    sv = "Anteckningen är redan rättad, eller så skrivs en rättelse av den."


class AnotherSigns(Conflict):
    """It waits for somebody else's signature: its writer's, or whom the writer has named (patientdatalagen 3:10)."""

    code = "journal.another_signs"
    en = "This entry waits for another person's signature."
    sv = "Anteckningen väntar på en annan persons signatur."


class WriterNamesSigner(Conflict):
    """Who answers for an entry is its writer's to say, for as long as whoever it waits for is there to sign."""

    code = "journal.writer_names_signer"
    en = "Whoever wrote this entry says who signs it."
    sv = "Den som skrev anteckningen avgör vem som signerar den."


class PrescriptionMissing(Conflict):
    """A treatment needs a prescription that the client hasn't got (RXP-007)."""

    code = "journal.prescription_missing"
    en = "There is no valid prescription of {medicine} for this client, so the procedure can't be signed."
    sv = "Det finns ingen giltig förskrivning av {medicine} för klienten, så behandlingen kan inte signeras."
