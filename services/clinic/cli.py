"""Commands for operators: `python -m clinic.cli --help`."""

import asyncio
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import orjson
import typer
from alembic import command
from alembic.config import Config

from clinic import registry
from clinic.company import service as companies
from clinic.core.audit import seals
from clinic.core.database import diagram, schema as schemas, session as db
from clinic.core.database.tenant_context import Context
from clinic.core.security.permissions import permission_matrix
from clinic.core.settings import TRIAL_ENVIRONMENTS, settings

Result = TypeVar("Result")
cli = typer.Typer(no_args_is_help=True, add_completion=False)


@cli.command()
def schema() -> None:
    """Create the schema from the models in an empty database, for tests and drills; use `migrate` otherwise."""
    registry.load()
    asyncio.run(schemas.create_schema(settings().database_admin_url))


@cli.command()
def migrate() -> None:
    """Migrate the database to the newest schema."""
    command.upgrade(_alembic(), "head")


@cli.command()
def migration(title: str) -> None:
    """Create a migration from the changed tables and columns; add policies and grants by hand, the schema test tells what is missing."""
    registry.load()
    command.revision(_alembic(), message=title, autogenerate=True)


def _alembic() -> Config:
    home = Path(__file__).resolve().parents[1]
    config = Config(home / "alembic.ini")
    config.set_main_option("script_location", str(home / "migrations"))
    return config


@cli.command()
def permissions() -> None:
    """Print the permission matrix, as docs/permissions.md has it."""
    print("# Permissions\n\nPrinted from the code by `python -m clinic.cli permissions`.\n\n" + permission_matrix(), end="")


@cli.command("database-diagram")
def database_diagram() -> None:
    """Print the tables as Mermaid diagrams, as docs/database.md has them."""
    registry.load()
    print(diagram.table_diagrams(), end="")


@cli.command()
def seed(*, large: bool = False, scale: float = 1.0) -> None:
    """Seed the demo clinic, once; with --large the clinic that is measured (200,000 clients, 2 million bookings).

    Its users have a published password and second factors that simulators answer, so that it isn't made in production.
    """
    if settings().environment not in TRIAL_ENVIRONMENTS:
        raise typer.BadParameter(f"ENVIRONMENT is {settings().environment}: the demo clinic has a published password")
    registry.load()
    if large:
        from clinic.seed import large_clinic

        print(asyncio.run(large_clinic.seed(scale)))
    else:
        from clinic.seed import demo_clinic

        print("The demo clinic was seeded." if asyncio.run(demo_clinic.seed()) else "The demo clinic exists already.")


@cli.command()
def demo_users() -> None:
    """Print the demo clinic's users, their password and where each signs in."""
    from clinic.seed import demo_users as users

    address = settings().public_url
    for user in users.USERS:
        print(f"{user.email:26} {users.PASSWORD}   {address}{user.sign_in_path}   {user.description}")
        if user.second_step:
            print(f"{'':26} {user.second_step}")
    print(f"{'booking portal':26} {address}/booking/{users.PUBLIC_ID}")


@cli.command()
def openapi() -> None:
    """Print the OpenAPI document."""
    from clinic.main import app

    sys.stdout.buffer.write(orjson.dumps(app.openapi(), option=orjson.OPT_INDENT_2 | orjson.OPT_SORT_KEYS) + b"\n")


@cli.command("verify-company")
def verify_company(public_id: str, *, withdraw: bool = False) -> None:
    """Verify a company by its public id (the end of its booking page's address), so that its SMS go out (PLT-061)."""
    registry.load()
    typer.echo(asyncio.run(_run_and_disconnect(verify(public_id, verified=not withdraw))))


async def verify(public_id: str, *, verified: bool) -> str:
    """Verify a company or withdraw its verification; returns the line to print."""
    row = await db.call_lookup("lookup_company_by_public_id", public_id)
    if row is None:
        raise typer.BadParameter("no company has this public id")
    async with db.transaction(Context.system(row["company_id"])) as session:
        company = await companies.set_verified(session, verified=verified)
        return f"{company.name} is {'verified' if verified else 'not verified any more'}."


@cli.command("verify-audit")
def verify_audit() -> None:
    """Recompute all seals of the audit log and compare them and the anchors; exits with 1 when anything differs."""
    registry.load()
    discrepancies = asyncio.run(_run_and_disconnect(seals.verify_all()))
    for company, problem in discrepancies:
        typer.echo(f"{company} seal {problem.number}: {problem.type} ({problem.note})")
    typer.echo("The audit log is as it was sealed." if not discrepancies else f"{len(discrepancies)} differences.")
    raise typer.Exit(1 if discrepancies else 0)


@cli.command("audit-epoch")
def audit_epoch() -> None:
    """Begin a new epoch of the audit log, as a part of a restore: another server's transaction ids start again."""
    typer.echo(f"epoch {asyncio.run(seals.begin_epoch(settings().database_admin_url))}")


async def _run_and_disconnect(work: Coroutine[Any, Any, Result]) -> Result:
    try:
        return await work
    finally:
        await db.close_database()


if __name__ == "__main__":
    cli()
