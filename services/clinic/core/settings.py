"""Settings from environment variables, read once; a setting's variable is its name in upper case."""

import re
from functools import lru_cache
from pathlib import Path
from typing import Self
from urllib.parse import urlsplit

from pydantic import Field, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

CHECKOUT = Path(__file__).resolve().parents[3]
DEVELOPMENT_ENVIRONMENTS = frozenset({"development", "test"})
"""Environments in which the published default secrets are allowed."""
TRIAL_ENVIRONMENTS = DEVELOPMENT_ENVIRONMENTS | {"staging"}
"""Environments that may reach simulators and providers' test systems; every other one, such as production, refuses to (LAW-043)."""
_TEST_HOST = re.compile(r"^(127\..*|localhost|::1|simulators|demo[.-].*|(.*[.-])?(test|verify|staging|mss|sandbox)[.-].*|)$")
"""Hosts of our simulators and of the test systems of BankID, Infrasec, Swish and Viva; none at all counts as one."""
_URLS_BY_SYSTEM = {
    "Infrasec": ("infrasec_url", "infrasec_enrol_url"), "Viva": ("viva_accounts_url", "viva_api_url", "viva_pages_url"),
    "BankID": ("bankid_url",), "46elks": ("sms_url",), "SMTP": ("smtp_url",),
}
"""The outside systems that the product uses, by the names that screens and receipts give them, with the settings of their addresses."""
_KEYS = ("secret_key", "sms_callback_secret")


def _is_test_system(url: str) -> bool:
    return _TEST_HOST.match(urlsplit(url).hostname or "") is not None


