"""Whom the start command introduces: alone, since it is asked at every start and the clinic is laid at the first."""

from dataclasses import dataclass

PUBLIC_ID = "demo-lindqvist-hud-estetik"
PASSWORD = "Aster-demo-1"  # noqa: S105 - printed by the start command, for a clinic of made-up people


@dataclass(frozen=True)
class DemoPerson:
    """Somebody whom the start command introduces."""

    email: str
    says: str


PEOPLE = (
    DemoPerson("owner@demo.example", "owner (super user), practitioner"),
    DemoPerson("reception@demo.example", "receptionist (admin)"),
    DemoPerson("nurse@demo.example", "nurse, practitioner (user)"),
    DemoPerson("doctor@demo.example", "prescriber, signs in at /prescription/login"),
    DemoPerson("accountant@demo.example", "accountant, sees money and no client"),
)
