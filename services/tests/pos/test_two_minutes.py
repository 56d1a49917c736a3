"""Whatever breaks while a sale is made: within two minutes whoever waits knows how it stands (BEY-042), by the constants as they are.

The clock is moved rather than waited for: what the rows remember is made older. Each look at a sale is taken to last as long as a look
may, and the job that looks to come as late as it may; what a dead process had is taken up when its turn has run out.
"""

from typing import Any

import httpx
import pytest
from sqlalchemy import text

from clinic.core import db, once
from clinic.core.db import unit
from clinic.core.jobs import JOBS
from clinic.core.settings import settings
from clinic.pos import jobs
from clinic.pos.sales import ends, moves, registering, steps
from tests.make_till import TILL
from tests.providers.money import behave, seen

pytestmark = pytest.mark.anyio
MOST, BEAT = 120.0, 1.0
REAL = [
    (moves, ("POLL", "SLOW_POLL", "NEVER", "SILENT", "DOUBT")), (registering, ("PATIENCE", "WAITS", "LASTING")), (ends, ("RETURN_AGAIN",)),
]
AS_THEY_ARE = [(module, name, getattr(module, name)) for module, names in REAL for name in names]
"""Read before the other tests' fixture makes everybody quick."""
_OLDER = (
    "UPDATE receipt SET look_at = look_at - make_interval(secs => :by) WHERE state IN ('PENDING', 'PROCESSING')",
    "UPDATE payment SET sent_at = sent_at - make_interval(secs => :by)",
    "UPDATE control_registration SET at = at - make_interval(secs => :by) WHERE state = 'sending'",
)
_OPEN = "SELECT extract(epoch FROM look_at - now()) AS wait FROM receipt WHERE state IN ('PENDING', 'PROCESSING') AND step <> 'reverse'"


