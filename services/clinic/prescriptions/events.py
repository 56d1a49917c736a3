"""Domain events of prescriptions, and the realtime topic that open screens subscribe to."""

from clinic.core.realtime import register_topic
from clinic.core.security.permissions import Permission

PRESCRIPTIONS = register_topic("prescriptions", Permission.CLIENT_PRESCRIPTION_READ, "prescription")

REQUESTED = "prescriptions.requested"
"""A request was assigned to a prescriber. Payload: prescription_id, prescriber_id."""
DECLINED = "prescriptions.declined"
"""A prescriber declined a request. Payload: prescription_id, client_id."""
SIGNED = "prescriptions.signed"
"""A prescription was signed. Payload: prescription_id, client_id, origin."""
