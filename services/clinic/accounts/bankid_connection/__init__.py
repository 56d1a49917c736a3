"""Connecting BankID to the own account, and removing it (PLT-012)."""
