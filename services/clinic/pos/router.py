"""All routes of the point of sale."""

from fastapi import APIRouter

from clinic.pos.booking_payments.router import router as booking_payments
from clinic.pos.cards_on_file.router import router as cards_on_file
from clinic.pos.checkout.router import router as checkout
from clinic.pos.closings.router import file_router as bookkeeping_files, router as closings
from clinic.pos.gift_cards.router import router as gift_cards
from clinic.pos.online_payments.router import router as online_payments
from clinic.pos.payment_account.router import router as payment_account
from clinic.pos.products.router import router as products
from clinic.pos.receipts.router import router as receipts
from clinic.pos.refunds.router import router as refunds
from clinic.pos.registers.router import router as registers
from clinic.pos.sale_process.viva_webhooks import router as viva_webhooks

router = APIRouter()
for domain_router in (
    products, registers, payment_account, checkout, receipts, refunds, gift_cards, closings, bookkeeping_files, viva_webhooks,
    online_payments, booking_payments, cards_on_file,
):
    router.include_router(domain_router)
