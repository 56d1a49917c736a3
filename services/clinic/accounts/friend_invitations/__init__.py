"""Invitations of other clinics to try the service (PLT-039)."""
