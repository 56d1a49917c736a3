"""Registering receipts with the control system (TCS), as Infrasec's own XML has it."""

from functools import lru_cache
from uuid import UUID, uuid4, uuid5
from xml.etree.ElementTree import Element
from zoneinfo import ZoneInfo

import httpx

from clinic.core.settings import settings
from clinic.providers import errors
from clinic.providers.base import MoneyProvider, presenting
from clinic.providers.infrasec import xml
from clinic.providers.infrasec.errors import NotRegistered, refusal
from clinic.providers.infrasec.types import RATES, ControlAccount, ControlReply, ControlSale, ControlStatus, ReceiptType

PROGRAM = "Aster"
SWEDISH = ZoneInfo("Europe/Stockholm")
OURS = UUID("5d1f2a52-9a0e-5a3c-9a55-0d6f3d0f8a11")
PATIENCE = httpx.Timeout(8, connect=3, pool=3)
"""A customer stands there and waits."""


class Infrasec(MoneyProvider):
    """One of its two services."""

    name = "Infrasec"


@lru_cache
def control_system() -> Infrasec:
    """Where receipts are registered, from the settings."""
    config = settings()
    return Infrasec(config.infrasec_url, timeout=PATIENCE, tls=presenting(config.infrasec_certificate, config.infrasec_authorities))


async def register(account: ControlAccount, sale: ControlSale) -> ControlReply:
    """Register a receipt before it's given to anyone.

    Raises NotRegistered (by its number's class) when it was refused, Unreachable or Failing when nothing was registered, and
    OutcomeUnknown when it may be: then register the very same receipt again, which is answered as the first time.
    """
    found = await _ask(_request_id(account, sale), {"ControlData": _control_data(account, sale)})
    code, unit = xml.text(found, "ControlCode/Code"), xml.text(found, "ControlCode/ControlServerID")
    if not unit or (sale.type is ReceiptType.NORMAL and not code):
        raise errors.Unreadable(provider="Infrasec")
    return ControlReply(unit, code, xml.number(found, "SequenceNumber", sale.number))


async def status(account: ControlAccount) -> ControlStatus:
    """Whether the till could sell just now."""
    try:
        await _ask(uuid4(), {"RegisterStatus": {"OrgNr": _digits(account.org_number), "ManRegisterID": account.register_id}})
    except errors.ProviderError as why:
        return ControlStatus(working=False, reason=why.code)
    return ControlStatus(working=True)


async def _ask(request_id: UUID, asked: xml.Tree) -> Element:
    body = xml.written("TcsRequest", {"ApplicationID": PROGRAM, "RequestID": str(request_id), **asked})
    answer = await control_system().call(
        "POST", "/tcsserver", content=body, headers={"Content-Type": "application/xml; charset=utf-8"},
    )
    found = xml.answered("TcsResponse", answer)
    number = xml.number(found, "SKVResponseCode", 0) or xml.number(found, "ResponseCode", 1)
    if number:
        raise refusal(number, xml.text(found, "SKVResponseMessage") or xml.text(found, "ResponseReason"))
    return found


def _request_id(account: ControlAccount, sale: ControlSale) -> UUID:
    """The same for the same receipt, so that asking again isn't registering again."""
    return uuid5(OURS, f"{account.register_id}/{sale.type}/{sale.number}/{sale.copy_of or ''}")


def _control_data(account: ControlAccount, sale: ControlSale) -> xml.Tree:
    by_rate = {one.rate: one for one in sale.vats}
    if unknown := by_rate.keys() - set(RATES):
        raise ValueError(f"no such VAT rate: {sorted(unknown)}")
    data: dict[str, str | int | xml.Tree] = {"DateTime": f"{sale.at.astimezone(SWEDISH):%Y%m%d%H%M%S}"}
    if sale.copy_of is not None and sale.copied_at is not None:
        data |= {"CopyDateTime": f"{sale.copied_at.astimezone(SWEDISH):%Y%m%d%H%M%S}", "CopySequenceNumber": sale.copy_of}
    data |= {
        "OrgNr": _digits(account.org_number), "ManRegisterID": account.register_id, "RegisterAddress": account.address,
        "SequenceNumber": sale.number, f"ReceiptType@{sale.type}": "",
        "RefundAmount" if sale.refund else "SaleAmount": _kronor(sale.total),
    }
    for place, rate in enumerate(RATES, 1):
        part = by_rate.get(rate)
        data[f"VAT{place}"] = {
            "Percent": _kronor(rate), "Amount": _kronor(part.vat if part else 0), "SubtotalAmount": _kronor(part.net if part else 0),
        }
    return data


def _kronor(amount: int) -> str:
    """`116,26`: never negative, always two decimals."""
    if amount < 0:
        raise ValueError("the control system takes no negative amounts")
    return f"{amount // 100},{amount % 100:02d}"


def _digits(org_number: str) -> str:
    return "".join(char for char in org_number if char.isdigit())[-10:]


__all__ = ["Infrasec", "NotRegistered", "control_system", "register", "status"]
