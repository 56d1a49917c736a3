"""Swedish BankID: identification and signatures."""

from clinic.providers.bankid.client import BankId, OrderRequest, OrderStatus, StartedOrder, bankid
from clinic.providers.bankid.qr import qr_text, start_links

__all__ = ["BankId", "OrderRequest", "OrderStatus", "StartedOrder", "bankid", "qr_text", "start_links"]
