"""All routes of accounts."""

from fastapi import APIRouter

from clinic.accounts.authenticator.router import router as authenticator
from clinic.accounts.bankid.router import router as bankid
from clinic.accounts.bankid_connection.router import router as bankid_connection
from clinic.accounts.bankid_signin.router import router as bankid_signin
from clinic.accounts.browser_errors.router import router as browser_errors
from clinic.accounts.calendar_links.router import router as calendar_links
from clinic.accounts.email_change.router import router as email_change
from clinic.accounts.friend_invitations.router import router as friend_invitations
from clinic.accounts.mobile_verification.router import router as mobile_verification
from clinic.accounts.passkeys.router import router as passkeys
from clinic.accounts.password_reset.router import router as password_reset
from clinic.accounts.prescribers.router import router as prescribers
from clinic.accounts.profile.router import router as profile
from clinic.accounts.saved_views.router import router as saved_views
from clinic.accounts.session_proof.router import router as session_proof
from clinic.accounts.signin.router import router as signin
from clinic.accounts.signup.router import router as signup
from clinic.accounts.support.router import router as support
from clinic.accounts.team.router import router as team
from clinic.accounts.terms.router import file_router as terms_files, router as terms

router = APIRouter()
for subrouter in (
    signin, signup, terms, terms_files, password_reset, team, browser_errors, bankid, prescribers, saved_views, profile, support,
    friend_invitations, bankid_signin, bankid_connection, passkeys, calendar_links, authenticator,
    mobile_verification, session_proof, email_change,
):
    router.include_router(subrouter)
