"""Connect clinics' accounts: Viva invites them on its own pages and sends a webhook when they are done."""

from httpx import codes

from clinic.providers import errors
from clinic.providers.viva.client import ApiResponse, read, viva
from clinic.providers.viva.errors import PaymentUnknown
from clinic.providers.viva.types import AccountConnection


class _Invitation(ApiResponse):
    redirect_url: str = ""


class _Account(ApiResponse):
    account_id: str
    merchant_id: str | None = None
    verified: bool = False
    verification_status: str | None = None
    """Of the platform scheme alone; the scheme of resellers says `verified`, and knows no rejection."""
    invitation: _Invitation | None = None

    def to_account_connection(self) -> AccountConnection:
        invitation = self.invitation or _Invitation()
        return AccountConnection(
            self.account_id, invitation.redirect_url, self.merchant_id or "", self.verified, self.verification_status == "Rejected",
        )


async def invite(email: str, return_url: str, partner: str, logo_url: str = "", colour: str = "") -> AccountConnection:
    """Start the connection; send the clinic's owner to `redirect_url`."""
    branding = {"partnerName": partner, "logoUrl": logo_url, "primaryColor": colour}
    response = await viva().call("POST", "/isv/v1/accounts", json={"email": email, "returnUrl": return_url, "branding": branding})
    return read(_Account, response).to_account_connection()


async def get_connection(account_id: str) -> AccountConnection:
    """Return the state of a connection. Raises PaymentUnknown for an unknown account."""
    try:
        return read(_Account, await viva().call("GET", f"/isv/v1/accounts/{account_id}")).to_account_connection()
    except errors.Rejected as error:
        raise PaymentUnknown if error.status_code == codes.NOT_FOUND else error from error
