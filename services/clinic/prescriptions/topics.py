"""What open screens hear of prescriptions."""

from clinic.core.permissions import Permission
from clinic.core.realtime import topic

PRESCRIPTIONS = topic("prescriptions", Permission.CLIENT_PRESCRIPTION_READ)
