"""The routes of the journal."""

from fastapi import APIRouter

from clinic.journal.procedures.router import router as procedures
from clinic.journal.treatments.router import router as treatments

router = APIRouter()
router.include_router(treatments)
router.include_router(procedures)
