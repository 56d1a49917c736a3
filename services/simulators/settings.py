"""Settings of the simulators, from environment variables with the prefix SIM_."""

from pathlib import Path

from pydantic import AliasChoices, Field
from pydantic_settings import BaseSettings, SettingsConfigDict

CHECKOUT = Path(__file__).resolve().parents[2]


class Settings(BaseSettings):
    """Settings whose defaults fit the embedded start; tests pass their own."""

    model_config = SettingsConfigDict(env_prefix="SIM_", extra="ignore")

    smtp_host: str = "127.0.0.1"
    smtp_port: int = Field(8025, validation_alias=AliasChoices("SMTP_SIM_PORT", "smtp_port"))
    state_file: Path | None = CHECKOUT / ".state" / "simulators.jsonl"
    max_messages: int = 500
    elks_user: str = "aster"
    elks_password: str = "aster"
    delivery_seconds: float = 0.6
    slow_seconds: float = 30.0
    callback_delays: tuple[float, ...] = (1, 2, 4, 8, 16, 32, 64)

    public_url: str = Field("", validation_alias=AliasChoices("PUBLIC_URL", "public_url"))
    max_records: int = 2000
    no_reply_seconds: float = 300.0
    webhook_copies: int = 2
    user_delay_seconds: float = 3.0
    abandon_seconds: float = 180.0
    google_client_id: str = "aster"
    google_client_secret: str = "aster"
    google_places_api_key: str = "aster"
    viva_client_id: str = "aster"
    viva_client_secret: str = "aster"
    viva_reseller_id: str = "aster"
    viva_reseller_key: str = "aster"
    viva_webhook_url: str = ""
    viva_return_url: str = ""

    def viva_return(self) -> str:
        """Return the address that the payment page returns to, which is set with Viva and not by an order."""
        return self.viva_return_url or (f"{self.public_url}/payment" if self.public_url else "")

    def viva_webhook(self) -> str:
        """Return the address of Viva's webhooks when none has been registered."""
        return self.viva_webhook_url or (f"{self.public_url}/api/hooks/viva" if self.public_url else "")
