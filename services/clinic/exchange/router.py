"""All of exchange's routes."""

from fastapi import APIRouter

from clinic.exchange.records.router import router as records

router = APIRouter()
for part in (records,):
    router.include_router(part)
