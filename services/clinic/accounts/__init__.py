"""Identities, staff memberships, prescribers, sign-in, sign-up and sessions."""
