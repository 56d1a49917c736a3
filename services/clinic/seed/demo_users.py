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
    mobile_number: str = ""
    """Where the code of the second step goes by SMS."""
    personal_number: str = ""
    """Of the BankID that signs the user in, or with which a prescriber confirms and signs."""

    @property
    def second_step(self) -> str:
        """The step after the password, in the words of the start command."""
        if self.mobile_number:
            return f"then the code of the SMS to {self.mobile_number}"
        return "then Use BankID, and sign in the BankID app" if self.personal_number else ""


USERS = (
    DemoUser("owner@demo.example", "owner (super user), practitioner", mobile_number="0701740601", personal_number="199008072390"),
    DemoUser("reception@demo.example", "receptionist (admin)", mobile_number="0701740602", personal_number="198503122403"),
    DemoUser("nurse@demo.example", "nurse, practitioner (user)", mobile_number="0701740603", personal_number="199111202413"),
    DemoUser("doctor@demo.example", "prescriber", "/prescription/login", personal_number="198204152394"),
    DemoUser("accountant@demo.example", "accountant, sees money and no client"),
)
