"""What open screens hear of the forms."""

from clinic.core import realtime
from clinic.core.permissions import Permission

FORMS = realtime.topic("forms", Permission.FORM_READ)
"""A client's letter or questionnaire was assigned, sent, answered, signed, corrected or cancelled."""
