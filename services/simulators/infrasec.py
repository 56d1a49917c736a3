"""Simulate Infrasec's control system (TCS), which registers receipts; XML in, XML out."""

import base64
import hashlib
import hmac
import re
from datetime import datetime
from xml.etree import ElementTree as ET

from fastapi import APIRouter, Request
from fastapi.responses import Response

from simulators.fault_injection import FaultProfiles
from simulators.record_store import Record, RecordStore

SERVER = "ISTCSKS0000000011"
SECRET = b"simulated control system"
TYPES = ("normal", "kopia", "ovning", "profo")
RATES = ("25,00", "12,00", "6,00", "0,00")
AMOUNT = re.compile(r"\d{1,11},\d{2}")
REGISTER = re.compile(r"[0-9A-Za-z-]{16}")
ERROR_AMOUNT = re.compile(r"666,(\d\d)")
VAT_TOLERANCE = 10
"""Öre that a rate's VAT may be off by, since some round line by line."""
MESSAGES = {
    0: "OK",
    1: "Wrong arguments",
    2: "Wrong date",
    3: "Wrong organisation number",
    4: "Unknown register",
    5: "Wrong serial number",
    6: "Wrong receipt type",
    7: "Wrong receipt type",
    8: "Wrong return amount",
    9: "Wrong sale amount",
    10: "Wrong VAT 1",
    11: "Wrong VAT 2",
    12: "Wrong VAT 3",
    13: "Wrong VAT 4",
    14: "Users full",
    15: "Internal error",
    16: "Internal error",
    17: "Internal error",
    18: "Internal error",
    19: "Internal error",
    20: "Power failure",
    21: "Sale and return amounts",
    22: "Field after checksum",
    23: "Counter",
    24: "Log full",
    25: "Clock",
}
router = APIRouter(prefix="/infrasec", tags=["Infrasec"])


class Infrasec:
    """The control system: the registered receipts and the used numbers."""

    def __init__(self, records: RecordStore, fault_profiles: FaultProfiles) -> None:
        self.records, self.fault_profiles = records, fault_profiles

    def register(self, request_id: str, data: ET.Element) -> tuple[int, str]:
        """Register a receipt; returns the error number (0 for none) and the control code."""
        content = ET.tostring(data, encoding="unicode")
        earlier = self.records.get("control", request_id)
        if earlier and earlier["content"] == content:
            profile = self.fault_profiles.get_profile("infrasec", earlier["register"])
            if profile.outcome != "strict":
                return 0, str(earlier["code"])
        if number := self._validate(data):
            return number, ""
        register, receipt_type, serial = text(data, "ManRegisterID"), _type(data), int(text(data, "SequenceNumber"))
        numbers = self.records.get("control_numbers", f"{register}/{receipt_type}") or {"spans": []}
        spans = _add_number(numbers["spans"], serial)
        if spans is None:
            return 5, ""
        self.records.put("control_numbers", f"{register}/{receipt_type}", spans=spans)
        code = "" if receipt_type in ("ovning", "profo") else _code(content)
        self.records.put(
            "control", request_id, register=register, type=receipt_type, number=serial, code=code, content=content,
            refund=data.find("RefundAmount") is not None,
            total=text(data, "SaleAmount") or text(data, "RefundAmount"), when=text(data, "DateTime"), org=text(data, "OrgNr"),
        )
        return 0, code

    def _validate(self, data: ET.Element) -> int:
        error_amount = ERROR_AMOUNT.fullmatch(text(data, "SaleAmount"))
        if error_amount and MESSAGES.get(int(error_amount.group(1)), "OK") != "OK":
            return int(error_amount.group(1))
        profile = self.fault_profiles.get_profile("infrasec", text(data, "ManRegisterID"))
        if profile.outcome.removeprefix("-").isdigit():
            return int(profile.outcome)
        if number := self.check_register(data):
            return number
        return _validate_fields(data) or _validate_amounts(data)

    def check_register(self, data: ET.Element) -> int:
        """Return the error number when the register is another company's or closed; an unknown one is enrolled."""
        org, register = text(data, "OrgNr"), text(data, "ManRegisterID")
        if not re.fullmatch(r"\d{10}", org):
            return 3
        if not REGISTER.fullmatch(register):
            return 4
        register_record = self.records.get("register", register) or self.records.put("register", register, org=org, active=True, alias="")
        if not register_record["active"]:
            return 4
        return 0 if register_record["org"] == org else 3


