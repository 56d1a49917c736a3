"""The realtime topic that open screens of quality management subscribe to."""

from clinic.core.realtime import register_topic
from clinic.core.security.permissions import Permission

QUALITY = register_topic("quality", Permission.QUALITY_READ)
