"""What open screens hear of the journal."""

from clinic.core.permissions import Permission
from clinic.core.realtime import topic

PROCEDURES = topic("procedures", Permission.JOURNAL_READ)
