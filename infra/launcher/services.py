"""The processes of a running Aster and their environments."""

import os
import secrets
import sys
from dataclasses import dataclass, field
from pathlib import Path

from launcher.datastores import Datastores
from launcher.paths import CHECKOUT, SERVICES, InstancePaths, ensure_folder

LOCALHOST = "localhost"
"""The host of the default addresses in the browser: passkeys need a name, and the sign-in's cookie is of one host only."""
LOOPBACK = "127.0.0.1"
"""Where the simulators listen, and where API and worker call them: a number needs no look-up at each call."""
MAX_PORT = 65535
SERVICE_NAMES = ["simulators", "api", "worker"]
PYTHON = SERVICES / ".venv" / "bin" / "python"


@dataclass(frozen=True)
class Service:
    """A process: its command, its environment and the probe that answers when it is ready."""

    name: str
    argv: list[str]
    env: dict[str, str]
    probe: str = ""
    display_name: str = ""


@dataclass(frozen=True)
class Ports:
    """Ports of the product, each from an environment variable."""

    host: str = field(default_factory=lambda: os.environ.get("HOST", LOCALHOST))
    api: int = field(default_factory=lambda: read_port("PORT", 8000))
    simulators: int = field(default_factory=lambda: read_port("SIM_PORT", 8010))
    mail: int = field(default_factory=lambda: read_port("SMTP_SIM_PORT", 8025))

    @property
    def public_url(self) -> str:
        """Address of the product in the browser."""
        return os.environ.get("PUBLIC_URL") or f"http://{LOCALHOST}:{self.api}"

    @property
    def simulators_url(self) -> str:
        """Address at which API and worker call the simulators."""
        return f"http://{LOOPBACK}:{self.simulators}"

    @property
    def simulator_pages_url(self) -> str:
        """Address of the simulators' pages in the browser."""
        return f"http://{LOCALHOST}:{self.simulators}"


def read_port(name: str, default: int) -> int:
    """Read a port from the environment. Raises LauncherError for anything but a port number."""
    from launcher.errors import LauncherError  # noqa: PLC0415 - only a wrong value needs it

    value = os.environ.get(name, str(default))
    if not value.isdigit() or not 0 < int(value) <= MAX_PORT:
        raise LauncherError(f"{name} must be a port number, and it is {value!r}.")
    return int(value)


def service_environment(paths: InstancePaths, datastores: Datastores, ports: Ports) -> dict[str, str]:
    """Build the environment of API and worker, without the administrator's database URLs."""
    variables = {
        "PUBLIC_URL": ports.public_url,
        "SECRET_KEY": _secret(paths, "secret-key"),
        "SMS_URL": f"{ports.simulators_url}/46elks",
        "VIVA_ACCOUNTS_URL": f"{ports.simulators_url}/viva/accounts",
        "VIVA_API_URL": f"{ports.simulators_url}/viva/api",
        "VIVA_PAGES_URL": f"{ports.simulator_pages_url}/viva/www",
        "GOOGLE_PAGES_URL": f"{ports.simulator_pages_url}/google/o/oauth2/v2/auth",
        "GOOGLE_TOKEN_URL": f"{ports.simulators_url}/google",
        "GOOGLE_CALENDAR_URL": f"{ports.simulators_url}/google/calendar/v3",
        "GOOGLE_PLACES_URL": f"{ports.simulators_url}/google/places",
        "GOOGLE_PLACES_API_KEY": "aster",
        "GOOGLE_CLIENT_ID": "aster",
        "GOOGLE_CLIENT_SECRET": "aster",
        "BANKID_URL": f"{ports.simulators_url}/bankid/rp/v6.0",
        "SWISH_URL": f"{ports.simulators_url}/swish/swish-cpcapi",
        "INFRASEC_URL": f"{ports.simulators_url}/infrasec/tcs",
        "INFRASEC_ENROL_URL": f"{ports.simulators_url}/infrasec/idm",
        "SMTP_URL": f"smtp://{LOOPBACK}:{ports.mail}",
        "SMS_CALLBACK_SECRET": _secret(paths, "sms-callback"),
        "STORAGE_URL": f"file://{ensure_folder(paths.storage / 'files')}",
        "ANCHOR_URL": f"file://{ensure_folder(paths.storage / 'anchors')}",
        **os.environ,
        **{key: value for key, value in datastores.env().items() if key in ("DATABASE_URL", "REDIS_URL")},
        "PATH": f"{PYTHON.parent}{os.pathsep}{os.environ.get('PATH', '')}",
        "PYTHONUNBUFFERED": "1",
    }
    for key in ("DATABASE_ADMIN_URL", "DATABASE_SEED_URL", "DATABASE_BACKUP_URL", "VIRTUAL_ENV"):
        variables.pop(key, None)
    return variables


def admin_environment(paths: InstancePaths, datastores: Datastores, ports: Ports) -> dict[str, str]:
    """Build the environment of migrations, seeds and other administrative commands."""
    return {**service_environment(paths, datastores, ports), **datastores.env()}


def build_services(paths: InstancePaths, env: dict[str, str], ports: Ports) -> list[Service]:
    """List the services in the order in which they start."""
    uvicorn = [str(PYTHON), "-m", "uvicorn", "--no-access-log", "--no-server-header", "--log-level", "warning"]
    simulator_env = {
        **env, "SMTP_SIM_PORT": str(ports.mail), "SIM_SMTP_PORT": str(ports.mail),
        "SIM_STATE_FILE": str(paths.storage / "simulators.jsonl"),
    }
    return [
        Service("simulators", [*uvicorn, "simulators.main:app", "--host", LOOPBACK, "--port", str(ports.simulators),
                            "--timeout-graceful-shutdown", "1"],
             simulator_env, f"{ports.simulators_url}/", "The simulators"),
        Service("api", [str(PYTHON), "-m", "clinic.server", "--host", ports.host, "--port", str(ports.api), "--processes", "2"],
             env, f"http://{LOOPBACK}:{ports.api}/readyz", "The API"),
        Service("worker", [str(PYTHON), "-m", "clinic.worker"], env, "", "The worker"),
    ]


def _secret(paths: InstancePaths, name: str) -> str:
    """Return a secret of the instance; create it at the first start."""
    file = Path(paths.folder) / "secrets" / name
    ensure_folder(file.parent, 0o700)
    if not file.exists():
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w") as out:
            out.write(secrets.token_urlsafe(36))
    return file.read_text()


def command(*words: str) -> list[str]:
    """Build the argument list of a `clinic.cli` command."""
    return [str(PYTHON if PYTHON.exists() else sys.executable), "-m", "clinic.cli", *words]


__all__ = ["CHECKOUT", "Ports", "Service", "admin_environment", "build_services", "command", "service_environment"]
