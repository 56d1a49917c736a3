"""Periodic jobs of accounts."""

from clinic.accounts.bankid import jobs

__all__ = ["jobs"]
