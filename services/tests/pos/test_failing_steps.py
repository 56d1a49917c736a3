"""Steps that end with an unexpected error are counted until one succeeds, and one that keeps failing is reported to the operator."""

import logging
from uuid import UUID

import pytest
from structlog import make_filtering_bound_logger, wrap_logger
from structlog.testing import capture_logs

from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.pos.receipts.models import Receipt
from clinic.pos.sale_process import runner, state
from tests.providers.payment_clients import behave

pytestmark = pytest.mark.anyio


async def load_failed_attempts(context: Context, receipt_id: UUID) -> int:
    async with transaction(context) as session:
        return (await session.get_one(Receipt, (context.company_id, receipt_id))).failed_attempts


@pytest.mark.covers("BEY-042")
async def test_failures_of_a_step_are_counted_and_reported(cashier, sims, monkeypatch):
    behave(sims, "viva", cashier.clinic.terminal.terminal_id, outcome="manual")
    receipt_id = UUID(await cashier.start_sale(pay="card"))
    context = Context.system(cashier.clinic.company.id)

    async def fail(*_):
        raise LookupError("a bug")

    async with transaction(context) as session:
        lease_token = (await session.get_one(Receipt, (context.company_id, receipt_id))).lease_token
    with monkeypatch.context() as patched, capture_logs() as logs:
        patched.setattr(runner, "log", wrap_logger(None, wrapper_class=make_filtering_bound_logger(logging.WARNING)))
        patched.setattr(runner.steps, "run_step", fail)
        patched.setattr(state, "MAX_COUNTED_FAILURES", state.ALARM_AFTER_FAILURES + 1)
        for _ in range(state.ALARM_AFTER_FAILURES + 2):
            await runner.run(context, receipt_id, lease_token)
        await runner.run(context, receipt_id, lease_token + 100)
    events = [entry["event"] for entry in logs if entry.get("receipt_id") == str(receipt_id)]
    limit = state.ALARM_AFTER_FAILURES
    assert events == ["sale.step_failed"] * (limit - 1) + ["sale.step_failed", "sale.keeps_failing"] * 3
    assert [entry["failures"] for entry in logs if entry["event"] == "sale.keeps_failing"] == [limit, limit + 1, limit + 1], "the count has an end, the alarm has none"
    assert await load_failed_attempts(context, receipt_id) == limit + 1
    await runner.run(context, receipt_id, lease_token)
    assert await load_failed_attempts(context, receipt_id) == 0, "the terminal was polled"
