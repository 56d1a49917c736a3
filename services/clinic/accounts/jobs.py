"""What accounts does by the clock."""

from clinic.accounts.bankid import jobs

__all__ = ["jobs"]
