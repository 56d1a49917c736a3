"""Verifying the own mobile number by a code, so that codes for signing in can be sent to it (LAW-001)."""
