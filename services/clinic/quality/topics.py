"""What open screens of quality hear."""

from clinic.core.permissions import Permission
from clinic.core.realtime import topic

MANAGEMENT = topic("management", Permission.MANAGEMENT_READ)
