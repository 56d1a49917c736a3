"""Infrasec: a control system (TCS) that registers receipts, and enrolment of tills (IDM). XML in, XML out."""

import base64
import hashlib
import hmac
import re
from datetime import datetime
from xml.etree import ElementTree as ET

from fastapi import APIRouter, Request
from fastapi.responses import Response

from simulators.kept import Kept, Record
from simulators.manners import Manners

SERVER = "ISTCSKS0000000011"
SECRET = b"simulated control system"
TYPES = ("normal", "kopia", "ovning", "profo")
RATES = ("25,00", "12,00", "6,00", "0,00")
AMOUNT = re.compile(r"\d{1,11},\d{2}")
REGISTER = re.compile(r"[0-9A-Za-z-]{16}")
KNOB_AMOUNT = re.compile(r"666,(\d\d)")
SLACK = 10
"""Öre that a rate's VAT may be off by, for those who round line by line."""
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
    """The control system: what's registered, and which numbers are used."""

    def __init__(self, kept: Kept, manners: Manners) -> None:
        self.kept, self.manners = kept, manners

    def register(self, request_id: str, data: ET.Element) -> tuple[int, str]:
        """The number of the refusal (0 when none) and the control code."""
        told = ET.tostring(data, encoding="unicode")
        first = self.kept.get("control", request_id)
        if first and first["told"] == told and self.manners.of("infrasec", first["register"]).outcome != "strict":
            return 0, str(first["code"])
        if number := self._complaint(data):
            return number, ""
        register, kind, serial = text(data, "ManRegisterID"), _type(data), int(text(data, "SequenceNumber"))
        used = self.kept.get("control_numbers", f"{register}/{kind}") or {"spans": []}
        spans = _with(used["spans"], serial)
        if spans is None:
            return 5, ""
        self.kept.put("control_numbers", f"{register}/{kind}", spans=spans)
        code = "" if kind in ("ovning", "profo") else _code(told)
        self.kept.put(
            "control", request_id, register=register, kind=kind, number=serial, code=code, told=told,
            refund=data.find("RefundAmount") is not None,
            total=text(data, "SaleAmount") or text(data, "RefundAmount"), when=text(data, "DateTime"), org=text(data, "OrgNr"),
        )
        return 0, code

    def _complaint(self, data: ET.Element) -> int:
        knob = KNOB_AMOUNT.fullmatch(text(data, "SaleAmount"))
        if knob and MESSAGES.get(int(knob.group(1)), "OK") != "OK":
            return int(knob.group(1))
        manner = self.manners.of("infrasec", text(data, "ManRegisterID"))
        if manner.outcome.removeprefix("-").isdigit():
            return int(manner.outcome)
        if number := self.till(data):
            return number
        return _form(data) or _sums(data)

    def till(self, data: ET.Element) -> int:
        """Whether the till is known and is that company's; one that nobody enrolled here is taken to be from before."""
        org, register = text(data, "OrgNr"), text(data, "ManRegisterID")
        if not re.fullmatch(r"\d{10}", org):
            return 3
        if not REGISTER.fullmatch(register):
            return 4
        known = self.kept.get("till", register) or self.kept.put("till", register, org=org, active=True, alias="")
        if not known["active"]:
            return 4
        return 0 if known["org"] == org else 3


def _form(data: ET.Element) -> int:
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


def _sums(data: ET.Element) -> int:
    total = 0
    for place, rate in enumerate(RATES, 1):
        told = [text(data, f"VAT{place}/{name}") for name in ("Percent", "Amount", "SubtotalAmount")]
        if told[0] != rate or not all(AMOUNT.fullmatch(one) for one in told):
            return 9 + place
        vat, net = _ore(told[1]), _ore(told[2])
        if abs(vat - net * _ore(rate) / 10_000) > SLACK:
            return 9 + place
        total += vat + net
    return 0 if total == _ore(text(data, "SaleAmount") or text(data, "RefundAmount")) else 10


def _with(spans: list[list[int]], number: int) -> list[list[int]] | None:
    """The used numbers with one more, as spans from and to; None when it's used."""
    if any(low <= number <= high for low, high in spans):
        return None
    merged: list[list[int]] = []
    for low, high in sorted([*spans, [number, number]]):
        if merged and merged[-1][1] + 1 == low:
            merged[-1][1] = high
        else:
            merged.append([low, high])
    return merged


def _code(told: str) -> str:
    """59 characters as control codes have: 32 and 26 of base 32."""
    digest = base64.b32encode(hmac.new(SECRET, told.encode(), hashlib.sha512).digest()).decode()
    return f"{digest[:32]};{digest[32:58]}"


def text(data: ET.Element, path: str) -> str:
    """The words at a path, or none."""
    return (data.findtext(path) or "").strip()


def _type(data: ET.Element) -> str:
    found = data.find("ReceiptType")
    return "" if found is None else found.get("Type", "")


def _ore(amount: str) -> int:
    return int(amount.replace(",", ""))


def answer(root: str, fields: Record) -> Response:
    """A document of these fields, nested where a name has a slash."""
    top = ET.Element(root)
    for name, value in fields.items():
        parent = top
        *above, last = name.split("/")
        for one in above:
            inner = parent.find(one)
            parent = ET.SubElement(parent, one) if inner is None else inner
        ET.SubElement(parent, last).text = str(value)
    return Response(ET.tostring(top, encoding="utf-8", xml_declaration=True), media_type="application/xml")


@router.post("/tcs/tcsserver", response_model=None)
async def tcs(request: Request) -> Response:
    """Register a receipt, or say whether the till could."""
    infrasec: Infrasec = request.app.state.infrasec
    try:
        asked = ET.fromstring(await request.body())
    except ET.ParseError:
        return answer("TcsResponse", {"ResponseCode": 1, "ResponseMessage": "Error", "ResponseReason": "Not XML"})
    data, status = asked.find("ControlData"), asked.find("RegisterStatus")
    if asked.tag != "TcsRequest" or (data is None) == (status is None) or not text(asked, "RequestID"):
        return answer("TcsResponse", {"ResponseCode": 1, "ResponseMessage": "Error", "ResponseReason": "Wrong request"})
    register = text(asked, "*/ManRegisterID")
    manner = infrasec.manners.of("infrasec", register, using=True)

    def work() -> Response:
        number, code = _status(infrasec, status, manner.outcome), ""
        if data is not None:
            number, code = infrasec.register(text(asked, "RequestID"), data)
        common = {
            "ResponseCode": 1 if number else 0, "ResponseMessage": "Error" if number else "OK", "ResponseReason": MESSAGES.get(number, ""),
            "ApplicationID": text(asked, "ApplicationID"), "RequestID": text(asked, "RequestID"), "SKVResponseCode": number,
            "SKVResponseMessage": MESSAGES.get(number, "Unknown"),
        }
        if number or data is None:
            return answer("TcsResponse", common)
        control = {"SequenceNumber": text(data, "SequenceNumber"), "ControlCode/ControlServerID": SERVER, "ControlCode/Code": code}
        return answer("TcsResponse", common | control)

    return await infrasec.manners.behave(request, manner.answer, work)


def _status(infrasec: Infrasec, status: ET.Element | None, outcome: str) -> int:
    if status is None:
        return 0
    return int(outcome) if outcome.isdigit() else infrasec.till(status)
