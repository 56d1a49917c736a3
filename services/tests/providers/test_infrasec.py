"""The control system's client against the stand-in: a receipt is registered once, and a lost answer is found again."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from clinic.providers import errors, infrasec
from clinic.providers.infrasec.client import control_system
from clinic.providers.infrasec.errors import (
    BY_NUMBER,
    CompanyUnknown,
    NotEnrolled,
    NumberUsed,
    RegisterUnknown,
    UnitBroken,
    WrongAmount,
    WrongVat,
    refusal,
)
from clinic.providers.infrasec.types import ControlAccount, ControlSale, ControlStatus, ControlVat, Enrolment, Place, ReceiptType
from tests.providers.money import as_usual, behave, money_simulators, pointed_at, seen
from tests.simulators.running import Simulators

pytestmark = pytest.mark.anyio
TILL = ControlAccount("556677-8899", "AS01000010001001", "Storgatan 1 903 26 Umeå")
AT = datetime(2026, 7, 1, 22, 30, 5, tzinfo=UTC)
SALE = ControlSale(1, AT, 11626, (ControlVat(1200, 570, 4750), ControlVat(2500, 1261, 5045)))
HOME = Place("Klinik Åkern AB", "Storgatan 1", "90326", "Umeå")
WANTED = Enrolment("556677-8899", HOME, HOME, store_id=1, counter=1, alias="Kassa 1", email="asa@example.org")


@pytest.fixture(scope="module")
def sims() -> Iterator[Simulators]:
    with money_simulators() as running:
        yield running


@pytest.fixture(autouse=True)
async def connected(sims: Simulators, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    as_usual(sims)
    async with pointed_at(sims, monkeypatch):
        yield


@pytest.mark.covers("POS-041")
async def test_a_receipt_is_registered_and_has_its_proof(sims: Simulators) -> None:
    reply = await infrasec.register(TILL, SALE)
    assert (reply.unit, reply.number, len(reply.code), reply.code[32]) == ("ISTCSKS0000000011", 1, 59, ";")
    [kept] = seen(sims)["control"]
    assert (kept["total"], kept["when"], kept["org"], kept["kind"]) == ("116,26", "20260702003005", "5566778899", "normal")


@pytest.mark.covers("POS-041")
async def test_the_same_receipt_again_is_the_same_answer_and_another_of_its_number_is_refused(sims: Simulators) -> None:
    first = await infrasec.register(TILL, SALE)
    assert await infrasec.register(TILL, SALE) == first
    other = replace(SALE, total=11600, vats=(ControlVat(0, 0, 11600),))
    with pytest.raises(NumberUsed):
        await infrasec.register(TILL, other)
    assert (await infrasec.register(TILL, replace(SALE, number=2))).code != first.code
    behave(sims, "infrasec", outcome="strict")
    with pytest.raises(NumberUsed):
        await infrasec.register(TILL, SALE)


@pytest.mark.covers("POS-041")
@pytest.mark.parametrize("answer", ["silent", "slow", "lost", "deaf", "broken"])
async def test_a_lost_answer_is_found_by_registering_the_same_again(sims: Simulators, answer: str) -> None:
    behave(sims, "infrasec", TILL.register_id, answer=answer, times=1)
    with pytest.raises(errors.OutcomeUnknown):
        await infrasec.register(TILL, SALE)
    reply = await infrasec.register(TILL, SALE)
    [kept] = seen(sims)["control"]
    assert reply.code == kept["code"]


async def test_nobody_there_means_nothing_was_registered() -> None:
    control_system().url = "http://127.0.0.1:9"
    with pytest.raises(errors.Unreachable) as refused:
        await infrasec.register(TILL, SALE)
    assert not refused.value.maybe_done
    assert await infrasec.status(TILL) == ControlStatus(working=False, reason="provider.unreachable")


@pytest.mark.covers("POS-041")
@pytest.mark.parametrize(
    ("sale", "kind"),
    [
        (replace(SALE, total=11627), WrongVat),
        (replace(SALE, vats=(ControlVat(2500, 570, 4750), ControlVat(1200, 1261, 5045))), WrongVat),
        (replace(SALE, total=0, vats=()), WrongAmount),
        (replace(SALE, total=0, vats=(), refund=True), WrongAmount),
        (replace(SALE, total=66615, vats=(ControlVat(0, 0, 66615),)), UnitBroken),
    ],
)
async def test_what_does_not_add_up_is_refused(sims: Simulators, sale: ControlSale, kind: type[errors.ProviderError]) -> None:
    with pytest.raises(kind):
        await infrasec.register(TILL, sale)
    assert seen(sims)["control"] == []


async def test_wrong_till_and_wrong_company() -> None:
    await infrasec.register(TILL, SALE)
    with pytest.raises(CompanyUnknown):
        await infrasec.register(replace(TILL, org_number="5599887766"), replace(SALE, number=2))
    with pytest.raises(RegisterUnknown):
        await infrasec.register(replace(TILL, register_id="short"), replace(SALE, number=3))
    assert (await infrasec.status(TILL)).working
    assert (await infrasec.status(replace(TILL, org_number="5599887766"))).reason == "infrasec.company_unknown"


@pytest.mark.covers("POS-030", "POS-031", "POS-032")
async def test_every_kind_of_receipt_has_its_own_series(sims: Simulators) -> None:
    await infrasec.register(TILL, SALE)
    back = await infrasec.register(TILL, replace(SALE, number=2, refund=True))
    copy = await infrasec.register(TILL, replace(SALE, type=ReceiptType.COPY, copy_of=1, copied_at=AT))
    training = await infrasec.register(TILL, replace(SALE, type=ReceiptType.TRAINING))
    proforma = await infrasec.register(TILL, replace(SALE, type=ReceiptType.PROFORMA))
    assert back.code
    assert copy.unit
    assert (training.code, proforma.code) == ("", "")
    assert [one["kind"] for one in seen(sims)["control"]] == ["profo", "ovning", "kopia", "normal", "normal"]


@pytest.mark.covers("POS-024")
async def test_a_till_is_enrolled_asked_after_and_closed() -> None:
    made = await infrasec.enroll(WANTED)
    assert (made.register_id, made.unit, made.active) == ("AS01000010001001", "ISTCSKS0000000011", True)
    assert (await infrasec.enrolled(WANTED, made.register_id)).active
    assert not (await infrasec.close(WANTED, made.register_id)).active
    with pytest.raises(RegisterUnknown):
        await infrasec.register(replace(TILL, register_id=made.register_id), SALE)
    other = await infrasec.enroll(replace(WANTED, org_number="559988-7766"))
    assert other.register_id != made.register_id
    with pytest.raises(NotEnrolled):
        await infrasec.change(replace(WANTED, org_number="559988-7766"), made.register_id)
    with pytest.raises(NotEnrolled):
        await infrasec.enroll(replace(WANTED, company=replace(HOME, name="")))


@pytest.mark.parametrize("number", sorted(BY_NUMBER))
async def test_every_number_has_a_sentence(number: int) -> None:
    told = refusal(number, "Wrong")
    assert told.text("en") != told.text("sv")
    assert told.lasting is (number not in (2, 15, 16, 17, 18, 19, 20, 25))


async def test_a_used_number_is_used_after_a_restart_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "sims.jsonl"
    with money_simulators(state_file=file) as first:
        async with pointed_at(first, monkeypatch):
            reply = await infrasec.register(TILL, SALE)
    with money_simulators(state_file=file) as second:
        async with pointed_at(second, monkeypatch):
            assert await infrasec.register(TILL, SALE) == reply
            with pytest.raises(NumberUsed):
                await infrasec.register(TILL, replace(SALE, total=11600, vats=(ControlVat(0, 0, 11600),)))
