"""Identities, memberships, sign-in, roles and the team."""
