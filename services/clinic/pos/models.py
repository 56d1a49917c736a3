"""All tables of the point of sale, for code that loads them by the domain's name."""

from clinic.pos.cards_on_file.models import CardCharge, CardOnFile
from clinic.pos.closings.models import ElectronicJournalEntry, ZReport
from clinic.pos.gift_cards.models import GiftCard, GiftCardEntry
from clinic.pos.online_payments.models import OnlinePayment, OnlinePaymentSettings
from clinic.pos.payment_account.models import PaymentAccount
from clinic.pos.products.models import Product, ProductCategory
from clinic.pos.receipts.models import ControlRegistration, Payment, Receipt, ReceiptLine
from clinic.pos.registers.models import Register, RegisterSeries, RegisterSettings, Terminal

__all__ = [
    "CardCharge", "CardOnFile", "ControlRegistration", "ElectronicJournalEntry", "GiftCard", "GiftCardEntry", "OnlinePayment",
    "OnlinePaymentSettings", "Payment", "PaymentAccount", "Product", "ProductCategory", "Receipt", "ReceiptLine", "Register",
    "RegisterSeries", "RegisterSettings", "Terminal", "ZReport",
]
