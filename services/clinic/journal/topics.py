"""Realtime topics of the journal."""

from clinic.core.realtime import register_topic
from clinic.core.security.permissions import Permission

PROCEDURES = register_topic("procedures", Permission.JOURNAL_READ, "procedure")
"""A procedure was created, changed, signed, corrected, reviewed, cancelled or deleted."""
