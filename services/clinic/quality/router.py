"""All of quality's routes."""

from fastapi import APIRouter

from clinic.quality.devices.router import router as devices
from clinic.quality.papers.router import router as papers

router = APIRouter()
for part in (devices, papers):
    router.include_router(part)
