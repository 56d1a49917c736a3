"""Register receipts with the control system (TCS) in Infrasec's XML."""

from functools import lru_cache
from uuid import UUID, uuid4, uuid5
from xml.etree.ElementTree import Element
from zoneinfo import ZoneInfo

import httpx

from clinic.core.settings import settings
from clinic.providers import errors
from clinic.providers.base import PaymentProvider, client_tls_context
from clinic.providers.infrasec import _xml
from clinic.providers.infrasec.errors import NotRegistered, response_error
from clinic.providers.infrasec.types import RATES, ControlAccount, ControlReply, ControlSale, ControlStatus, ReceiptType

PROGRAM = "Aster"
SWEDISH = ZoneInfo("Europe/Stockholm")
REQUEST_NAMESPACE = UUID("5d1f2a52-9a0e-5a3c-9a55-0d6f3d0f8a11")
TIMEOUT = httpx.Timeout(8, connect=3, pool=3)
"""Shorter than the default, since a customer waits."""


class Infrasec(PaymentProvider):
    """Infrasec's registration or enrolment service."""

    name = "Infrasec"


@lru_cache
def control_system() -> Infrasec:
    """Return the process's client of the registration service, from the settings."""
    config = settings()
    return Infrasec(config.infrasec_url, timeout=TIMEOUT, tls=client_tls_context(config.infrasec_certificate, config.infrasec_authorities))


async def register(account: ControlAccount, sale: ControlSale) -> ControlReply:
    """Register a receipt before it is issued.

    Raises NotRegistered (or the subclass of its number) when it was refused, Unreachable or ServiceUnavailable when nothing was
    registered, and OutcomeUnknown when it may be: then register the very same receipt again, which returns the first response.
    """
    document = await _ask(_request_id(account, sale), {"ControlData": _control_data(account, sale)})
    code, unit = _xml.text(document, "ControlCode/Code"), _xml.text(document, "ControlCode/ControlServerID")
    if not unit or (sale.type is ReceiptType.NORMAL and not code):
        raise errors.UnexpectedResponse(provider="Infrasec")
    return ControlReply(unit, code, _xml.number(document, "SequenceNumber", sale.number))


async def status(account: ControlAccount) -> ControlStatus:
    """Check whether the register could sell now."""
    try:
        await _ask(uuid4(), {"RegisterStatus": {"OrgNr": organization_digits(account.org_number), "ManRegisterID": account.register_id}})
    except errors.ProviderError as error:
        return ControlStatus(working=False, reason=error.code)
    return ControlStatus(working=True)


async def _ask(request_id: UUID, content: _xml.Tree) -> Element:
    body = _xml.render("TcsRequest", {"ApplicationID": PROGRAM, "RequestID": str(request_id), **content})
    response = await control_system().call(
        "POST", "/tcsserver", content=body, headers={"Content-Type": "application/xml; charset=utf-8"},
    )
    document = _xml.parse_response("TcsResponse", response)
    number = _xml.number(document, "SKVResponseCode", 0) or _xml.number(document, "ResponseCode", 1)
    if number:
        raise response_error(number, _xml.text(document, "SKVResponseMessage") or _xml.text(document, "ResponseReason"))
    return document


def _request_id(account: ControlAccount, sale: ControlSale) -> UUID:
    """Derive the request id from the receipt, so that a repeated call doesn't register again."""
    return uuid5(REQUEST_NAMESPACE, f"{account.register_id}/{sale.type}/{sale.number}/{sale.copy_of or ''}")


def _control_data(account: ControlAccount, sale: ControlSale) -> _xml.Tree:
    by_rate = {vat.rate: vat for vat in sale.vats}
    if unknown := by_rate.keys() - set(RATES):
        raise ValueError(f"no such VAT rate: {sorted(unknown)}")
    data: dict[str, str | int | _xml.Tree] = {"DateTime": f"{sale.at.astimezone(SWEDISH):%Y%m%d%H%M%S}"}
    if sale.copy_of is not None and sale.copied_at is not None:
        data |= {"CopyDateTime": f"{sale.copied_at.astimezone(SWEDISH):%Y%m%d%H%M%S}", "CopySequenceNumber": sale.copy_of}
    data |= {
        "OrgNr": organization_digits(account.org_number), "ManRegisterID": account.register_id, "RegisterAddress": account.address,
        "SequenceNumber": sale.number, f"ReceiptType@{sale.type}": "",
        "RefundAmount" if sale.refund else "SaleAmount": _kronor(sale.total),
    }
    for position, rate in enumerate(RATES, 1):
        part = by_rate.get(rate)
        data[f"VAT{position}"] = {
            "Percent": _kronor(rate), "Amount": _kronor(part.vat if part else 0), "SubtotalAmount": _kronor(part.net if part else 0),
        }
    return data


def _kronor(amount: int) -> str:
    """Format öre as `116,26`. Raises ValueError for negative amounts."""
    if amount < 0:
        raise ValueError("the control system takes no negative amounts")
    return f"{amount // 100},{amount % 100:02d}"


def organization_digits(org_number: str) -> str:
    """Return the ten digits of an organisation number, without the century of a personal one."""
    return "".join(char for char in org_number if char.isdigit())[-10:]


__all__ = ["Infrasec", "NotRegistered", "control_system", "register", "status"]
