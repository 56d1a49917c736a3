"""The demo clinic's users, as the start command lists them. In a module of its own, so that listing them loads no domain."""

from dataclasses import dataclass

PUBLIC_ID = "demo-lindqvist-hud-estetik"
PASSWORD = "Aster-demo-1"  # noqa: S105 - printed by the start command, for a clinic of made-up people


@dataclass(frozen=True)
class DemoUser:
    """A user that the start command lists with what they may do."""

    email: str
    description: str
    sign_in_path: str = "/login"


USERS = (
    DemoUser("owner@demo.example", "owner (super user), practitioner"),
    DemoUser("reception@demo.example", "receptionist (admin)"),
    DemoUser("nurse@demo.example", "nurse, practitioner (user)"),
    DemoUser("doctor@demo.example", "prescriber", "/prescription/login"),
    DemoUser("accountant@demo.example", "accountant, sees money and no client"),
)
