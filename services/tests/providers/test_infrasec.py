"""Client of the control system against the simulator: a receipt is registered once, also when its response is lost."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from clinic.providers import errors, infrasec
from clinic.providers.infrasec import _xml
from clinic.providers.infrasec.client import control_system
from clinic.providers.infrasec.errors import (
    BY_NUMBER,
    CompanyUnknown,
    NotEnrolled,
    NumberUsed,
    RegisterUnknown,
    UnitError,
    WrongAmount,
    WrongVat,
    response_error,
)
from clinic.providers.infrasec.types import ControlAccount, ControlSale, ControlStatus, ControlVat, Enrolment, Place, ReceiptType
from tests.providers.payment_clients import behave, payment_simulators, pointed_at, reset_simulators, seen
from tests.simulators.server import Simulators

pytestmark = pytest.mark.anyio
ACCOUNT = ControlAccount("556677-8899", "AS01000010001001", "Storgatan 1 903 26 Umeå")
AT = datetime(2026, 7, 1, 22, 30, 5, tzinfo=UTC)
SALE = ControlSale(1, AT, 11626, (ControlVat(1200, 570, 4750), ControlVat(2500, 1261, 5045)))
HOME = Place("Klinik Åkern AB", "Storgatan 1", "90326", "Umeå")
ENROLMENT = Enrolment("556677-8899", HOME, HOME, store_id=1, counter=1, alias="Kassa 1", email="asa@example.org")


@pytest.fixture(scope="module")
def sims() -> Iterator[Simulators]:
    with payment_simulators() as running:
        yield running


@pytest.fixture(autouse=True)
async def connected(sims: Simulators, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    reset_simulators(sims)
    async with pointed_at(sims, monkeypatch):
        yield


@pytest.mark.covers("POS-041")
async def test_a_receipt_is_registered_and_gets_a_control_code(sims: Simulators) -> None:
    reply = await infrasec.register(ACCOUNT, SALE)
    assert (reply.unit, reply.number, len(reply.code), reply.code[32]) == ("ISTCSKS0000000011", 1, 59, ";")
    [record] = seen(sims)["control"]
    assert (record["total"], record["when"], record["org"], record["type"]) == ("116,26", "20260702003005", "5566778899", "normal")


async def test_markup_in_an_address_is_escaped_in_the_request() -> None:
    """An address with XML in it is sent as the text that it is."""
    address = 'Storgatan 1</RegisterAddress><SequenceNumber>9</SequenceNumber><RegisterAddress> & "co"'
    body = _xml.render("TcsRequest", {"RegisterAddress": address, "ReceiptType@normal": ""})
    document = ET.fromstring(body)
    assert [(element.tag, element.text or "", element.attrib) for element in document] == [
        ("RegisterAddress", address, {}), ("ReceiptType", "", {"Type": "normal"}),
    ]
    assert (await infrasec.register(replace(ACCOUNT, address="A & B <Co>"), SALE)).number == 1


@pytest.mark.covers("POS-041")
async def test_a_repeated_receipt_gets_the_first_response_and_another_with_its_number_is_refused(sims: Simulators) -> None:
    first = await infrasec.register(ACCOUNT, SALE)
    assert await infrasec.register(ACCOUNT, SALE) == first
    other = replace(SALE, total=11600, vats=(ControlVat(0, 0, 11600),))
    with pytest.raises(NumberUsed):
        await infrasec.register(ACCOUNT, other)
    assert (await infrasec.register(ACCOUNT, replace(SALE, number=2))).code != first.code
    behave(sims, "infrasec", outcome="strict")
    with pytest.raises(NumberUsed):
        await infrasec.register(ACCOUNT, SALE)


@pytest.mark.covers("POS-041")
@pytest.mark.parametrize("fault", ["done_no_reply", "slow", "done_502", "not_done_no_reply", "error_500"])
async def test_a_receipt_whose_response_was_lost_is_registered_once_when_repeated(sims: Simulators, fault: str) -> None:
    behave(sims, "infrasec", ACCOUNT.register_id, fault=fault, times=1)
    with pytest.raises(errors.OutcomeUnknown):
        await infrasec.register(ACCOUNT, SALE)
    reply = await infrasec.register(ACCOUNT, SALE)
    [record] = seen(sims)["control"]
    assert reply.code == record["code"]


async def test_an_unreachable_control_system_has_registered_nothing() -> None:
    control_system().url = "http://127.0.0.1:9"
    with pytest.raises(errors.Unreachable) as refused:
        await infrasec.register(ACCOUNT, SALE)
    assert not refused.value.outcome_unknown
    assert await infrasec.status(ACCOUNT) == ControlStatus(working=False, reason="provider.unreachable")


@pytest.mark.covers("POS-041")
@pytest.mark.parametrize(
    ("sale", "kind"),
    [
        (replace(SALE, total=11627), WrongVat),
        (replace(SALE, vats=(ControlVat(2500, 570, 4750), ControlVat(1200, 1261, 5045))), WrongVat),
        (replace(SALE, total=0, vats=()), WrongAmount),
        (replace(SALE, total=0, vats=(), refund=True), WrongAmount),
        (replace(SALE, total=66615, vats=(ControlVat(0, 0, 66615),)), UnitError),
    ],
)
async def test_a_sale_whose_vat_or_total_is_wrong_is_refused(sims: Simulators, sale: ControlSale, kind: type[errors.ProviderError]) -> None:
    with pytest.raises(kind):
        await infrasec.register(ACCOUNT, sale)
    assert seen(sims)["control"] == []


async def test_unknown_register_and_unknown_company_are_refused() -> None:
    await infrasec.register(ACCOUNT, SALE)
    with pytest.raises(CompanyUnknown):
        await infrasec.register(replace(ACCOUNT, org_number="5599887766"), replace(SALE, number=2))
    with pytest.raises(RegisterUnknown):
        await infrasec.register(replace(ACCOUNT, register_id="short"), replace(SALE, number=3))
    assert (await infrasec.status(ACCOUNT)).working
    assert (await infrasec.status(replace(ACCOUNT, org_number="5599887766"))).reason == "infrasec.company_unknown"


@pytest.mark.covers("POS-030", "POS-031", "POS-032")
async def test_every_type_of_receipt_is_registered_as_its_type(sims: Simulators) -> None:
    await infrasec.register(ACCOUNT, SALE)
    back = await infrasec.register(ACCOUNT, replace(SALE, number=2, refund=True))
    copy = await infrasec.register(ACCOUNT, replace(SALE, type=ReceiptType.COPY, copy_of=1, copied_at=AT))
    training = await infrasec.register(ACCOUNT, replace(SALE, type=ReceiptType.TRAINING))
    proforma = await infrasec.register(ACCOUNT, replace(SALE, type=ReceiptType.PROFORMA))
    assert back.code
    assert copy.unit
    assert (training.code, proforma.code) == ("", "")
    assert [row["type"] for row in seen(sims)["control"]] == ["profo", "ovning", "kopia", "normal", "normal"]


@pytest.mark.covers("POS-024")
async def test_a_register_is_enrolled_read_and_closed() -> None:
    register = await infrasec.enroll(ENROLMENT)
    assert (register.register_id, register.unit, register.active) == ("AS01000010001001", "ISTCSKS0000000011", True)
    assert (await infrasec.get_enrolment(ENROLMENT, register.register_id)).active
    assert not (await infrasec.close(ENROLMENT, register.register_id)).active
    with pytest.raises(RegisterUnknown):
        await infrasec.register(replace(ACCOUNT, register_id=register.register_id), SALE)
    other = await infrasec.enroll(replace(ENROLMENT, org_number="559988-7766"))
    assert other.register_id != register.register_id
    with pytest.raises(NotEnrolled):
        await infrasec.change(replace(ENROLMENT, org_number="559988-7766"), register.register_id)
    with pytest.raises(NotEnrolled):
        await infrasec.enroll(replace(ENROLMENT, company=replace(HOME, name="")))


@pytest.mark.parametrize("number", sorted(BY_NUMBER))
async def test_every_error_number_has_a_text_in_both_languages(number: int) -> None:
    error = response_error(number, "Wrong")
    assert error.text("en") != error.text("sv")
    assert error.is_permanent is (number not in (2, 15, 16, 17, 18, 19, 20, 25))


async def test_a_used_number_is_refused_after_a_restart_of_the_simulator(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "sims.jsonl"
    with payment_simulators(state_file=file) as first:
        async with pointed_at(first, monkeypatch):
            reply = await infrasec.register(ACCOUNT, SALE)
    with payment_simulators(state_file=file) as second:
        async with pointed_at(second, monkeypatch):
            assert await infrasec.register(ACCOUNT, SALE) == reply
            with pytest.raises(NumberUsed):
                await infrasec.register(ACCOUNT, replace(SALE, total=11600, vats=(ControlVat(0, 0, 11600),)))
