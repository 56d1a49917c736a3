"""Texts of the animated QR code, made from the order's secret, and links that start the BankID app."""

from hashlib import sha256
from hmac import new
from urllib.parse import quote


def qr_text(token: str, secret: str, seconds: int) -> str:
    """Build the QR code's text for a number of whole seconds after the order's start; it changes each second."""
    proof = new(secret.encode(), str(seconds).encode(), sha256).hexdigest()
    return f"bankid.{token}.{seconds}.{proof}"


def start_links(token: str, redirect: str = "") -> tuple[str, str]:
    """Build the links that open the app on the same device: a computer's, and a phone's, which returns to `redirect`."""
    back = quote(redirect, safe="") if redirect else "null"
    return f"bankid:///?autostarttoken={token}&redirect=null", f"https://app.bankid.com/?autostarttoken={token}&redirect={back}"
