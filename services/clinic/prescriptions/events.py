"""What happens to prescriptions, for those who hear of it."""

ASKED = "prescriptions.asked"
"""A request now waits for a prescriber. Facts: prescription_id, prescriber_id."""
SIGNED = "prescriptions.signed"
"""A prescription is in force. Facts: prescription_id, client_id, origin."""
