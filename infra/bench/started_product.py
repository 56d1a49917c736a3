"""A product that `launch.py start` runs with its own data, ports and simulators, and whose processes can be killed.

It is the instance `dev` in a temporary folder, so that its database keeps what it has committed, as a clinic's does; those of the other
instances don't wait for the disk. The launcher starts again what was killed.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from press_benchmarks import INSTANCE_VARIABLES
from servers import free_port

LAUNCHER = Path(__file__).resolve().parents[1] / "launch.py"
START_SECONDS, STOP_SECONDS = 300, 60
VARIABLES = {
    "TRUSTED_PROXIES": "127.0.0.1/32,::1/128", "SMS_DAILY_LIMIT": "1000000", "SIM_MAX_MESSAGES": "20000", "SIM_MAX_RECORDS": "20000",
    "SIM_USER_DELAY_SECONDS": "1", "SIM_DELIVERY_SECONDS": "0.4",
}
"""Each visitor has an address of their own, which the proxy's header names; the simulators keep all that they are sent."""
QUICK_REPORTS = {"SIM_CALLBACK_DELAYS": str([1] * 60)}
"""The simulators repeat a report that got no answer each second, so that a run needn't wait for the longer delays of a provider."""


@dataclass(frozen=True, slots=True)
class StartedProduct:
    """The addresses of the product and its simulators, and the folder of its state."""

    url: str
    simulators_url: str
    state: Path
    database_url: str
    """For a role that sees all companies."""

    def kill(self, name: str) -> bool:
        """Kill a process and its children by SIGKILL; return whether it ran."""
        record = self.state / "dev" / "started" / f"{name}.json"
        with suppress(OSError, ValueError, KeyError):
            pid = int(json.loads(record.read_text())["pid"])
            children = [] if name == "postgres" else Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
            os.kill(pid, signal.SIGKILL)
            for child in children:
                with suppress(ProcessLookupError):
                    os.kill(int(child), signal.SIGKILL)
            return True
        return False

    def is_ready(self) -> bool:
        """Return whether the API answers its readiness probe."""
        return _is_ready(self.url)

    def read_records(self) -> dict[str, dict[str, dict[str, Any]]]:
        """Read the payments that the simulators have, by type and id."""
        records: dict[str, dict[str, dict[str, Any]]] = {}
        for record_type, key, record in map(json.loads, (self.state / "simulators-payments.jsonl").read_text().splitlines()):
            records.setdefault(record_type, {})[key] = record
        return records

    def read_messages(self) -> list[dict[str, Any]]:
        """Read the SMS and e-mails that the simulators were sent."""
        messages = map(json.loads, (self.state / "simulators.jsonl").read_text().splitlines())
        return list({message["id"]: message for message in messages}.values())


@contextmanager
def run_product(variables: dict[str, str]) -> Iterator[StartedProduct]:
    """Run the product for the block, with a demo clinic and more variables of its environment; delete its data afterwards."""
    state = Path(tempfile.mkdtemp(prefix="aster-crash-"))
    state.chmod(0o755)
    ports = {name: free_port() for name in ("PORT", "SIM_PORT", "SMTP_SIM_PORT")}
    inherited = {key: value for key, value in os.environ.items() if not key.endswith("_URL") and key not in INSTANCE_VARIABLES}
    environment = {**inherited, **VARIABLES, **variables, "ASTER_STATE": str(state), **{name: str(port) for name, port in ports.items()}}
    url = f"http://localhost:{ports['PORT']}"
    command = [sys.executable, str(LAUNCHER)]
    with (state / "launcher.log").open("wb") as log:
        launcher = subprocess.Popen([*command, "start"], env=environment, stdout=log, stderr=log, start_new_session=True)
    try:
        _wait_until_ready(url, state, launcher)
        yield StartedProduct(url, f"http://127.0.0.1:{ports['SIM_PORT']}", state, _find_database_url(environment))
    finally:
        _stop(launcher)
        subprocess.run([*command, "stop", "--instance", "dev"], env=environment, capture_output=True, check=False)
        shutil.rmtree(state, ignore_errors=True)


def _is_ready(url: str) -> bool:
    with suppress(URLError, OSError), urlopen(f"{url}/readyz", timeout=2) as response:
        return bool(response.status == 200)  # noqa: PLR2004
    return False


def _find_database_url(environment: dict[str, str]) -> str:
    """Ask the launcher, which would start a database that was killed: so it is asked before that."""
    command = [sys.executable, str(LAUNCHER), "env", "--instance", "dev"]
    output = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    return dict(line.split("=", 1) for line in output.splitlines())["DATABASE_SEED_URL"]


def _wait_until_ready(url: str, state: Path, launcher: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and launcher.poll() is None:
        if _is_ready(url) and "Ctrl-C" in (state / "launcher.log").read_text():
            return
        time.sleep(0.5)
    message = f"the product did not start:\n{(state / 'launcher.log').read_text()}"
    raise RuntimeError(message)


def _stop(launcher: subprocess.Popen[bytes]) -> None:
    """Send Ctrl-C as a terminal does, and kill the launcher when it takes too long."""
    if launcher.poll() is not None:
        return
    os.killpg(launcher.pid, signal.SIGINT)
    try:
        launcher.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        launcher.kill()
        launcher.wait()
