"""Consent forms and questionnaires: the clinic's templates, and what each client has read, answered and signed."""
