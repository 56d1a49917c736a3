"""Commands for those who run Aster: `python -m clinic.cli --help`."""

import asyncio
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import orjson
import typer
from alembic import command
from alembic.config import Config

from clinic import domains
from clinic.company import service as companies
from clinic.core import db, schema as schemas, seal
from clinic.core.context import Context
from clinic.core.permissions import matrix
from clinic.core.settings import settings

Found = TypeVar("Found")
cli = typer.Typer(no_args_is_help=True, add_completion=False)


@cli.command()
def schema() -> None:
    """Make the schema from the models in an empty database (tests and drills; `migrate` is for keeping)."""
    domains.load()
    asyncio.run(schemas.create(settings().database_admin_url))


@cli.command()
def migrate() -> None:
    """Bring the database to the newest schema."""
    command.upgrade(_alembic(), "head")


@cli.command()
def migration(title: str) -> None:
    """Begin a migration: columns and tables are compared, policies and grants are yours to add; the schema test tells what is missing."""
    domains.load()
    command.revision(_alembic(), message=title, autogenerate=True)


def _alembic() -> Config:
    home = Path(__file__).resolve().parents[1]
    config = Config(home / "alembic.ini")
    config.set_main_option("script_location", str(home / "migrations"))
    return config


@cli.command()
def permissions() -> None:
    """Print the permission matrix, as docs/permissions.md has it."""
    print("# Permissions\n\nPrinted from the code by `python -m clinic.cli permissions`.\n\n" + matrix(), end="")


@cli.command()
def seed(*, large: bool = False, scale: float = 1.0) -> None:
    """Lay the demo clinic, once; with --large the clinic of the figures (200,000 clients, 2 million bookings)."""
    domains.load()
    if large:
        from clinic.seed import large as big

        print(asyncio.run(big.lay(scale)))
    else:
        from clinic.seed import demo

        print("The demo clinic is laid." if asyncio.run(demo.lay()) else "The demo clinic stands already.")


@cli.command()
def demo_people() -> None:
    """Print the demo clinic's people and their password."""
    from clinic.seed import people

    for person in people.PEOPLE:
        print(f"{person.email:26} {people.PASSWORD}   {person.says}")
    print(f"{'booking portal':26} {settings().public_url}/booking/{people.PUBLIC_ID}")


@cli.command()
def openapi() -> None:
    """Print the OpenAPI document."""
    from clinic.main import app

    sys.stdout.buffer.write(orjson.dumps(app.openapi(), option=orjson.OPT_INDENT_2 | orjson.OPT_SORT_KEYS) + b"\n")


@cli.command("verify-company")
def verify_company(public_id: str, *, withdraw: bool = False) -> None:
    """Verify a company by its public id (the end of its booking page's address), so that its SMS go out (PLT-061)."""
    domains.load()
    typer.echo(asyncio.run(_closing(verify(public_id, verified=not withdraw))))


async def verify(public_id: str, *, verified: bool) -> str:
    """Verify the company or withdraw it; what came of it."""
    found = await db.door("door_company", public_id)
    if found is None:
        raise typer.BadParameter("no company has this public id")
    async with db.unit(Context.system(found["company_id"])) as session:
        company = await companies.verify(session, verified=verified)
        return f"{company.name} is {'verified' if verified else 'not verified any more'}."


@cli.command("verify-audit")
def verify_audit() -> None:
    """Compute every seal of the audit log anew and compare the anchors; ends with 1 when anything differs."""
    domains.load()
    found = asyncio.run(_closing(seal.verify_all()))
    for company, problem in found:
        typer.echo(f"{company} seal {problem.number}: {problem.kind} ({problem.note})")
    typer.echo("The audit log is as it was sealed." if not found else f"{len(found)} differences.")
    raise typer.Exit(1 if found else 0)


@cli.command("audit-epoch")
def audit_epoch() -> None:
    """Part of a restore: begin a new epoch of the audit log, since another server counts its transactions anew."""
    typer.echo(f"epoch {asyncio.run(seal.begin_epoch(settings().database_admin_url))}")


async def _closing(work: Coroutine[Any, Any, Found]) -> Found:
    try:
        return await work
    finally:
        await db.shut()


if __name__ == "__main__":
    cli()
