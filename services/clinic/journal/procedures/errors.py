"""Errors of procedures, with their codes and texts."""

from clinic.core.api.errors import Conflict


class AlreadySigned(Conflict):
    """The entry is signed and can't be changed any more (REC-022)."""

    code = "journal.already_signed"
    en = "This treatment note is signed and can't be changed. Make a correction instead."
    sv = "Behandlingen är signerad och kan inte ändras. Gör en rättelse i stället."


class ProcedureImported(Conflict):
    """The entry was imported from another system and can't be changed or signed; a correction is a version of its own."""

    code = "journal.imported"
    en = "This treatment note was imported from another system and can't be changed. Make a correction instead."
    sv = "Behandlingen är importerad från ett annat system och kan inte ändras. Gör en rättelse i stället."


class NotSigned(Conflict):
    """The entry isn't signed, so it can't be corrected or reviewed."""

    code = "journal.not_signed"
    en = "This treatment note isn't signed."
    sv = "Behandlingen är inte signerad."


class EntryClosed(Conflict):
    """The entry is cancelled or deleted."""

    code = "journal.entry_closed"
    en = "This treatment note has been cancelled or deleted."
    sv = "Behandlingen är makulerad eller borttagen."


class CorrectionOpen(Conflict):
    """The entry has a later version: a signed correction, or one being written; `procedure_id` names it."""

    code = "journal.correction_open"
    en = "This treatment note is already corrected, or a correction of it is being written."
    sv = "Behandlingen är redan rättad, eller så skrivs en rättelse av den."


class NotYourSignature(Conflict):
    """The entry is to be signed by its author, or by the colleague whom the author assigned (patientdatalagen 3:10)."""

    code = "journal.not_your_signature"
    en = "This treatment note waits for another person's signature."
    sv = "Behandlingen väntar på en annan persons signatur."


class OnlyAuthorAssignsSigner(Conflict):
    """Only the author assigns the signer, as long as the present signer is still able to sign."""

    code = "journal.only_author_assigns_signer"
    en = "Only the author of the treatment note can assign the signer."
    sv = "Bara behandlingens författare kan utse den som ska signera."


class PrescriptionMissing(Conflict):
    """A treatment requires a valid prescription that the client doesn't have (RXP-007)."""

    code = "journal.prescription_missing"
    en = "There is no valid prescription of {medicine} for this client, so the treatment note can't be signed."
    sv = "Det finns ingen giltig ordination av {medicine} för klienten, så behandlingen kan inte signeras."
