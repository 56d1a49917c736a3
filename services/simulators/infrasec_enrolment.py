"""Simulate Infrasec's enrolment of registers (IDM)."""

from xml.etree import ElementTree as ET

from fastapi import APIRouter, Request
from fastapi.responses import Response

from simulators.infrasec import SERVER, Infrasec, text, xml_response
from simulators.record_store import Record

ACTIONS = ("NEW", "CHANGE", "OPEN", "CLOSE", "STATUS")
REQUIRED = ("PartnerAuthority/PartnerCode", "PartnerAuthority/POSAuthorityCode", "StoreInfo/StoreID", "CompanyInfo/OrganizationNumber",
            "CompanyInfo/Company", "RegisterInfo/RegisterMake", "RegisterInfo/RegisterModel", "RegisterInfo/CounterNumber")
router = APIRouter(prefix="/infrasec/idm", tags=["Infrasec"])


@router.post("/api/EnrollCCU.php", response_model=None)
async def enrol(request: Request) -> Response:
    """Enrol, change, open or close a register, or return its status."""
    if "charset" in request.headers.get("content-type", ""):
        return Response("Unsupported Media Type", 415)
    try:
        document = ET.fromstring(await request.body())
    except ET.ParseError:
        return _error_response({}, "Not XML")
    data = document.find("EnrollData")
    identification = {"ApplicationID": text(document, "ApplicationID"), "RequestID": text(document, "RequestID")}
    if document.tag != "IdmRequest" or data is None or not identification["RequestID"].isdigit():
        return _error_response(identification, "Wrong request")
    return _enrol(request.app.state.infrasec, data, identification)


def _enrol(infrasec: Infrasec, data: ET.Element, identification: Record) -> Response:
    action, register = text(data, "Action"), text(data, "RegisterInfo/RegisterID")
    if action not in ACTIONS:
        return _error_response(identification, "Wrong action")
    if missing := [path for path in REQUIRED if not text(data, path)]:
        return _error_response(identification, f"Missing: {', '.join(missing)}")
    org = text(data, "CompanyInfo/OrganizationNumber").replace("-", "")
    if action == "NEW":
        register = _available_register_id(infrasec, _register_id(data), org)
        infrasec.records.put("register", register, org=org, active=True, alias=text(data, "RegisterInfo/LocalAlias"))
    record = infrasec.records.get("register", register)
    if not record or record["org"] != org:
        return _error_response(identification, "Unknown RegisterID")
    if action in ("OPEN", "CLOSE"):
        record = infrasec.records.put("register", register, active=action == "OPEN")
    return xml_response("IdmResponse", {
        "ResponseCode": 0, "ResponseMessage": "OK", "ResponseReason": "", **identification,
        "Action": action, "RegisterID": register, "TCSID": SERVER,
        "Active": int(record["active"]), "LoginCount": 0, "LastLogin": "",
    })


def _register_id(data: ET.Element) -> str:
    """Build a register's id of sixteen characters: authority, branch, store, counter."""
    authority = text(data, "PartnerAuthority/POSAuthorityCode")[:4].ljust(4, "0")
    branch = text(data, "OrganizationBranch/BranchCode")[-5:].rjust(5, "0")
    store = text(data, "StoreInfo/StoreID")[-4:].rjust(4, "0")
    return f"{authority}{branch}{store}{text(data, 'RegisterInfo/CounterNumber')[-3:].rjust(3, '0')}"


def _available_register_id(infrasec: Infrasec, register: str, org: str) -> str:
    """Return the id, with another store's number when another company has it."""
    record = infrasec.records.get("register", register)
    while record and record["org"] != org:
        register = f"{register[:9]}{(int(register[9:13]) + 1) % 10_000:04d}{register[13:]}"
        record = infrasec.records.get("register", register)
    return register


def _error_response(identification: Record, reason: str) -> Response:
    return xml_response("IdmResponse", {"ResponseCode": 1, "ResponseMessage": "Error", "ResponseReason": reason, **identification})
