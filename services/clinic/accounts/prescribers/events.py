"""What happens to a clinic's prescribers, for those who hear of it."""

PARTED = "prescribers.parted"
"""The clinic has parted from a prescriber. Facts: prescriber_id."""

INVITED = "prescribers.invited"
"""The clinic has invited somebody. Facts: invitation_id."""
