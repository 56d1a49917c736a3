"""Swedish BankID: proving who somebody is, and their signature."""

from clinic.providers.bankid.client import AskedFor, BankId, Collected, Started, bankid
from clinic.providers.bankid.qr import qr_text, start_links

__all__ = ["AskedFor", "BankId", "Collected", "Started", "bankid", "qr_text", "start_links"]
