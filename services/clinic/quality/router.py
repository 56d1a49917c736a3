"""All routes of quality management."""

from fastapi import APIRouter

from clinic.quality.controlled_documents.router import router as controlled_documents_router
from clinic.quality.devices.router import router as devices_router

router = APIRouter()
for domain_router in (devices_router, controlled_documents_router):
    router.include_router(domain_router)
