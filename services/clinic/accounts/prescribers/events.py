"""Events about a clinic's prescribers."""

PRESCRIBER_REMOVED = "prescribers.removed"
"""The clinic has removed a prescriber. Payload: prescriber_id."""

PRESCRIBER_INVITED = "prescribers.invited"
"""The clinic has invited a prescriber. Payload: invitation_id."""
