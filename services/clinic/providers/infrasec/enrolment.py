"""Enrol registers (IDM): only an enrolled register can sell."""

import secrets
from functools import lru_cache

from clinic.core.settings import settings
from clinic.providers.base import client_tls_context
from clinic.providers.infrasec import _xml
from clinic.providers.infrasec.client import PROGRAM, Infrasec, organization_digits
from clinic.providers.infrasec.errors import NotEnrolled
from clinic.providers.infrasec.types import EnrolledRegister, Enrolment, Place


@lru_cache
def enrolment_service() -> Infrasec:
    """Return the process's client of the enrolment service, from the settings."""
    config = settings()
    return Infrasec(config.infrasec_enrol_url, tls=client_tls_context(config.infrasec_certificate, config.infrasec_authorities))


async def enroll(data: Enrolment) -> EnrolledRegister:
    """Enrol a register; returns its id. Never repeated, since a second call would enrol a second register."""
    return await _ask(data, "NEW", "")


async def get_enrolment(data: Enrolment, register_id: str) -> EnrolledRegister:
    """Return the state of an enrolled register."""
    return await _ask(data, "STATUS", register_id)


async def change(data: Enrolment, register_id: str) -> EnrolledRegister:
    """Update a register's address or name."""
    return await _ask(data, "CHANGE", register_id)


async def close(data: Enrolment, register_id: str) -> EnrolledRegister:
    """Close a register."""
    return await _ask(data, "CLOSE", register_id)


async def _ask(data: Enrolment, action: str, register_id: str) -> EnrolledRegister:
    body = _xml.render("IdmRequest", {
        "ApplicationID": PROGRAM, "RequestID": secrets.randbelow(2**31 - 1) + 1, "EnrollData": _data(data, action, register_id),
    })
    response = await enrolment_service().call(
        "POST", "/api/EnrollCCU.php", content=body, headers={"Content-Type": "application/xml"}, repeatable=action != "NEW",
    )
    document = _xml.parse_response("IdmResponse", response)
    if _xml.number(document, "ResponseCode", 1):
        raise NotEnrolled(reason=_xml.text(document, "ResponseReason") or _xml.text(document, "ResponseMessage"))
    unit = _xml.text(document, "TCSID") or _xml.text(document, "CCUID")
    return EnrolledRegister(_xml.text(document, "RegisterID"), unit, active=_xml.number(document, "Active", 0) == 1)


def _data(data: Enrolment, action: str, register_id: str) -> _xml.Tree:
    config = settings()
    number = organization_digits(data.org_number)
    return {
        "Action": action,
        "PartnerAuthority": {
            "PartnerName": config.infrasec_partner, "PartnerCode": config.infrasec_partner_code,
            "POSAuthorityCode": config.infrasec_authority_code,
        },
        "OrganizationBranch": {"BranchName": data.company.name, "BranchCode": config.infrasec_branch_code},
        "StoreInfo": {
            "StoreID": f"{data.store_id:04d}", "StoreName": data.store.name, **_address(data.store),
            "Email": data.email, "Cellphone": data.cellphone,
        },
        "CompanyInfo": {
            "OrganizationNumber": f"{number[:6]}-{number[6:]}", "Company": data.company.name, **_address(data.company),
        },
        "RegisterInfo": {
            "RegisterID": register_id, "RegisterMake": PROGRAM, "RegisterModel": config.infrasec_model, "LocalAlias": data.alias,
            "CounterNumber": data.counter, **_address(data.store),
        },
        "JournalLocation": {"Company": data.company.name, **_address(data.company)},
        "OperationLocation": {"Company": data.store.name, **_address(data.store)},
        "Certificate": {"Method": "NONE", "Email": data.email, "Cellphone": data.cellphone},
        "PcxService": {"TCS": {"Enable": "Yes"}},
    }


def _address(address: Place) -> dict[str, str]:
    return {"Address": address.street, "Zipcode": address.zip_code, "City": address.city}
