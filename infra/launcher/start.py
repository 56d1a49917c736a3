"""`start`: everything from a fresh checkout to an address in the browser, until Ctrl-C."""

import re
import signal
import socket
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager

from launcher import bundles, tools
from launcher.cleanup import discard_instance, hold_instance
from launcher.console import print_progress, print_result
from launcher.datastores import Datastores
from launcher.errors import LauncherError
from launcher.paths import SERVICES, InstancePaths
from launcher.progress import progress_step
from launcher.services import (
    LOOPBACK,
    SERVICE_NAMES,
    Ports,
    admin_environment,
    build_services,
    command,
    service_environment,
)
from launcher.subprocesses import call
from launcher.supervise import Supervisor, clear_leftovers

NO_COMPANY_QUERY = "SELECT NOT EXISTS (SELECT FROM company)"
ALEMBIC_TABLE_QUERY = "SELECT to_regclass('public.alembic_version')"
REVISIONS = {"own": r"^revision\b.*= [\"'](.+)[\"']", "before": r"^down_revision\b.*= [\"'](.+)[\"']"}
EXIT_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def start(paths: InstancePaths, *, fresh: bool = False) -> None:
    """Run the product until Ctrl-C and print its address; with `fresh`, delete its data first."""
    with run_product(paths, fresh=fresh) as (supervisor, ports, users):
        print_result(_welcome(ports, users.result()))
        try:
            supervisor.watch()
        except KeyboardInterrupt:
            print_progress("\nStopping ...")


@contextmanager
def run_product(paths: InstancePaths, *, fresh: bool = False) -> Iterator[tuple[Supervisor, Ports, Future[str]]]:
    """Run the product for the block; stop what this launcher started afterwards, and nothing else."""
    address_file = paths.folder / "address"
    ports = Ports()
    with hold_instance(paths):
        address_file.write_text(ports.public_url)
        for exit_signal in EXIT_SIGNALS:
            signal.signal(exit_signal, _interrupt)
        clear_leftovers(paths, SERVICE_NAMES)
        if fresh:
            discard_instance(paths)
        check_ports(ports)
        tools.install()
        datastores = Datastores(paths)
        supervisor: Supervisor | None = None
        try:
            datastores.ensure("start")
            prepare_database(paths, datastores, ports)
            bundles.build()
            supervisor = Supervisor(paths, datastores, build_services(paths, service_environment(paths, datastores, ports), ports))
            users = ThreadPoolExecutor(1).submit(_list_demo_users, paths, datastores, ports)
            with progress_step("Starting the API, the worker and the simulators", 8):
                supervisor.start()
            yield supervisor, ports, users
        finally:
            for exit_signal in EXIT_SIGNALS:
                signal.signal(exit_signal, signal.SIG_IGN)
            if supervisor:
                supervisor.stop()
            datastores.stop(only="start")


def prepare_database(paths: InstancePaths, datastores: Datastores, ports: Ports) -> None:
    """Migrate, and seed the demo clinic into a database without a company."""
    env = admin_environment(paths, datastores, ports)
    revision = datastores.fetch_value(ALEMBIC_TABLE_QUERY) and datastores.fetch_value("SELECT version_num FROM alembic_version")
    if revision and revision not in revisions()["own"]:
        raise LauncherError(
            f"This database was made by an older version of Aster ({revision}) that can't be brought up to date; "
            "erase the embedded one with `npx rust-just reset`, or name an empty one in DATABASE_URL."
        )
    if {revision} != newest_migrations():
        with progress_step("Migrating the database", 5):
            call(command("migrate"), "Migrating the database", env=env, cwd=SERVICES)
    if datastores.fetch_value(NO_COMPANY_QUERY) == "t":
        with progress_step("Making the demo clinic", 20):
            call(command("seed"), "Making the demo clinic", env=env, cwd=SERVICES)


def newest_migrations() -> set[str]:
    """Return the revisions that no other follows."""
    known = revisions()
    return known["own"] - known["before"]


def revisions() -> dict[str, set[str]]:
    """Read the migrations' revisions and predecessors from the files, since asking alembic takes seconds."""
    texts = [file.read_text() for file in (SERVICES / "migrations" / "versions").glob("*.py")]
    return {kind: {name for text in texts for name in re.findall(pattern, text, re.MULTILINE)} for kind, pattern in REVISIONS.items()}


def check_ports(ports: Ports) -> None:
    """Raise LauncherError for a port in use, before anything is started."""
    for name, host, port in (
        ("PORT", ports.host, ports.api), ("SIM_PORT", LOOPBACK, ports.simulators), ("SMTP_SIM_PORT", LOOPBACK, ports.mail),
    ):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError as error:
                raise LauncherError(
                    f"Port {port} is in use by another program; stop it, or choose another port with {name}={port + 1}."
                ) from error


def _list_demo_users(paths: InstancePaths, datastores: Datastores, ports: Ports) -> str:
    return call(command("demo-users"), "Listing the demo users", env=admin_environment(paths, datastores, ports), cwd=SERVICES)


def _welcome(ports: Ports, users: str) -> str:
    return "\n".join((
        "", f"  Aster is at           {ports.public_url}", f"  Sent SMS and mail at  {ports.simulator_pages_url}",
        f"  Card payments at      {ports.simulator_pages_url}/payments", f"  BankID app at         {ports.simulator_pages_url}/bankid/", "",
        *(f"  {line}" for line in users.rstrip().splitlines()), "", "  Ctrl-C stops everything.", "",
    ))


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt
