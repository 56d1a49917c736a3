"""What starts BankID's app: the animated QR code's text, which only the holder of the secret can make, and the links."""

from hashlib import sha256
from hmac import new
from urllib.parse import quote


def qr_text(token: str, secret: str, seconds: int) -> str:
    """The code's text for that many whole seconds after the order began; another each second."""
    proof = new(secret.encode(), str(seconds).encode(), sha256).hexdigest()
    return f"bankid.{token}.{seconds}.{proof}"


def start_links(token: str, redirect: str = "") -> tuple[str, str]:
    """The links that open the app on the device at hand: on a computer, and on a phone, which comes back to `redirect`."""
    back = quote(redirect, safe="") if redirect else "null"
    return f"bankid:///?autostarttoken={token}&redirect=null", f"https://app.bankid.com/?autostarttoken={token}&redirect={back}"
