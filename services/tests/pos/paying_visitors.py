"""Visitors of the portal who pay in advance, and what the simulated providers have of their money."""

from datetime import timedelta
from typing import Any

from sqlalchemy import select, update

from clinic.booking.portal import calendar_tokens
from clinic.core.background.outbox import Event, EventMessage
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.pos.models import OnlinePayment, Payment, Receipt
from clinic.pos.online_payments import process, state, subscribers
from clinic.pos.sale_process import poller
from tests.factories.pos import POS_API
from tests.providers.payment_clients import post, seen

SETTINGS = f"{POS_API}/online-payments/settings"
SWISH_NUMBER = "1231181189"


class Payer:
    """A visitor with a verified phone and a selected time, at a clinic that takes a deposit of 20 % of 450 kr."""

    def __init__(self, clinic: Any, place: Any, visitor: Any, flow: Any) -> None:
        self.clinic, self.place, self.visitor, self.flow = clinic, place, visitor, flow
        self.base = f"/api/v2/booking-portal/{clinic.company.encrypted_id}"

    @property
    def context(self) -> Context:
        return Context.system(self.clinic.company.id)

    async def start(self, method: str = "swish") -> Any:
        return await self.visitor.post(f"{self.base}/create-with-pos", json={"method": method}, headers=self.flow.headers)

    async def payment(self) -> dict[str, Any]:
        """Return the flow's latest payment, as its visitor sees it."""
        return dict((await self.status()).json()["data"]["payment"])

    async def key(self) -> str:
        """Return the key of the flow's latest payment."""
        async with transaction(self.context) as session:
            newest = select(OnlinePayment.booking_id).where(OnlinePayment.flow_id == self.flow.id).order_by(OnlinePayment.created_at.desc())
            return calendar_tokens.sign(self.clinic.company.id, (await session.scalars(newest)).first())

    async def status(self, *, headers: dict[str, str] | None = None, **keys: str) -> Any:
        keys = keys or {"booking_id": await self.key()}
        headers = self.flow.headers if headers is None else headers
        return await self.visitor.get(f"{self.base}/payment-status", params=keys, headers=headers)

    async def work(self) -> None:
        """Let the worker do everything of this clinic that is due, as if the waiting times were over."""
        for _ in range(6):
            async with transaction(self.context) as session:
                ids = list(await session.scalars(select(OnlinePayment.id).where(OnlinePayment.next_attempt_at.is_not(None))))
                await session.execute(update(OnlinePayment).values(sent_at=OnlinePayment.sent_at - state.NOT_RECEIVED_AFTER))
                await session.execute(update(Payment).where(Payment.state == "sent").values(sent_at=Payment.sent_at - timedelta(seconds=40)))
                open_receipts = Receipt.state.in_(("PENDING", "PROCESSING"))
                await session.execute(update(Receipt).where(open_receipts).values(next_attempt_at=now()))
            for payment_id in ids:
                await process.run(self.context, payment_id)
            await poller.run_due_sales()

    async def receipts(self) -> list[Receipt]:
        async with transaction(self.context) as session:
            return list(await session.scalars(select(Receipt).order_by(Receipt.created_at)))

    async def deliver_cancellations(self) -> None:
        """Deliver each cancellation twice, as a dispatcher that died in between would."""
        async with transaction(self.context) as session:
            events = list(await session.scalars(select(Event).where(Event.name == "booking.cancelled")))
        for event in events * 2:
            async with transaction(self.context) as session:
                message = EventMessage(event.id, event.name, event.company_id, event.occurred_at, event.payload)
                await subscribers.refund_cancelled_booking(session, message)


def settings_data(register_id: Any, mode: str = "percent", **fields: Any) -> dict[str, Any]:
    register = str(register_id) if register_id else None
    return {"mode": mode, "register_id": register, "swish_number": SWISH_NUMBER, "version": 1, **fields}


def press_swish(sims: Any, button: str = "approve") -> None:
    post(f"{sims.url}/api/swish/{seen(sims)['swish'][0]['id']}/{button}")


def pay_by_card(sims: Any) -> str:
    order = seen(sims)["orders"][0]["id"]
    post(f"{sims.url}/viva/www/web/checkout?ref={order}", button="pay")
    return str(order)


def money_of(sims: Any) -> int:
    """Return what the providers have in all: what was paid and not returned."""
    records = seen(sims)
    swish = sum(round(row["amount"] * 100) - row["refunded"] for row in records["swish"] if row["status"] == "PAID")
    return swish + sum(row["amount"] for row in records["transactions"] if row["status"] in {"F", "R"})
