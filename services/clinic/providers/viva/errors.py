"""Errors that only Viva's calls have."""

from clinic.providers import errors


class SessionUnknown(errors.ProviderError):
    """Viva has no such session."""

    status = 404
    code = "viva.session_unknown"
    en = "The card terminal knows nothing of this payment."
    sv = "Kortterminalen känner inte till den här betalningen."


class SessionExists(errors.OutcomeUnknown):
    """A session with that id exists already: its status gives the outcome."""

    status = 409
    code = "viva.session_exists"
    en = "This payment was sent to the card terminal before. We are finding out what happened."
    sv = "Den här betalningen har redan skickats till kortterminalen. Vi tar reda på vad som hände."


class TerminalBusy(errors.ProviderError):
    """The terminal shows another sale."""

    status = 409
    code = "viva.terminal_busy"
    en = "The card terminal is busy with another payment. Wait until it is finished, or stop it there."
    sv = "Kortterminalen är upptagen med en annan betalning. Vänta tills den är klar, eller avbryt den där."


class TerminalUnknown(errors.ProviderError):
    """The account has no terminal of that id, or it is switched off."""

    status = 422
    code = "viva.terminal_unknown"
    en = "The card terminal cannot be found. Check that it is switched on and belongs to this clinic."
    sv = "Kortterminalen hittas inte. Kontrollera att den är på och hör till den här kliniken."
    is_permanent = True


class SessionForbidden(errors.ProviderError):
    """Only the register that opened a session may abort it."""

    status = 403
    code = "viva.session_forbidden"
    en = "Only the register that started the payment can stop it."
    sv = "Bara den kassa som startade betalningen kan avbryta den."
    is_permanent = True


class PaymentUnknown(errors.ProviderError):
    """Viva has no such order or transaction."""

    status = 404
    code = "viva.payment_unknown"
    en = "Viva has no such payment."
    sv = "Viva har ingen sådan betalning."
    is_permanent = True


class RefundRefused(errors.ProviderError):
    """Viva refuses the refund: too much, too late, or refunded already."""

    status = 422
    code = "viva.refund_refused"
    en = "The refund was not accepted by the card company: {reason}"
    sv = "Återbetalningen godtogs inte av kortföretaget: {reason}"
    is_permanent = True
