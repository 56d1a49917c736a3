"""The routes of the forms."""

from fastapi import APIRouter

from clinic.forms.builtin_questionnaires.router import router as builtin_questionnaires
from clinic.forms.client_consents.router import router as client_consents
from clinic.forms.client_questionnaires.router import router as client_questionnaires
from clinic.forms.consent_templates.router import router as consent_templates
from clinic.forms.links.router import router as links
from clinic.forms.questionnaire_templates.router import router as questionnaire_templates

router = APIRouter()
for subrouter in (consent_templates, questionnaire_templates, builtin_questionnaires, client_consents, client_questionnaires, links):
    router.include_router(subrouter)
