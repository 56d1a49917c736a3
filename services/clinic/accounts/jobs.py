"""Periodic jobs of accounts."""

from clinic.accounts.bankid import jobs as bankid_jobs
from clinic.accounts.signup import jobs as signup_jobs

__all__ = ["bankid_jobs", "signup_jobs"]
