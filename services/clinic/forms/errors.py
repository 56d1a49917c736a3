"""Errors of the forms, with their codes and texts."""

from clinic.core.api.errors import ApiError, Conflict, Forbidden


class SignatureOrFileRequired(ApiError):
    """A consent is signed with neither a signature nor an attached file (REC-031)."""

    status = 422
    code = "forms.signature_or_file_required"
    en = "Sign the letter of consent or the attached file"
    sv = "Signera samtyckesbrevet eller den bifogade filen"


class ConsentFormsOff(Conflict):
    """The company doesn't use consent forms (SHOW_LETTER_OF_CONSENT)."""

    code = "forms.consent_forms_off"
    en = "Consent forms are switched off in the settings for everyone."
    sv = "Samtycken är avstängda i inställningarna för alla."


class AlreadySigned(Conflict):
    """The form is already signed or answered; a correction is a new version (REC-022)."""

    code = "forms.already_signed"
    en = "This is signed and cannot be changed. Make a correction instead."
    sv = "Detta är signerat och kan inte ändras. Gör en rättelse i stället."


class NotCompleted(Conflict):
    """The form isn't signed or answered yet, so it can't be corrected, signed or reviewed."""

    code = "forms.not_completed"
    en = "This has not been filled in yet."
    sv = "Detta är inte ifyllt ännu."


class CorrectionOpen(Conflict):
    """The form already has an unfinished correction; only one is allowed at a time."""

    code = "forms.correction_open"
    en = "A correction of this is already waiting."
    sv = "En rättelse av detta väntar redan."


class FormCancelled(Conflict):
    """The form is cancelled, which can't be undone."""

    code = "forms.cancelled"
    en = "This is cancelled."
    sv = "Detta är makulerat."


class TemplateInactive(Conflict):
    """An inactive template can't be assigned to clients."""

    code = "forms.template_inactive"
    en = "This form is inactive. Activate it first."
    sv = "Formuläret är inaktivt. Aktivera det först."


class BuiltinQuestionnaire(Conflict):
    """A built-in questionnaire can't be changed, deactivated or deleted: the settings switch it on and off, and a copy can be changed."""

    code = "forms.builtin_questionnaire"
    en = "This is a built-in questionnaire. Switch it on or off in the settings, or copy it to make one of your own."
    sv = "Det här är ett inbyggt formulär. Slå på eller av det i inställningarna, eller kopiera det till ett eget."


class BuiltinQuestionnaireOff(Conflict):
    """The company's settings don't show the built-in questionnaire."""

    code = "forms.builtin_questionnaire_off"
    en = "This questionnaire is switched off in the settings for everyone."
    sv = "Det här formuläret är avstängt i inställningarna för alla."


class NoPendingForms(Conflict):
    """The client has no form left to fill in, so no link is sent."""

    code = "forms.no_pending_forms"
    en = "There is nothing for the client to fill in."
    sv = "Det finns inget för klienten att fylla i."


class NoContactAddress(ApiError):
    """The client has no phone number or e-mail address for any of the requested channels."""

    status = 422
    code = "forms.no_contact_address"
    en = "The client has no mobile number or e-mail address to send to."
    sv = "Klienten har inget mobilnummer eller ingen e-postadress att skicka till."


class FormLinksClosed(ApiError):
    """The clinic is blocked, or its subscription has ended: nothing is filled in by link meanwhile."""

    status = 403
    code = "forms.links_closed"
    en = "The clinic takes no forms online at the moment. Please contact the clinic directly."
    sv = "Kliniken tar inte emot formulär på nätet just nu. Kontakta kliniken direkt."


class LinkExpired(ApiError):
    """The link's key is unknown, belongs to another clinic, or has expired."""

    status = 410
    code = "forms.link_expired"
    en = "This link no longer works. Ask the clinic for a new one."
    sv = "Den här länken fungerar inte längre. Be kliniken om en ny."


class FlowExpired(ApiError):
    """The flow's key is unknown, belongs to another clinic, or has expired."""

    status = 401
    code = "forms.flow_expired"
    en = "You have been away for a while. Please confirm that it is you once more."
    sv = "Du har varit borta en stund. Bekräfta att det är du en gång till."


class NotVerified(Forbidden):
    """The flow isn't verified by its one-time code; no client data is shown before that (PUB-010)."""

    code = "forms.not_verified"
    en = "Confirm that it is you with the code first."
    sv = "Bekräfta att det är du med koden först."
