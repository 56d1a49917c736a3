"""Enrolling tills (IDM): a till that isn't enrolled can't sell."""

import secrets
from functools import lru_cache

from clinic.core.settings import settings
from clinic.providers.base import presenting
from clinic.providers.infrasec import xml
from clinic.providers.infrasec.client import PROGRAM, Infrasec
from clinic.providers.infrasec.errors import NotEnrolled
from clinic.providers.infrasec.types import Enrolled, Enrolment, Place


@lru_cache
def enrolling() -> Infrasec:
    """Where tills are enrolled, from the settings."""
    config = settings()
    return Infrasec(config.infrasec_enrol_url, tls=presenting(config.infrasec_certificate, config.infrasec_authorities))


async def enroll(wanted: Enrolment) -> Enrolled:
    """Make a till known; what it's called from now on. Not repeated here: a second call would make a second till."""
    return await _ask(wanted, "NEW", "")


async def enrolled(wanted: Enrolment, register_id: str) -> Enrolled:
    """How an enrolled till stands."""
    return await _ask(wanted, "STATUS", register_id)


async def change(wanted: Enrolment, register_id: str) -> Enrolled:
    """Tell of a new address or name."""
    return await _ask(wanted, "CHANGE", register_id)


async def close(wanted: Enrolment, register_id: str) -> Enrolled:
    """Take a till out of use."""
    return await _ask(wanted, "CLOSE", register_id)


async def _ask(wanted: Enrolment, action: str, register_id: str) -> Enrolled:
    body = xml.written("IdmRequest", {
        "ApplicationID": PROGRAM, "RequestID": secrets.randbelow(2**31 - 1) + 1, "EnrollData": _data(wanted, action, register_id),
    })
    answer = await enrolling().call("POST", "/api/EnrollCCU.php", content=body, headers={"Content-Type": "application/xml"},
                                    repeatable=action != "NEW")
    found = xml.answered("IdmResponse", answer)
    if xml.number(found, "ResponseCode", 1):
        raise NotEnrolled(reason=xml.text(found, "ResponseReason") or xml.text(found, "ResponseMessage"))
    unit = xml.text(found, "TCSID") or xml.text(found, "CCUID")
    return Enrolled(xml.text(found, "RegisterID"), unit, active=xml.number(found, "Active", 0) == 1)


def _data(wanted: Enrolment, action: str, register_id: str) -> xml.Tree:
    config = settings()
    number = "".join(char for char in wanted.org_number if char.isdigit())[-10:]
    return {
        "Action": action,
        "PartnerAuthority": {
            "PartnerName": config.infrasec_partner, "PartnerCode": config.infrasec_partner_code,
            "POSAuthorityCode": config.infrasec_authority_code,
        },
        "OrganizationBranch": {"BranchName": wanted.company.name, "BranchCode": config.infrasec_branch_code},
        "StoreInfo": {
            "StoreID": f"{wanted.store_id:04d}", "StoreName": wanted.store.name, **_address(wanted.store),
            "Email": wanted.email, "Cellphone": wanted.cellphone,
        },
        "CompanyInfo": {
            "OrganizationNumber": f"{number[:6]}-{number[6:]}", "Company": wanted.company.name, **_address(wanted.company),
        },
        "RegisterInfo": {
            "RegisterID": register_id, "RegisterMake": PROGRAM, "RegisterModel": config.infrasec_model, "LocalAlias": wanted.alias,
            "CounterNumber": wanted.counter, **_address(wanted.store),
        },
        "JournalLocation": {"Company": wanted.company.name, **_address(wanted.company)},
        "OperationLocation": {"Company": wanted.store.name, **_address(wanted.store)},
        "Certificate": {"Method": "NONE", "Email": wanted.email, "Cellphone": wanted.cellphone},
        "PcxService": {"TCS": {"Enable": "Yes"}},
    }


def _address(place: Place) -> dict[str, str]:
    return {"Address": place.street, "Zipcode": place.zip_code, "City": place.city}
