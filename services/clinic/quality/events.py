"""The realtime topic that open screens of quality management subscribe to, and the events of devices."""

from clinic.core.realtime import register_topic
from clinic.core.security.permissions import Permission

QUALITY = register_topic("quality", Permission.QUALITY_READ)
MAINTENANCE_DUE = "device.maintenance_due"
"""A device's planned maintenance is near, once for each planned day. Payload: device_id, planned_on."""
