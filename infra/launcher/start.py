"""`start`: everything from a fresh checkout to an address in the browser, until Ctrl-C."""

import re
import signal
import socket
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager

from launcher import bundles, tools
from launcher.forget import alone, forget
from launcher.parts import NAMES, Ports, administering, command, parts, serving
from launcher.places import SERVICES, Places
from launcher.say import say, show
from launcher.shell import call
from launcher.stores import Stores
from launcher.supervise import Supervisor, clear_leftovers
from launcher.trouble import Trouble

EMPTY = "SELECT NOT EXISTS (SELECT FROM company)"
VERSION = "SELECT to_regclass('public.alembic_version')"
REVISIONS = {"own": r"^revision\b.*= [\"'](.+)[\"']", "before": r"^down_revision\b.*= [\"'](.+)[\"']"}
ENDINGS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def start(places: Places, *, fresh: bool = False) -> None:
    """Run the product and say where it is; with `fresh`, on nothing of before."""
    with running(places, fresh=fresh) as (supervisor, ports, people):
        show(_welcome(ports, people.result()))
        try:
            supervisor.watch()
        except KeyboardInterrupt:
            say("\nStopping ...")


@contextmanager
def running(places: Places, *, fresh: bool = False) -> Iterator[tuple[Supervisor, Ports, Future[str]]]:
    """The product while it runs. What this launcher started ends with it, and nothing else does."""
    note = places.folder / "address"
    ports = Ports()
    with alone(places):
        note.write_text(ports.address)
        for ending in ENDINGS:
            signal.signal(ending, _interrupt)
        clear_leftovers(places, NAMES)
        if fresh:
            forget(places)
        check_ports(ports)
        tools.install()
        stores = Stores(places)
        supervisor: Supervisor | None = None
        try:
            stores.ensure("start")
            prepare(places, stores, ports)
            bundles.build()
            supervisor = Supervisor(places, stores, parts(places, serving(places, stores, ports), ports))
            people = ThreadPoolExecutor(1).submit(_people, places, stores, ports)
            supervisor.start()
            yield supervisor, ports, people
        finally:
            for ending in ENDINGS:
                signal.signal(ending, signal.SIG_IGN)
            if supervisor:
                supervisor.stop()
            stores.stop(only="start")


def prepare(places: Places, stores: Stores, ports: Ports) -> None:
    """Migrate, and seed the demo clinic into a database without a company."""
    env = administering(places, stores, ports)
    if {stores.ask(VERSION) and stores.ask("SELECT version_num FROM alembic_version")} != newest_migrations():
        call(command("migrate"), "Migrating the database", env=env, cwd=SERVICES)
    if stores.ask(EMPTY) == "t":
        say("Making the demo clinic ...")
        call(command("seed"), "Making the demo clinic", env=env, cwd=SERVICES)


def newest_migrations() -> set[str]:
    """The revisions that no other follows, read from the files since asking the tool takes seconds."""
    texts = [file.read_text() for file in (SERVICES / "migrations" / "versions").glob("*.py")]
    found = {kind: {name for text in texts for name in re.findall(pattern, text, re.MULTILINE)} for kind, pattern in REVISIONS.items()}
    return found["own"] - found["before"]


def check_ports(ports: Ports) -> None:
    """Say which port is taken before anything is started."""
    for name, host, port in (
        ("PORT", ports.host, ports.api), ("SIM_PORT", "127.0.0.1", ports.simulators), ("SMTP_SIM_PORT", "127.0.0.1", ports.mail),
    ):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError as problem:
                raise Trouble(
                    f"Port {port} is in use by another program; stop it, or choose another port with {name}={port + 1}."
                ) from problem


def _people(places: Places, stores: Stores, ports: Ports) -> str:
    return call(command("demo-people"), "Listing the demo people", env=administering(places, stores, ports), cwd=SERVICES)


def _welcome(ports: Ports, people: str) -> str:
    return "\n".join((
        "", f"  Aster is at           {ports.address}", f"  Sent SMS and mail at  {ports.page}", "",
        *(f"  {line}" for line in people.rstrip().splitlines()), "", "  Ctrl-C stops everything.", "",
    ))


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt
