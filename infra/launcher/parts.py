"""The processes that make up a running Aster, and what each is told."""

import os
import secrets
import sys
from dataclasses import dataclass, field
from pathlib import Path

from launcher.places import CHECKOUT, SERVICES, Places, made
from launcher.stores import Stores

HIGHEST = 65535
NAMES = ["simulators", "api", "worker"]
PYTHON = SERVICES / ".venv" / "bin" / "python"


@dataclass(frozen=True)
class Part:
    """One process: how it starts and where it answers when it is ready."""

    name: str
    argv: list[str]
    env: dict[str, str]
    probe: str = ""
    called: str = ""


@dataclass(frozen=True)
class Ports:
    """Where the product listens; each is an environment variable."""

    host: str = field(default_factory=lambda: os.environ.get("HOST", "127.0.0.1"))
    api: int = field(default_factory=lambda: number("PORT", 8000))
    simulators: int = field(default_factory=lambda: number("SIM_PORT", 8010))
    mail: int = field(default_factory=lambda: number("SMTP_SIM_PORT", 8025))

    @property
    def address(self) -> str:
        """What the person opens."""
        return os.environ.get("PUBLIC_URL") or f"http://127.0.0.1:{self.api}"

    @property
    def page(self) -> str:
        """The simulators' page."""
        return f"http://127.0.0.1:{self.simulators}"


def number(name: str, otherwise: int) -> int:
    """A port from the environment."""
    from launcher.trouble import Trouble  # noqa: PLC0415 - only a wrong value needs it

    told = os.environ.get(name, str(otherwise))
    if not told.isdigit() or not 0 < int(told) <= HIGHEST:
        raise Trouble(f"{name} must be a port number, and it is {told!r}.")
    return int(told)


def serving(places: Places, stores: Stores, ports: Ports) -> dict[str, str]:
    """The environment of API and worker. The administrator's addresses are not in it, so no serving process can use them."""
    files = places.folder if places.instance != "dev" else places.folder.parent
    found = {
        "PUBLIC_URL": ports.address,
        "SECRET_KEY": _secret(places, "secret-key"),
        "SMS_URL": f"{ports.page}/46elks",
        "VIVA_ACCOUNTS_URL": f"{ports.page}/viva/accounts",
        "VIVA_API_URL": f"{ports.page}/viva/api",
        "VIVA_PAGES_URL": f"{ports.page}/viva/www",
        "BANKID_URL": f"{ports.page}/bankid/rp/v6.0",
        "SWISH_URL": f"{ports.page}/swish/swish-cpcapi",
        "INFRASEC_URL": f"{ports.page}/infrasec/tcs",
        "INFRASEC_ENROL_URL": f"{ports.page}/infrasec/idm",
        "SMTP_URL": f"smtp://127.0.0.1:{ports.mail}",
        "SMS_CALLBACK_SECRET": _secret(places, "sms-callback"),
        "STORAGE_URL": f"file://{made(files / 'files')}",
        "ANCHOR_URL": f"file://{made(files / 'anchors')}",
        **os.environ,
        **{key: value for key, value in stores.env().items() if key in ("DATABASE_URL", "REDIS_URL")},
        "PATH": f"{PYTHON.parent}{os.pathsep}{os.environ.get('PATH', '')}",
        "PYTHONUNBUFFERED": "1",
    }
    for key in ("DATABASE_ADMIN_URL", "DATABASE_SEED_URL", "DATABASE_BACKUP_URL", "VIRTUAL_ENV"):
        found.pop(key, None)
    return found


def administering(places: Places, stores: Stores, ports: Ports) -> dict[str, str]:
    """The environment of migrations, seeds and other commands of those who run Aster."""
    return {**serving(places, stores, ports), **stores.env()}


def parts(places: Places, env: dict[str, str], ports: Ports) -> list[Part]:
    """All of them, in the order in which they start."""
    uvicorn = [str(PYTHON), "-m", "uvicorn", "--no-access-log", "--no-server-header", "--log-level", "warning"]
    simulated = {
        **env, "SMTP_SIM_PORT": str(ports.mail), "SIM_SMTP_PORT": str(ports.mail),
        "SIM_STATE_FILE": str((places.folder if places.instance != "dev" else places.folder.parent) / "simulators.jsonl"),
    }
    return [
        Part("simulators", [*uvicorn, "simulators.main:app", "--host", "127.0.0.1", "--port", str(ports.simulators),
                            "--timeout-graceful-shutdown", "1"],
             simulated, f"{ports.page}/", "The simulators"),
        Part("api", [*uvicorn, "clinic.main:app", "--host", ports.host, "--port", str(ports.api), "--workers", "2",
                     "--loop", "uvloop", "--http", "httptools", "--timeout-graceful-shutdown", "5", "--timeout-worker-healthcheck", "60"],
             env, f"http://127.0.0.1:{ports.api}/readyz", "The API"),
        Part("worker", [str(PYTHON), "-m", "clinic.worker"], env, "", "The worker"),
    ]


def _secret(places: Places, name: str) -> str:
    """A secret of this instance, made at its first start."""
    file = Path(places.folder) / "secrets" / name
    made(file.parent, 0o700)
    if not file.exists():
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w") as out:
            out.write(secrets.token_urlsafe(36))
    return file.read_text()


def command(*words: str) -> list[str]:
    """A command of `clinic.cli`."""
    return [str(PYTHON if PYTHON.exists() else sys.executable), "-m", "clinic.cli", *words]


__all__ = ["CHECKOUT", "Part", "Ports", "administering", "command", "parts", "serving"]
