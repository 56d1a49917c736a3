"""Infrasec's enrolment of tills (IDM)."""

from xml.etree import ElementTree as ET

from fastapi import APIRouter, Request
from fastapi.responses import Response

from simulators.infrasec import SERVER, Infrasec, answer, text
from simulators.kept import Record

ACTIONS = ("NEW", "CHANGE", "OPEN", "CLOSE", "STATUS")
NEEDED = ("PartnerAuthority/PartnerCode", "PartnerAuthority/POSAuthorityCode", "StoreInfo/StoreID", "CompanyInfo/OrganizationNumber",
          "CompanyInfo/Company", "RegisterInfo/RegisterMake", "RegisterInfo/RegisterModel", "RegisterInfo/CounterNumber")
router = APIRouter(prefix="/infrasec/idm", tags=["Infrasec"])


@router.post("/api/EnrollCCU.php", response_model=None)
async def enrol(request: Request) -> Response:
    """Make a till known, change it, close it, or tell of it."""
    if "charset" in request.headers.get("content-type", ""):
        return Response("Unsupported Media Type", 415)
    try:
        asked = ET.fromstring(await request.body())
    except ET.ParseError:
        return _no({}, "Not XML")
    data = asked.find("EnrollData")
    told = {"ApplicationID": text(asked, "ApplicationID"), "RequestID": text(asked, "RequestID")}
    if asked.tag != "IdmRequest" or data is None or not told["RequestID"].isdigit():
        return _no(told, "Wrong request")
    return _enrol(request.app.state.infrasec, data, told)


def _enrol(infrasec: Infrasec, data: ET.Element, told: Record) -> Response:
    action, register = text(data, "Action"), text(data, "RegisterInfo/RegisterID")
    if action not in ACTIONS:
        return _no(told, "Wrong action")
    if missing := [one for one in NEEDED if not text(data, one)]:
        return _no(told, f"Missing: {', '.join(missing)}")
    org = text(data, "CompanyInfo/OrganizationNumber").replace("-", "")
    if action == "NEW":
        register = _free(infrasec, _named(data), org)
        infrasec.kept.put("till", register, org=org, active=True, alias=text(data, "RegisterInfo/LocalAlias"))
    known = infrasec.kept.get("till", register)
    if not known or known["org"] != org:
        return _no(told, "Unknown RegisterID")
    if action in ("OPEN", "CLOSE"):
        known = infrasec.kept.put("till", register, active=action == "OPEN")
    return answer("IdmResponse", {
        "ResponseCode": 0, "ResponseMessage": "OK", "ResponseReason": "", **told, "Action": action, "RegisterID": register, "TCSID": SERVER,
        "Active": int(known["active"]), "LoginCount": 0, "LastLogin": "",
    })


def _named(data: ET.Element) -> str:
    """Sixteen characters: authority, its part, branch, store, counter."""
    authority = text(data, "PartnerAuthority/POSAuthorityCode")[:4].ljust(4, "0")
    branch = text(data, "OrganizationBranch/BranchCode")[-5:].rjust(5, "0")
    store = text(data, "StoreInfo/StoreID")[-4:].rjust(4, "0")
    return f"{authority}{branch}{store}{text(data, 'RegisterInfo/CounterNumber')[-3:].rjust(3, '0')}"


def _free(infrasec: Infrasec, register: str, org: str) -> str:
    """The name, with another store's number when another company has it."""
    known = infrasec.kept.get("till", register)
    while known and known["org"] != org:
        register = f"{register[:9]}{(int(register[9:13]) + 1) % 10_000:04d}{register[13:]}"
        known = infrasec.kept.get("till", register)
    return register


def _no(told: Record, reason: str) -> Response:
    return answer("IdmResponse", {"ResponseCode": 1, "ResponseMessage": "Error", "ResponseReason": reason, **told})
