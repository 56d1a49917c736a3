"""The routes of accounts."""

from fastapi import APIRouter

from clinic.accounts.bankid.router import router as bankid
from clinic.accounts.faults.router import router as faults
from clinic.accounts.prescribers.router import router as prescribers
from clinic.accounts.recovery.router import router as recovery
from clinic.accounts.signin.router import router as signin
from clinic.accounts.signup.router import router as signup
from clinic.accounts.team.router import router as team

router = APIRouter()
for part in (signin, signup, recovery, team, faults, bankid, prescribers):
    router.include_router(part)