class Settings(BaseSettings):
    """The process's settings. Secrets have no default outside development."""

    model_config = SettingsConfigDict(extra="ignore")

    database_url: str = "postgresql://app@127.0.0.1:5432/aster"
    database_admin_url: str = ""
    read_database_url: str = ""
    redis_url: str = "redis://127.0.0.1:6379/0"

    public_url: str = "http://localhost:8000"
    secret_key: str = Field(default="development-only-secret-key-change-me", min_length=32)
    secure_cookies: bool = False
    """True by default when the public address is https."""
    trusted_proxies: str = ""
    environment: str = "development"
    log_level: str = "INFO"

    job_frequency_factor: float = Field(default=1, gt=0)
    """Factor by which jobs run more often than they declare."""
    worker_heartbeat_file: Path | None = None
    """A file that the worker touches each second, for liveness probes."""
    db_pool: int = Field(default=8, ge=1)
    """Connections of each of a process's four pools: requests, independent, read-only and driver transactions."""
    read_pool: int = Field(default=8, ge=1)
    """Connections of its fifth pool: short reads and lookup functions. docs/operations.md adds up what PostgreSQL must accept."""

    storage_url: str = f"file://{CHECKOUT}/.state/files"
    storage_key_id: str = ""
    storage_secret: str = ""
    storage_endpoint: str = ""
    storage_region: str = ""
    anchor_url: str = f"file://{CHECKOUT}/.state/anchors"
    anchor_key_id: str = ""
    anchor_secret: str = ""
    anchor_endpoint: str = ""
    anchor_region: str = ""
    bundles_dir: Path = CHECKOUT
    remotes: str = ""
    """A file with the list of remotes, for bundles that are served elsewhere; by default each bundle's folder has its own `remote.json`."""

    sms_url: str = "http://127.0.0.1:8010/46elks"
    sms_user: str = "aster"
    sms_password: str = "aster"
    sms_sender: str = "Aster"
    sms_callback_secret: str = "development-callback"
    sms_countries: str = "SE,NO,DK,FI,AX,IS,FO,GL,DE,PL,EE,LV,LT"
    """Countries to which SMS are sent (ISO 3166): Sweden and its neighbours."""
    sms_daily_limit: int = Field(default=2000, ge=0)
    """SMS that a clinic may send in a day; more are refused, and logged as an error."""
    smtp_url: str = "smtp://127.0.0.1:8025"
    mail_from: str = "Aster <no-reply@aster.example>"
    support_email: str = "support@aster.example"
    """Where messages to support are sent."""
    operator_name: str = ""
    """The company that runs this installation, as the terms, the processor agreement and the privacy notice name it."""
    operator_number: str = ""
    """Its registration number."""
    operator_address: str = ""
    operator_email: str = ""
    operator_subprocessors: str = ""
    """The subprocessors that it uses, with task and country of each, as one sentence."""

    bankid_url: str = "http://127.0.0.1:8010/bankid/rp/v6.0"
    bankid_certificate: str = ""
    bankid_authorities: str = ""
    viva_accounts_url: str = "http://127.0.0.1:8010/viva/accounts"
    viva_api_url: str = "http://127.0.0.1:8010/viva/api"
    viva_pages_url: str = "http://localhost:8010/viva/www"
    viva_client_id: str = "aster"
    viva_client_secret: str = "aster"
    viva_reseller_id: str = "aster"
    viva_reseller_key: str = "aster"
    swish_url: str = "http://127.0.0.1:8010/swish/swish-cpcapi"
    swish_certificate: str = ""
    infrasec_url: str = "http://127.0.0.1:8010/infrasec/tcs"
    infrasec_enrol_url: str = "http://127.0.0.1:8010/infrasec/idm"
    infrasec_certificate: str = ""
    infrasec_authorities: str = ""
    infrasec_partner: str = "Aster"
    infrasec_partner_code: str = "AS"
    infrasec_authority_code: str = "AS01"
    infrasec_branch_code: str = "00001"
    infrasec_model: str = "Aster SE 1"

    google_pages_url: str = "http://localhost:8010/google/o/oauth2/v2/auth"
    google_token_url: str = "http://127.0.0.1:8010/google"
    google_calendar_url: str = "http://127.0.0.1:8010/google/calendar/v3"
    google_client_id: str = ""
    """Empty where calendars can't be connected to Google."""
    google_client_secret: str = ""
    google_places_url: str = "http://127.0.0.1:8010/google/places"
    google_places_api_key: str = ""
    """Empty where ratings of places can't be fetched."""

    otel_exporter_otlp_endpoint: str = ""

    @model_validator(mode="after")
    def _complete_and_validate(self) -> Self:
        """Derive `secure_cookies` from the address. Raises ValueError for a published secret outside development."""
        if "secure_cookies" not in self.model_fields_set:
            self.secure_cookies = self.public_url.startswith("https://")
        published = [name.upper() for name in _KEYS if getattr(self, name) == type(self).model_fields[name].default]
        if published and self.environment not in DEVELOPMENT_ENVIRONMENTS:
            raise ValueError(f"{' and '.join(published)} must be set: their defaults are published")
        return self


    def refuses(self, url: str) -> bool:
        """Return whether the address is a test system's, which a production start never reaches (LAW-043)."""
        return self.environment not in TRIAL_ENVIRONMENTS and _is_test_system(url)

    @property
    def test_systems(self) -> list[str]:
        """The systems whose test system or simulator this start uses: screens and receipts name them (LAW-043)."""
        return [name for name, settings in _URLS_BY_SYSTEM.items() if any(_is_test_system(getattr(self, setting)) for setting in settings)]

    @property
    def has_google(self) -> bool:
        """Whether calendars can be connected to Google."""
        return bool(self.google_client_id) and not self.refuses(self.google_calendar_url)

    @property
    def has_google_places(self) -> bool:
        """Whether ratings of places can be fetched from Google."""
        return bool(self.google_places_api_key) and not self.refuses(self.google_places_url)

    @property
    def refuses_to_sell(self) -> bool:
        """Whether a production start lacks the addresses of the real control system and card payments."""
        return any(self.refuses(url) for url in (self.infrasec_url, self.viva_accounts_url, self.viva_api_url))


@lru_cache
def settings() -> Settings:
    """Return the settings of this process."""
    return Settings()
