"""Realtime topics of the forms."""

from clinic.core import realtime
from clinic.core.security.permissions import Permission

FORMS = realtime.register_topic("forms", Permission.FORM_READ)
"""A client's consent or questionnaire was assigned, sent, answered, signed, corrected, reviewed or cancelled."""
