"""Quality management: medical devices with their maintenance, controlled documents with versions, and the activity log of both."""
