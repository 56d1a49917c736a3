"""The forms' calls."""

from fastapi import APIRouter

from clinic.forms.answering.router import router as answering
from clinic.forms.consents.router import router as consents
from clinic.forms.links.router import router as links
from clinic.forms.questionnaires.router import router as questionnaires
from clinic.forms.signing.router import router as signing

router = APIRouter()
for part in (consents, questionnaires, signing, answering, links):
    router.include_router(part)
