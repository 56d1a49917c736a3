"""What the forms tell themselves and others."""

CONSENT_SIGNED = "consent.signed"
"""A client's letter of consent was signed. Facts: consent_id, client_id."""
QUESTIONNAIRE_ANSWERED = "questionnaire.answered"
"""A client's questionnaire was answered. Facts: questionnaire_id (the client's), client_id."""
PDF_FLAGGED = "questionnaire.pdf_flagged"
"""An answered questionnaire's PDF is to be made again. Facts: questionnaire_id (the client's)."""
