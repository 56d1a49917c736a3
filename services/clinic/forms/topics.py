"""Realtime topics of the forms."""

from clinic.core import realtime
from clinic.core.security.permissions import Permission

FORMS = realtime.register_topic("forms", Permission.FORM_READ, "client_consent", "client_questionnaire")
"""A client's consent or questionnaire was assigned, sent, answered, signed, corrected, reviewed or cancelled."""
