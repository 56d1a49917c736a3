"""Clinics that connect their account: Viva invites them on its own pages and tells when they are done."""

from httpx import codes

from clinic.providers import errors
from clinic.providers.viva.client import Answer, read, viva
from clinic.providers.viva.errors import PaymentUnknown
from clinic.providers.viva.types import Connected


class _Invitation(Answer):
    redirect_url: str = ""


class _Account(Answer):
    account_id: str
    merchant_id: str | None = None
    verified: bool = False
    invitation: _Invitation | None = None

    def told(self) -> Connected:
        invitation = self.invitation or _Invitation()
        return Connected(self.account_id, invitation.redirect_url, self.merchant_id or "", self.verified)


async def invite(email: str, return_url: str, partner: str, logo_url: str = "", colour: str = "") -> Connected:
    """Begin: the clinic's owner is to be sent to `redirect_url`."""
    branding = {"partnerName": partner, "logoUrl": logo_url, "primaryColor": colour}
    answer = await viva().call("POST", "/isv/v1/accounts", json={"email": email, "returnUrl": return_url, "branding": branding})
    return read(_Account, answer).told()


async def connected(account_id: str) -> Connected:
    """How far it has come."""
    try:
        return read(_Account, await viva().call("GET", f"/isv/v1/accounts/{account_id}")).told()
    except errors.Rejected as refused:
        raise PaymentUnknown if refused.answered == codes.NOT_FOUND else refused from refused