@pytest.fixture(autouse=True)
def real(connected: None, monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name, value in AS_THEY_ARE:
        monkeypatch.setattr(module, name, value)


def late() -> float:
    """Seconds that a look may come late: the job's own time and the worker's beat."""
    return JOBS["pos.look"].every.total_seconds() / settings().job_pace + BEAT + jobs.REST


def look_lasts() -> float:
    """Seconds of a look at most: a stop and a question."""
    return steps.STOP + steps.CALL


class Clock:
    """A sale's time, moved as the worst of all days would have it."""

    def __init__(self, counter: Any) -> None:
        self.counter, self.passed, self.looks = counter, 0.0, 0

    async def on(self, seconds: float) -> None:
        self.passed += seconds
        async with unit(self.counter.context) as session:
            for statement in _OLDER:
                await session.execute(text(statement), {"by": seconds})

    async def waits(self) -> float | None:
        """Seconds until the next look; None once the sale says how it stands."""
        async with unit(self.counter.context) as session:
            return (await session.execute(text(_OPEN))).scalar_one_or_none()

    async def until_told(self, dies_at: int | None) -> float:
        """Seconds until the sale says how it stands; whoever has the look of that number dies in it."""
        while (wait := await self.waits()) is not None:
            await self.on(max(float(wait), 0) + late())
            self.looks += 1
            if self.looks == dies_at:
                claimed = await (await db.pool()).fetch("SELECT * FROM claim_receipts(1, $1)", int(steps.TURN.total_seconds()))
                assert len(claimed) == 1
                await self.on(max((JOBS["pos.look"].lease - steps.TURN).total_seconds(), 0))
                continue
            await self.on(look_lasts())
            await jobs.look()
            assert self.passed < 10 * MOST, "never ends"
        return self.passed


def sums() -> dict[str, float]:
    """Seconds from a fault to its end by the constants alone, where a process dies besides at the worst of moments."""
    look, dead = late() + look_lasts(), max(steps.TURN, JOBS["pos.look"].lease).total_seconds() + late()
    unit_asked = late() + steps.CALL + dead
    return {
        "the control unit is silent before the sale": unit_asked,
        "the terminal never got the sale": moves.NEVER + moves.POLL + look + dead,
        "nobody acts at the terminal": moves.SILENT + moves.POLL + look + dead,
        "nobody can say whether the card was charged": moves.DOUBT + look + dead,
        "the control unit is silent after cash": registering.PATIENCE[False] + unit_asked,
        "the control unit is silent after the card was charged": moves.POLL + look + registering.PATIENCE[True] + unit_asked,
        "whoever makes a copy dies": once.TURN.total_seconds() + once.LOOK + steps.CALL,
    }


@pytest.mark.covers("BEY-042")
async def test_the_constants_of_every_fault_come_to_two_minutes_at_most():
    assert {fault: seconds for fault, seconds in sums().items() if seconds > MOST} == {}
    assert steps.TURN.total_seconds() > look_lasts(), "a turn that ends while its calls go on is taken by another"
    assert moves.SILENT + look_lasts() < moves.DOUBT, "whom the stop comes too late for has time to finish"


async def begun(counter: Any, sims: Any, fault: str) -> str:
    """A sale that has come to its fault."""
    terminal, unit_of = counter.at.terminal.terminal_id, counter.at.register.control_id
    if fault == "cash":
        behave(sims, "infrasec", unit_of, answer="broken")
        return str(await counter.begin(counter.at.line(1)))
    behave(sims, "viva", terminal, **({"answer": "deaf"} if fault == "never" else {"outcome": "manual"}))
    receipt = str(await counter.begin(counter.at.line(1), pay="card"))
    if fault == "untold":
        behave(sims, "viva", terminal, read="broken")
    if fault == "unit":
        behave(sims, "viva", terminal)
        behave(sims, "infrasec", unit_of, answer="broken")
        press(sims, receipt, "approve")
    return receipt


def press(sims: Any, receipt_id: str, button: str) -> None:
    session = next(one for one in seen(sims)["sessions"] if one["reference"] == receipt_id)
    httpx.post(f"{sims.url}/api/viva/sessions/{session['id']}/{button}").raise_for_status()


def taken(sims: Any, receipt_id: str) -> int:
    """What a sale's sessions took from the card, less what they gave back."""
    mine = [one for one in seen(sims)["sessions"] if one["reference"] == receipt_id and one["state"] == "paid"]
    return sum(-one["amount"] if one["kind"] == "refund" else one["amount"] for one in mine)


TOLD = {
    "silent": ("ABORTED", None, "viva.stopped"), "never": ("CANCELLED", None, "pos.never_arrived"),
    "untold": ("PROCESSING", "pos.in_doubt", "pos.terminal_late"), "cash": ("CANCELLED", None, "pos.control_unit_down"),
    "unit": ("PROCESSING", "pos.returning_money", "pos.control_unit_down"),
}
"""How a sale stands within two minutes: its state, what goes on with it, and why it isn't made."""


@pytest.mark.covers("BEY-042", "POS-022", "POS-041")
@pytest.mark.parametrize("fault", sorted(TOLD))
async def test_every_fault_is_told_within_two_minutes_also_when_a_process_dies_in_it(counter, sims, fault):
    dies_at = None
    for _ in range(2):
        clock = Clock(counter)
        receipt = await begun(counter, sims, fault)
        passed = await clock.until_told(dies_at)
        assert passed <= MOST, (fault, dies_at, passed)
        found = await counter.see(receipt)
        why = {name: found[name] and found[name]["code"] for name in ("trouble", "failure")}
        assert (found["state"], why["trouble"], why["failure"]) == TOLD[fault], (fault, dies_at)
        assert found["can_abort"] is False
        for provider in ("viva", "infrasec"):
            behave(sims, provider, counter.at.terminal.terminal_id if provider == "viva" else counter.at.register.control_id)
        if found["state"] == "PROCESSING":
            await counter.died(receipt)
            found = await counter.end(receipt)
        assert (found["state"] in {"CANCELLED", "ABORTED"}, taken(sims, receipt)) == (True, 0)
        dies_at = clock.looks
    assert await counter.stock(1) == 100


@pytest.mark.covers("BEY-042", "POS-022")
@pytest.mark.parametrize("button", ["approve", "decline"])
async def test_a_sale_in_doubt_ends_by_what_the_terminal_tells_at_last(counter, sims, button):
    """It isn't made, whatever is told: a card that was charged gets its money back, and nothing of it is in any day."""
    receipt = await begun(counter, sims, "untold")
    press(sims, receipt, button)
    await Clock(counter).until_told(None)
    assert taken(sims, receipt) == (7950 if button == "approve" else 0)
    waiting = (await counter.staff.get("/api/overview/dashboard")).json()["data"]["waiting"]
    assert waiting["sales_in_doubt"] == 1, "whoever comes home sees it, for the day can't be closed over it"
    late_stop = await counter.staff.post(f"{TILL}/payment/{receipt}/abort")
    assert late_stop.json()["data"]["code"] == "pos.too_late_to_abort"
    behave(sims, "viva", counter.at.terminal.terminal_id)
    again = await counter.sell(counter.at.line(1), pay="card")
    assert again["state"] == "PAID", "the till sells on meanwhile"
    await counter.died(receipt)
    ended = await counter.end(receipt)
    why = "pos.terminal_late" if button == "approve" else "viva.declined"
    assert (ended["state"], ended["failure"]["code"], ended["number"], taken(sims, receipt)) == ("CANCELLED", why, None, 0)
    assert len(await counter.staff.audit_of("sale.in_doubt")) == 1
    assert (await counter.staff.get("/api/overview/dashboard")).json()["data"]["waiting"]["sales_in_doubt"] == 0
    register = {"register_id": str(counter.at.register.id)}
    closed = (await counter.staff.post(f"{TILL}/report/close-batch", json={**register, "counted_cash": 0})).json()["data"]["report"]
    assert (closed["sales"], closed["receipts"], closed["unfinished"]) == (7950, 1, 0)
