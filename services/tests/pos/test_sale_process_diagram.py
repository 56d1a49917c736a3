"""The transition table of the sale process: the documented diagram shows it, and the code can't leave it."""

from pathlib import Path

import pytest

from clinic.pos.models import Receipt
from clinic.pos.sale_process import state, steps
from clinic.pos.sale_process.state import TRANSITIONS, InvalidTransitionError, SaleOutcome, SaleStep

DOCUMENT = Path(__file__).resolve().parents[3] / "docs" / "sale-process.md"
BEGIN, END = "<!-- transitions: begin -->\n```mermaid\n", "\n```\n<!-- transitions: end -->"


@pytest.fixture(autouse=True)
def connect_simulators():
    """No provider is called here."""


@pytest.mark.covers("POS-022")
def test_documented_diagram_is_rendered_from_the_transition_table():
    diagram = DOCUMENT.read_text(encoding="utf-8").partition(BEGIN)[2].partition(END)[0]
    assert diagram == state.render_mermaid()
    assert diagram.count(" --> ") == len({(step, following) for (step, _), following in TRANSITIONS.items()}) + 2


def test_every_open_step_has_a_function_and_can_reach_the_end():
    assert set(steps.STEPS) == set(SaleStep) - {SaleStep.DONE}
    assert {step for step, _ in TRANSITIONS} == set(steps.STEPS)
    for step in steps.STEPS:
        reachable, added = {step}, {step}
        while added:
            added = {following for (before, _), following in TRANSITIONS.items() if before in added} - reachable
            reachable |= added
        assert SaleStep.DONE in reachable, step


@pytest.mark.parametrize("step", SaleStep)
@pytest.mark.parametrize("outcome", SaleOutcome)
def test_outcome_moves_a_receipt_by_the_table_and_any_other_raises(step, outcome):
    receipt = Receipt(step=step.value)
    if (step, outcome) in TRANSITIONS:
        state.apply_outcome(receipt, outcome)
        assert receipt.step == TRANSITIONS[step, outcome].value
    else:
        with pytest.raises(InvalidTransitionError, match=f"{step}: {outcome}"):
            state.apply_outcome(receipt, outcome)
        assert receipt.step == step.value
