"""Names of the events that the forms publish."""

CONSENT_SIGNED = "consent.signed"
"""A client signed a consent. Payload: consent_id, client_id, channel (screen or link)."""
QUESTIONNAIRE_ANSWERED = "questionnaire.answered"
"""A client's questionnaire was answered. Payload: questionnaire_id (the client questionnaire's), client_id, channel (screen or link)."""
QUESTIONNAIRE_PDF_REQUESTED = "questionnaire.pdf_requested"
"""The PDF of an answered questionnaire is to be regenerated. Payload: questionnaire_id (the client questionnaire's)."""
