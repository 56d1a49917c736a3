"""Commands for those who run Aster: `python -m clinic.cli --help`."""

import asyncio
import sys

import orjson
import typer

from clinic import domains
from clinic.core import schema as schemas
from clinic.core.settings import settings

cli = typer.Typer(no_args_is_help=True, add_completion=False)


@cli.command()
def schema() -> None:
    """Make the schema from the models in an empty database (tests and drills; `migrate` is for keeping)."""
    domains.load()
    asyncio.run(schemas.create(settings().database_admin_url))


@cli.command()
def openapi() -> None:
    """Print the OpenAPI document."""
    from clinic.main import app  # noqa: PLC0415 - only this command needs the whole app

    sys.stdout.buffer.write(orjson.dumps(app.openapi(), option=orjson.OPT_INDENT_2 | orjson.OPT_SORT_KEYS) + b"\n")


if __name__ == "__main__":
    cli()
