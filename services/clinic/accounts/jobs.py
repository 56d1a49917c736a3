"""Periodic jobs of accounts."""

from clinic.accounts.bankid import jobs as bankid_jobs
from clinic.accounts.email_change import jobs as email_change_jobs
from clinic.accounts.mobile_verification import jobs as mobile_verification_jobs
from clinic.accounts.passkeys import jobs as passkeys_jobs
from clinic.accounts.sessions import jobs as sessions_jobs
from clinic.accounts.signin import jobs as signin_jobs
from clinic.accounts.signup import jobs as signup_jobs

__all__ = [
    "bankid_jobs", "email_change_jobs", "mobile_verification_jobs", "passkeys_jobs", "sessions_jobs", "signin_jobs", "signup_jobs",
]
