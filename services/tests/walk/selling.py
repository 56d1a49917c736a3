"""The till's part of the world: a register that is enrolled, a terminal, a paid receipt, a gift card, a closed day."""

from typing import Any
from uuid import UUID

from sqlalchemy import insert, update

from clinic.company.models import Company
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.models import new_id
from clinic.pos.days import service as days
from clinic.pos.days.figures import of_day
from clinic.pos.models import RegisterSeries, ZReport
from clinic.pos.tills import till as tills
from clinic.seed.pos import TABLES, Past

AT = "/api/v3/point-of-sale"
PLACE = {"street_address": "Storgatan 1", "zip_code": "111 22", "city": "Stockholm"}
_OF = "tests/pos"


async def ids(make: Any, company: Any, client_id: str) -> dict[str, str]:
    """One of each, as rows: the providers that the calls would ask are others' tests'."""
    async with unit(Context.system(company.id)) as session:
        await session.execute(update(Company).where(Company.id == company.id).values(
            organization_number="556016-0680", version=Company.version + 1,
        ))
    at = await make.till(company=company, name="Kassan", setting=True)
    z_id, value = new_id(), 50_000
    async with unit(Context.system(company.id)) as session:
        till = await tills.find(session, at.register.id)
        past = Past(till, company.id)
        line = {"kind": "service", "service_id": at.service.id, "name": "Hydrafacial", "quantity": 1, "unit_price": 179_500, "rate": 2500}
        receipt_id = past.sold(now(), 1, [line], "cash", client_id=UUID(client_id), client_name="Klara Klient")
        past.gift_card(receipt_id, value, now(), None)
        for table in TABLES:
            await session.execute(insert(table), past.rows[table])
        await session.execute(update(RegisterSeries).where(RegisterSeries.id == at.register.id).values(last_number=1))
        found = await of_day(session, at.register.id, 1)
        session.add(ZReport(
            company_id=company.id, id=z_id, register_id=at.register.id, number=1,
            **days.frozen(till, 1, found, counted=0, opening_float=0, at=now()),
        ))
        await session.execute(update(RegisterSeries).where(RegisterSeries.id == at.register.id).values(last_z=1))
        card = past.rows[TABLES[4]][0]
    return {
        "register_id": str(at.register.id), "terminal_id": str(at.terminal.id), "receipt_id": str(receipt_id), "z_id": str(z_id),
        "gift_card_id": str(card["id"]), "code": card["code"], "sold_id": str(at.products[0].id),
    }


def _sale(world: Any) -> dict[str, Any]:
    return {
        "register_id": world.ids["register_id"], "lines": [{"kind": "product", "product_id": world.ids["sold_id"]}],
        "payments": [{"way": "cash"}],
    }


WRITES: dict[str, Any] = {
    f"POST {AT}/registers": lambda _: {"name": "Kassa 2", **PLACE},
    f"PUT {AT}/registers/{{register_id}}": lambda _: {"name": "Kassa 3", **PLACE, "version": 1},
    f"PUT {AT}/terminals/{{terminal_id}}": lambda _: {"name": "Rum 2", "version": 1},
    f"PUT {AT}/setting": lambda _: {"receipt_header": "Hej", "receipt_footer": "Tack", "version": 1},
    f"POST {AT}/payment/store": _sale,
    f"POST {AT}/receipts/{{receipt_id}}/export": lambda _: {"type": "download"},
    f"POST {AT}/receipts/{{receipt_id}}/refund/store": lambda _: {"amount": 10_000},
    f"PUT {AT}/gift-cards/{{gift_card_id}}": lambda _: {"expires_on": "2099-01-01", "version": 1},
    f"POST {AT}/report/download": lambda w: {"register_id": w.ids["register_id"]},
    f"POST {AT}/report/close-batch": lambda w: {"register_id": w.ids["register_id"], "counted_cash": 0},
    f"POST {AT}/report/cash": lambda w: {"register_id": w.ids["register_id"], "kind": "cash_in", "amount": 100, "reason": "Växel"},
}
QUERIES: dict[str, Any] = {f"GET {AT}/report/current": lambda w: {"register_id": w.ids["register_id"]}}
ELSEWHERE = {
    f"POST {AT}/registers/{{register_id}}/enrol": f"{_OF}/test_setting_up.py asks the control unit",
    f"GET {AT}/terminals/devices": f"{_OF}/test_setting_up.py asks the provider",
    f"POST {AT}/terminals": f"{_OF}/test_setting_up.py asks the provider",
    f"POST {AT}/payment/quote": f"{_OF}/test_sales.py: reads by a body",
    f"POST {AT}/payment/{{receipt_id}}/abort": f"{_OF}/test_sales.py: only while it's at the terminal",
    f"POST {AT}/payment/{{receipt_id}}/retry": f"{_OF}/test_sales.py: only once it failed",
    f"POST {AT}/receipts/{{receipt_id}}/refund/retry": f"{_OF}/test_refunds.py: only once it failed",
}
