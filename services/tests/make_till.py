"""Factories of what a sale needs: a Swedish clinic with an enrolled register, a terminal, goods and services."""

from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

from clinic.booking.catalogue.models import Service, ServiceCategory
from clinic.company.models import Company
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.models import new_id
from clinic.core.search import fold
from clinic.pos.models import Product, Register, RegisterSeries, Terminal, TillSetting

TILL = "/api/v3/point-of-sale"


@dataclass
class AtTill:
    """A clinic that can sell."""

    company: Company
    register: Register
    terminal: Terminal
    products: list[Product]
    service: Service
    more: dict[str, Any] = field(default_factory=dict)

    def line(self, number: int = 0, **fields: Any) -> dict[str, Any]:
        """A product in the cart."""
        return {"kind": "product", "product_id": str(self.products[number].id), **fields}

    def treatment(self, **fields: Any) -> dict[str, Any]:
        """A service in the cart."""
        return {"kind": "service", "service_id": str(self.service.id), **fields}

    def sale(self, *lines: dict[str, Any], pay: str | list[dict[str, Any]] = "cash", **fields: Any) -> dict[str, Any]:
        """A sale's body."""
        ways = [{"way": pay}] if isinstance(pay, str) else pay
        return {"register_id": str(self.register.id), "lines": list(lines) or [self.line()], "payments": ways, **fields}


class Makes:
    """Mixed into Make."""

    async def till(self, *, company: Company | None = None, name: str = "Kassa 1", setting: bool = False, **fields: Any) -> AtTill:
        """A clinic whose register is enrolled and has a terminal; three products of three rates and one service."""
        fields = {"organization_number": "556016-0680", "vat_number": "SE556016068001", "timezone": "Europe/Stockholm", **fields}
        at = company or await self.company(**fields)  # type: ignore[attr-defined]
        digits = str(uuid4().int)
        terminal = Terminal(company_id=at.id, id=new_id(), name="Disken", virtual_terminal_id=f"16{digits[:6]}", terminal_id=f"16{digits[6:12]}")
        register = Register(
            company_id=at.id, id=new_id(), name=name, terminal_id=terminal.id, control_id=f"AS01{digits[:12]}", control_unit="ISTCSKS0000000011",
            street_address="Storgatan 1", zip_code="111 22", city="Stockholm",
        )
        category = ServiceCategory(company_id=at.id, id=new_id(), name=f"Hud {digits[:6]}")
        service = Service(company_id=at.id, id=new_id(), category_id=category.id, name="Hydrafacial", color="#0E7C66", price=179500, duration=60)
        products = [
            Product(
                company_id=at.id, id=new_id(), name=title, sort_name=fold(title), code=f"P{number}", selling_price=price, base_price=100,
                tax=tax, stock=100,
            ) for number, (title, price, tax) in enumerate((("Solskydd", 38900, 2500), ("Te", 7950, 1200), ("Bok", 24933, 600)))
        ]
        async with unit(Context.system(at.id)) as session:
            session.add_all([terminal, category])
            await session.flush()
            session.add_all([register, service, *products])
            await session.flush()
            session.add(RegisterSeries(company_id=at.id, id=register.id))
            if company is None or setting:
                session.add(TillSetting(company_id=at.id, id=at.id, merchant_id=str(uuid4())))
        return AtTill(at, register, terminal, products, service)
