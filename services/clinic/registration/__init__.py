"""Clients register themselves: the portal, its settings and e-mails, and details that differ from the saved (PUB-007, REC-060)."""