def _validate_fields(data: ET.Element) -> int:
    try:
        datetime.strptime(text(data, "DateTime"), "%Y%m%d%H%M%S")  # noqa: DTZ007 - local by the protocol
    except ValueError:
        return 2
    if not re.fullmatch(r"[1-9]\d{0,16}", text(data, "SequenceNumber")):
        return 5
    if _type(data) not in TYPES:
        return 6
    if (_type(data) == "kopia") != bool(text(data, "CopySequenceNumber") and text(data, "CopyDateTime")):
        return 7
    sale, refund = text(data, "SaleAmount"), text(data, "RefundAmount")
    if bool(sale) == bool(refund):
        return 21
    if not AMOUNT.fullmatch(sale or refund) or _ore(sale or refund) == 0:
        return 9 if sale else 8
    return 0 if text(data, "RegisterAddress") else 1


def _validate_amounts(data: ET.Element) -> int:
    total = 0
    for position, rate in enumerate(RATES, 1):
        values = [text(data, f"VAT{position}/{name}") for name in ("Percent", "Amount", "SubtotalAmount")]
        if values[0] != rate or not all(AMOUNT.fullmatch(value) for value in values):
            return 9 + position
        vat, net = _ore(values[1]), _ore(values[2])
        if abs(vat - net * _ore(rate) / 10_000) > VAT_TOLERANCE:
            return 9 + position
        total += vat + net
    return 0 if total == _ore(text(data, "SaleAmount") or text(data, "RefundAmount")) else 10


def _add_number(spans: list[list[int]], number: int) -> list[list[int]] | None:
    """Add a number to the used ones, kept as spans from and to; None when it is already used."""
    if any(low <= number <= high for low, high in spans):
        return None
    merged: list[list[int]] = []
    for low, high in sorted([*spans, [number, number]]):
        if merged and merged[-1][1] + 1 == low:
            merged[-1][1] = high
        else:
            merged.append([low, high])
    return merged


def _code(content: str) -> str:
    """Compute a control code of 59 characters: 32 and 26 of base 32."""
    digest = base64.b32encode(hmac.new(SECRET, content.encode(), hashlib.sha512).digest()).decode()
    return f"{digest[:32]};{digest[32:58]}"


def text(data: ET.Element, path: str) -> str:
    """Return the text at a path, or an empty string."""
    return (data.findtext(path) or "").strip()


def _type(data: ET.Element) -> str:
    element = data.find("ReceiptType")
    return "" if element is None else element.get("Type", "")


def _ore(amount: str) -> int:
    return int(amount.replace(",", ""))


def xml_response(root: str, fields: Record) -> Response:
    """Build a document of these fields, nested where a name has a slash."""
    top = ET.Element(root)
    for name, value in fields.items():
        parent = top
        *parents, last = name.split("/")
        for tag in parents:
            child = parent.find(tag)
            parent = ET.SubElement(parent, tag) if child is None else child
        ET.SubElement(parent, last).text = str(value)
    return Response(ET.tostring(top, encoding="utf-8", xml_declaration=True), media_type="application/xml")


@router.post("/tcs/tcsserver", response_model=None)
async def handle_request(request: Request) -> Response:
    """Register a receipt, or report the register's status."""
    infrasec: Infrasec = request.app.state.infrasec
    try:
        document = ET.fromstring(await request.body())
    except ET.ParseError:
        return xml_response("TcsResponse", {"ResponseCode": 1, "ResponseMessage": "Error", "ResponseReason": "Not XML"})
    data, status = document.find("ControlData"), document.find("RegisterStatus")
    if document.tag != "TcsRequest" or (data is None) == (status is None) or not text(document, "RequestID"):
        return xml_response("TcsResponse", {"ResponseCode": 1, "ResponseMessage": "Error", "ResponseReason": "Wrong request"})
    register = text(document, "*/ManRegisterID")
    profile = infrasec.fault_profiles.get_profile("infrasec", register, count_use=True)

    def perform() -> Response:
        number, code = check_status(infrasec, status, profile.outcome), ""
        if data is not None:
            number, code = infrasec.register(text(document, "RequestID"), data)
        common = {
            "ResponseCode": 1 if number else 0, "ResponseMessage": "Error" if number else "OK", "ResponseReason": MESSAGES.get(number, ""),
            "ApplicationID": text(document, "ApplicationID"), "RequestID": text(document, "RequestID"), "SKVResponseCode": number,
            "SKVResponseMessage": MESSAGES.get(number, "Unknown"),
        }
        if number or data is None:
            return xml_response("TcsResponse", common)
        control = {"SequenceNumber": text(data, "SequenceNumber"), "ControlCode/ControlServerID": SERVER, "ControlCode/Code": code}
        return xml_response("TcsResponse", common | control)

    return await infrasec.fault_profiles.respond(request, profile.fault, perform)


def check_status(infrasec: Infrasec, status: ET.Element | None, outcome: str) -> int:
    if status is None:
        return 0
    return int(outcome) if outcome.isdigit() else infrasec.check_register(status)
