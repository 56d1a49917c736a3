"""Add a client to a group booking, or a service to a visit (BKG-031)."""
