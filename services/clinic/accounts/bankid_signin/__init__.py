"""Signing in with BankID, for staff who have connected it (PLT-012)."""
