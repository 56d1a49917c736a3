"""The routes of the registration of clients."""

from fastapi import APIRouter

from clinic.registration.differences.router import router as differences
from clinic.registration.portal.router import router as portal
from clinic.registration.portal_settings.router import router as portal_settings

router = APIRouter()
for subrouter in (portal_settings, portal, differences):
    router.include_router(subrouter)
