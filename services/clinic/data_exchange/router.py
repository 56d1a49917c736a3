"""All routes of data exchange."""

from fastapi import APIRouter

from clinic.data_exchange.client_export.router import file_router as log_extract_router, router as client_export_router
from clinic.data_exchange.client_list.router import router as client_list_router
from clinic.data_exchange.imports.router import file_router as import_file_router, router as import_router
from clinic.data_exchange.log_review.router import router as log_review_router

router = APIRouter()
router.include_router(client_export_router)
router.include_router(log_extract_router)
router.include_router(client_list_router)
router.include_router(log_review_router)
router.include_router(import_file_router)
router.include_router(import_router)
