"""Available times: one engine for staff and for portal visitors."""
