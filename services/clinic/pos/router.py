"""All of the till's routes."""

from fastapi import APIRouter

from clinic.pos.days.router import file_router as day_files, router as days
from clinic.pos.giftcards.router import router as giftcards
from clinic.pos.products.router import router as products
from clinic.pos.sales.hooks import router as hooks
from clinic.pos.sales.router import router as sales
from clinic.pos.tills.router import router as tills

router = APIRouter()
for part in (products, tills, sales, giftcards, days, day_files, hooks):
    router.include_router(part)
